//! A run's progress in a file: what was run, then every finished job, a line each.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufRead, BufReader, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Raised whenever a file of an older program would be read wrongly.
pub const FORMAT: u64 = 1;

/// What is run: the same fingerprint means the same jobs with the same results.
pub type Fingerprint = Map<String, Value>;

/// The file of a run under way. Jobs are appended in the order of their numbers, without gaps.
#[derive(Debug)]
pub struct Journal {
    file: BufWriter<File>,
    path: PathBuf,
    jobs: u64,
}

/// Why a run can't go on from a file.
#[derive(Debug)]
pub enum ResumeError {
    /// It can't be read or written.
    File(PathBuf, io::Error),
    /// Another run is using it.
    InUse(PathBuf),
    /// It holds another run: the first field that differs, what the file says, what was asked for.
    Other(PathBuf, String, String, String),
    /// It is no file of progress, or a line of it (counted from 1) is broken.
    Broken(PathBuf, usize),
}

impl Journal {
    /// Opens the file of a run, or begins it. `done` gets every finished job that it holds, in order; a last line that
    /// was not written to its end is dropped.
    pub fn open<R: DeserializeOwned>(
        path: &Path,
        fingerprint: &Fingerprint,
        mut done: impl FnMut(u64, R),
    ) -> Result<Self, ResumeError> {
        let failed = |error| ResumeError::File(path.to_owned(), error);
        let broken = |line| ResumeError::Broken(path.to_owned(), line);
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        let mut file =
            File::options().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ResumeError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let mut head = Fingerprint::new();
        head.insert("bearcade_run".to_owned(), FORMAT.into());
        head.extend(fingerprint.clone());

        let mut reader = BufReader::new(&file);
        let (mut whole, mut number) = (0, 0);
        let mut line = Vec::new();
        loop {
            line.clear();
            reader.read_until(b'\n', &mut line).map_err(failed)?;
            if line.last() != Some(&b'\n') {
                // A torn beginning is only begun again if it is the beginning of such a file.
                if number == 0 && !line.is_empty() && !head_line(&head).as_bytes().starts_with(&line) {
                    return Err(broken(1));
                }
                break;
            }
            if number == 0 {
                let found: Fingerprint = serde_json::from_slice(&line).map_err(|_| broken(1))?;
                compare(path, &found, &head)?;
            } else {
                done(number as u64 - 1, serde_json::from_slice(&line).map_err(|_| broken(number + 1))?);
            }
            whole += line.len() as u64;
            number += 1;
        }
        file.set_len(whole).map_err(failed)?;
        file.seek(io::SeekFrom::End(0)).map_err(failed)?;
        let mut journal =
            Self { file: BufWriter::new(file), path: path.to_owned(), jobs: number.saturating_sub(1) as u64 };
        if number == 0 {
            journal.file.write_all(head_line(&head).as_bytes()).map_err(failed)?;
            journal.keep()?;
        }
        Ok(journal)
    }

    /// How many jobs are finished.
    pub fn jobs(&self) -> u64 {
        self.jobs
    }

    /// Appends the result of the next job. It is safe after [`Journal::keep`].
    pub fn add(&mut self, result: &impl Serialize) -> Result<(), ResumeError> {
        let mut line = serde_json::to_vec(result).expect("a result is JSON");
        line.push(b'\n');
        self.jobs += 1;
        self.file.write_all(&line).map_err(|error| ResumeError::File(self.path.clone(), error))
    }

    /// Makes sure that everything added is on the disk.
    pub fn keep(&mut self) -> Result<(), ResumeError> {
        let kept = self.file.flush().and_then(|()| self.file.get_ref().sync_data());
        kept.map_err(|error| ResumeError::File(self.path.clone(), error))
    }
}

fn head_line(head: &Fingerprint) -> String {
    let mut line = serde_json::to_string(head).expect("a fingerprint is JSON");
    line.push('\n');
    line
}

fn compare(path: &Path, found: &Fingerprint, head: &Fingerprint) -> Result<(), ResumeError> {
    if !found.contains_key("bearcade_run") {
        return Err(ResumeError::Broken(path.to_owned(), 1));
    }
    let names = head.keys().chain(found.keys());
    let value = |map: &Fingerprint, name: &String| map.get(name).map_or_else(|| "missing".to_owned(), Value::to_string);
    match names.into_iter().find(|name| found.get(*name) != head.get(*name)) {
        None => Ok(()),
        Some(name) => Err(ResumeError::Other(path.to_owned(), name.clone(), value(found, name), value(head, name))),
    }
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::InUse(path) => write!(f, "{}: another run is using this file", path.display()),
            Self::Other(path, name, found, asked) => write!(
                f,
                "{} belongs to another run: its `{name}` is {found}, not {asked}; ask for that run again, name another \
                 file, or delete this one",
                path.display()
            ),
            Self::Broken(path, line) => write!(
                f,
                "{}: line {line} is not what a run writes; name another file, or delete this one",
                path.display()
            ),
        }
    }
}

impl std::error::Error for ResumeError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A path that goes away with the test.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let file = format!("bearcade-resume-{}-{name}", std::process::id());
            Self(std::env::temp_dir().join(file).join("run.jsonl"))
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(self.0.parent().expect("a folder"));
        }
    }

    fn fingerprint(seed: u64) -> Fingerprint {
        [("game".to_owned(), Value::from("pig")), ("seed".to_owned(), Value::from(seed))].into_iter().collect()
    }

    fn open(path: &Path, seed: u64) -> Result<(Journal, Vec<u64>), ResumeError> {
        let mut found = Vec::new();
        let journal = Journal::open(path, &fingerprint(seed), |number, result: u64| {
            assert_eq!(number, found.len() as u64);
            found.push(result);
        })?;
        Ok((journal, found))
    }

    #[test]
    fn what_was_kept_comes_back_and_a_torn_line_does_not() {
        let scratch = Scratch::new("torn");
        let (mut journal, found) = open(&scratch.0, 7).expect("a new file");
        assert_eq!(found, [0u64; 0]);
        for result in [10, 11, 12] {
            journal.add(&result).expect("room on the disk");
        }
        journal.keep().expect("room on the disk");
        drop(journal);
        let whole = fs::read(&scratch.0).expect("a file");
        let head = whole.iter().position(|&byte| byte == b'\n').expect("a head") + 1;
        for cut in 0..=whole.len() {
            fs::write(&scratch.0, &whole[..cut]).expect("room on the disk");
            let (mut journal, found) = open(&scratch.0, 7).expect("a torn file is a shorter one");
            let lines = whole[head.min(cut)..cut].split(|&byte| byte == b'\n').count() - 1;
            assert_eq!(found, [10, 11, 12][..lines], "cut at {cut}");
            for result in &[10u64, 11, 12][found.len()..] {
                journal.add(result).expect("room on the disk");
            }
            journal.keep().expect("room on the disk");
            drop(journal);
            assert_eq!(fs::read(&scratch.0).expect("a file"), whole, "cut at {cut}, gone on, is as if never cut");
        }
    }

    #[test]
    fn another_run_is_refused_with_what_differs() {
        let scratch = Scratch::new("other");
        drop(open(&scratch.0, 7).expect("a new file"));
        let refused = open(&scratch.0, 8).expect_err("another seed").to_string();
        assert!(refused.contains("belongs to another run: its `seed` is 7, not 8"), "{refused}");
    }

    #[test]
    fn files_that_are_something_else_are_left_alone() {
        let scratch = Scratch::new("else");
        drop(open(&scratch.0, 7).expect("a new file"));
        for text in ["dear diary", "dear diary\n", "{}\n", "{\"bearcade_run\":1"] {
            fs::write(&scratch.0, text).expect("room on the disk");
            let opened = open(&scratch.0, 7);
            if text.ends_with('1') {
                assert!(opened.is_ok(), "a torn head");
            } else {
                assert!(matches!(opened, Err(ResumeError::Broken(_, 1))), "{text}");
                assert_eq!(fs::read_to_string(&scratch.0).expect("a file"), text);
            }
        }
        drop(open(&scratch.0, 7).expect("it was begun again"));
        let mut whole = fs::read(&scratch.0).expect("a file");
        whole.extend_from_slice(b"1\nnonsense\n3\n");
        fs::write(&scratch.0, &whole).expect("room on the disk");
        assert!(matches!(open(&scratch.0, 7), Err(ResumeError::Broken(_, 3))));
    }

    #[test]
    fn two_runs_do_not_share_a_file() {
        let scratch = Scratch::new("shared");
        let first = open(&scratch.0, 7).expect("a new file");
        assert!(matches!(open(&scratch.0, 7), Err(ResumeError::InUse(_))));
        drop(first);
        open(&scratch.0, 7).expect("free again");
    }
}
