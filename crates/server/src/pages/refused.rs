//! What a page says when something is refused: in the reader's language, whoever refused it.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bearcade_core::SetupError;
use bearcade_narrate::{Words, arg};
use bearcade_table::GameInfo;

use super::table::is_script;
use super::{Visitor, game, options, trouble};
use crate::limits::Whose;
use crate::refusal::{Code, Reason, Refusal};
use crate::site::Site;

/// A refusal that leaves a page's handler is shown as a page, or told in the reader's words to a page's script.
pub(super) async fn in_their_words(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let whose = request.extensions().get::<Whose>().copied();
    let response = next.run(request).await;
    let (Some(refusal), Some(whose)) = (response.extensions().get::<Refusal>().cloned(), whose) else {
        return response;
    };
    // Whoever can't be known is answered as a program would be.
    let Ok(visitor) = Visitor::new(&site, whose, &headers).await else { return response };
    if is_script(&headers) {
        Refusal { message: why(visitor.words, &refusal), ..refusal }.into_response()
    } else {
        trouble(&visitor, &refusal)
    }
}

/// A refusal in words.
pub(super) fn why(words: &Words, refusal: &Refusal) -> String {
    if let Some(reason) = &refusal.reason {
        return reason_in_words(words, reason);
    }
    words.text(match refusal.code {
        Code::BadRequest | Code::BadMethod => "refusal-bad-request",
        Code::BadTable => "refusal-bad-table",
        Code::NotFound => "site-not-found",
        Code::NoSession => "people-nobody",
        Code::WrongPassword => "people-wrong-password",
        Code::NameTaken => "people-name-taken",
        Code::NotAllowed => "refusal-not-allowed",
        Code::SeatTaken => "refusal-seat-taken",
        Code::NotSeated => "refusal-not-seated",
        Code::NotBegun => "refusal-not-begun",
        Code::Over => "refusal-over",
        Code::NotYourDecision => "refusal-not-your-decision",
        Code::Notation => "refusal-notation",
        Code::Forbidden => "refusal-forbidden",
        Code::CannotUndo => "refusal-cannot-undo",
        Code::CannotLeave => "refusal-cannot-leave",
        Code::TooMany => "people-too-many",
        Code::TooLarge => "refusal-too-large",
        Code::WrongOrigin => "refusal-wrong-origin",
        Code::Unavailable => "people-unavailable",
        Code::ShuttingDown => "refusal-shutting-down",
        Code::Internal => "refusal-internal",
    })
}

fn reason_in_words(words: &Words, reason: &Reason) -> String {
    let (slug, error) = match reason {
        Reason::OneSeat => return words.text("refusal-one-seat"),
        Reason::Blocked => return words.text("refusal-blocked"),
        Reason::NoHints => return words.text("refusal-no-hints"),
        Reason::Silenced => return words.text("refusal-silenced"),
        Reason::Sealed => return words.text("refusal-sealed"),
        Reason::Guessed => return words.text("people-guessed"),
        Reason::WeakPassword => return words.text("people-weak-password"),
        Reason::LooksTaken => return words.text("people-name-looks-taken"),
        Reason::Said(why) => return why.clone(),
        Reason::Setup(slug, error) => (slug, error),
    };
    let Ok(info) = game(slug) else { return words.text("refusal-bad-table") };
    match error {
        SetupError::Seats { given, min, max } => {
            words.say("refusal-seats", &[arg("given", *given), arg("min", *min), arg("max", *max)])
        }
        SetupError::Unknown { .. } => words.text("refusal-bad-table"),
        SetupError::Value { option, .. } => words.say("refusal-option", &[arg("option", label(info, option, words))]),
        // What is wrong inside a text of one's own, such as a deck, is for whoever wrote it: it quotes the text.
        SetupError::Content { option, line, reason, .. } => {
            let (option, reason) = (arg("option", label(info, option, words)), arg("reason", reason.as_str()));
            match line {
                Some(line) => words.say("refusal-content-line", &[option, reason, arg("line", *line)]),
                None => words.say("refusal-content", &[option, reason]),
            }
        }
    }
}

fn label(info: &GameInfo, option: &str, words: &Words) -> String {
    let spec = info.options.iter().find(|spec| spec.name == option);
    spec.map_or_else(|| option.to_owned(), |spec| options::label(info, spec, words).0)
}

#[cfg(test)]
mod tests {
    use bearcade_narrate::Lang;

    use super::*;

    #[test]
    fn every_refusal_has_words_in_every_language() {
        let english = Words::strict(Lang::En);
        let seats = SetupError::Seats { given: 9, min: 2, max: 4 };
        let value =
            SetupError::Value { option: "energy", given: "much".to_owned(), expected: String::new(), rule: "CB-25" };
        let content =
            SetupError::Content { option: "weights", line: None, reason: "all are 0".to_owned(), rule: "CB-25" };
        let deck =
            SetupError::Content { option: "weights", line: Some(3), reason: "no number".to_owned(), rule: "CB-25" };
        let setups = [seats, value, content, deck].map(|error| Reason::Setup("chaos-bear", error));
        let reasons = [Reason::OneSeat, Reason::Blocked, Reason::NoHints, Reason::Silenced, Reason::Sealed];
        let accounts = [Reason::Guessed, Reason::WeakPassword, Reason::LooksTaken];
        let told = reasons
            .into_iter()
            .chain(accounts)
            .chain(setups)
            .map(|reason| Refusal::from(Code::NotAllowed).because(reason));
        let refusals: Vec<Refusal> = Code::ALL.into_iter().map(Refusal::from).chain(told).collect();
        for lang in [Lang::Nl, Lang::Es] {
            let words = Words::strict(lang);
            for refusal in &refusals {
                assert_ne!(why(&words, refusal), why(&english, refusal), "{refusal:?}");
            }
        }
    }
}
