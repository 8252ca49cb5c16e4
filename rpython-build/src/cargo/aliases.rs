//! What aliases stand for that a package declares outside of the modules that use them; which of its types have the name of something that
//! declarations know; and which modules with the attribute declare the classes that others use.
//!
//! Names are followed as far as the package's files can tell: along `use`, of one name or of all, from module to module, where each is by the
//! folders and names of files; and where that leads nowhere, as with `#[path]`, by the last parts of a path. That is enough, since nothing relies on it: the macro has
//! the compiler compare what was found with what the name means ([`Used::check`](rpython_spec::scope::Used::check)). Where it is not, the name is left as
//! it is, and the error at it says what to write.

use proc_macro2::{Ident, TokenStream, TokenTree};
use rpython_spec::scope::{is_elsewhere, only_name, Scope};
use rpython_spec::{Aliases, Class};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use syn::ext::IdentExt;

/// A module of a Rust file, or the file itself.
pub struct Level {
    /// Which file.
    file: usize,
    /// Where it is: the folders, if the file is a crate's, and behind them the names of modules.
    path: Vec<String>,
    /// Whether it is a crate.
    is_crate: bool,
    /// The one around it, in the same file.
    around: Option<usize>,
    /// What it imports, and the aliases that it declares.
    scope: Scope,
    /// The types and traits that it declares which stand for something of Python's.
    declared: BTreeSet<String>,
    /// The names of aliases of which it declares several, below different `cfg`s perhaps.
    several: BTreeSet<String>,
    /// The Python file that it stands for, whose classes it may declare.
    python: Option<String>,
}

/// The aliases of a package.
#[derive(Default)]
pub struct Package {
    levels: Vec<Level>,
    /// The folders that crates are in.
    crates: BTreeSet<Vec<String>>,
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

/// What a name leads to.
#[derive(Clone, PartialEq)]
enum Found {
    /// An alias: the level that declares it, and its name there.
    Alias(usize, String),
    /// A type, or a trait, of this level.
    Type(usize),
    /// A class, whichever level declares it.
    Class(Class),
    /// Something of another crate's.
    Elsewhere,
}

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

impl Level {
    /// What paths call it.
    fn name(&self) -> &str {
        match self.path.last() {
            Some(name) if !self.is_crate => name,
            _ => "crate",
        }
    }

    /// What it declares under a name, if it is the level number `at`.
    fn own(&self, at: usize, name: &str) -> Option<Found> {
        if self.scope.alias(name).is_some() {
            Some(Found::Alias(at, name.into()))
        } else if let Some((python, class)) = self.python.as_ref().zip(self.scope.class(name)) {
            Some(Found::Class(class.of(python)))
        } else {
            self.declared.contains(name).then_some(Found::Type(at))
        }
    }
}

impl Package {
    /// One with these files.
    pub fn of<'f>(files: impl Iterator<Item = &'f Path>) -> Package {
        let crates = files.map(module_of).filter(|(_, is_crate)| *is_crate);
        Package {
            crates: crates.map(|(path, _)| path).collect(),
            ..Package::default()
        }
    }

    /// Adds the level of a file.
    pub fn add_file(&mut self, file: usize, name: &Path) -> usize {
        let (path, is_crate) = module_of(name);
        self.add(file, path, is_crate, None)
    }

    /// Adds the level of a module in a file.
    pub fn add_module(&mut self, name: String, around: usize) -> usize {
        let Level { file, path, .. } = &self.levels[around];
        let path = [&path[..], &[name]].concat();
        self.add(*file, path, false, Some(around))
    }

    /// Says which Python file a level stands for.
    pub fn stands_for(&mut self, level: usize, python: String) {
        self.levels[level].python = Some(python);
    }

    fn add(
        &mut self,
        file: usize,
        path: Vec<String>,
        is_crate: bool,
        around: Option<usize>,
    ) -> usize {
        self.levels.push(Level {
            file,
            path,
            is_crate,
            around,
            scope: Scope::default(),
            declared: BTreeSet::new(),
            several: BTreeSet::new(),
            python: None,
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
        let is_it = |level: &Level| level.around == Some(around) && level.name() == name;
        self.levels.iter().position(is_it)
    }

    /// Where the crate is that a file belongs to.
    fn crate_of(&self, file: usize) -> &[String] {
        let is_file = |level: &&Level| level.file == file && level.around.is_none();
        let own = self.levels.iter().find(is_file);
        let own = own.map_or(&[][..], |level| &level.path[..]);
        let around = self.crates.iter().filter(|path| own.starts_with(path));
        around
            .max_by_key(|path| path.len())
            .map_or(&[], |path| path)
    }

    /// The levels that a path of modules leads to: there are several of crates that share a folder.
    fn modules_at(&self, at: Place<'_>, modules: &[String]) -> Vec<usize> {
        let own = at.own.map(|own| self.levels[own].path.clone());
        let mut path: Option<Vec<String>> = None;
        for (index, module) in modules.iter().enumerate() {
            let before = match index {
                0 => own.clone(),
                _ => path,
            };
            path = match &**module {
                "crate" => Some(self.crate_of(at.file).to_vec()),
                "self" => before,
                // (The module that this is the scope of has none around it but that.)
                "super" if index == 0 && at.own.is_none() => {
                    at.around.map(|around| self.levels[around].path.clone())
                }
                "super" => before.and_then(|path| Some(path.split_last()?.1.to_vec())),
                name => before.map(|path| [&path[..], &[name.to_string()]].concat()),
            };
        }
        let Some(path) = path else {
            return Vec::new();
        };
        let mut there: Vec<usize> = (0..self.levels.len()).collect();
        there.retain(|&level| self.levels[level].path == path);
        if there
            .iter()
            .any(|&level| self.levels[level].file == at.file)
        {
            there.retain(|&level| self.levels[level].file == at.file);
        }
        there
    }

    /// What a name leads to, as far as there is telling.
    fn find(&self, at: Place<'_>, name: &str, depth: usize) -> Option<Found> {
        if let Some(own) = at.own {
            let level = &self.levels[own];
            if level.several.contains(name) {
                self.unclear.borrow_mut().insert(name.into());
                return None;
            }
            if let Some(found) = level.own(own, name) {
                return Some(found);
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

    /// What a path leads to, which is one of all names that a module has or one that it has to have.
    fn follow(&self, at: Place<'_>, path: &[String], is_any: bool, depth: usize) -> Option<Found> {
        let (name, modules) = path.split_last()?;
        if depth == 0 {
            return None;
        }
        if is_elsewhere(path) {
            return (!is_any).then_some(Found::Elsewhere);
        }
        // The first module may be what is imported under the name.
        let imported = modules.split_first().filter(|(first, _)| {
            let inside = at.own.and_then(|own| self.inside(own, first));
            inside.is_none()
        });
        let imported = imported.and_then(|(first, _)| at.scope.import(first));
        if let Some(imported) = imported.filter(|imported| **imported != modules[..1]) {
            let path = [imported, &path[1..]].concat();
            return self.follow(at, &path, is_any, depth - 1);
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
        let mut found: Vec<Found> = Vec::new();
        for level in self.modules_at(at, modules) {
            let one = self.find(self.at(level), name, depth - 1);
            found.extend(one.filter(|one| !found.contains(one)));
        }
        match &found[..] {
            [] => {}
            [found] => return Some(found.clone()),
            _ => {
                self.unclear.borrow_mut().insert(name.clone());
                return None;
            }
        }
        // And so may one behind it, by what is there before.
        for (index, module) in modules.iter().enumerate().skip(1) {
            for level in self.modules_at(at, &modules[..index]) {
                let Some(imported) = self.levels[level].scope.import(module) else {
                    continue;
                };
                let path = [imported, &path[index + 1..]].concat();
                let found = self.follow(self.at(level), &path, is_any, depth - 1);
                if found.is_some() {
                    return found;
                }
            }
        }
        let is_alias = |level: &Level| level.scope.alias(name).is_some();
        let has_it = |&level: &usize| self.levels[level].own(level, name).is_some();
        let mut with_it: Vec<usize> = (0..self.levels.len()).filter(has_it).collect();
        let mut keep = |is: &dyn Fn(&Level) -> bool| {
            if with_it.iter().any(|&level| is(&self.levels[level])) {
                with_it.retain(|&level| is(&self.levels[level]));
            }
        };
        let is_named = |level: usize| {
            modules
                .last()
                .is_some_and(|last| last == self.levels[level].name())
        };
        if let Some(module) = modules.last() {
            keep(&|level| level.name() == module);
        }
        keep(&|level| level.file == at.file);
        if is_any {
            with_it.retain(|&level| is_named(level));
        }
        // (Several crates of the package may declare one class.)
        let mut own = with_it
            .iter()
            .map(|&level| self.levels[level].own(level, name));
        if let Some(first @ Some(Found::Class(_))) = own.next() {
            if own.all(|other| other == first) {
                return first.filter(|_| with_it.iter().any(|&level| is_named(level)));
            }
        }
        match with_it[..] {
            [] if is_any => None,
            [] => self.renamed(name, depth),
            [level] if !is_alias(&self.levels[level]) => {
                (self.levels[level].own(level, name)).filter(|_| is_named(level))
            }
            _ if !with_it.iter().any(|&level| is_alias(&self.levels[level])) => None,
            [level] if !self.levels[level].several.contains(name) => {
                Some(Found::Alias(level, name.clone()))
            }
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
                let mut levels = self.levels.iter();
                match self.find(at, &name, depth - 1) {
                    Some(Found::Type(_)) => true,
                    Some(Found::Elsewhere) => false,
                    _ => levels.any(|level| level.declared.contains(&name)),
                }
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
        let arguments = match &path.path.segments.last()?.arguments {
            syn::PathArguments::AngleBracketed(list) => (list.args.iter())
                .filter_map(|argument| match argument {
                    syn::GenericArgument::Type(ty) => Some(ty),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        };
        match self.leads_to(at, path)? {
            Found::Alias(level, name) => self.meaning(level, &name, &arguments, depth),
            Found::Type(_) | Found::Class(..) | Found::Elsewhere => None,
        }
    }

    fn leads_to(&self, at: Place<'_>, path: &syn::TypePath) -> Option<Found> {
        let parts = path.path.segments.iter();
        let parts: Vec<String> = parts.map(|part| part.ident.unraw().to_string()).collect();
        match &parts[..] {
            [name] => self.find(at, name, MAX_DEPTH),
            _ => self.follow(at, &parts, false, MAX_DEPTH),
        }
    }
}

impl<'p> At<'p> {
    /// Where names are looked up that are in this scope. (A type is declared where names mean what they do there; a module brings its
    /// own into scope.)
    fn place<'s>(&self, scope: &'s Scope) -> Place<'s>
    where
        'p: 's,
    {
        let around = self.package.at(self.level);
        match scope.is_around() {
            true => around,
            false => Place {
                scope,
                own: None,
                around: Some(self.level),
                file: around.file,
            },
        }
    }
}

impl Aliases for At<'_> {
    fn meaning(&self, scope: &Scope, alias: &syn::TypePath) -> Option<syn::Type> {
        let alias = syn::Type::Path(alias.clone());
        self.package.of_path(self.place(scope), &alias, MAX_DEPTH)
    }

    fn is_own(&self, scope: &Scope, path: &syn::TypePath) -> bool {
        let found = self.package.leads_to(self.place(scope), path);
        // (What a module does not bring into scope is what the name means around it.)
        let name = only_name(path).map(ToString::to_string);
        let name = name.filter(|name| scope.import(name).is_none());
        let around = self.package.at(self.level);
        let found =
            found.or_else(|| name.and_then(|name| self.package.find(around, &name, MAX_DEPTH)));
        matches!(found, Some(Found::Type(_)))
    }

    fn class(&self, scope: &Scope, path: &syn::TypePath) -> Option<Class> {
        match self.package.leads_to(self.place(scope), path)? {
            Found::Class(class) => Some(class),
            _ => None,
        }
    }
}

/// Where the module of a file is: the folders that a crate is in, and the names of modules behind them; and whether it is a crate.
pub fn module_of(file: &Path) -> (Vec<String>, bool) {
    let parts = file.with_extension("");
    let parts = parts.iter().map(|part| part.to_string_lossy().into_owned());
    let mut parts: Vec<String> = parts.collect();
    let stem = parts.pop().unwrap_or_default();
    let folder = parts.last().map_or("", String::as_str);
    let is_crate = ["lib", "main"].contains(&&*stem)
        || ["tests", "examples", "benches", "bin"].contains(&folder) && stem != "mod";
    if !is_crate && stem != "mod" {
        parts.push(stem);
    }
    (parts, is_crate)
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
