//! Cookies: how they are named, written and read.
//!
//! Where a site is reached by HTTPS only, the names of its cookies begin with `__Host-`. Browsers take such a cookie only
//! over HTTPS and from this very host, so no neighbouring subdomain can plant one. The plain name is still read, and the
//! session's is replaced, so that nobody is signed out when a site changes over.

use axum::http::{HeaderMap, header};
use axum::response::Response;

/// The name of the session's cookie, without its prefix.
pub(crate) const SESSION: &str = "bearcade";
const HOST_PREFIX: &str = "__Host-";

/// The value of a cookie, by either of its names.
pub(crate) fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    find(headers, HOST_PREFIX, name).or_else(|| find(headers, "", name))
}

fn find<'a>(headers: &'a HeaderMap, prefix: &str, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(prefix)?.strip_prefix(name)?.strip_prefix('='))
}

/// The session's secret, and whether its cookie has the name that it would be given now. That name comes first.
pub(crate) fn session(headers: &HeaderMap, secure: bool) -> Option<(&str, bool)> {
    let [now, other] = if secure { [HOST_PREFIX, ""] } else { ["", HOST_PREFIX] };
    let by = |prefix| find(headers, prefix, SESSION);
    by(now).map(|token| (token, true)).or_else(|| by(other).map(|token| (token, false)))
}

/// A cookie that no script can read.
pub(crate) fn write(name: &str, value: &str, seconds: i64, secure: bool) -> String {
    let (prefix, attribute) = if secure { (HOST_PREFIX, "; Secure") } else { ("", "") };
    format!("{prefix}{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{attribute}")
}

/// The cookies that end a session in the browser, by either name that it may have there.
pub(crate) fn no_session(secure: bool) -> Vec<String> {
    let plain = write(SESSION, "", 0, false);
    if secure { vec![write(SESSION, "", 0, true), plain] } else { vec![plain] }
}

/// An answer with cookies.
pub(crate) fn with_cookie(mut response: Response, cookies: impl IntoIterator<Item = String>) -> Response {
    for cookie in cookies.into_iter().filter_map(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookies.parse().expect("a header"))])
    }

    #[test]
    fn a_cookie_is_read_by_either_name() {
        let both = headers("theme=dark; bearcade=old; __Host-bearcade=new; my__Host-lang=es; __Host-lang=nl");
        assert_eq!((read(&both, "lang"), read(&both, "theme"), read(&both, "them")), (Some("nl"), Some("dark"), None));
        assert_eq!(session(&both, true), Some(("new", true)));
        assert_eq!(session(&both, false), Some(("old", true)));
        let old = headers("bearcade=old");
        assert_eq!(session(&old, true), Some(("old", false)));
        assert_eq!(session(&headers("x=y"), true), None);
    }

    #[test]
    fn where_cookies_are_secure_they_belong_to_the_host_alone() {
        let cookie = "__Host-bearcade=x; Path=/; Max-Age=9; HttpOnly; SameSite=Lax; Secure";
        assert_eq!(write(SESSION, "x", 9, true), cookie);
        assert_eq!(write(SESSION, "x", 9, false), "bearcade=x; Path=/; Max-Age=9; HttpOnly; SameSite=Lax");
        assert_eq!((no_session(true).len(), no_session(false).len()), (2, 1));
    }
}
