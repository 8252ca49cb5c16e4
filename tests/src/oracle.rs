//! CPython, which says what is right.

use crate::process::{finish, Ran};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The command for CPython 3, or `None` where there is none.
pub fn cpython() -> Option<Command> {
    let works = Command::new("python3")
        .args(["-c", "import sys; sys.exit(sys.version_info < (3, 9))"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    works.then(command)
}

fn command() -> Command {
    let mut command = Command::new("python3");
    // No bytecode files in the source tree; the library's own modules can be imported.
    command
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("RPYTHON_LIBRARY", library_dir())
        .env("PYTHONIOENCODING", "utf-8");
    command
}

/// The folder with the package `rpython` that programs import when they run on CPython: what
/// `cargo rpython lib-path` makes for users. Not the toolchain's own library: its standard modules
/// would be found before CPython's.
fn library_dir() -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let name = format!("rpython-tests-{}", rpython_build::library::fingerprint());
        let folder = std::env::temp_dir().join(name);
        if let Err(error) = rpython_build::library::extract(&folder) {
            panic!("{}: {error}", folder.display());
        }
        folder
    });
    folder.clone()
}

/// Runs programs on CPython, with a folder for what they print.
///
/// # Errors
/// Python itself fails; a program that does is a [`Ran`].
pub fn run_cpython(programs: &[&Path], dir: &Path) -> Result<Vec<Ran>, String> {
    let dir = dir.join("cpython");
    std::fs::create_dir_all(&dir).map_err(|e| e.to_string())?;
    let mut python = command();
    python
        .args(["-c", include_str!("oracle.py")])
        .arg(&dir)
        .args(programs);
    let ran = finish(python)?;
    let read = |number: usize, suffix: &str| {
        let bytes = std::fs::read(dir.join(format!("{number}.{suffix}")));
        bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    };
    let outcome = |number| {
        let status = read(number, "status").ok()?;
        Some(Ran {
            stdout: read(number, "out").ok()?,
            stderr: read(number, "err").ok()?,
            status: status.parse().ok()?,
        })
    };
    let outcomes = (0..programs.len()).map(|number| {
        outcome(number).ok_or_else(|| format!("python3 fails:\n{}{}", ran.stdout, ran.stderr))
    });
    outcomes.collect()
}
