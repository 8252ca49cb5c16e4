//! What aliases stand for that a package declares outside of the modules with the attribute.
//!
//! Names are followed as far as the package's files can tell: along `use` from one module to another of the same file, and by the last parts of
//! a path to those of other files. That is enough, since nothing relies on it: the macro has the compiler compare what was found with what the name
//! means ([`Used::check`](rpython_spec::scope::Used::check)). Where it is not, the name is left as it is, and the error at it says what to write.

use proc_macro2::{Ident, TokenStream, TokenTree};
use rpython_spec::scope::{is_elsewhere, Scope};
use rpython_spec::Aliases;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use syn::ext::IdentExt;

/// A module of a Rust file, or the file itself.
pub struct Level {
    /// Which file.
    file: usize,
    /// What paths call it: `crate`, if the file is a crate's.
    name: String,
    /// The one around it, in the same file.
    around: Option<usize>,
    /// What it imports, and the aliases that it declares.
    scope: Scope,
    /// The types and traits that it declares which stand for something of Python's.
    declared: BTreeSet<String>,
    /// The names of aliases of which it declares several, below different `cfg`s perhaps.
    several: BTreeSet<String>,
}

/// The aliases of a package.
#[derive(Default)]
pub struct Package {
    levels: Vec<Level>,
    /// The words in what levels import and declare: an alias may have one of them.
    pub words: BTreeSet<String>,
    /// Names that several aliases have, and nobody can tell which is meant.
    pub unclear: RefCell<BTreeSet<String>>,
}

/// What names of aliases mean in a module of a package's files.
pub struct At<'p> {
    /// The package.
    pub package: &'p Package,
    /// The level.
    pub level: usize,
}

/// An alias: the level that declares it, and its name there.
type Found = (usize, String);

/// Where names are looked up.
#[derive(Clone, Copy)]
struct Place<'s> {
    scope: &'s Scope,
    /// The level that this is the scope of, if it is one's.
    own: Option<usize>,
    /// What `super` means.
    around: Option<usize>,
    file: usize,
}

/// How many imports and aliases are followed one after the other.
const MAX_DEPTH: usize = 16;

impl Package {
    /// Adds a level.
    pub fn add(&mut self, file: usize, name: String, around: Option<usize>) -> usize {
        self.levels.push(Level {
            file,
            name,
            around,
            scope: Scope::default(),
            declared: BTreeSet::new(),
            several: BTreeSet::new(),
        });
        self.levels.len() - 1
    }

    /// Adds what a level imports, or an alias that it declares: the tokens, with the `;`.
    pub fn declare(&mut self, level: usize, alias: Option<&Ident>, item: &TokenStream) {
        self.words.extend(words(item.clone()));
        let level = &mut self.levels[level];
        if let (Err(_), Some(alias)) = (level.scope.read(item), alias) {
            level.several.insert(alias.to_string());
        }
    }

    /// Adds a type or a trait that a level declares.
    pub fn declare_type(&mut self, level: usize, name: String) {
        self.levels[level].declared.insert(name);
    }

    /// Where names of a level are looked up.
    fn at(&self, index: usize) -> Place<'_> {
        let level = &self.levels[index];
        Place {
            scope: &level.scope,
            own: Some(index),
            around: level.around,
            file: level.file,
        }
    }

    /// The level of this name right inside of another.
    fn inside(&self, around: usize, name: &str) -> Option<usize> {
        let is_it = |level: &Level| level.around == Some(around) && level.name == name;
        self.levels.iter().position(is_it)
    }

    /// The alias that a name is, if it is one.
    fn find(&self, at: Place<'_>, name: &str, depth: usize) -> Option<Found> {
        if let Some(own) = at.own {
            let level = &self.levels[own];
            if level.several.contains(name) {
                self.unclear.borrow_mut().insert(name.into());
                return None;
            }
            if level.scope.alias(name).is_some() {
                return Some((own, name.into()));
            }
        }
        if let Some(path) = at.scope.import(name) {
            return self.follow(at, path, false, depth);
        }
        // (They may lead to each other.)
        let depth = depth.saturating_sub(MAX_DEPTH / 4);
        at.scope.all_of().iter().find_map(|of| {
            let path = [&of[..], &[name.to_string()]].concat();
            self.follow(at, &path, true, depth)
        })
    }

    /// The alias that a path leads to, which is one of all names that a module has or one that it has to have.
    fn follow(&self, at: Place<'_>, path: &[String], is_any: bool, depth: usize) -> Option<Found> {
        let (name, modules) = path.split_last()?;
        if depth == 0 || is_elsewhere(path) {
            return None;
        }
        // As far as modules are in the same file.
        let mut level = at.own.or(at.around);
        for (index, module) in modules.iter().enumerate() {
            level = match &**module {
                "self" => at.own,
                "super" if index == 0 => at.around,
                "super" => level.and_then(|level| self.levels[level].around),
                "crate" => None,
                name if index == 0 => at.own.and_then(|own| self.inside(own, name)),
                name => level.and_then(|level| self.inside(level, name)),
            };
        }
        if let Some(level) = level.filter(|_| !modules.is_empty()) {
            return self.find(self.at(level), name, depth - 1);
        }
        let is_alias = |level: &Level| level.scope.alias(name).is_some();
        let has_it = |&level: &usize| {
            is_alias(&self.levels[level]) || self.levels[level].declared.contains(name)
        };
        let mut with_it: Vec<usize> = (0..self.levels.len()).filter(has_it).collect();
        let mut keep = |is: &dyn Fn(&Level) -> bool| {
            if with_it.iter().any(|&level| is(&self.levels[level])) {
                with_it.retain(|&level| is(&self.levels[level]));
            }
        };
        if let Some(module) = modules.last() {
            keep(&|level| level.name == *module);
        }
        keep(&|level| level.file == at.file);
        if is_any {
            with_it.retain(|&level| modules.last() == Some(&self.levels[level].name));
        }
        match with_it[..] {
            [] if is_any => None,
            [] => self.renamed(name, depth),
            _ if !with_it.iter().any(|&level| is_alias(&self.levels[level])) => None,
            [level] if !self.levels[level].several.contains(name) => Some((level, name.clone())),
            _ => {
                self.unclear.borrow_mut().insert(name.clone());
                None
            }
        }
    }

    /// What a name is that some level imports under it, though it is called something else.
    fn renamed(&self, name: &str, depth: usize) -> Option<Found> {
        let is_renamed = |level: &Level| {
            let path = level.scope.import(name);
            path.and_then(<[String]>::last)
                .is_some_and(|last| last != name)
        };
        let level = self.levels.iter().position(is_renamed)?;
        self.find(self.at(level), name, depth - 1)
    }

    /// The type that an alias of a level's stands for, with these arguments, by names for any place.
    fn meaning(
        &self,
        level: usize,
        name: &str,
        arguments: &[&syn::Type],
        depth: usize,
    ) -> Option<syn::Type> {
        let at = self.at(level);
        let mut alias = at.scope.alias(name)?.clone();
        alias.each_path(&mut |ty| {
            if let Some(meaning) = self.of_path(at, ty, depth - 1) {
                *ty = meaning;
            }
            // (A type of the package's may have the name, too.)
            let is_declared = |name: &Ident| {
                let name = name.to_string();
                self.levels
                    .iter()
                    .any(|level| level.declared.contains(&name))
            };
            at.scope.name_known(ty, &|name| !is_declared(name));
        });
        alias.of(arguments).ok()
    }

    fn of_path(&self, at: Place<'_>, ty: &syn::Type, depth: usize) -> Option<syn::Type> {
        if depth == 0 {
            return None;
        }
        let syn::Type::Path(path) = ty else {
            return None;
        };
        let parts = path.path.segments.iter();
        let parts: Vec<String> = parts.map(|part| part.ident.unraw().to_string()).collect();
        let arguments = match &path.path.segments.last()?.arguments {
            syn::PathArguments::AngleBracketed(list) => (list.args.iter())
                .filter_map(|argument| match argument {
                    syn::GenericArgument::Type(ty) => Some(ty),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        };
        let found = match &parts[..] {
            [name] => self.find(at, name, MAX_DEPTH),
            _ => self.follow(at, &parts, false, MAX_DEPTH),
        };
        let (level, name) = found?;
        self.meaning(level, &name, &arguments, depth)
    }
}

impl Aliases for At<'_> {
    fn meaning(&self, scope: &Scope, alias: &syn::TypePath) -> Option<syn::Type> {
        // (A type is declared where names mean what they do there; a module brings its own into scope.)
        let around = self.package.at(self.level);
        let at = match scope.is_around() {
            true => around,
            false => Place {
                scope,
                own: None,
                around: Some(self.level),
                file: around.file,
            },
        };
        let alias = syn::Type::Path(alias.clone());
        self.package.of_path(at, &alias, MAX_DEPTH)
    }
}

/// What paths call a file's own level.
pub fn name_of(file: &Path) -> String {
    let part = |path: Option<&Path>| {
        let name = path.and_then(Path::file_name).unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    let stem = part(Some(&file.with_extension("")));
    let folder = part(file.parent());
    let is_crate = ["lib", "main"].contains(&&*stem)
        || ["tests", "examples", "benches", "bin"].contains(&&*folder);
    match &*stem {
        _ if is_crate => "crate".into(),
        "mod" => folder,
        _ => stem,
    }
}

/// All words among tokens.
pub fn words(tokens: TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for token in tokens {
        match token {
            TokenTree::Ident(word) => drop(found.insert(word.to_string())),
            TokenTree::Group(group) => found.extend(words(group.stream())),
            _ => {}
        }
    }
    found
}
