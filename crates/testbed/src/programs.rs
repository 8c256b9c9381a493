use std::net::TcpListener;
use std::path::PathBuf;

/// Where a program lies: on the path, or where Debian keeps servers (which is not on everybody's path).
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(["/usr/local/sbin", "/usr/sbin"].map(PathBuf::from));
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin"))))
        .collect();
    versions.sort_unstable();
    folders.extend(versions.into_iter().rev().map(|(_, folder)| folder));
    folders.into_iter().map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// A program that a test can't do without.
pub(crate) fn need(program: &str, package: &str) -> PathBuf {
    find(program).unwrap_or_else(|| {
        panic!("{program} is missing: `cargo xtask test` installs it; on Debian by hand: apt-get install {package}")
    })
}

/// A port that nobody listens on now.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port of the loopback");
    listener.local_addr().expect("it has an address").port()
}
