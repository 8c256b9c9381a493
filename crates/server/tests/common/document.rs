//! The served `OpenAPI` document as a witness: whatever comes back must be as it says.

use std::collections::HashMap;
use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use bearcade_load::{Answer, Client, Witness};
use jsonschema::Validator;
use serde_json::{Value, json};

/// The document, and its schemas made ready.
pub(crate) struct Document {
    whole: Value,
    ready: Mutex<HashMap<String, Arc<Validator>>>,
}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the document")
    }
}

impl Document {
    /// Asks a server for it.
    pub(crate) async fn of(address: SocketAddr) -> Arc<Self> {
        let whole = Client::new(address).get("/api/openapi.json").await.expect("the document");
        Arc::new(Self { whole, ready: Mutex::default() })
    }

    /// The operation that a request means, and its name.
    fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        let fits = |template: &str| {
            let wanted: Vec<&str> = template.split('/').collect();
            wanted.len() == parts.len()
                && wanted.iter().zip(&parts).all(|(wanted, part)| wanted.starts_with('{') || wanted == part)
        };
        let paths = self.whole["paths"].as_object().expect("paths");
        // A path without a parameter comes before one that has any.
        let mut fitting: Vec<&String> = paths.keys().filter(|template| fits(template)).collect();
        fitting.sort_by_key(|template| template.contains('{'));
        let methods = &paths[fitting.first()?.as_str()];
        methods.get(method.to_lowercase())
    }

    /// Complains if a value is not of a schema; `name` names the schema.
    fn check(&self, name: &str, schema: &Value, value: &Value) {
        let validator = {
            let mut ready = self.ready.lock().expect("no panic while the validators are held");
            let make = || {
                let rooted = json!({ "allOf": [schema], "components": self.whole["components"] });
                Arc::new(jsonschema::validator_for(&rooted).expect("a schema"))
            };
            Arc::clone(ready.entry(name.to_owned()).or_insert_with(make))
        };
        let errors: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{name} is not as the document says: {errors:?}\n{value}");
    }
}

impl Witness for Document {
    fn answer(&self, method: &str, path: &str, answer: &Answer) {
        if !path.starts_with("/api/") {
            return;
        }
        let Some(operation) = self.operation(method, path) else {
            assert!([404, 405, 429].contains(&answer.status), "{method} {path} is answered and not described");
            let error = json!({ "$ref": "#/components/schemas/Error" });
            return self.check("a refusal", &error, &answer.json());
        };
        let name = format!("{} {}", operation["operationId"], answer.status);
        let described = &operation["responses"][answer.status.to_string()];
        assert!(!described.is_null(), "{name}: such an answer is not described: {}", answer.body);
        let content = described["content"].as_object().expect("a content");
        let head = answer.head.to_lowercase();
        let (kind, content) = content.iter().next().expect("a kind of content");
        assert!(head.contains(&format!("content-type: {kind}")), "{name} is not {kind}: {head}");
        if kind == "application/json" {
            self.check(&name, &content["schema"], &answer.json());
        }
    }

    fn message(&self, text: &str) {
        // Parts of a page may follow, in HTML.
        let (head, parts) = text.split_once('\n').unwrap_or((text, ""));
        let message: Value = serde_json::from_str(head).expect("a message is JSON");
        let kind = message["type"].as_str().unwrap_or("error");
        assert!(parts.is_empty() || kind == "parts", "{kind} is followed by something: {parts}");
        let schema = match kind {
            "sync" => "Table",
            "update" => "Update",
            "error" => "Error",
            _ => "LiveMessage",
        };
        self.check(kind, &json!({ "$ref": format!("#/components/schemas/{schema}") }), &message);
    }
}
