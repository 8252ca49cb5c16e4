//! The package `rpython` for CPython: what programs import, as files, so that they can be run and
//! tested without being translated.
//!
//! The same sources are the program's library when it is translated; but `rpython.ll` is native
//! then and a module in Python here.

use crate::host::modules::library_sources;
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
    // FNV-1a: the same everywhere.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for (file, text) in library_sources() {
        for byte in file.bytes().chain(text.bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}
