use crate::Lang;

/// A rules page per game and language.
macro_rules! books {
    ($lang:literal) => {
        &[
            ("chaos-bear", include_str!(concat!("../locales/", $lang, "/rules/chaos-bear.md"))),
            ("de-beer-is-los", include_str!(concat!("../locales/", $lang, "/rules/de-beer-is-los.md"))),
            ("el-oso", include_str!(concat!("../locales/", $lang, "/rules/el-oso.md"))),
            ("hold-my-bear", include_str!(concat!("../locales/", $lang, "/rules/hold-my-bear.md"))),
            ("folly-and-fortune", include_str!(concat!("../locales/", $lang, "/rules/folly-and-fortune.md"))),
        ]
    };
}

/// The rules of a game in our own words, as Markdown: headings, paragraphs, lists and tables. `None` for a game that
/// does not exist.
pub fn rulebook(slug: &str, lang: Lang) -> Option<&'static str> {
    let books: &[(&str, &'static str)] = match lang {
        Lang::En => books!("en"),
        Lang::Nl => books!("nl"),
        Lang::Es => books!("es"),
    };
    books.iter().find(|(game, _)| *game == slug).map(|(_, text)| *text)
}
