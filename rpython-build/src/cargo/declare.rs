//! What Cargo is told that a build depends on.
//!
//! Cargo runs the script again if a file is newer than the script's last run, or gone; of a folder, if
//! anything below it is newer. It has no word for "when there is something here", and for a path where
//! there is nothing it runs the script in every build. But it follows symbolic links in a folder, and passes over
//! those that lead nowhere: a folder with one link for each such path says it.

use crate::inputs::{Found, Inputs};
use rpython_spec::hash::fnv1a;
use rpython_spec::manifest;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Declares everything that the script has looked at; `out` is its folder.
pub fn inputs(out: &Path, inputs: &Inputs) -> io::Result<()> {
    let links = out.join("absent");
    match fs::remove_dir_all(&links) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => fs::create_dir(&links)?,
    }
    for (path, found) in inputs.paths() {
        match found {
            Found::File(_) | Found::Names(_) => path_changes(path),
            // What changes in it does not matter, and that is what Cargo would look at.
            Found::Folder => path_changes(&file_in(path).unwrap_or(path.into())),
            Found::Nothing => {
                let link = links.join(format!(
                    "{:016x}",
                    fnv1a(path.as_os_str().as_encoded_bytes())
                ));
                if symlink(path, &link).is_err() {
                    // Not on this system: too much is better than nothing.
                    let folder = path.ancestors().find(|folder| folder.exists());
                    path_changes(folder.unwrap_or(path));
                }
            }
            // Nothing that has a time.
            Found::Other => {}
        }
    }
    make_old(&fs::File::open(&links)?)?;
    path_changes(&links);
    for name in inputs.variables() {
        variable_changes(name);
    }
    Ok(())
}

/// Declares a file or folder.
pub fn path_changes(path: &Path) {
    println!("cargo:rerun-if-changed={}", path.display());
}

/// Declares a variable of the environment.
pub fn variable_changes(name: &str) {
    println!("cargo:rerun-if-env-changed={name}");
}

/// Declares the file that the macro touches when it meets a declaration that is not in the
/// manifest, so that the next build runs the script again.
pub fn unseen_declarations(out: &Path) -> io::Result<()> {
    let stamp = out.join(manifest::UNSEEN);
    if !stamp.exists() {
        make_old(&fs::File::create(&stamp)?)?;
    }
    path_changes(&stamp);
    Ok(())
}

/// What is made while the script runs would count as changed since.
fn make_old(file: &fs::File) -> io::Result<()> {
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(86_400))
}

/// The first file in a folder.
fn file_in(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    entries
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .min()
}

#[cfg(unix)]
fn symlink(to: &Path, link: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(to, link)
}

#[cfg(not(unix))]
fn symlink(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
