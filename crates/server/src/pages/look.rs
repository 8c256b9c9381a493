//! Light or dark, and the language: kept in cookies, chosen at the foot of every page, without JavaScript.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::{Extension, Form};
use bearcade_narrate::Lang;
use maud::{Markup, html};

use super::{Visitor, see};
use crate::board::field;
use crate::cookies::{self, with_cookie};
use crate::limits::Whose;
use crate::people;
use crate::refusal::Refusal;
use crate::site::Site;

/// The cookies' names, which are also those of the form's fields.
pub(super) const THEME: &str = "theme";
pub(super) const LANG: &str = people::LANG_COOKIE;
/// How long a choice is kept: a year.
const KEPT_SECONDS: i64 = 365 * 24 * 3_600;

/// A theme that somebody prefers to their system's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.name() == name)
    }
}

/// Keeps what was chosen and shows the page again.
pub(super) async fn choose(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let mut set = Vec::new();
    let theme = field(&fields, THEME).map(|name| (THEME, Theme::named(name).map(Theme::name)));
    let lang = field(&fields, LANG).and_then(Lang::from_locale).map(|lang| (LANG, Some(lang.tag())));
    // What somebody has set counts more than a cookie: it changes with it.
    if let Some((_, Some(tag))) = lang
        && let Some(person) = &Visitor::new(&site, whose, &headers).await?.person
    {
        people::set(&site, person, LANG, tag.into()).await?;
    }
    for (name, value) in theme.into_iter().chain(lang) {
        let seconds = if value.is_some() { KEPT_SECONDS } else { 0 };
        if site.config.secure_cookies {
            // What an older version set is not to outlive the choice.
            set.push(cookies::write(name, "", 0, false));
        }
        set.push(cookies::write(name, value.unwrap_or_default(), seconds, site.config.secure_cookies));
    }
    Ok(with_cookie(see(came_from(&headers).unwrap_or("/")), set))
}

/// The path of the page that a form was on, if it was one of ours.
fn came_from(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (_, rest) = text(header::REFERER)?.split_once("://")?;
    let path = rest.strip_prefix(text(header::HOST)?)?;
    // `//elsewhere` would lead away, and so would `/\`, which browsers take for it.
    (path.starts_with('/') && !path.starts_with("//") && !path.contains('\\')).then_some(path)
}

pub(super) fn theme_form(visitor: &Visitor) -> Markup {
    let words = visitor.words;
    let choice = |theme: Option<Theme>, label: &str| {
        let pressed = visitor.theme == theme;
        html! {
            button name=(THEME) value=(theme.map_or("auto", Theme::name)) aria-pressed=(pressed) { (words.text(label)) }
        }
    };
    html! {
        form method="post" action="/look" {
            span #theme-label { (words.text("look-theme")) }
            span.switch role="group" aria-labelledby="theme-label" {
                (choice(None, "look-theme-auto"))
                (choice(Some(Theme::Light), "look-theme-light"))
                (choice(Some(Theme::Dark), "look-theme-dark"))
            }
        }
    }
}

pub(super) fn language_form(visitor: &Visitor) -> Markup {
    let words = visitor.words;
    html! {
        form method="post" action="/look" {
            span #language-label { (words.text("site-language")) }
            span.switch role="group" aria-labelledby="language-label" {
                @for lang in Lang::ALL {
                    button name=(LANG) value=(lang.tag()) lang=(lang.tag()) aria-pressed=(lang == words.lang()) {
                        (lang.name())
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        let headers = headers(&[(header::COOKIE, "mytheme=light; theme=dark; lang=nl")]);
        assert_eq!(cookies::read(&headers, THEME), Some("dark"));
        assert_eq!(cookies::read(&headers, LANG), Some("nl"));
        assert_eq!(cookies::read(&headers, "other"), None);
    }

    #[test]
    fn a_choice_leads_back_to_our_own_pages_only() {
        for (referer, path) in [
            ("http://bears.example/table/7?x=1", Some("/table/7?x=1")),
            ("http://bears.example", None),
            ("http://elsewhere.example/table/7", None),
            ("http://bears.example//elsewhere.example", None),
            ("http://bears.example.elsewhere/", None),
        ] {
            let headers = headers(&[(header::HOST, "bears.example"), (header::REFERER, referer)]);
            assert_eq!(came_from(&headers), path, "{referer}");
        }
    }
}
