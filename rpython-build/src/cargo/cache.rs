//! What keeps unchanged input from being translated, compiled or bound again.
//!
//! Three steps are skipped on their own: translation (a hash over the declarations, options and
//! toolchain; and everything that importing looked at), the C compiler (over the C text and what
//! configures the compiler, the headers that it read and where it looked for them; once more for each unit) and `bindgen` (over the
//! header). Each leaves a stamp file with the key of its last success, and what it was made of
//! besides, written after its output.

use crate::inputs::Inputs;
use crate::pipeline::Documented;
use rpython_spec::hash::Hash;
use rpython_spec::manifest;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// How a line of a stamp begins that is not of an input.
const RESULT: &str = "result ";

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

/// A step's last success.
pub struct Success {
    /// What it was made of, besides what the key is of.
    pub inputs: Inputs,
    /// What came of it: lines that begin with `result `.
    pub results: Vec<String>,
}

impl Success {
    /// One without results.
    pub fn of(inputs: Inputs) -> Success {
        Success {
            inputs,
            results: Vec::new(),
        }
    }

    /// That with this key, if nothing of what it was made of has changed.
    pub fn load(stamp: &Path, key: &str) -> Option<Success> {
        Success::load_one(stamp, key, &Mutex::default())
    }

    /// The same for one of several, which look at what others have looked at.
    pub fn load_one(stamp: &Path, key: &str, looked: &Mutex<Inputs>) -> Option<Success> {
        let text = fs::read_to_string(stamp).ok()?;
        let (first, lines) = text.split_once('\n')?;
        if first != key {
            return None;
        }
        let (results, inputs): (Vec<_>, Vec<_>) =
            lines.lines().partition(|line| line.starts_with(RESULT));
        let results = results.iter().map(|line| line[RESULT.len()..].to_string());
        Some(Success {
            results: results.collect(),
            inputs: Inputs::unchanged(
                inputs,
                &mut looked.lock().unwrap_or_else(PoisonError::into_inner),
            )?,
        })
    }

    /// Remembers it.
    pub fn store(&self, stamp: &Path, key: &str) -> io::Result<()> {
        // With names that no line can hold, the step is done again.
        let Some(inputs) = self.inputs.to_lines() else {
            return Ok(());
        };
        let results = self.results.iter().map(|text| format!("{RESULT}{text}\n"));
        fs::write(
            stamp,
            format!("{key}\n{inputs}{}", results.collect::<String>()),
        )
    }
}

/// The last translation.
pub struct Translation {
    /// What it was made of.
    pub inputs: Inputs,
    /// The names of the C files it wrote; the first is the translation unit. None, if it was a check.
    pub c_files: Vec<String>,
    /// Its warnings, rendered.
    pub warnings: Vec<String>,
    /// What Python says of functions.
    pub docs: Vec<Documented>,
    /// For each module its constants.
    pub constants: Vec<Vec<String>>,
}

impl Translation {
    /// The last translation, if it had this key and nothing that it was made of has changed. It may have been
    /// a check only, without C files.
    pub fn load(stamp: &Path, key: &str) -> Option<Translation> {
        let Success { inputs, results } = Success::load(stamp, key)?;
        let of = |kind: &str| {
            let texts = results.iter().filter_map(|text| text.strip_prefix(kind));
            texts.map(str::to_string).collect::<Vec<_>>()
        };
        let (c_files, warnings) = (of("c "), of("warning "));
        let folder = stamp.parent()?;
        let docs = of("doc ").into_iter().filter_map(|text| {
            let (symbol, text) = text.split_once('\t')?;
            Some(Documented {
                symbol: manifest::unescape(symbol),
                text: manifest::unescape(text),
            })
        });
        let constants = of("constants ").into_iter().map(|text| {
            let texts = text.split('\t').skip(1);
            texts.map(manifest::unescape).collect()
        });
        let complete = c_files.iter().all(|name| folder.join(name).is_file());
        complete.then_some(Translation {
            inputs,
            c_files,
            warnings,
            docs: docs.collect(),
            constants: constants.collect(),
        })
    }

    /// Remembers a translation.
    pub fn store(&self, stamp: &Path, key: &str) -> io::Result<()> {
        let files = self.c_files.iter().map(|name| format!("c {name}"));
        let warnings = self.warnings.iter().map(|text| format!("warning {text}"));
        let docs = self.docs.iter();
        let docs = docs.map(|doc| {
            let parts = [&doc.symbol, &doc.text].map(|part| manifest::escape(part));
            format!("doc {}", parts.join("\t"))
        });
        let constants = self.constants.iter().map(|texts| {
            let texts = texts
                .iter()
                .map(|text| format!("\t{}", manifest::escape(text)));
            format!("constants {}", texts.collect::<String>())
        });
        let success = Success {
            inputs: self.inputs.clone(),
            results: files.chain(warnings).chain(docs).chain(constants).collect(),
        };
        success.store(stamp, key)
    }
}

/// Writes a file unless it has this content already, so that its time stays.
pub fn write_if_changed(path: &Path, text: &str) -> io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    fs::write(path, text)
}
