//! The file that the build script leaves in `OUT_DIR` for the macro.
//!
//! A line-based text: a keyword, then fields separated by tabs, with `\\`, `\t` and `\n`
//! escaped in them.

use crate::model::Class;
use crate::part::Part;
use crate::scope::Meanings;
use std::fmt::Write;

/// The folder below `OUT_DIR` that is the build script's own.
pub const FOLDER: &str = "rpython";
/// The manifest's name in that folder.
pub const FILE: &str = "manifest.txt";
/// The Rust declarations of the library's C interface, in that folder.
pub const BINDINGS: &str = "bindings.rs";

/// The file in that folder that the macro touches when it meets a declaration that is not in the
/// manifest: the build script has declared it, so Cargo runs the script again.
pub const UNSEEN: &str = "unseen.stamp";

/// What the build script did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Manifest {
    /// The version of the toolchain that did it.
    pub version: String,
    /// The prefix of every symbol of the library.
    pub prefix: String,
    /// The name to link the library under.
    pub link_name: String,
    /// The names of others that it needs. (Cargo would link what a build script names to the package's library alone, and
    /// not to tests and binaries with modules of their own.)
    pub libraries: Vec<String>,
    /// Whether there is a library; otherwise the program was not translated.
    pub translated: bool,
    /// The translated modules.
    pub modules: Vec<ManifestModule>,
    /// The types that stand for Python classes, and the traits whose objects Python calls, with which something is wrong.
    pub types: Vec<ManifestType>,
    /// What aliases stand for that are declared elsewhere, of each module, type and trait that uses some.
    pub aliases: Vec<ManifestAliases>,
}

/// A module that the build script found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ManifestModule {
    /// [`Module::interface_hash`](crate::Module::interface_hash).
    pub hash: String,
    /// The Rust module's name.
    pub name: String,
    /// The Python file, as the attribute names it.
    pub python: String,
    /// The symbols of its functions, in order.
    pub symbols: Vec<String>,
    /// Its constants, in order: Rust expressions.
    pub constants: Vec<String>,
    /// What Python says of functions, by their symbols, and of the module, by its file: that, and the text.
    pub docs: Vec<(String, String)>,
    /// The types that derive `rpython::Value` in the types of its functions, and in those: the name, and
    /// [`Value::interface_hash`](crate::Value::interface_hash).
    pub values: Vec<(String, String)>,
    /// What is wrong with it.
    pub errors: Vec<Told>,
}

/// A type, or a trait, with which something is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ManifestType {
    /// Its name.
    pub name: String,
    /// [`Value::interface_hash`](crate::Value::interface_hash).
    pub hash: String,
    /// What is wrong with it.
    pub errors: Vec<Told>,
}

/// What aliases stand for, where they are used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ManifestAliases {
    /// The name of the module, the type or the trait.
    pub of: String,
    /// Each as it is written there.
    pub meanings: Meanings,
}

/// Something that is wrong with a declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What of it has the error.
    pub part: Part,
    /// The text, as it is to be shown.
    pub text: String,
}

impl Manifest {
    /// The text of the file.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        line(&mut text, "version", &[&self.version]);
        line(&mut text, "prefix", &[&self.prefix]);
        line(&mut text, "link", &[&self.link_name]);
        for library in &self.libraries {
            line(&mut text, "library", &[library]);
        }
        line(
            &mut text,
            "translated",
            &[if self.translated { "yes" } else { "no" }],
        );
        for module in &self.modules {
            line(
                &mut text,
                "module",
                &[&module.hash, &module.name, &module.python],
            );
            for symbol in &module.symbols {
                line(&mut text, "symbol", &[symbol]);
            }
            for constant in &module.constants {
                line(&mut text, "constant", &[constant]);
            }
            for (symbol, text_of) in &module.docs {
                line(&mut text, "doc", &[symbol, text_of]);
            }
            for (name, hash) in &module.values {
                line(&mut text, "value", &[name, hash]);
            }
            errors(&mut text, &module.errors);
        }
        for of in &self.types {
            line(&mut text, "type", &[&of.name, &of.hash]);
            errors(&mut text, &of.errors);
        }
        for ManifestAliases { of, meanings } in &self.aliases {
            line(&mut text, "aliases", &[of]);
            for (written, meaning) in &meanings.types {
                line(&mut text, "alias", &[written, meaning]);
            }
            for (written, class) in &meanings.classes {
                let (python, name) = (&class.python, &class.name);
                line(
                    &mut text,
                    "class",
                    &[written, python, name, class.in_python()],
                );
            }
        }
        text
    }

    /// Reads the file; `None` if this is not one.
    pub fn from_text(text: &str) -> Option<Manifest> {
        let mut manifest = Manifest::default();
        for (number, line) in text.lines().enumerate() {
            let mut fields = line.split('\t').map(unescape);
            let keyword = fields.next()?;
            let mut next = || fields.next();
            match (&*keyword, number) {
                ("version", 0) => manifest.version = next()?,
                (_, 0) => return None,
                ("prefix", _) => manifest.prefix = next()?,
                ("link", _) => manifest.link_name = next()?,
                ("library", _) => manifest.libraries.push(next()?),
                ("translated", _) => manifest.translated = next()? == "yes",
                ("module", _) => manifest.modules.push(ManifestModule {
                    hash: next()?,
                    name: next()?,
                    python: next()?,
                    ..ManifestModule::default()
                }),
                ("constant", _) => manifest.modules.last_mut()?.constants.push(next()?),
                ("doc", _) => {
                    let doc = (next()?, next()?);
                    manifest.modules.last_mut()?.docs.push(doc);
                }
                ("value", _) => {
                    let value = (next()?, next()?);
                    manifest.modules.last_mut()?.values.push(value);
                }
                ("symbol", _) => manifest.modules.last_mut()?.symbols.push(next()?),
                ("type", _) => manifest.types.push(ManifestType {
                    name: next()?,
                    hash: next()?,
                    errors: Vec::new(),
                }),
                ("error", _) => {
                    let told = Told {
                        part: next()?.parse().ok()?,
                        text: next()?,
                    };
                    let errors = match manifest.types.last_mut() {
                        Some(of) => &mut of.errors,
                        None => &mut manifest.modules.last_mut()?.errors,
                    };
                    errors.push(told);
                }
                ("aliases", _) => manifest.aliases.push(ManifestAliases {
                    of: next()?,
                    ..ManifestAliases::default()
                }),
                ("alias", _) => {
                    let alias = (next()?, next()?);
                    manifest.aliases.last_mut()?.meanings.types.push(alias);
                }
                ("class", _) => {
                    let written = next()?;
                    let (python, name, called) = (next()?, next()?, next()?);
                    let class = Class {
                        renamed: Some(called).filter(|called| *called != name),
                        ..Class::new(&python, &name)
                    };
                    let meanings = &mut manifest.aliases.last_mut()?.meanings;
                    meanings.classes.push((written, class));
                }
                _ => return None,
            }
        }
        (!manifest.version.is_empty()).then_some(manifest)
    }
}

fn errors(text: &mut String, errors: &[Told]) {
    for Told { part, text: of } in errors {
        line(text, "error", &[&part.to_string(), of]);
    }
}

fn line(text: &mut String, keyword: &str, fields: &[&str]) {
    text.push_str(keyword);
    for field in fields {
        let _ = write!(text, "\t{}", escape(field));
    }
    text.push('\n');
}

/// A text as a part of a line.
pub fn escape(field: &str) -> String {
    let escaped = field
        .replace('\\', "\\\\")
        .replace('\t', "\\t")
        .replace('\n', "\\n");
    escaped.replace('\r', "\\r")
}

/// The text that a part of a line is of.
pub fn unescape(field: &str) -> String {
    let mut text = String::with_capacity(field.len());
    let mut chars = field.chars();
    while let Some(c) = chars.next() {
        text.push(match c {
            '\\' => match chars.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            },
            c => c,
        });
    }
    text
}
