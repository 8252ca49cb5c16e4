//! What keeps unchanged input from being translated, compiled or bound again.
//!
//! Three steps are skipped on their own: translation (a hash over the declarations, options,
//! toolchain and every imported Python file), the C compiler (over the C text and what
//! configures the compiler; once more for each unit) and `bindgen` (over the header). Each leaves a
//! stamp file with the key of its last success, written after its output.

use rpython_spec::hash::Hash;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A key in the making. Keys are compared on one machine, between runs of one toolchain.
#[derive(Clone)]
pub struct Key(Hash);

impl Key {
    /// A key of what is added alone.
    pub fn of_text() -> Self {
        Key(Hash::new())
    }

    /// A key that no other version of the toolchain makes, nor another build of it.
    pub fn of_toolchain() -> Self {
        let mut key = Key::of_text();
        key.add(rpython_spec::VERSION);
        // The build script contains the toolchain and the user's configuration of it.
        let script = std::env::current_exe().and_then(fs::metadata);
        if let Ok(metadata) = script {
            key.add(&metadata.len().to_string());
            if let Ok(time) = metadata.modified() {
                key.add(&format!("{time:?}"));
            }
        }
        key
    }

    /// Adds a text; texts do not run together.
    pub fn add(&mut self, text: &str) {
        self.0.add(text.as_bytes());
    }

    /// The finished key.
    pub fn finish(&self) -> String {
        format!("{:016x}", self.0.value())
    }
}

/// The hash of a file's content; `None` if it cannot be read.
fn content(path: &Path) -> Option<String> {
    let bytes = fs::read(path).ok()?;
    Some(format!("{:016x}", Hash::new().add(&bytes).value()))
}

/// Whether the step's last success had this key.
pub fn is_fresh(stamp: &Path, key: &str) -> bool {
    fs::read_to_string(stamp).is_ok_and(|text| text == key)
}

/// The last translation.
pub struct Translation {
    /// The Python files it read, absolute.
    pub python_files: Vec<PathBuf>,
    /// The names of the C files it wrote; the first is the translation unit. None, if it was a check.
    pub c_files: Vec<String>,
    /// Its warnings, rendered.
    pub warnings: Vec<String>,
}

impl Translation {
    /// The last translation, if it had this key and none of its files has changed. It may have been
    /// a check only, without C files.
    pub fn load(stamp: &Path, key: &str) -> Option<Translation> {
        let text = fs::read_to_string(stamp).ok()?;
        let mut lines = text.lines();
        if lines.next()? != key {
            return None;
        }
        let mut translation = Translation {
            python_files: Vec::new(),
            c_files: Vec::new(),
            warnings: Vec::new(),
        };
        for line in lines {
            let (kind, rest) = line.split_once(' ')?;
            match kind {
                "python" => {
                    let (hash, path) = rest.split_once(' ')?;
                    let path = PathBuf::from(path);
                    if content(&path).as_deref() != Some(hash) {
                        return None;
                    }
                    translation.python_files.push(path);
                }
                "c" => translation.c_files.push(rest.to_string()),
                "warning" => translation.warnings.push(rest.to_string()),
                _ => return None,
            }
        }
        let folder = stamp.parent()?;
        let complete = translation
            .c_files
            .iter()
            .all(|name| folder.join(name).is_file());
        complete.then_some(translation)
    }

    /// Remembers a translation.
    pub fn store(&self, stamp: &Path, key: &str) -> io::Result<()> {
        let mut text = format!("{key}\n");
        for path in &self.python_files {
            let Some(hash) = content(path) else { continue };
            text.push_str(&format!("python {hash} {}\n", path.display()));
        }
        for name in &self.c_files {
            text.push_str(&format!("c {name}\n"));
        }
        for warning in &self.warnings {
            text.push_str(&format!("warning {warning}\n"));
        }
        fs::write(stamp, text)
    }
}

/// Writes a file unless it has this content already, so that its time stays.
pub fn write_if_changed(path: &Path, text: &str) -> io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    fs::write(path, text)
}
