use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumberOptions;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;

use crate::Lang;

/// The message files of a language.
macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../locales/", $lang, "/common.ftl")),
            include_str!(concat!("../locales/", $lang, "/terminal.ftl")),
            include_str!(concat!("../locales/", $lang, "/site.ftl")),
            include_str!(concat!("../locales/", $lang, "/live.ftl")),
            include_str!(concat!("../locales/", $lang, "/replay.ftl")),
            include_str!(concat!("../locales/", $lang, "/people.ftl")),
            include_str!(concat!("../locales/", $lang, "/boards.ftl")),
            include_str!(concat!("../locales/", $lang, "/look.ftl")),
            include_str!(concat!("../locales/", $lang, "/learn.ftl")),
            include_str!(concat!("../locales/", $lang, "/advice.ftl")),
            include_str!(concat!("../locales/", $lang, "/refusals.ftl")),
            include_str!(concat!("../locales/", $lang, "/options.ftl")),
            include_str!(concat!("../locales/", $lang, "/chaos-bear.ftl")),
            include_str!(concat!("../locales/", $lang, "/de-beer-is-los.ftl")),
            include_str!(concat!("../locales/", $lang, "/el-oso.ftl")),
            include_str!(concat!("../locales/", $lang, "/hold-my-bear.ftl")),
            include_str!(concat!("../locales/", $lang, "/folly-and-fortune.ftl")),
        ]
    };
}

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The variables that each message uses, where every mistake shall be noticed.
    strict: Option<BTreeMap<String, BTreeSet<String>>>,
}

/// A value that a message's variable takes.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

/// An argument: `arg("die", 4)`, `arg("name", "Ada")`.
pub fn arg<'a>(name: &'static str, value: impl Into<FluentValue<'a>>) -> Arg<'a> {
    (name, value.into())
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // The marks that isolate directions are not for screen readers and terminals; all our languages run one way.
        bundle.set_use_isolating(false);
        for text in Self::files(lang) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the words of {}: {errors:?}", lang.tag()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("the words of {}: {errors:?}", lang.tag()));
        }
        Self { lang, bundle, strict: None }
    }

    /// The words of a language, for tests: a missing message or a missing or unused argument panics.
    pub fn strict(lang: Lang) -> Self {
        Self { strict: Some(Self::variables(lang)), ..Self::new(lang) }
    }

    /// The variables that each message of a language uses.
    pub fn variables(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut variables = BTreeMap::new();
        for text in Self::files(lang) {
            let resource = fluent_syntax::parser::parse(*text).expect("the files were read before");
            for entry in resource.body {
                if let ast::Entry::Message(message) = entry {
                    variables.insert(message.id.name.to_owned(), variables_of(&message));
                }
            }
        }
        variables
    }

    /// The message files of a language.
    pub fn files(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => files!("en"),
            Lang::Nl => files!("nl"),
            Lang::Es => files!("es"),
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message.
    pub fn say(&self, id: &str, arguments: &[Arg]) -> String {
        self.format(id, None, arguments)
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A message's attribute, such as its brief form or its help.
    pub fn attribute(&self, id: &str, attribute: &str, arguments: &[Arg]) -> String {
        self.format(id, Some(attribute), arguments)
    }

    /// A list in words: "a", "a and b", "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.text("list-nothing"),
            [one] => one.clone(),
            [start @ .., last] => self.say("list-and", &[arg("start", start.join(", ")), arg("last", last.as_str())]),
        }
    }

    fn format(&self, id: &str, attribute: Option<&str>, arguments: &[Arg]) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|found| found.value()),
        });
        let Some(pattern) = pattern else {
            assert!(self.strict.is_none(), "{}: there is no message {id} {attribute:?}", self.lang.tag());
            return id.to_owned();
        };
        let plain = plain(pattern, arguments);
        let Some(variables) = &self.strict else {
            return plain.unwrap_or_else(|| self.resolved(pattern, arguments, &mut Vec::new()));
        };
        let mut errors = Vec::new();
        let text = self.resolved(pattern, arguments, &mut errors);
        assert!(errors.is_empty(), "{}: {id}: {errors:?}", self.lang.tag());
        for (name, _) in arguments {
            assert!(variables[id].contains(*name), "{}: {id} makes no use of ${name}", self.lang.tag());
        }
        assert!(
            plain.is_none_or(|plain| plain == text),
            "{}: {id}: the short way says something else",
            self.lang.tag()
        );
        text
    }

    /// A message as Fluent resolves it.
    fn resolved(&self, pattern: &ast::Pattern<&str>, arguments: &[Arg], errors: &mut Vec<FluentError>) -> String {
        let values: FluentArgs = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&values), errors).into_owned()
    }
}

/// A message that is text and values and no more, or chooses by a word: put together here, many times faster than by
/// Fluent. None for all others.
fn plain(pattern: &ast::Pattern<&str>, arguments: &[Arg]) -> Option<String> {
    let mut text = String::with_capacity(64);
    write_plain(pattern, arguments, &mut text)?;
    Some(text)
}

fn write_plain(pattern: &ast::Pattern<&str>, arguments: &[Arg], text: &mut String) -> Option<()> {
    let value = |name: &str| arguments.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => text.push_str(value),
            ast::PatternElement::Placeable { expression } => match expression {
                ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => match value(id.name)? {
                    FluentValue::String(value) => text.push_str(value),
                    FluentValue::Number(number) if number.options == FluentNumberOptions::default() => {
                        write!(text, "{}", number.value).ok()?;
                    }
                    _ => return None,
                },
                ast::Expression::Select { selector: ast::InlineExpression::VariableReference { id }, variants } => {
                    let FluentValue::String(word) = value(id.name)? else { return None };
                    let is_it = |variant: &&ast::Variant<&str>| match variant.key {
                        ast::VariantKey::Identifier { name } => name == word,
                        ast::VariantKey::NumberLiteral { .. } => false,
                    };
                    let chosen =
                        variants.iter().find(is_it).or_else(|| variants.iter().find(|variant| variant.default))?;
                    write_plain(&chosen.value, arguments, text)?;
                }
                _ => return None,
            },
        }
    }
    Some(())
}

/// The variables that a message uses, in its value or an attribute.
fn variables_of(message: &ast::Message<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        in_pattern(pattern, &mut found);
    }
    found
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. }
        | ast::InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
            for argument in &arguments.named {
                in_inline(&argument.value, found);
            }
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
