//! Finds the translation of a module in what the build script left.

use proc_macro2::TokenStream;
use rpython_spec::grammar::Malformed;
use rpython_spec::manifest::{ManifestModule, Told, BINDINGS, FILE, FOLDER, UNSEEN};
use rpython_spec::object::ObjectItem;
use rpython_spec::scope::name_of;
use rpython_spec::value::ValueItem;
use rpython_spec::{Aliases, Manifest, Meanings, Module, ModuleItem, Part, Value, VERSION};
use std::path::{Path, PathBuf};

/// What the build script has for a module.
pub enum Found {
    /// It is translated.
    Translated {
        /// The library's symbol prefix.
        prefix: String,
        /// The library to link.
        link_name: String,
        /// The names of others that it needs.
        libraries: Vec<String>,
        /// The symbols of the functions, in order.
        symbols: Vec<String>,
        /// The Rust declarations of the library's C interface.
        bindings: TokenStream,
        /// The types that derive `rpython::Value`, with their interface hashes.
        values: Vec<(String, String)>,
        /// The constants, as expressions.
        constants: Vec<TokenStream>,
        /// What Python says of functions, by their symbols, and of the module, by its file: that, and the text.
        docs: Vec<(String, String)>,
    },
    /// It is not.
    Failed {
        /// Why. Nothing, if another declaration says it that is compiled with this one.
        errors: Vec<Told>,
        /// The types that stand for Python classes, with their interface hashes: if they are others, they may not say it.
        values: Vec<(String, String)>,
    },
}

impl Found {
    /// It is not, for a reason that has nothing to do with what is declared.
    fn failed(text: String) -> Found {
        let part = Part::Whole;
        Found::Failed {
            errors: vec![Told { part, text }],
            values: Vec::new(),
        }
    }
}

/// What the build script has left: it is read once, for all that an expansion asks.
pub struct Built {
    folder: Option<PathBuf>,
    manifest: Result<Manifest, Missing>,
}

/// Why there is nothing to look into.
#[derive(Clone, Copy)]
enum Missing {
    Script,
    File,
    Damaged,
}

/// Something that is read from tokens, and what the build script knows it by.
pub trait Declared {
    /// The hash of its interface, as far as it has one.
    fn known_by(&self) -> Option<String>;
}

impl Declared for Result<ModuleItem, Box<Malformed>> {
    fn known_by(&self) -> Option<String> {
        let module = match self {
            Ok(module) => module,
            Err(wrong) => wrong.module.as_ref()?,
        };
        Some(module.model.interface_hash())
    }
}

impl Declared for syn::Result<ValueItem> {
    fn known_by(&self) -> Option<String> {
        Some(self.as_ref().ok()?.model.interface_hash())
    }
}

impl<E> Declared for Result<ObjectItem, E> {
    fn known_by(&self) -> Option<String> {
        Some(self.as_ref().ok()?.model.interface_hash())
    }
}

impl Built {
    /// Reads it.
    pub fn read() -> Built {
        // Cargo sets it for the crates that have a build script.
        let out_dir = std::env::var_os("OUT_DIR");
        let folder = out_dir.map(|out_dir| PathBuf::from(out_dir).join(FOLDER));
        let manifest = match &folder {
            None => Err(Missing::Script),
            Some(folder) => match std::fs::read_to_string(folder.join(FILE)) {
                Err(_) => Err(Missing::File),
                Ok(text) => Manifest::from_text(&text).ok_or(Missing::Damaged),
            },
        };
        Built { folder, manifest }
    }

    fn modules(&self) -> impl Iterator<Item = &ManifestModule> {
        self.manifest.iter().flat_map(|manifest| &manifest.modules)
    }

    /// What the symbols of the library begin with, if there is one.
    pub fn prefix(&self) -> Option<&str> {
        let manifest = self.manifest.as_ref().ok()?;
        manifest.translated.then_some(&*manifest.prefix)
    }

    /// What these tokens declare, with what aliases of the package's stand for in it. (Of declarations of one name, that is for one which comes
    /// out as it did for the build script.)
    pub fn with_aliases<T: Declared>(
        &self,
        item: &TokenStream,
        read: impl Fn(&dyn Aliases) -> T,
    ) -> T {
        let is_known = |declared: &T| {
            let hash = declared.known_by();
            hash.is_some_and(|hash| {
                self.modules().any(|module| {
                    module.hash == hash || module.values.iter().any(|(_, known)| *known == hash)
                })
            })
        };
        let plain = read(&Meanings::default());
        if is_known(&plain) {
            return plain;
        }
        let name = name_of(item);
        let aliases = self.manifest.iter().flat_map(|manifest| &manifest.aliases);
        let mut first = None;
        for known in aliases.filter(|known| Some(&known.of) == name.as_ref()) {
            let declared = read(&known.meanings);
            if is_known(&declared) {
                return declared;
            }
            first.get_or_insert(declared);
        }
        first.unwrap_or(plain)
    }

    /// Looks a module up.
    pub fn lookup(&self, module: &Module) -> Found {
        let python = &module.python;
        match (&self.folder, &self.manifest) {
            (Some(folder), Ok(manifest)) => lookup_in(folder, manifest, module),
            (None, _) | (_, Err(Missing::Script)) => Found::failed(format!(
                "`{python}` is not translated: this crate has no build script\n\
                 help: create `build.rs` with\n    fn main() {{\n        rpython_build::build()\n    }}\n\
                 and add to Cargo.toml\n    [build-dependencies]\n    rpython-build = \"={VERSION}\""
            )),
            (_, Err(Missing::File)) => Found::failed(format!(
                "`{python}` is not translated: this crate's build script does not translate RPython \
                 modules\nhelp: call `rpython_build::build()` in `build.rs`"
            )),
            (_, Err(Missing::Damaged)) => Found::failed(format!(
                "`{python}`: the build script's manifest cannot be read\n\
                 help: use the same version of `rpython` and `rpython-build`, {VERSION}"
            )),
        }
    }

    /// What the build script says of a module whose declaration has errors besides.
    pub fn errors(&self, module: &Module) -> Vec<Told> {
        let hash = module.interface_hash();
        let found = self.modules().filter(|found| found.hash == hash);
        found.flat_map(|found| found.errors.clone()).collect()
    }

    /// What it says of a type that stands for Python classes, or of a trait whose objects Python calls.
    pub fn errors_of_type(&self, value: &Value) -> Vec<Told> {
        let hash = value.interface_hash();
        let types = self.manifest.iter().flat_map(|manifest| &manifest.types);
        let found = types.filter(|found| found.name == value.name && found.hash == hash);
        found.flat_map(|found| found.errors.clone()).collect()
    }

    /// The types that derive `rpython::Value` in one of this name and hash, with theirs.
    pub fn values_with(&self, name: &str, hash: &str) -> Vec<(String, String)> {
        let is_it = |(known, its): &(String, String)| known == name && its == hash;
        let mut values = self.modules().map(|module| &module.values);
        let found = values.find(|values| values.iter().any(is_it));
        found.cloned().unwrap_or_default()
    }
}

fn lookup_in(folder: &Path, manifest: &Manifest, module: &Module) -> Found {
    let fail = Found::failed;
    let python = &module.python;
    if manifest.version != VERSION {
        return fail(format!(
            "`{python}` was translated by rpython-build {}, but the `rpython` crate is {VERSION}\n\
             help: use `={VERSION}` for both in Cargo.toml",
            manifest.version
        ));
    }
    let hash = module.interface_hash();
    if let Some(found) = manifest.modules.iter().find(|other| other.hash == hash) {
        if !manifest.translated {
            return Found::Failed {
                errors: found.errors.clone(),
                values: found.values.clone(),
            };
        }
        let bindings = std::fs::read_to_string(folder.join(BINDINGS)).ok();
        let constants = found.constants.iter().map(|text| text.parse().ok());
        let constants: Option<Vec<_>> = constants.collect();
        let constants = constants.filter(|all| all.len() == module.constants.len());
        let is_complete = found.symbols.len() == module.functions.len();
        return match bindings.and_then(|text| text.parse().ok()).zip(constants) {
            Some((bindings, constants)) if is_complete => Found::Translated {
                symbols: found.symbols.clone(),
                prefix: manifest.prefix.clone(),
                link_name: manifest.link_name.clone(),
                libraries: manifest.libraries.clone(),
                values: found.values.clone(),
                docs: found.docs.clone(),
                constants,
                bindings,
            },
            _ => fail(format!(
                "`{python}`: what the build script has left is damaged"
            )),
        };
    }
    // The build script has declared this file to Cargo: the next build runs it again. Where the
    // folder cannot be written, the user has to see to that.
    let _ = std::fs::write(folder.join(UNSEEN), hash);
    let is_known = |name: &str, file: &str| name == module.name && file == module.python;
    if manifest
        .modules
        .iter()
        .any(|other| is_known(&other.name, &other.python))
    {
        fail(format!(
            "`{python}` was translated for other declarations than these\n\
             help: build again, so that the build script sees the change. If this stays: the \
             build script reads the declarations in the package's Rust files, and cannot see \
             those that a macro or another build script makes"
        ))
    } else {
        fail(format!(
            "`{python}` is not translated: the build script has not seen this declaration\n\
             help: build again, so that it looks at new files. If this stays: it reads the Rust \
             files in the package's folder, and cannot see a declaration that a macro makes; for \
             a file outside of the folder, add in `build.rs` \
             `rpython_build::Builder::new().source(\"../the/file.rs\").build()`"
        ))
    }
}
