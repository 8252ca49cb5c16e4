//! Finds the `#[rpython::module]` attributes of a package, the types that stand for Python classes: those that derive
//! `rpython::Value`, or have `#[rpython::exception]`; and the traits with `#[rpython::object]`.
//!
//! The search is over tokens, not over items: an attribute is found wherever it stands, in a
//! nested module, a function body, below a `cfg` or in a `cfg_attr`, and a file that this version of `syn` could
//! not parse is no obstacle. A file without the words is not even tokenised, unless some declaration uses a name that may be an
//! alias, and an alias of that name is declared there.

use super::aliases::{module_of, words, At, Package};
use super::attributes::{has_one, may_rename, Imports, EXCEPTION, MODULE, OBJECT, VALUE};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use rpython_spec::grammar::{parse_module, place, python_file};
use rpython_spec::manifest::ManifestAliases;
use rpython_spec::object::parse_object;
use rpython_spec::scope::Asked;
use rpython_spec::value::{no_arguments, parse_value, Kind};
use rpython_spec::{scope, Aliases, Module, Place, Value};
use rpython_unicode::is_identifier_continue;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use syn::ext::IdentExt;
use syn::LitStr;

/// A Rust file with what it declares.
pub struct RustFile {
    /// Relative to the package's folder, `/` between parts.
    pub name: String,
    /// Its text, in which the places of the modules point.
    pub text: String,
    /// The modules declared in it.
    pub modules: Vec<Module>,
    /// The types in it that stand for Python classes, and the traits whose objects Python calls.
    pub values: Vec<Value>,
    /// Those that are to be such, and are declared wrong.
    pub wrong: Vec<Wrong>,
}

/// A type that is to stand for Python classes, or a trait whose objects Python is to call, whose declaration is wrong.
pub struct Wrong {
    /// What it is to be.
    pub kind: Kind,
    /// Its name.
    pub name: String,
    /// What is wrong with it.
    pub error: String,
    /// Its name in the Rust file.
    pub place: Place,
}

/// What was found.
pub struct Scan {
    /// Every `.rs` file that was looked at, absolute.
    pub seen: BTreeSet<PathBuf>,
    /// Those with declarations, in the order of their names.
    pub files: Vec<RustFile>,
    /// Whether there are or may be declarations with errors.
    pub malformed: bool,
    /// Names that declarations use, and several aliases have.
    pub unclear: BTreeSet<String>,
    /// What aliases stand for in declarations, for the macro.
    pub aliases: Vec<ManifestAliases>,
}

/// Looks through the package in `root`, and through `more` files outside of it.
pub fn scan(root: &Path, more: &[PathBuf]) -> io::Result<Scan> {
    let mut seen = BTreeSet::new();
    walk(root, true, &mut seen)?;
    seen.extend(more.iter().map(|path| root.join(path)));
    let mut texts = Vec::new();
    for path in &seen {
        let bytes = fs::read(path).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", path.display()))
        })?;
        texts.extend(
            String::from_utf8(bytes)
                .ok()
                .map(|text| (path.clone(), text)),
        );
    }
    let (declared, unclear) = declarations_of(&texts, may_declare);
    let mut all = declared.iter().flatten();
    let malformed = all.any(|found| found.malformed || !found.wrong.is_empty());
    let mut aliases: Vec<ManifestAliases> = Vec::new();
    for found in declared.iter().flatten() {
        for of in &found.aliases {
            if !aliases.contains(of) {
                aliases.push(of.clone());
            }
        }
    }
    let files = texts
        .into_iter()
        .zip(declared)
        .filter_map(|((path, text), found)| {
            let declares = |found: &Declarations| {
                !(found.modules.is_empty() && found.values.is_empty() && found.wrong.is_empty())
            };
            let found = found.filter(declares)?;
            let modules = found.modules.into_iter();
            Some(RustFile {
                name: shown(root, &path),
                text,
                modules: modules.map(|found| found.module).collect(),
                values: found.values,
                wrong: found.wrong,
            })
        });
    let files = files.collect();
    Ok(Scan {
        seen,
        files,
        malformed,
        unclear,
        aliases,
    })
}

/// A path as messages show it: relative to the package where it is inside of it.
pub fn shown(root: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = relative
        .components()
        .map(|c| c.as_os_str().to_string_lossy())
        .collect();
    parts.join("/")
}

/// All `.rs` files below a folder, without build output, hidden folders and nested packages.
fn walk(folder: &Path, is_root: bool, seen: &mut BTreeSet<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let kind = entry.file_type()?;
        if kind.is_dir() {
            let skipped = name.starts_with('.')
                || path.join("Cargo.toml").exists()
                || path.join("CACHEDIR.TAG").exists()
                // (Cargo does not tag a folder that was there before.)
                || is_root && name == "target";
            if !skipped {
                walk(&path, false, seen)?;
            }
        } else if name.ends_with(".rs") && path.is_file() {
            seen.insert(path);
        }
    }
    Ok(())
}

/// A cheap test that nearly every other file fails.
fn may_declare(text: &str) -> bool {
    text.contains("module") && (text.contains(".py\"") || text.contains("rpython"))
        || text.contains("derive") && text.contains("Value") && text.contains("rpython")
        || (text.contains("exception") || text.contains("object")) && text.contains("rpython")
}

/// What a Rust file declares.
#[derive(Default)]
pub struct Declarations {
    /// The modules. Of those with errors, which the macro reports with a better place than we have, there is what is
    /// declared as it should be; none if not even the Python file is named.
    pub modules: Vec<Declared>,
    /// The types that stand for Python classes, and the traits whose objects Python calls.
    pub values: Vec<Value>,
    /// Those that are to be such, and are declared wrong.
    pub wrong: Vec<Wrong>,
    /// What aliases stand for that these use, and are declared elsewhere.
    pub aliases: Vec<ManifestAliases>,
    /// Whether there are or may be declarations with errors, of which the macro or the compiler says what is wrong.
    pub malformed: bool,
    /// The files that it has as its modules: the names of the modules around them and their own, what `#[path]` says,
    /// and whether they are compiled whenever this file is.
    pub files: Vec<(Vec<String>, Option<String>, bool)>,
    /// Whether it may have others.
    pub more_files: bool,
}

/// A module that is declared.
pub struct Declared {
    /// What is declared.
    pub module: Module,
    /// Whether that is compiled whenever the file is.
    pub always: bool,
}

/// What Rust files of a package declare: of those in which there may be something, and which of the names there are unclear.
pub fn declarations_of(
    texts: &[(PathBuf, String)],
    may_declare: impl Fn(&str) -> bool,
) -> (Vec<Option<Declarations>>, BTreeSet<String>) {
    let mut imports = Imports::default();
    let mut tokens: Vec<Option<File>> = texts.iter().map(|_| None).collect();
    loop {
        let mut is_found = false;
        let names = imports.names();
        for (file, (_, text)) in texts.iter().enumerate() {
            let is_read = tokens[file].is_some();
            if is_read || !(may_declare(text) || may_rename(text) || has_one(text, &names)) {
                continue;
            }
            let read = tokens_of(text);
            read.iter().for_each(|read| imports.add(file, read));
            tokens[file] = Some(read);
            is_found = true;
        }
        // (What is imported there may be in others that were passed over.)
        if !is_found {
            break;
        }
    }
    let mut package = Package::of(texts.iter().map(|(path, _)| &**path));
    let mut read: Vec<Option<Found>> = Vec::new();
    for (file, tokens) in tokens.into_iter().enumerate() {
        let path = &texts[file].0;
        let found = tokens.map(|tokens| Found::of((file, path), tokens, &imports, &mut package));
        read.push(found);
    }
    let pending = || read.iter().flatten().flat_map(|found| &found.pending);
    for (level, name) in pending().filter_map(|it| Some((it.level, it.name()?))) {
        package.declare_type(level, name);
    }
    // An alias may stand where nothing else does, and so may those that it is made of.
    let mut names: BTreeSet<String> = pending().flat_map(|it| words(it.item.clone())).collect();
    let mut rest: Vec<usize> = (0..texts.len()).collect();
    rest.retain(|&file| read[file].is_none());
    loop {
        names.append(&mut package.words);
        let declares = |&file: &usize| {
            let (path, text) = &texts[file];
            declares_alias(text, &names) || hands_on(path, text, &names)
        };
        let (found, others): (Vec<_>, Vec<_>) = rest.into_iter().partition(declares);
        if found.is_empty() {
            break;
        }
        for file in found {
            let (path, text) = &texts[file];
            Found::of((file, path), tokens_of(text), &imports, &mut package);
        }
        rest = others;
    }
    let declared = read
        .into_iter()
        .map(|found| Some(found?.declarations(&package)));
    let declared = declared.collect();
    (declared, package.unclear.into_inner())
}

/// Whether one of these names seems to be declared as an alias, as another name for an import, or, if it is one that declarations know, as a
/// type.
fn declares_alias(text: &str, names: &BTreeSet<String>) -> bool {
    let words = [
        ("type", false),
        ("as", false),
        ("struct", true),
        ("enum", true),
    ];
    let mut behind = (words.into_iter())
        .flat_map(|(word, is_type)| text.split(word).skip(1).map(move |it| (it, is_type)));
    behind.any(|(behind, is_type)| {
        let name = behind.trim_start();
        // (Most often the letters are a part of another word.)
        if name.len() == behind.len() {
            return false;
        }
        let end = name.find(|c| !is_identifier_continue(c));
        let name = &name[..end.unwrap_or(name.len())];
        names.contains(name) && (!is_type || scope::is_known(name))
    })
}

/// Whether a file, the module of which has one of these names, seems to hand on what it imports.
fn hands_on(path: &Path, text: &str, names: &BTreeSet<String>) -> bool {
    let (parts, is_crate) = module_of(path);
    let name = match parts.last() {
        Some(name) if !is_crate => name,
        _ => "crate",
    };
    names.contains(name)
        && ["pub use", ") use", "::*"]
            .iter()
            .any(|it| text.contains(it))
}

/// What a Rust file declares, by itself.
pub fn declarations(text: &str) -> Declarations {
    let texts = [(PathBuf::from("src/lib.rs"), text.to_string())];
    let (mut declared, _) = declarations_of(&texts, |_| true);
    declared.pop().flatten().unwrap_or_default()
}

/// The tokens of a Rust file, if it can be told.
type File = Option<TokenStream>;

fn tokens_of(text: &str) -> File {
    // A byte order mark or `#!` line is not made of tokens; blanks keep the positions right.
    let mut blanked = None;
    if let Some(rest) = text.strip_prefix('\u{feff}') {
        blanked = Some(format!("   {rest}"));
    } else if text.starts_with("#!") && !text[2..].trim_start().starts_with('[') {
        let end = text.find('\n').unwrap_or(text.len());
        blanked = Some(format!("{}{}", " ".repeat(end), &text[end..]));
    }
    blanked.as_deref().unwrap_or(text).parse().ok()
}

/// What is found in a file, as tokens: what they declare depends on what aliases stand for, which others may declare.
#[derive(Default)]
struct Found {
    /// What does not depend on it.
    declarations: Declarations,
    pending: Vec<Pending>,
}

/// A declaration that is not read yet.
struct Pending {
    /// What makes it one.
    sort: Sort,
    item: TokenStream,
    /// The module that it stands in.
    level: usize,
}

enum Sort {
    /// A module: the attribute's arguments, and whether it is compiled whenever the file is.
    Module(TokenStream, bool),
    /// A type, or a trait: the attribute's arguments, and whether it is certain to be ours.
    Value(Kind, TokenStream, bool),
}

impl Pending {
    /// The name of a type or a trait.
    fn name(&self) -> Option<String> {
        if let Sort::Module(..) = self.sort {
            return None;
        }
        scope::name_of(&self.item)
    }
}

impl Found {
    fn of(
        (file, path): (usize, &Path),
        tokens: File,
        imports: &Imports,
        package: &mut Package,
    ) -> Found {
        let mut found = Found::default();
        let Some(tokens) = tokens else {
            // What it declares nobody can say; the compiler says why.
            found.declarations.malformed = true;
            found.declarations.more_files = true;
            return found;
        };
        let level = package.add_file(file, path);
        let mut search = Search {
            file,
            imports,
            package,
            found,
        };
        search.find(tokens, (level, Some(&[])), true);
        search.found
    }

    /// What it declares.
    fn declarations(self, package: &Package) -> Declarations {
        let mut found = self.declarations;
        for Pending { sort, item, level } in self.pending {
            let at = At { package, level };
            let (aliases, of) = (Asked::of(&at), scope::name_of(&item));
            match sort {
                Sort::Module(arguments, always) => found.add(arguments, item, &aliases, always),
                Sort::Value(kind, arguments, is_ours) => {
                    let name = scope::ident_of(&item).filter(|_| is_ours);
                    match parse(kind, &arguments, item, &aliases) {
                        Ok(value) => found.values.push(value),
                        // (What is no type, or no trait, nothing can use.)
                        Err(error) => {
                            found.wrong.extend(name.map(|name| Wrong {
                                kind,
                                name: name.unraw().to_string(),
                                error: error.to_string(),
                                place: place(name.span()),
                            }));
                        }
                    }
                }
            }
            let meanings = aliases.found();
            found.aliases.extend(
                of.filter(|_| !meanings.is_empty())
                    .map(|of| ManifestAliases { of, meanings }),
            );
        }
        found
    }
}

/// What a type, or a trait, is declared to be.
fn parse(
    kind: Kind,
    arguments: &TokenStream,
    item: TokenStream,
    aliases: &dyn Aliases,
) -> syn::Result<Value> {
    match kind {
        Kind::Object => match parse_object(arguments, item, aliases) {
            Ok(object) => Ok(object.model),
            Err(wrong) => Err(wrong.error),
        },
        Kind::Value | Kind::Exception => {
            let value = parse_value(item, kind, aliases)?;
            no_arguments(arguments)?;
            Ok(value.model)
        }
    }
}

/// Looks for declarations in a file.
struct Search<'p> {
    file: usize,
    imports: &'p Imports,
    package: &'p mut Package,
    found: Found,
}

impl Search<'_> {
    /// Looks through tokens in a module, with the names of those around it and its own, in the file; without, if there is no telling what takes
    /// the tokens. `always` says whether they are compiled whenever the file is.
    fn find(
        &mut self,
        tokens: TokenStream,
        (level, names): (usize, Option<&[String]>),
        mut always: bool,
    ) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut index = 0;
        // What is known of the next item.
        let (mut is_always, mut path) = (always, None);
        // Its attributes that are ours.
        let mut said: Vec<TokenTree> = Vec::new();
        while index < tokens.len() {
            if let Some((is_inner, content)) = attribute(&tokens[index..]) {
                let mut next = index + 2 + usize::from(is_inner);
                if is_ours(&content) {
                    said.extend_from_slice(&tokens[index..next]);
                }
                for part in parts(content, false) {
                    is_always &= !part.is_conditional;
                    always &= !(part.is_conditional && is_inner);
                    if part.name == "path" {
                        path = Some(part);
                    } else if let Some(sort) = part.of_value(self.file, self.imports) {
                        if let Some((item, length)) = item_after(&tokens, index) {
                            self.found.pending.push(Pending { sort, item, level });
                            next = index + length;
                            (is_always, path) = (always, None);
                            said.clear();
                        }
                    } else if let Some(arguments) = part.of_module(self.file, self.imports) {
                        match item_after(&tokens, index).filter(|(item, _)| has_body(item)) {
                            Some((item, length)) => {
                                self.module(&arguments, &item, level, names);
                                let sort = Sort::Module(arguments, is_always);
                                self.found.pending.push(Pending { sort, item, level });
                                next = index + length;
                                (is_always, path) = (always, None);
                                said.clear();
                            }
                            None => self.found.declarations.malformed = true,
                        }
                    }
                }
                index = next;
                continue;
            }
            let names_with = |name: &Ident| Some([names?, &[name.to_string()]].concat());
            match &tokens[index..] {
                [TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Group(body), ..]
                    if word == "mod" =>
                {
                    let names = names_with(name).filter(|_| path.is_none());
                    let level = self.package.add_module(name.to_string(), level);
                    self.find(body.stream(), (level, names.as_deref()), is_always);
                    index += 2;
                }
                [TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Punct(_), ..]
                    if word == "mod" =>
                {
                    let path = path.take();
                    match (names_with(name), path.map(|path| path.text())) {
                        (Some(names), None) => {
                            self.found.declarations.files.push((names, None, is_always))
                        }
                        (Some(names), Some(Some(path))) if names.len() == 1 => {
                            self.found
                                .declarations
                                .files
                                .push((names, Some(path), is_always));
                        }
                        _ => self.found.declarations.more_files = true,
                    }
                    index += 1;
                }
                // Whose name a macro makes, or whose content.
                [TokenTree::Ident(word), TokenTree::Punct(_), ..]
                    if word == "mod" || word == "include" =>
                {
                    self.found.declarations.more_files = true;
                }
                [TokenTree::Ident(word), TokenTree::Ident(name), ..]
                    if names.is_some()
                        && (word == "struct" || word == "enum")
                        && scope::is_known(&name.to_string()) =>
                {
                    self.package.declare_type(level, name.to_string());
                    index += 1;
                }
                [TokenTree::Ident(word), rest @ ..]
                    if names.is_some() && (word == "type" || word == "use") =>
                {
                    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
                    let length = rest
                        .iter()
                        .position(is_end)
                        .map_or(rest.len(), |end| end + 1);
                    let item = said.drain(..);
                    let item = item.chain(tokens[index..=index + length].iter().cloned());
                    let item = item.collect();
                    let alias = match &rest[..1] {
                        [TokenTree::Ident(name)] if word == "type" => Some(name),
                        _ => None,
                    };
                    self.package.declare(level, alias, &item);
                    index += length;
                }
                [TokenTree::Group(group), ..] => self.find(group.stream(), (level, None), false),
                _ => {}
            }
            let ends = match &tokens[index] {
                TokenTree::Group(body) => body.delimiter() == Delimiter::Brace,
                TokenTree::Punct(punct) => punct.as_char() == ';',
                _ => false,
            };
            if ends {
                (is_always, path) = (always, None);
                said.clear();
            }
            index += 1;
        }
    }
}

impl Search<'_> {
    /// What a module with our attribute declares, others may use: aliases, and classes.
    fn module(
        &mut self,
        arguments: &TokenStream,
        item: &TokenStream,
        around: usize,
        names: Option<&[String]>,
    ) {
        let Some((name, python)) = scope::ident_of(item).zip(python_file(arguments)) else {
            return;
        };
        let level = self.package.add_module(name.unraw().to_string(), around);
        self.package.stands_for(level, python);
        for token in item.clone() {
            if let TokenTree::Group(body) = token {
                if body.delimiter() == Delimiter::Brace {
                    self.find(body.stream(), (level, names), false);
                }
            }
        }
    }
}

impl Declarations {
    /// A declaration with our attribute.
    fn add(
        &mut self,
        arguments: TokenStream,
        item: TokenStream,
        aliases: &dyn Aliases,
        always: bool,
    ) {
        let module = parse_module(arguments, item, aliases).map_err(|wrong| wrong.module);
        self.malformed |= module.is_err();
        let (Ok(module) | Err(Some(module))) = module else {
            return;
        };
        if module.model.python.is_empty() {
            return;
        }
        let has = |name| module.attrs.iter().any(|attr| attr.path().is_ident(name));
        self.modules.push(Declared {
            always: always && !CONDITIONS.into_iter().any(has),
            module: module.model,
        });
    }
}

/// Attributes that say whether an item is compiled.
const CONDITIONS: [&str; 2] = ["cfg", "cfg_attr"];

/// The content of the attribute that tokens start with, and whether it is one of what is around it.
fn attribute(tokens: &[TokenTree]) -> Option<(bool, TokenStream)> {
    let (is_inner, group) = match tokens {
        [TokenTree::Punct(hash), TokenTree::Group(group), ..] if hash.as_char() == '#' => {
            (false, group)
        }
        [TokenTree::Punct(hash), TokenTree::Punct(mark), TokenTree::Group(group), ..]
            if hash.as_char() == '#' && mark.as_char() == '!' =>
        {
            (true, group)
        }
        _ => return None,
    };
    (group.delimiter() == Delimiter::Bracket).then(|| (is_inner, group.stream()))
}

/// Whether an attribute of this content says something to the toolchain alone: `rpython(…)`.
fn is_ours(content: &TokenStream) -> bool {
    let mut tokens = content.clone().into_iter();
    matches!(
        (tokens.next(), tokens.next()),
        (Some(TokenTree::Ident(word)), Some(TokenTree::Group(_))) if word == "rpython"
    )
}

/// An attribute, or one of those in a `cfg_attr`.
struct Part {
    /// Its path.
    name: String,
    /// What stands behind that.
    behind: Vec<TokenTree>,
    /// Whether there is a condition, for the attribute or for the item.
    is_conditional: bool,
}

/// What an attribute consists of.
fn parts(content: TokenStream, is_conditional: bool) -> Vec<Part> {
    let mut name = String::new();
    let mut behind: Vec<TokenTree> = content.into_iter().collect();
    let is_name = |token: &TokenTree| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(punct) => punct.as_char() == ':',
        _ => false,
    };
    let length = behind.iter().take_while(|token| is_name(token)).count();
    for token in behind.drain(..length) {
        name.push_str(&token.to_string());
    }
    let mut found = vec![Part {
        is_conditional: is_conditional || CONDITIONS.contains(&&*name),
        name,
        behind,
    }];
    if let ("cfg_attr", [TokenTree::Group(group)]) = (&*found[0].name, &found[0].behind[..]) {
        let tokens: Vec<_> = group.stream().into_iter().collect();
        let is_comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
        for part in tokens.split(is_comma).skip(1) {
            found.extend(parts(part.iter().cloned().collect(), true));
        }
    }
    found
}

impl Part {
    /// The arguments, if this is `rpython::module(…)` or `module("….py")`; nothing of `rpython::module` without any, which is declared wrong.
    fn of_module(&self, file: usize, imports: &Imports) -> Option<TokenStream> {
        let arguments = match &self.behind[..] {
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis => {
                group.stream()
            }
            _ => TokenStream::new(),
        };
        let path = path(&self.name);
        let is_ours = match imports.in_rpython(file, &path) {
            Some(name) => name == MODULE,
            // Ours, if it names a Python file: where it comes from nobody can tell.
            None => {
                path.last().is_some_and(|name| name == MODULE)
                    && arguments.to_string().contains(".py\"")
            }
        };
        is_ours.then_some(arguments)
    }

    /// What it makes of an item, if it has a type stand for a Python class, or a trait for objects that Python calls: it is `rpython::exception`,
    /// `rpython::object` or derives `rpython::Value`, or has such a name and nobody can tell where it comes from.
    fn of_value(&self, file: usize, imports: &Imports) -> Option<Sort> {
        let is = |written: &str, name: &str| {
            let path = path(written);
            match imports.in_rpython(file, &path) {
                Some(found) => (found == name).then_some(true),
                None => (path == [name]).then_some(false),
            }
        };
        if let ("derive", [TokenTree::Group(list)]) = (&*self.name, &self.behind[..]) {
            let paths = list.stream().to_string().replace(' ', "");
            let derives = paths.split(',').filter_map(|path| is(path, VALUE));
            let is_ours = derives.max()?;
            let is_certain = is_ours && !self.is_conditional;
            return Some(Sort::Value(Kind::Value, TokenStream::new(), is_certain));
        }
        if !matches!(self.behind[..], [] | [TokenTree::Group(_)]) {
            return None;
        }
        let kinds = [(EXCEPTION, Kind::Exception), (OBJECT, Kind::Object)];
        let mut found = kinds
            .into_iter()
            .filter_map(|(name, kind)| Some((kind, is(&self.name, name)?)));
        let (kind, is_ours) = found.next()?;
        let arguments = match &self.behind[..] {
            [] => TokenStream::new(),
            // (An attribute of that name which has some is another one.)
            _ if !is_ours => return None,
            [TokenTree::Group(arguments)] => arguments.stream(),
            _ => return None,
        };
        let is_certain = is_ours && !self.is_conditional;
        Some(Sort::Value(kind, arguments, is_certain))
    }

    /// The text that it is set to.
    fn text(&self) -> Option<String> {
        let [TokenTree::Punct(_), TokenTree::Literal(text)] = &self.behind[..] else {
            return None;
        };
        let text = syn::parse2::<LitStr>(TokenTree::from(text.clone()).into()).ok()?;
        (!self.is_conditional).then(|| text.value())
    }
}

/// The parts of a path, as it is written without blanks.
fn path(written: &str) -> Vec<String> {
    let parts = written.trim_start_matches(':').split("::");
    parts.map(str::to_string).collect()
}

/// The item below the attribute at `index`: its tokens, without that attribute but with those
/// before and after it, and how many tokens from `index` on belong to it.
fn item_after(tokens: &[TokenTree], index: usize) -> Option<(TokenStream, usize)> {
    let mut length = 2;
    loop {
        match tokens.get(index + length)? {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                length += 1;
                break;
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => {
                length += 1;
                break;
            }
            _ => length += 1,
        }
    }
    Some((
        tokens[index + 2..index + length].iter().cloned().collect(),
        length,
    ))
}

/// Whether an item ends with a body.
fn has_body(item: &TokenStream) -> bool {
    matches!(item.clone().into_iter().last(), Some(TokenTree::Group(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_attributes_wherever_they_stand() {
        let text = r###"#!/usr/bin/env run
            //! #[rpython::module("no.py")] mod no { fn f(); }
            #[rpython::module("a.py")] #[cfg(x)] pub(crate) mod a { fn f(x: i64) -> i64; }
            mod inner { #[cfg(y)] mod deep { #[::rpython::module("b/c.py")] mod c {} } }
            fn f() { #[module("d.py")] mod d { fn g(); } }
            #[cfg_attr(any(x, all()), inline, rpython::module("e.py"))] mod e { fn g(); }
            #[rpython::module("wrong.py")] mod wrong { fn g(x: &mut i64); }
            const S: &str = "#[rpython::module(\"no.py\")] mod no {}";
        "###;
        let found = declarations(text);
        assert!(found.malformed);
        let modules: Vec<_> = found.modules.iter().map(|found| &found.module).collect();
        let names: Vec<_> = modules.iter().map(|m| (&*m.name, &*m.python)).collect();
        let expected = [
            ("a", "a.py"),
            ("c", "b/c.py"),
            ("d", "d.py"),
            ("e", "e.py"),
            ("wrong", "wrong.py"),
        ];
        assert_eq!(names, expected);
        let always = found.modules.iter().map(|found| found.always);
        assert!(always.eq([false, false, false, false, true]));
        assert!(declarations("#[rpython::module(\"a.py\")] mod a {").malformed);
        let place = modules[0].place;
        assert_eq!(&text[place.start..place.end], "\"a.py\"");
        let place = modules[0].functions[0].place;
        assert_eq!(&text[place.start..place.end], "fn f(x: i64) -> i64");
    }
    #[test]
    fn finds_types_that_derive_value() {
        let text = r#"
            #[derive(Clone, rpython::Value)] #[rpython(name = "P")] pub struct Point { x: i64, y: Option<f64> }
            mod inner { #[derive(Value, Debug)] enum Color { Red, DarkRed } #[derive(Clone)] struct No; }
            fn f() { #[cfg_attr(x, derive(::rpython::Value))] struct Unit; }
            #[derive(rpython::Value)] struct Wrong<T> { t: T }
            #[derive(Values)] struct Other { x: i64 }
            #[rpython::exception] #[derive(Debug)] enum Failure { KeyError, #[rpython(name = "Bad")] Odd { at: u8, error: rpython::Error }, Other(rpython::Error) }
            #[exception] fn interrupt() { struct Inner { x: i64 } }
        "#;
        let found = declarations(text);
        let texts: Vec<_> = found.values.iter().map(|value| value.interface()).collect();
        let expected = [
            "abi 1\nvalue Point P\nx x: i64\ny y: Option<f64>\n",
            "abi 1\nvalue Color Color\n| Red Red/RED\n| DarkRed DarkRed/DARK_RED\n",
            "abi 1\nvalue Unit Unit\n",
            "abi 1\nexception Failure Failure\n| KeyError KeyError\n| Odd Bad\nat at: u8\n| Other Other any\n",
        ];
        assert_eq!(texts, expected);
        let place = found.values[0].place;
        assert_eq!(&text[place.start..place.end], "Point");
        let [wrong] = &found.wrong[..] else {
            panic!("{} are wrong", found.wrong.len());
        };
        assert_eq!((wrong.kind, &*wrong.name), (Kind::Value, "Wrong"));
        assert_eq!(&text[wrong.place.start..wrong.place.end], "Wrong");
    }
    #[test]
    fn what_is_declared_wrong_is_ours() {
        let wrong = |text: &str| {
            let found = declarations(text);
            assert!(found.values.is_empty(), "{text}");
            let names = found.wrong.into_iter();
            let names = names.map(|it| it.name);
            names.collect::<Vec<_>>().join(" ")
        };
        for (text, expected) in [
            ("#[derive(rpython::Value)] pub struct A(i64);", "A"),
            ("#[derive(Clone, ::rpython::Value)] union B { a: i64 }", "B"),
            ("#[rpython::exception(\"x\")] struct C;", "C"),
            ("#[rpython::object(x)] trait D {}", "D"),
            ("use rpython::{exception, Value as V}; #[exception] enum E {} #[derive(V)] struct F(u8, u8);", "E F"),
            // What the alias stands for the macro is told.
            ("type Id = u128; #[derive(rpython::Value)] struct G { id: Id }", "G"),
            // There may be no error, or one of another attribute.
            ("#[cfg_attr(x, derive(rpython::Value))] struct H(i64);", ""),
            ("#[derive(Value)] struct I(i64); #[exception] fn f() {} #[object(x)] trait J {}", ""),
            ("use other::Value; #[derive(Value)] struct K(i64);", ""),
            // Nothing has its name.
            ("#[rpython::exception] fn f() { struct L {} }", ""),
        ] {
            assert_eq!(wrong(text), expected, "{text}");
        }
    }
    #[test]
    fn follows_names_of_attributes() {
        let files = [
            ("src/lib.rs", "#[pymod(\"a.py\")] mod a {} mod inner { #[of::module(\"b.py\")] mod b {} }"),
            ("src/names.rs", "pub use rpython::{module as pymod, Value as Copied}; pub use rpython as of;"),
            ("src/types.rs", "use crate::names::of; #[of::module(\"c.py\")] mod c {} #[derive(Debug, Copied)] struct T { x: i64 }
                #[of::exception] struct U; #[cfg_attr(x, of::object)] trait V {}"),
            ("src/none.rs", "#[derive(Copies)] struct W { x: i64 } #[offset::object] trait X {}"),
        ];
        let files: Vec<_> = files
            .iter()
            .map(|(path, text)| (path.into(), (*text).to_string()))
            .collect();
        let (found, _) = declarations_of(&files, may_declare);
        let names = |found: &Declarations| {
            let modules = found.modules.iter().map(|found| found.module.name.clone());
            let values = found.values.iter().map(|value| value.name.clone());
            modules.chain(values).collect::<Vec<_>>().join(" ")
        };
        let names: Vec<_> = found
            .iter()
            .map(|found| found.as_ref().map_or_else(String::new, names))
            .collect();
        // (`of::module` names a Python file, whatever `of` is.)
        assert_eq!(names, ["a b", "", "c T U V", ""]);
    }
    #[test]
    fn follows_aliases() {
        // What a function with this result gives, in a package with these files besides.
        let result = |declared: &str, of: &str, others: &[(&str, &str)]| {
            let module =
                format!("{declared} #[rpython::module(\"a.py\")] mod a {{ fn f() -> {of}; }}");
            let texts = [("src/lib.rs", module.as_str())]
                .into_iter()
                .chain(others.iter().copied());
            let texts: Vec<_> = texts
                .map(|(path, text)| (path.into(), text.to_string()))
                .collect();
            let (mut found, unclear) = declarations_of(&texts, may_declare);
            let modules = &found[0].as_mut().unwrap().modules;
            let module = modules.iter().find(|found| found.module.name == "a");
            let module = &module.unwrap().module;
            let result = module
                .functions
                .first()
                .map(|function| function.result.to_string());
            (
                result.unwrap_or_default(),
                unclear.into_iter().collect::<Vec<_>>().join(" "),
            )
        };
        let named = ("src/named/mod.rs", "use std::collections::BTreeMap as Ordered; pub type Id = u16; type Line<T> = Vec<T>;
            pub type Grid<T = f64> = Vec<Line<T>>; pub type Index = Ordered<Id, inner::Key>; pub mod inner { pub type Key = super::Id; }");
        let other = (
            "src/other.rs",
            "pub type Id = u8; pub use super::named::Id as Number; pub type Own = Id; pub type Result<T> = Vec<T>;",
        );
        for (declared, uses, of, expected) in [
            ("type Id = u32;", "super::Id", "Id", "u32"),
            ("type Id = u32;", "super", "super::Id", "u32"),
            ("type Id = u32; type Ids = Vec<Id>;", "super::*", "Ids", "Vec<u32>"),
            ("type Id = u32; type A = B; mod b { pub type B = super::Id; } use b::B; mod c { pub type Id = i8; }", "super::A", "A", "u32"),
            ("use named::*;", "super::*", "Result<i64>", "i64"),
            ("use other::Number;", "super::Number", "Number", "u16"),
            ("use named::*;", "super::*", "Grid<i64>", "Vec<Vec<i64>>"),
            ("", "super::named::{Grid, Id}", "Grid<Grid<Id>>", "Vec<Vec<Vec<Vec<u16>>>>"),
            ("", "crate::named::Id", "Id", "u16"),
            ("", "crate::other::Id", "Id", "u8"),
            ("", "crate::other::Own", "Own", "u8"),
            ("", "super::named::Index", "Index", "::std::collections::BTreeMap<u16, u16>"),
            ("", "super::named::inner::Key as K", "K", "u16"),
            ("", "super::named as n", "n::Id", "u16"),
            ("use named as n;", "super::n as m", "m::inner::Key", "u16"),
            ("use named::inner as n;", "super::n", "n::Key", "u16"),
            ("mod b { pub use super::named::inner as n; }", "super::b", "b::n::Key", "u16"),
            ("mod b { pub use super::named as n; } use b::n as c;", "super::c::inner::Key as K", "K", "u16"),
            ("#[rpython::module(\"b.py\")] mod b { pub type Id = u8; }", "super::b::Id", "Id", "u8"),
            ("#[derive(rpython::Value)] struct Id { x: i64 }", "super::Id", "Id", "Id"),
            ("type R<T> = Result<T, rpython::Error>;", "super::R", "R<(bool, char)>", "(bool, char)"),
        ] {
            let of = format!("{of}; use {uses}");
            let (found, unclear) = result(declared, &of, &[named, other]);
            assert_eq!((&*found, &*unclear), (expected, ""), "{declared} {of}");
        }
        // Where nobody can tell.
        for (declared, uses) in [
            ("use missing::Id;", "super::Id"),
            (
                "#[cfg(a)] type Id = i8; #[cfg(b)] type Id = u8;",
                "super::Id",
            ),
        ] {
            let of = format!("Id; use {uses}");
            let expected = ("Id".to_string(), "Id".to_string());
            assert_eq!(
                result(declared, &of, &[named, other]),
                expected,
                "{declared}"
            );
        }
        assert_eq!(result("", "Id; use super::Id", &[]).0, "Id");
        // Fields, and methods of traits.
        let text = "type Id = u32; #[derive(rpython::Value)] struct Point { id: Id, of: Vec<inner::Id> }
            mod inner { pub use super::Id; #[rpython::object] trait Store { fn get(&self, id: super::Id) -> Id; } }";
        let texts: Vec<_> = declarations(text)
            .values
            .iter()
            .map(|it| it.interface())
            .collect();
        assert_eq!(
            texts[0],
            "abi 1\nvalue Point Point\nid id: u32\nof of: Vec<u32>\n"
        );
        assert_eq!(
            texts[1],
            "abi 1\nobject Store Store\nfn get get(u32, ) -> u32\n"
        );
    }
    #[test]
    fn follows_classes_of_other_modules() {
        const BANK: &str =
            "pub mod money { #[rpython::module(\"bank.py\")] pub mod bank { pub type Account; \
             #[rpython(name = \"user\")] #[allow(unused)] pub type User; } pub use bank as of; }";
        let others = [
            (
                "src/far.rs",
                "#[rpython::module(\"far.py\")] pub mod far { pub type Account; pub type Far; }",
            ),
            ("src/all.rs", "pub use crate::money::bank::*;"),
            (
                "src/plain.rs",
                "#[derive(rpython::Value)] pub struct Plain { x: i64 }",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"far.py\")] mod far { type Far; type Other; }",
            ),
            (
                "tests/a.rs",
                "#[rpython::module(\"far.py\")] mod far { type Far; }",
            ),
        ];
        // The class that a parameter is of, and a field of a type beside the module.
        let classes = |around: &str, uses: &str, of: &str| {
            let module = format!("#[rpython::module(\"a.py\")] mod a {{ {uses} fn f(x: &{of}); }}");
            let text = format!("{BANK} {around} {module}");
            let texts = [("src/lib.rs", &*text)].into_iter().chain(others);
            let texts: Vec<_> = texts
                .map(|(path, text)| (path.into(), text.to_string()))
                .collect();
            let (mut found, _) = declarations_of(&texts, may_declare);
            let found = found[0].take().unwrap();
            let module = found.modules.iter().find(|found| found.module.name == "a");
            let classes = module.unwrap().module.classes_elsewhere().into_iter();
            let in_fields = found.values.iter().flat_map(Value::classes);
            let classes = classes.chain(in_fields);
            let names = classes.map(|class| format!("{} of {}", class.in_python(), class.python));
            names.collect::<Vec<_>>().join(", ")
        };
        for (around, uses, of) in [
            ("", "use super::money::bank::Account;", "Account"),
            (
                "use money::bank::Account;",
                "use super::Account;",
                "Account",
            ),
            ("use money::bank::Account;", "use super::*;", "[Account]"),
            (
                "use money::of as o; use o::Account;",
                "use super::*;",
                "Account",
            ),
            ("use all::*;", "use super::*;", "Account"),
            (
                "use money::of::Account; type Owner = Account;",
                "use super::{Owner, money::bank::Account};",
                "[Owner]",
            ),
            ("", "use crate::money::bank::Account;", "[(Account, i64)]"),
        ] {
            let found = classes(around, uses, of);
            assert_eq!(found, "Account of bank.py", "{around} {uses} {of}");
        }
        assert_eq!(
            classes("", "use crate::far::far::Account;", "Account"),
            "Account of far.py"
        );
        assert_eq!(
            classes("", "use crate::far::far::{Account, Far};", "(Far, Account)"),
            "Far of far.py, Account of far.py"
        );
        assert_eq!(
            classes("use money::bank::User;", "use super::User;", "[User]"),
            "user of bank.py"
        );
        assert_eq!(
            classes("", "use package::far::Far;", "Far"),
            "Far of far.py"
        );
        let field =
            "use money::bank::Account; #[derive(rpython::Value)] struct Held { x: Vec<Account> }";
        assert_eq!(
            classes(field, "use super::Held;", "Held"),
            "Account of bank.py"
        );
        // What is declared here is this module's; and there are types that are no classes.
        assert_eq!(classes("", "type Account;", "Account"), "");
        assert_eq!(
            classes("use plain::Plain;", "use super::Plain;", "Plain"),
            ""
        );
        assert_eq!(
            classes("", "use super::money::bank::Account as A;", "A"),
            ""
        );
    }
    #[test]
    fn follows_all_names_of_modules() {
        let module = |declared: &str, of: &str| {
            format!("{declared} #[rpython::module(\"a.py\")] mod a {{ {of} fn f() -> Far; }}")
        };
        let others = [
            (
                "src/deep/mod.rs",
                "mod far; pub use far::*; pub use self::far::Near as Close;",
            ),
            ("src/deep/far.rs", "pub type Far = u16; pub type Near = u8;"),
            ("src/away/mod.rs", "pub mod far; pub type Own = i8;"),
            ("src/away/far.rs", "use super::*; pub type Far = Own;"),
            ("src/plain.rs", "pub(crate) use super::deep::Close as Far;"),
        ];
        for (declared, of, expected) in [
            ("", "use crate::deep::*;", "u16"),
            ("use deep::*;", "use super::*;", "u16"),
            (
                "mod inner { pub use super::deep::Far; } use inner::*;",
                "use super::*;",
                "u16",
            ),
            ("", "use crate::away::far::*;", "i8"),
            ("", "use crate::plain::Far;", "u8"),
            ("", "use crate::plain::*;", "u8"),
            // What the module itself has counts.
            ("type Far = bool; use deep::*;", "use super::*;", "bool"),
            ("", "use crate::deep::*; type Far = char;", "char"),
        ] {
            let module = module(declared, of);
            let texts = [("src/lib.rs", &*module)].into_iter().chain(others);
            let texts: Vec<_> = texts
                .map(|(path, text)| (path.into(), text.to_string()))
                .collect();
            let (found, unclear) = declarations_of(&texts, may_declare);
            let module = &found[0].as_ref().unwrap().modules[0].module;
            let found = module.functions[0].result.to_string();
            assert_eq!(found, expected, "{declared} {of}");
            assert!(unclear.is_empty(), "{declared} {of}");
        }
    }
    #[test]
    fn known_names_are_what_is_imported() {
        // What a function of a module with this content has: its error, and what it takes.
        let interface = |around: &str, content: &str| {
            let text = format!("{around} #[rpython::module(\"a.py\")] mod a {{ {content} }}");
            let others = [
                ("src/error.rs", "pub enum Error { Bad }"),
                ("src/prelude.rs", "pub use rpython::Error;"),
                (
                    "src/both.rs",
                    "pub use super::error::*; pub use crate::error::Error as Mine;",
                ),
            ];
            let texts = [("src/lib.rs", &*text)].into_iter().chain(others);
            let texts: Vec<_> = texts
                .map(|(path, text)| (path.into(), text.to_string()))
                .collect();
            let (found, _) = declarations_of(&texts, may_declare);
            let modules = &found[0].as_ref().unwrap().modules;
            let function = modules[0].module.functions.first();
            function.map(|function| function.interface())
        };
        const OWN: &str = "struct Error; struct Instance;";
        for (around, content, expected) in [
            (
                OWN,
                "use super::Error; fn f() -> Result<(), Error>;",
                "f() -> ?Error ()",
            ),
            (
                OWN,
                "use super::*; fn f() -> Result<(), Error>;",
                "f() -> ?Error ()",
            ),
            (
                "struct Error; type Fallible<T> = Result<T, Error>;",
                "use super::{Error, Fallible}; fn f() -> Fallible<i64>;",
                "f() -> ?Error i64",
            ),
            (
                "",
                "use crate::error::Error; fn f() -> Result<(), Error>;",
                "f() -> ?Error ()",
            ),
            (
                "",
                "use crate::both::*; fn f() -> Result<(), Error>;",
                "f() -> ?Error ()",
            ),
            (
                "",
                "use crate::prelude::Error; fn f() -> Result<(), Error>;",
                "f() -> ? ()",
            ),
            (
                "use prelude::*;",
                "use super::*; fn f() -> Result<(), Error>;",
                "f() -> ? ()",
            ),
            (
                "use rpython::Error;",
                "fn f() -> Result<(), Error>;",
                "f() -> ? ()",
            ),
            (
                "use rpython::Error;",
                "use super::Error; fn f() -> Result<(), Error>;",
                "f() -> ? ()",
            ),
            (
                OWN,
                "use super::Instance; fn f(i: &Instance) -> Instance;",
                "f(i: Instance, ) -> Instance",
            ),
            (
                "",
                "use rpython::Instance; fn f(i: &mut Instance);",
                "f(instance, ) -> ()",
            ),
        ] {
            let found = interface(around, content).unwrap_or_default();
            assert_eq!(found, expected, "{around} {content}");
        }
        // A type of the package's is imported by its own name.
        for content in [
            "fn f() -> Result<(), Error>;",
            "fn f() -> Result<(), super::Error>;",
            "use super::Error as E; fn f() -> Result<(), E>;",
        ] {
            assert_eq!(interface(OWN, content), None, "{content}");
        }
    }
    #[test]
    fn files_that_may_have_aliases() {
        let names = BTreeSet::from(["s", "Id", "Error"].map(String::from));
        for text in [
            "type Id = i64;",
            "type\n\tId<T> = T;",
            "use a::B as Id;",
            "as\ts,",
            "pub enum Error {",
        ] {
            assert!(declares_alias(text, &names), "{text}");
        }
        for text in [
            "class s",
            "prototypes",
            "types Id",
            "type Ids = u8;",
            "struct Id;",
            "assert",
        ] {
            assert!(!declares_alias(text, &names), "{text}");
        }
    }

    #[test]
    fn finds_traits_of_objects() {
        let text = r#"
            #[rpython::object] pub trait Store: Send {
                fn get(&self, key: &str) -> Option<i64>;
                /// Documented.
                #[rpython(name = "add")] fn put(&mut self, point: &Point) -> Result<(), Error> { Ok(()) }
                fn new() -> Self where Self: Sized;
                async fn wait<T>(self, t: T) where Self: Sized,;
            }
            mod inner { #[object] trait Empty {} #[rpython::object] trait Wrong<T> {} #[object] struct No { x: i64 } }
        "#;
        let found = declarations(text);
        let texts: Vec<_> = found.values.iter().map(|value| value.interface()).collect();
        let expected = [
            "abi 1\nobject Store Store\nfn get get(String, ) -> Option<i64>\nfn mut put add(Point, ) -> ? ()\n",
            "abi 1\nobject Empty Empty\n",
        ];
        assert_eq!(texts, expected);
    }
}
