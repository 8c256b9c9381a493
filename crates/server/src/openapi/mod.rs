//! The API described for programs, in the words of `OpenAPI` 3.1.
//!
//! There is one list of routes ([`crate::api::table`]). The router is built from it and so is the document, so that
//! nothing is served that is not described, and nothing described that is not served.

mod schemas;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter, on};
use serde_json::{Map, Value, json};

use crate::api::Json;
use crate::cookies;
use crate::refusal::Code;
use crate::site::Site;

/// One way to ask the site for something: what it is, and who carries it out.
pub(crate) struct Route {
    method: &'static str,
    path: &'static str,
    name: &'static str,
    about: &'static str,
    session: Session,
    query: Vec<(&'static str, Value, &'static str)>,
    takes: Option<&'static str>,
    /// May the body be left out?
    may_be_empty: bool,
    gives: Gives,
    refuses: Vec<Code>,
    handler: MethodRouter<Arc<Site>>,
}

/// Must the asking person be known?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Session {
    /// It does not matter.
    Any,
    /// What is shown depends on it.
    May,
    /// Yes.
    Must,
}

/// What a request is answered with when it is granted.
enum Gives {
    /// JSON of this schema.
    Json(&'static str),
    /// Plain text, described in a few words.
    Text(&'static str),
    /// The connection becomes a WebSocket.
    WebSocket,
}

impl Route {
    pub(crate) fn get<T: 'static>(path: &'static str, handler: impl Handler<T, Arc<Site>>) -> Self {
        Self::new("get", path, on(MethodFilter::GET, handler))
    }

    pub(crate) fn post<T: 'static>(path: &'static str, handler: impl Handler<T, Arc<Site>>) -> Self {
        Self::new("post", path, on(MethodFilter::POST, handler))
    }

    pub(crate) fn patch<T: 'static>(path: &'static str, handler: impl Handler<T, Arc<Site>>) -> Self {
        Self::new("patch", path, on(MethodFilter::PATCH, handler))
    }

    pub(crate) fn delete<T: 'static>(path: &'static str, handler: impl Handler<T, Arc<Site>>) -> Self {
        Self::new("delete", path, on(MethodFilter::DELETE, handler))
    }

    fn new(method: &'static str, path: &'static str, handler: MethodRouter<Arc<Site>>) -> Self {
        // What can happen to any request.
        let mut refuses = vec![Code::TooMany, Code::Unavailable, Code::ShuttingDown, Code::Internal];
        if method != "get" {
            refuses.extend([Code::WrongOrigin, Code::TooLarge]);
        }
        if path.contains('{') {
            refuses.extend([Code::BadRequest, Code::NotFound]);
        }
        let (name, about, session, gives) = ("", "", Session::Any, Gives::Json("Nothing"));
        Self {
            method,
            path,
            name,
            about,
            session,
            query: Vec::new(),
            takes: None,
            may_be_empty: false,
            gives,
            refuses,
            handler,
        }
    }

    /// Its name, and what it does.
    pub(crate) fn named(mut self, name: &'static str, about: &'static str) -> Self {
        (self.name, self.about) = (name, about);
        self
    }

    /// What is shown depends on who asks.
    pub(crate) fn depends_on_session(mut self) -> Self {
        self.session = Session::May;
        self.refuses([Code::NoSession])
    }

    /// Whoever asks must have a session.
    pub(crate) fn needs_session(mut self) -> Self {
        self.session = Session::Must;
        self.refuses([Code::NoSession])
    }

    /// May have this in its query.
    pub(crate) fn query(mut self, name: &'static str, schema: Value, about: &'static str) -> Self {
        self.query.push((name, schema, about));
        self.refuses([Code::BadRequest])
    }

    /// Takes JSON of a schema.
    pub(crate) fn takes(mut self, schema: &'static str) -> Self {
        self.takes = Some(schema);
        self.refuses([Code::BadRequest])
    }

    /// Takes JSON of a schema, or nothing.
    pub(crate) fn may_take(mut self, schema: &'static str) -> Self {
        self.may_be_empty = true;
        self.takes(schema)
    }

    /// Gives JSON of a schema.
    pub(crate) fn gives(mut self, schema: &'static str) -> Self {
        self.gives = Gives::Json(schema);
        self
    }

    /// Gives plain text.
    pub(crate) fn gives_text(mut self, about: &'static str) -> Self {
        self.gives = Gives::Text(about);
        self
    }

    /// Becomes a live connection.
    pub(crate) fn becomes_live(mut self) -> Self {
        self.gives = Gives::WebSocket;
        self.refuses([Code::WrongOrigin, Code::BadRequest])
    }

    /// May be refused for these reasons, beside those that any request may be refused for.
    pub(crate) fn refuses(mut self, codes: impl IntoIterator<Item = Code>) -> Self {
        self.refuses.extend(codes);
        self
    }

    fn describe(&self) -> Value {
        let mut parameters: Vec<Value> = self
            .path
            .split(['{', '}'])
            .skip(1)
            .step_by(2)
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": schemas::path(name) }))
            .collect();
        parameters.extend(self.query.iter().map(|(name, schema, about)| {
            json!({ "name": name, "in": "query", "required": false, "schema": schema, "description": about })
        }));
        let mut described = json!({
            "operationId": self.name,
            "summary": self.about,
            "parameters": parameters,
            "responses": self.responses(),
            "security": match self.session {
                Session::Any => json!([]),
                Session::May => json!([{}, { "bearer": [] }, { "cookie": [] }]),
                Session::Must => json!([{ "bearer": [] }, { "cookie": [] }]),
            },
        });
        if let Some(schema) = self.takes {
            described["requestBody"] = json!({ "required": !self.may_be_empty, "content": content(&refer(schema)) });
        }
        described
    }

    fn responses(&self) -> Value {
        let mut responses = Map::new();
        match self.gives {
            Gives::Json(schema) => {
                responses.insert("200".into(), json!({ "description": "Done.", "content": content(&refer(schema)) }));
            }
            Gives::Text(about) => {
                let text = json!({ "text/plain": { "schema": { "type": "string" } } });
                responses.insert("200".into(), json!({ "description": about, "content": text }));
            }
            Gives::WebSocket => {
                let about = "The connection becomes a WebSocket. The server sends text messages of the schema \
                             LiveMessage, the client sends text messages of the schema LiveCommand.";
                responses.insert("101".into(), json!({ "description": about }));
            }
        }
        let mut by_status: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
        for code in Code::ALL.into_iter().filter(|code| self.refuses.contains(code)) {
            by_status.entry(code.meaning().1).or_default().push(code);
        }
        for (status, codes) in by_status {
            let names: Vec<&str> = codes.iter().map(|code| code.name()).collect();
            let about: Vec<String> =
                codes.iter().map(|code| format!("`{}`: {}", code.name(), code.meaning().2)).collect();
            let schema = json!({ "allOf": [
                refer("Error"),
                { "properties": { "error": { "properties": { "code": { "enum": names } } } } },
            ] });
            let refused = json!({ "description": about.join("; "), "content": content(&schema) });
            responses.insert(status.to_string(), refused);
        }
        responses.into()
    }
}

fn refer(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

fn content(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// The router of a list of routes.
pub(crate) fn router(routes: Vec<Route>) -> Router<Arc<Site>> {
    routes.into_iter().fold(Router::new(), |router, route| router.route(route.path, route.handler))
}

/// The document that describes a list of routes.
fn document(routes: &[Route]) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = route.describe();
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Bearcade",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables at which people and programs play. Actions, views and events are those of the \
                            engine protocol; every game has a page that lists them.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": schemas::all(),
            "securitySchemes": {
                "bearer": { "type": "http", "scheme": "bearer", "description": "The token of a session." },
                "cookie": { "type": "apiKey", "in": "cookie", "name": cookies::SESSION, "description": "The same, \
                    for browsers. Where the site is reached by HTTPS only, the name begins with `__Host-`." },
            },
        },
    })
}

/// Serves the document.
pub(crate) async fn serve() -> Json {
    static DOCUMENT: LazyLock<Vec<u8>> = LazyLock::new(|| document(&crate::api::table()).to_string().into_bytes());
    Json(DOCUMENT.clone())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every string that follows `"$ref":` in the document.
    fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_route_has_a_name_of_its_own_and_says_what_it_does() {
        let mut names = BTreeSet::new();
        let routes = crate::api::table();
        for route in &routes {
            assert!(!route.about.is_empty() && !route.name.is_empty(), "{} {}", route.method, route.path);
            assert!(names.insert(route.name), "two routes are named {}", route.name);
        }
        let described = document(&routes);
        let paths = described["paths"].as_object().expect("paths").values();
        assert_eq!(paths.map(|path| path.as_object().expect("methods").len()).sum::<usize>(), routes.len());
    }

    #[test]
    fn every_reference_leads_somewhere_and_every_schema_is_used() {
        let described = document(&crate::api::table());
        let mut used = BTreeSet::new();
        references(&described, &mut used);
        for reference in &used {
            let pointer = reference.strip_prefix('#').expect("within the document");
            assert!(described.pointer(pointer).is_some(), "{reference} leads nowhere");
        }
        // The live connection's messages are named in its description.
        let live = ["LiveMessage", "LiveCommand"];
        for schema in described["components"]["schemas"].as_object().expect("schemas").keys() {
            let reference = format!("#/components/schemas/{schema}");
            assert!(used.contains(reference.as_str()) || live.contains(&schema.as_str()), "{schema} is not used");
        }
    }

    #[test]
    fn every_code_is_told_of_somewhere() {
        let prose = include_str!("../../../../docs/api.md");
        for code in Code::ALL {
            let (name, status, meaning) = code.meaning();
            assert!(prose.contains(&format!("| `{name}` | {status} | {meaning} |")), "docs/api.md lacks {name}");
        }
        let text = document(&crate::api::table()).to_string();
        for code in Code::ALL {
            assert!(text.contains(&format!("\"{}\"", code.name())), "{}", code.name());
        }
        assert_eq!(Code::ALL.iter().map(|code| code.name()).collect::<BTreeSet<_>>().len(), Code::ALL.len());
    }
}
