//! The site's data file where no setting names one.

use std::path::{Path, PathBuf};

use bearcade_server::{Config, StorePlace};
use bearcade_tui::data_folder;

use crate::Failure;

/// The name of the data file in any folder.
const NAME: &str = "bearcade.db";

/// The data file that `bearcade serve` and `bearcade admin` use unless a setting names another.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum DefaultFile {
    /// A file that is already in the current folder, where earlier versions put it.
    Here(PathBuf),
    /// The file in the user's data folder, which may not exist yet.
    OfUser(PathBuf),
    /// Neither: the environment names no home folder.
    Unknown,
}

impl DefaultFile {
    /// Looks for the file in the current folder, then in the user's data folder.
    pub(crate) fn find() -> Self {
        Self::choose(Path::new(NAME), data_folder())
    }

    fn choose(here: &Path, of_user: Option<PathBuf>) -> Self {
        if here.is_file() {
            return Self::Here(std::path::absolute(here).unwrap_or_else(|_| here.to_owned()));
        }
        of_user.map_or(Self::Unknown, |folder| Self::OfUser(folder.join(NAME)))
    }

    /// Makes this file the value of the setting `data`, for settings read later to replace.
    pub(crate) fn set(&self, config: &mut Config) {
        config.data = match self {
            Self::Here(file) | Self::OfUser(file) => file.clone(),
            Self::Unknown => PathBuf::new(),
        };
    }

    /// Checks that the settings name a data file, if the site needs one.
    pub(crate) fn check(config: &Config) -> Result<(), Failure> {
        if config.store == StorePlace::Sqlite && config.data.as_os_str().is_empty() {
            let message = "there is no folder for the data file: name a file with --data, or set HOME";
            return Err(Failure::Usage(message.to_owned()));
        }
        Ok(())
    }

    /// Creates the user's data folder if the data file goes there.
    pub(crate) fn make_room(&self, config: &Config) -> Result<(), Failure> {
        match self {
            Self::OfUser(file) if config.store == StorePlace::Sqlite && config.data == *file => {
                let folder = file.parent().unwrap_or(file);
                let failed = |error| Failure::Message(format!("{}: {error}", folder.display()));
                std::fs::create_dir_all(folder).map_err(failed)
            }
            _ => Ok(()),
        }
    }

    /// Says where the site's data is, and why it is not where a reader of the documents expects it.
    pub(crate) fn describe(&self, config: &Config) -> String {
        if config.store != StorePlace::Sqlite {
            return format!("Data: {}", config.store);
        }
        let file = config.data_file();
        let file = std::path::absolute(&file).unwrap_or(file);
        match self {
            Self::Here(here) if *here == file => {
                format!("Data: {} (already in this folder, so it stays in use)", file.display())
            }
            _ => format!("Data: {}", file.display()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_the_current_folder_comes_before_the_users_data_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let (here, user) = (folder.path().join(NAME), PathBuf::from("data/bearcade"));
        assert_eq!(DefaultFile::choose(&here, Some(user.clone())), DefaultFile::OfUser(user.join(NAME)));
        assert_eq!(DefaultFile::choose(&here, None), DefaultFile::Unknown);
        std::fs::write(&here, "").expect("written");
        assert_eq!(DefaultFile::choose(&here, Some(user)), DefaultFile::Here(here));
    }
}
