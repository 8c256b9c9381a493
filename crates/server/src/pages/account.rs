//! One's account: signing in and out, claiming a name, recovering it, changing it, taking one's data along, going for
//! good.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use bearcade_narrate::{Lang, arg};
use bearcade_store::Person;
use maud::{Markup, html};
use serde::Deserialize;

use super::home::{arrive, with_cookie};
use super::{Visitor, page, refused, see, trouble};
use crate::api::{accounts, export};
use crate::board::{Fields, field};
use crate::limits::{Kind, Whose};
use crate::passwords::PASSWORD;
use crate::people;
use crate::refusal::{Code, Reason, Refusal};
use crate::site::Site;

type Request = (State<Arc<Site>>, Extension<Whose>, HeaderMap);

/// Where everybody finds their way around: in the head of every page.
pub(crate) fn links(visitor: &Visitor) -> Markup {
    html! {
        a href="/ratings" { (visitor.text("people-ratings")) }
        @if visitor.person.is_some() {
            a href="/me" { (visitor.text("people-me")) }
        } @else {
            a href="/sign-in" { (visitor.text("people-sign-in")) }
        }
        a href="/account" { (visitor.text("people-account")) }
    }
}

/// A refusal in the reader's language; `bad` is what to say if what they typed can't be.
pub(crate) fn why(visitor: &Visitor, refusal: &Refusal, bad: &str) -> String {
    let is_unclear = refusal.code == Code::BadRequest && refusal.reason.is_none();
    if is_unclear { visitor.text(bad) } else { refused::why(visitor.words, refusal) }
}

/// A paragraph that says what went wrong.
pub(crate) fn objection(visitor: &Visitor, refused: Option<(&Refusal, &str)>) -> Markup {
    html! {
        @if let Some((refusal, bad)) = refused {
            p.refused role="alert" { (visitor.words.say("site-refused", &[arg("why", why(visitor, refusal, bad))])) }
        }
    }
}

/// A page that answers a form, with the status of a refusal if there is one.
pub(crate) fn answer(visitor: &Visitor, title: &str, refused: Option<&Refusal>, main: &Markup) -> Response {
    let status = refused.and_then(|refusal| StatusCode::from_u16(refusal.code.meaning().1).ok());
    (status.unwrap_or(StatusCode::OK), page(visitor, title, None, main)).into_response()
}

/// A field with its label.
fn input(visitor: &Visitor, name: &str, kind: &str, label: &str, complete: &str) -> Markup {
    html! {
        p {
            label for=(name) { (visitor.text(label)) } br;
            input #(name) type=(kind) name=(name) autocomplete=(complete) required;
        }
    }
}

/// The field for a name that is somebody's already, with what was typed before.
fn owned_name(visitor: &Visitor, typed: &str) -> Markup {
    html! {
        p {
            label for="name" { (visitor.text("people-name")) } br;
            input #name type="text" name="name" value=(typed) autocomplete="username" required;
        }
    }
}

/// The field for a new password.
fn new_password(visitor: &Visitor, label: &str) -> Markup {
    html! {
        p {
            label for="password" { (visitor.text(label)) } br;
            input #password type="password" name="password" autocomplete="new-password" minlength=(PASSWORD.start())
                maxlength=(PASSWORD.end()) aria-describedby="password-about" required;
            br;
            small #password-about { (visitor.text("people-password-about")) }
        }
    }
}

/// Signing in.
pub(crate) async fn sign_in((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    Ok(sign_in_form(&visitor, "", None))
}

fn sign_in_form(visitor: &Visitor, name: &str, refused: Option<&Refusal>) -> Response {
    let title = visitor.text("people-sign-in");
    let main = html! {
        h1 { (title) }
        (objection(visitor, refused.map(|refusal| (refusal, "people-wrong-password"))))
        @if visitor.person.as_ref().is_some_and(|person| !person.is_claimed()) {
            p { (visitor.text("people-guest-leaves-games")) }
        }
        form method="post" action="/sign-in" {
            (owned_name(visitor, name))
            (input(visitor, "password", "password", "people-password", "current-password"))
            button { (title) }
        }
        p { a href="/recover" { (visitor.text("people-forgot")) } }
        p { (visitor.text("people-no-account")) " " a href="/account" { (visitor.text("people-account")) } }
    };
    answer(visitor, &title, refused, &main)
}

/// Signing in, with name and password.
pub(crate) async fn do_sign_in(
    (State(site), Extension(whose), headers): Request,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let [name, password] = texts(&fields, ["name", "password"]);
    Ok(match accounts::sign_in(&site, whose, &headers, &name, password).await {
        Ok((_, session)) => with_cookie(see("/me"), session.cookies),
        Err(refusal) => sign_in_form(&visitor, &name, Some(&refusal)),
    })
}

fn texts<const N: usize>(fields: &Fields, names: [&str; N]) -> [String; N] {
    names.map(|name| field(fields, name).unwrap_or_default().to_owned())
}

/// A new password by the recovery code.
pub(crate) async fn recover((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    Ok(recover_form(&visitor, "", None))
}

fn recover_form(visitor: &Visitor, name: &str, refused: Option<Refusal>) -> Response {
    let title = visitor.text("people-recover");
    let in_words = |refusal: Refusal| match refusal.code {
        Code::WrongPassword => refusal.because(Reason::Said(visitor.text("people-wrong-code"))),
        _ => refusal,
    };
    let refused = refused.map(in_words);
    let refused = refused.as_ref();
    let main = html! {
        h1 { (title) }
        p { (visitor.text("people-recover-about")) }
        (objection(visitor, refused.map(|refusal| (refusal, "people-bad-password"))))
        form method="post" action="/recover" {
            (owned_name(visitor, name))
            (input(visitor, "recovery", "text", "people-recovery-code", "off"))
            (new_password(visitor, "people-new-password"))
            button { (visitor.text("people-recover-do")) }
        }
    };
    answer(visitor, &title, refused, &main)
}

/// A new password by the recovery code, filled in.
pub(crate) async fn do_recover(
    (State(site), Extension(whose), headers): Request,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let [name, recovery, password] = texts(&fields, ["name", "recovery", "password"]);
    Ok(match accounts::recover_with(&site, whose, &headers, &name, &recovery, password).await {
        Ok((code, cookie)) => {
            let shown = show_code(&visitor, &people::tidy_name(&name), &code, "/sign-in", "people-sign-in");
            with_cookie(shown, [cookie])
        }
        Err(refusal) => recover_form(&visitor, &name, Some(refusal)),
    })
}

/// The recovery code of a name, shown once, in groups: so it is easier to write down, and read as well.
fn show_code(visitor: &Visitor, name: &str, code: &str, next: &str, label: &str) -> Response {
    let title = visitor.text("people-code-title");
    let groups: Vec<&str> = code.as_bytes().chunks(4).filter_map(|group| str::from_utf8(group).ok()).collect();
    let main = html! {
        h1 { (title) }
        p { (visitor.words.say("people-code-of", &[arg("name", name)])) " " (visitor.text("people-code-about")) }
        p { code.recovery { (groups.join(" ")) } }
        p { a href=(next) { (visitor.text(label)) } }
    };
    page(visitor, &title, None, &main).into_response()
}

#[derive(Deserialize)]
pub(crate) struct AccountQuery {
    /// What has just been done.
    done: Option<String>,
}

/// All about one's account.
pub(crate) async fn show(
    (State(site), Extension(whose), headers): Request,
    Query(query): Query<AccountQuery>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let done = query.done.map(|done| if done == "password" { "people-password-changed" } else { "people-done" });
    Ok(account(&visitor, done, None))
}

/// The account page. `done` names the message for what has just been done.
fn account(visitor: &Visitor, done: Option<&str>, refused: Option<(&Refusal, &str)>) -> Response {
    let title = visitor.text("people-account");
    let name = visitor.person.as_ref().map_or("", |person| person.name.as_str());
    let main = html! {
        h1 { (title) }
        (objection(visitor, refused))
        @if let Some(done) = done { p role="status" { (visitor.text(done)) } }
        form method="post" action="/account/name" {
            p {
                label for="name" { (visitor.text("people-your-name")) } br;
                input #name type="text" name="name" value=(name) maxlength=(people::NAME_MOST) autocomplete="nickname" required;
                " " button { (visitor.text("people-change")) }
            }
        }
        form method="post" action="/account/language" {
            p {
                label for="lang" { (visitor.text("site-language")) } br;
                select #lang name="lang" {
                    @for lang in Lang::ALL {
                        option value=(lang.tag()) lang=(lang.tag()) selected[lang == visitor.words.lang()] { (lang.name()) }
                    }
                }
                " " button { (visitor.text("people-change")) }
            }
        }
        @if let Some(person) = &visitor.person { (own(visitor, person)) }
        @else { (sign_up(visitor, "")) }
    };
    answer(visitor, &title, refused.map(|(refusal, _)| refusal), &main)
}

/// The form that signs a guest up: a name and a password together.
fn sign_up(visitor: &Visitor, name: &str) -> Markup {
    html! {
        h2 { (visitor.text("people-claim")) }
        p { (visitor.text("people-claim-about")) }
        form method="post" action="/account/claim" {
            p {
                label for="claimed" { (visitor.text("people-name")) } br;
                input #claimed type="text" name="name" value=(name) maxlength=(people::NAME_MOST)
                    autocomplete="username" required;
            }
            (new_password(visitor, "people-password"))
            button { (visitor.text("people-claim-do")) }
        }
        p { a href="/sign-in" { (visitor.text("people-sign-in-instead")) } }
    }
}

/// What only somebody whom the site knows can do.
fn own(visitor: &Visitor, person: &Person) -> Markup {
    html! {
        @if person.is_claimed() {
            p { (visitor.text("people-is-claimed")) " " a href="/recover" { (visitor.text("people-forgot")) } }
            (change_password(visitor))
        } @else {
            (sign_up(visitor, &person.name))
        }
        h2 { (visitor.text("people-your-data")) }
        p { a href="/account/export" { (visitor.text("people-export")) } }
        p { a href="/account/delete" { (visitor.text("people-delete")) } }
        h2 { (visitor.text("people-sign-out")) }
        @if !person.is_claimed() { p { (visitor.text("people-guest-leaves")) } }
        form method="post" action="/account/sign-out" { button.quiet { (visitor.text("people-sign-out")) } }
    }
}

/// The form for another password, for somebody who knows theirs.
fn change_password(visitor: &Visitor) -> Markup {
    html! {
        h2 { (visitor.text("people-change-password")) }
        p { (visitor.text("people-change-password-about")) }
        form method="post" action="/account/password" {
            (input(visitor, "old", "password", "people-old-password", "current-password"))
            (new_password(visitor, "people-new-password"))
            button { (visitor.text("people-change-password")) }
        }
    }
}

/// A wrong password of somebody who is signed in: their name is not in doubt.
fn wrong_own_password(visitor: &Visitor, refusal: Refusal) -> Refusal {
    match refusal.code {
        Code::WrongPassword => refusal.because(Reason::Said(visitor.text("people-wrong-own-password"))),
        _ => refusal,
    }
}

/// A form of the account page, filled in.
pub(crate) async fn change(
    (State(site), Extension(whose), headers): Request,
    Path(what): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    match what.as_str() {
        "name" => name(&site, &visitor, &fields).await,
        "language" => language(&site, &visitor, &fields).await,
        "claim" => claim(&site, visitor, &headers, &fields).await,
        "password" => password(&site, &visitor, &headers, &fields).await,
        "sign-out" => Ok(with_cookie(see("/"), people::sign_out(&site, &headers).await?)),
        _ => Ok(trouble(&visitor, &Code::NotFound.into())),
    }
}

/// May the reader try this name now?
fn may_try(site: &Site, visitor: &Visitor, name: &str) -> Result<(), Refusal> {
    people::clean_name(name)?;
    site.limits.take(Kind::Name, visitor.whose)
}

async fn name(site: &Arc<Site>, visitor: &Visitor, fields: &Fields) -> Result<Response, Refusal> {
    let [name] = texts(fields, ["name"]);
    if let Err(refusal) = may_try(site, visitor, &name) {
        return Ok(account(visitor, None, Some((&refusal, "people-bad-name"))));
    }
    let (id, cookie) = arrive(site, visitor).await?;
    let response = match people::rename(site, id, &name).await {
        Ok(()) => see("/account?done=name"),
        Err(refusal) => account(visitor, None, Some((&refusal, "people-bad-name"))),
    };
    Ok(with_cookie(response, cookie))
}

async fn language(site: &Site, visitor: &Visitor, fields: &Fields) -> Result<Response, Refusal> {
    let Some(lang) = field(fields, "lang").and_then(Lang::from_locale) else { return Ok(see("/account")) };
    if let Some(person) = &visitor.person {
        people::set(site, person, "lang", lang.tag().into()).await?;
    }
    Ok(with_cookie(see("/account?done=language"), Some(people::lang_cookie(lang, site.config.secure_cookies))))
}

/// Signs a guest up with the name and the password of a form. A visitor whom the site does not know becomes a guest first.
async fn claim(
    site: &Arc<Site>,
    mut visitor: Visitor,
    headers: &HeaderMap,
    fields: &Fields,
) -> Result<Response, Refusal> {
    let [password, typed] = texts(fields, ["password", "name"]);
    let own = visitor.person.as_ref().map(|person| person.name.clone());
    let name =
        Some(people::tidy_name(&typed)).filter(|name| !name.is_empty()).or_else(|| own.clone()).unwrap_or_default();
    let renames = own.as_ref() != Some(&name);
    if renames && let Err(refusal) = may_try(site, &visitor, &name) {
        return Ok(account(&visitor, None, Some((&refusal, "people-bad-name"))));
    }
    let (id, cookie) = arrive(site, &visitor).await?;
    visitor.person = site.store.person(id).await?;
    let renamed = if renames { people::rename(site, id, &name).await } else { Ok(()) };
    let response = match renamed {
        Err(refusal) => account(&visitor, None, Some((&refusal, "people-bad-name"))),
        Ok(()) => match accounts::claim_name(site, visitor.whose, headers, id, password).await {
            Ok((code, session)) => {
                let page = show_code(&visitor, &name, &code, "/me", "people-me");
                return Ok(with_cookie(page, session.cookies));
            }
            Err(refusal) => account(&visitor, None, Some((&refusal, "people-bad-password"))),
        },
    };
    Ok(with_cookie(response, cookie))
}

/// Changes the password of somebody who knows it.
async fn password(site: &Site, visitor: &Visitor, headers: &HeaderMap, fields: &Fields) -> Result<Response, Refusal> {
    let Some(id) = visitor.id() else { return Ok(see("/account")) };
    let [old, new] = texts(fields, ["old", "password"]);
    Ok(match accounts::replace_password(site, visitor.whose, headers, id, old, new).await {
        Ok(session) => with_cookie(see("/account?done=password"), session.cookies),
        Err(refusal) => {
            let refusal = wrong_own_password(visitor, refusal);
            account(visitor, None, Some((&refusal, "people-bad-password")))
        }
    })
}

/// Are you sure?
pub(crate) async fn delete((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    Ok(delete_form(&visitor, None))
}

fn delete_form(visitor: &Visitor, refused: Option<&Refusal>) -> Response {
    let title = visitor.text("people-delete");
    let main = html! {
        h1 { (title) }
        (objection(visitor, refused.map(|refusal| (refusal, "people-wrong-own-password"))))
        p { (visitor.text("people-delete-about")) }
        form method="post" action="/account/delete" {
            @if visitor.person.as_ref().is_some_and(Person::is_claimed) {
                (input(visitor, "password", "password", "people-password", "current-password"))
            }
            p { label { input type="checkbox" name="sure" value="yes" required; " " (visitor.text("people-delete-sure")) } }
            button { (title) }
        }
        p { a href="/account" { (visitor.text("people-keep")) } }
    };
    answer(visitor, &title, refused, &main)
}

/// Deletes somebody who is sure and knows their password: a stray press of a button deletes nobody.
pub(crate) async fn forget(
    (State(site), Extension(whose), headers): Request,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let Some(id) = visitor.id().filter(|_| field(&fields, "sure").is_some()) else {
        return Ok(see("/account/delete"));
    };
    let [password] = texts(&fields, ["password"]);
    Ok(match accounts::forget_with(&site, whose, &headers, id, password).await {
        Ok(cookies) => with_cookie(see("/"), cookies),
        Err(refusal) => delete_form(&visitor, Some(&wrong_own_password(&visitor, refusal))),
    })
}

/// Everything the site knows about the asking person, as a file.
pub(crate) async fn export((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let Some(id) = visitor.id() else { return Ok(see("/account")) };
    let known = export::known_of(&site, whose, id).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"bearcade.json\""),
    ];
    Ok((headers, known.to_string()).into_response())
}
