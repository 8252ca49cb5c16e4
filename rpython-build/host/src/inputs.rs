//! What a result was made of, outside of the program that made it: files, folders, paths where there
//! is nothing, variables of the environment; each with what was found there.
//!
//! *Invariant.* A path is looked at here before it is used, so that a change between the two makes the
//! result stale and never a stale one fresh. The first look counts.

use rpython_spec::hash::Hash;
use std::collections::btree_map::{BTreeMap, Entry};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// What is there where a program looked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// A file, with the hash of its content.
    File(u64),
    /// A folder.
    Folder,
    /// A folder, with the hash of the names in it.
    Names(u64),
    /// Something else, a device, say, or what cannot be read.
    Other,
}

impl Found {
    /// What is at a path; of a folder, what is in it only if that was `listed`.
    fn at(path: &Path, listed: bool) -> Found {
        let hashed = match fs::metadata(path) {
            Err(_) => return Found::Nothing,
            Ok(data) if data.is_dir() && !listed => return Found::Folder,
            Ok(data) if data.is_dir() => names(path).map(Found::Names),
            Ok(data) if data.is_file() => {
                fs::read(path).map(|bytes| Found::File(Hash::new().add(&bytes).value()))
            }
            Ok(_) => return Found::Other,
        };
        hashed.unwrap_or(Found::Other)
    }

    /// As a word of a line.
    fn word(&self) -> String {
        match self {
            Found::Nothing => "nothing".into(),
            Found::File(hash) => format!("file:{hash:x}"),
            Found::Folder => "folder".into(),
            Found::Names(hash) => format!("names:{hash:x}"),
            Found::Other => "other".into(),
        }
    }
}

/// The hash of the names in a folder.
fn names(folder: &Path) -> std::io::Result<u64> {
    let mut names = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.file_name()))
        .collect::<Result<Vec<_>, _>>()?;
    names.sort();
    let mut hash = Hash::new();
    for name in names {
        hash.add(name.as_encoded_bytes());
    }
    Ok(hash.value())
}

/// The hash of a variable's value.
fn value(name: &str) -> u64 {
    let mut hash = Hash::new();
    if let Some(value) = std::env::var_os(name) {
        hash.add(value.as_encoded_bytes());
    }
    hash.value()
}

/// What a result was made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// (Texts: parts of paths take long to compare.)
    paths: BTreeMap<OsString, Found>,
    variables: BTreeMap<String, u64>,
}

impl Inputs {
    /// Whether there is something at a path, and what is in it if it is a file, will count.
    pub fn look(&mut self, path: &Path) {
        self.add(path, false);
    }

    /// What is in a folder will count.
    pub fn list(&mut self, folder: &Path) {
        self.add(folder, true);
    }

    fn add(&mut self, path: &Path, listed: bool) {
        let Ok(path) = std::path::absolute(path) else {
            return; // The empty path, where nothing can ever be.
        };
        self.add_absolute(path.into(), listed);
    }

    /// What is there.
    fn add_absolute(&mut self, path: OsString, listed: bool) -> &Found {
        match self.paths.entry(path) {
            Entry::Vacant(new) => {
                let found = Found::at(new.key().as_ref(), listed);
                new.insert(found)
            }
            Entry::Occupied(mut known) => {
                if listed && *known.get() == Found::Folder {
                    let found = Found::at(known.key().as_ref(), listed);
                    known.insert(found);
                }
                known.into_mut()
            }
        }
    }

    /// The value of a variable will count.
    pub fn read_variable(&mut self, name: &str) {
        if !self.variables.contains_key(name) {
            self.variables.insert(name.into(), value(name));
        }
    }

    /// What a C compiler has read will count: it says so in the file that `-MD` asks for, by names relative to
    /// the folder that it worked in.
    pub fn read_by_compiler(&mut self, told: &str, folder: &Path) {
        for name in prerequisites(told) {
            self.look(&folder.join(name));
        }
    }

    /// What is in a folder does not count.
    pub fn without(mut self, folder: &Path) -> Inputs {
        self.paths
            .retain(|path, _| !Path::new(path).starts_with(folder));
        self
    }

    /// Adds others.
    pub fn extend(&mut self, other: Inputs) {
        for (path, found) in other.paths {
            self.paths.entry(path).or_insert(found);
        }
        for (name, value) in other.variables {
            self.variables.entry(name).or_insert(value);
        }
    }

    /// The paths, in order, with what was there.
    pub fn paths(&self) -> impl Iterator<Item = (&Path, &Found)> {
        self.paths
            .iter()
            .map(|(path, found)| (path.as_ref(), found))
    }

    /// The names of the variables, in order.
    pub fn variables(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str)
    }

    /// As lines; none if a name cannot be in one.
    pub fn to_lines(&self) -> Option<String> {
        let mut text = String::new();
        let paths = self
            .paths
            .iter()
            .map(|(path, found)| Some((found.word(), path.to_str()?)));
        let variables = self.variables.iter();
        let variables =
            variables.map(|(name, value)| Some((format!("variable:{value:x}"), name.as_str())));
        for line in paths.chain(variables) {
            let (word, name) = line?;
            if name.contains(['\n', '\r']) {
                return None;
            }
            text.push_str(&format!("{word} {name}\n"));
        }
        Some(text)
    }

    /// The inputs that such lines tell of, if all is still as they say. What was looked at for others
    /// meanwhile is not looked at again.
    pub fn unchanged<'a>(
        lines: impl IntoIterator<Item = &'a str>,
        looked: &mut Inputs,
    ) -> Option<Inputs> {
        let mut inputs = Inputs::default();
        for line in lines {
            let (word, name) = line.split_once(' ')?;
            let now = match word.split(':').next()? {
                "variable" => {
                    inputs.read_variable(name);
                    format!("variable:{:x}", inputs.variables.get(name)?)
                }
                kind => {
                    let found = looked.add_absolute(name.into(), kind == "names");
                    inputs.paths.insert(name.into(), found.clone());
                    found.word()
                }
            };
            if now != word {
                return None;
            }
        }
        Some(inputs)
    }
}

/// The names behind the colon of a rule for `make`.
fn prerequisites(rule: &str) -> Vec<String> {
    let behind = rule.find(": ").map_or("", |colon| &rule[colon + 2..]);
    let (mut names, mut name) = (Vec::new(), String::new());
    let mut chars = behind.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            // Lines go on behind a backslash; blanks and `#` have one before them if they are of a name.
            ('\\', Some(' ' | '#')) => name.extend(chars.next()),
            ('$', Some('$')) | ('\\', Some('\n' | '\r')) => {}
            (c, _) if c.is_ascii_whitespace() => names.push(std::mem::take(&mut name)),
            (c, _) => name.push(c),
        }
    }
    names.push(name);
    names.retain(|name| !name.is_empty());
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_for_make_are_read() {
        let rule = "a\\ b.o: a\\ b.c /usr/x.h \\\n ../c\\#.h \\\r\n C:\\d$$.h\n";
        let names = ["a b.c", "/usr/x.h", "../c#.h", "C:\\d$.h"];
        assert_eq!(prerequisites(rule), names);
    }

    #[test]
    fn whatever_changes_is_noticed() {
        let folder = std::env::temp_dir().join(format!("rpython-inputs-{}", std::process::id()));
        fs::create_dir_all(folder.join("sub")).unwrap();
        fs::write(folder.join("file"), "1").unwrap();
        let lines = |names: &[&str], listed: bool| {
            let mut inputs = Inputs::default();
            for name in names {
                inputs.add(&folder.join(name), listed);
            }
            inputs.to_lines().unwrap()
        };
        let looked = lines(&["file", "sub", "not/there"], false);
        let listed = lines(&["sub"], true);
        let holds =
            |lines: &str| Inputs::unchanged(lines.lines(), &mut Inputs::default()).is_some();
        assert!(holds(&looked) && holds(&listed));
        fs::write(folder.join("sub/new"), "").unwrap();
        assert!(holds(&looked) && !holds(&listed));
        fs::write(folder.join("file"), "2").unwrap();
        assert!(!holds(&looked));
        fs::write(folder.join("file"), "1").unwrap();
        assert!(holds(&looked));
        fs::create_dir(folder.join("not")).unwrap();
        fs::write(folder.join("not/there"), "").unwrap();
        assert!(!holds(&looked));
        fs::remove_dir_all(&folder).unwrap();

        let mut inputs = Inputs::default();
        inputs.read_variable("CARGO_MANIFEST_DIR");
        let text = inputs.to_lines().unwrap();
        assert!(holds(&text) && !holds(&text.replace("CARGO_MANIFEST_DIR", "NOT_SET")));
    }
}
