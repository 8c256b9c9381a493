use unic_langid::LanguageIdentifier;

/// A language that everything is translated into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// Spanish.
    Es,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Nl, Self::Es];

    /// The two letters by which commands, addresses and folders name the language.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::Es => "es",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Nl => "Nederlands",
            Self::Es => "Español",
        }
    }

    /// The language of a tag or a system's locale: `nl`, `nl-BE`, `es_MX.UTF-8`. None for a language we don't speak.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let start = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| start.eq_ignore_ascii_case(lang.tag()))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("our tags are language tags")
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn locales_of_systems_are_understood() {
        for (locale, lang) in [
            ("nl_NL.UTF-8", Some(Lang::Nl)),
            ("ES", Some(Lang::Es)),
            ("en-GB", Some(Lang::En)),
            ("C", None),
            ("", None),
            ("est_EE", None),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
    }
}
