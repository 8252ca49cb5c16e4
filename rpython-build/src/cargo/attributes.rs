//! Which attributes are those of `rpython`, whatever a package's files call them.
//!
//! An attribute is known by its path, as far as the package's files can tell: by what its file imports under the first name in
//! it, and by what another file calls something of `rpython`, under the last. That is enough, since nothing relies on it: the
//! compiler finds what a name means by itself, and the macros are held to what the build script has read.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use rpython_spec::scope::Scope;
use rpython_unicode::is_identifier_continue;
use std::collections::{BTreeMap, BTreeSet};

/// What the files of a package import, by what they call it.
#[derive(Default)]
pub struct Imports(BTreeMap<String, Vec<Import>>);

struct Import {
    /// In which file.
    file: usize,
    /// What it is: the parts of its path.
    path: Vec<String>,
}

/// The crate's name.
const CRATE: &str = "rpython";

/// What attributes and derives of it make a declaration.
pub const MODULE: &str = "module";
pub const EXCEPTION: &str = "exception";
pub const OBJECT: &str = "object";
pub const VALUE: &str = "Value";

/// Whether a file may have a name of its own for something of `rpython`.
pub fn may_rename(text: &str) -> bool {
    text.contains(CRATE) && text.contains(" as ")
}

impl Imports {
    /// Adds what a file imports, wherever that stands in it.
    pub fn add(&mut self, file: usize, tokens: &TokenStream) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let word = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(word)) => Some(word.to_string()),
            _ => None,
        };
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Ident(of) if of == "use" => {
                    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
                    let length = tokens[at..].iter().take_while(|token| !is_end(token));
                    let end = (at + length.count() + 1).min(tokens.len());
                    let mut scope = Scope::default();
                    // (What is no import, as `use<'a>` in a type, brings nothing into scope.)
                    let _ = scope.read(&tokens[at..end].iter().cloned().collect());
                    for (name, path) in scope.imports() {
                        self.add_one(name, file, path.to_vec());
                    }
                }
                TokenTree::Ident(of)
                    if of == "extern" && word(at + 1).as_deref() == Some("crate") =>
                {
                    if let (Some(of), Some("as"), Some(name)) =
                        (word(at + 2), word(at + 3).as_deref(), word(at + 4))
                    {
                        self.add_one(&name, file, vec![of]);
                    }
                }
                TokenTree::Group(group) if group.delimiter() != Delimiter::None => {
                    self.add(file, &group.stream());
                }
                _ => {}
            }
        }
    }

    fn add_one(&mut self, name: &str, file: usize, path: Vec<String>) {
        let of_name = self.0.entry(name.into()).or_default();
        of_name.push(Import { file, path });
    }

    fn of_name(&self, name: &str) -> &[Import] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }

    /// What something is called in `rpython` that has this path in a file, if it is something of that crate's.
    pub fn in_rpython(&self, file: usize, path: &[String]) -> Option<String> {
        self.follow(file, path, &mut BTreeSet::new())
    }

    /// The same; imports that were `asked` before lead nowhere.
    fn follow(
        &self,
        file: usize,
        path: &[String],
        asked: &mut BTreeSet<(Option<usize>, String)>,
    ) -> Option<String> {
        if let [of, name] = path {
            if of == CRATE {
                return Some(name.clone());
            }
        }
        let (first, behind) = path.split_first()?;
        let of_file = self.of_name(first).iter();
        let of_file = of_file.filter(|it| it.file == file && it.path != path[..1]);
        let mut of_file = of_file.peekable();
        if of_file.peek().is_some() {
            if !asked.insert((Some(file), first.clone())) {
                return None;
            }
            return of_file
                .map(|it| [&it.path[..], behind].concat())
                .find_map(|path| self.follow(file, &path, asked));
        }
        // Paths lead from file to file. A name of its own that some file has for something, nothing else has.
        let is_inside = ["crate", "self", "super"].contains(&&**first);
        (0..path.len()).rev().find_map(|at| {
            let (name, behind) = (&path[at], &path[at + 1..]);
            if !asked.insert((None, format!("{is_inside} {}", path[at..].join("::")))) {
                return None;
            }
            let others = self.of_name(name).iter();
            let others = others.filter(|it| is_inside || it.path.last() != Some(name));
            others
                .map(|it| (it.file, [&it.path[..], behind].concat()))
                .find_map(|(file, path)| self.follow(file, &path, asked))
        })
    }

    /// The names of their own that files have for what is something of `rpython`.
    pub fn names(&self) -> BTreeSet<String> {
        let is_own = |(name, of_name): &(&String, &Vec<Import>)| {
            let mut renamed = of_name.iter().filter(|it| it.path.last() != Some(*name));
            renamed.any(|it| {
                let found = self.in_rpython(it.file, &it.path);
                let in_it = [&it.path[..], &[MODULE.to_string()]].concat();
                found.is_some_and(|found| [MODULE, EXCEPTION, OBJECT, VALUE].contains(&&*found))
                    || self.in_rpython(it.file, &in_it).is_some()
            })
        };
        let names = self.0.iter().filter(is_own);
        names.map(|(name, _)| name.clone()).collect()
    }
}

/// Whether a text has one of these names in it.
pub fn has_one(text: &str, names: &BTreeSet<String>) -> bool {
    names.iter().any(|name| has_word(text, name))
}

/// Whether a text has a word in it, as a whole.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + word.len()..].chars().next();
        let mut around = before.into_iter().chain(behind);
        !around.any(is_identifier_continue)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_are_of() {
        let files = [
            "use rpython::{module as pymod, Value, exception as raised}; extern crate rpython as py;
             fn f() { use ::rpython::object as called; } fn g() -> impl use<'a> Sized {}",
            "use crate::prelude::{pymod, raised as r}; use super::Value as V; use serde::Value as Json;",
            "use rpython as p; use p::object; pub use rpython::Value as Copied; use a as b; use b as a; use c::c;
             mod inner { pub use rpython::module as of_python; } use inner::of_python as python; use serde::Value as V;",
        ];
        let mut imports = Imports::default();
        for (file, text) in files.iter().enumerate() {
            imports.add(file, &text.parse().unwrap());
        }
        let of = |file: usize, path: &str| {
            let path: Vec<_> = path.split("::").map(str::to_string).collect();
            imports.in_rpython(file, &path)
        };
        for (file, path, name) in [
            (0, "rpython::module", "module"),
            (0, "pymod", "module"),
            (0, "Value", "Value"),
            (0, "raised", "exception"),
            (0, "py::object", "object"),
            (0, "called", "object"),
            (1, "pymod", "module"),
            (1, "crate::prelude::pymod", "module"),
            (1, "r", "exception"),
            (1, "V", "Value"),
            (2, "p::exception", "exception"),
            (2, "object", "object"),
            (2, "Copied", "Value"),
            (0, "Copied", "Value"),
            (2, "python", "module"),
        ] {
            assert_eq!(of(file, path).as_deref(), Some(name), "{file} {path}");
        }
        for (file, path) in [
            (0, "module"),
            (1, "Json"),
            (1, "Value"),
            (1, "object"),
            (2, "a"),
            (2, "c"),
            (2, "V"),
        ] {
            assert_eq!(of(file, path), None, "{file} {path}");
        }
        let names = imports.names();
        for (text, expected) in [
            ("#[pymod(\"x.py\")]", true),
            ("#[r] enum E {}", true),
            ("derive(Copied)", true),
            ("#[p::object] trait T {}", true),
            ("pymods rs Values", false),
            ("", false),
        ] {
            assert_eq!(has_one(text, &names), expected, "{text}");
        }
    }
}
