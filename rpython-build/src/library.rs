//! The package `rpython` for CPython: what programs import, as files, so that they can be run and
//! tested without being translated.
//!
//! The same sources are the program's library when it is translated; but `rpython.ll` is native
//! then and a module in Python here.

use crate::host::modules::library_sources;
use rpython_spec::hash::Hash;
use std::io;
use std::path::Path;

/// Writes the package `rpython` below a folder, which is then for `PYTHONPATH`. Files that are
/// there already and the same are left alone.
///
/// # Errors
/// If a file cannot be written.
pub fn extract(folder: &Path) -> io::Result<()> {
    for (file, text) in library_sources() {
        let path = folder.join(file);
        if std::fs::read_to_string(&path).is_ok_and(|known| known == text) {
            continue;
        }
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        // Another process may be reading it.
        let fresh = path.with_extension(format!("{}.new", std::process::id()));
        std::fs::write(&fresh, text)?;
        std::fs::rename(&fresh, &path)?;
    }
    Ok(())
}

/// A name for this version of the library: other sources have another one.
pub fn fingerprint() -> String {
    let mut hash = Hash::new();
    for (file, text) in library_sources() {
        hash.add(file.as_bytes()).add(text.as_bytes());
    }
    format!("{:016x}", hash.value())
}
