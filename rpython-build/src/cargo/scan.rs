//! Finds the `#[rpython::module]` attributes of a package.
//!
//! The search is over tokens, not over items: an attribute is found wherever it stands, in a
//! nested module, a function body or below a `cfg`, and a file that this version of `syn` could
//! not parse is no obstacle. A file without the words is not even tokenised.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use rpython_spec::grammar::parse_module;
use rpython_spec::Module;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A Rust file with what it declares.
pub struct RustFile {
    /// Relative to the package's folder, `/` between parts.
    pub name: String,
    /// Its text, in which the places of the modules point.
    pub text: String,
    /// The modules declared in it. Those with an error in the declaration are left out: the
    /// macro reports them, with a better place than we have.
    pub modules: Vec<Module>,
}

/// What was found.
pub struct Scan {
    /// Every `.rs` file that was looked at, absolute.
    pub seen: BTreeSet<PathBuf>,
    /// Those with declarations, in the order of their names.
    pub files: Vec<RustFile>,
    /// Whether there are or may be declarations with errors.
    pub malformed: bool,
}

/// Looks through the package in `root`, and through `more` files outside of it.
pub fn scan(root: &Path, more: &[PathBuf]) -> io::Result<Scan> {
    let mut seen = BTreeSet::new();
    walk(root, &mut seen)?;
    seen.extend(more.iter().map(|path| root.join(path)));
    let mut files = Vec::new();
    let mut malformed = false;
    for path in &seen {
        let bytes = fs::read(path).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", path.display()))
        })?;
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        if !may_declare(&text) {
            continue;
        }
        let Declarations {
            modules,
            malformed: wrong,
        } = declarations(&text);
        malformed |= wrong;
        if !modules.is_empty() {
            files.push(RustFile {
                name: shown(root, path),
                text,
                modules,
            });
        }
    }
    Ok(Scan {
        seen,
        files,
        malformed,
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
fn walk(folder: &Path, seen: &mut BTreeSet<PathBuf>) -> io::Result<()> {
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
                || name == "target";
            if !skipped {
                walk(&path, seen)?;
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
}

/// What a Rust file declares.
#[derive(Default)]
pub struct Declarations {
    /// The modules that are declared without errors.
    pub modules: Vec<Module>,
    /// Whether there are or may be others, of which the macro or the compiler says what is wrong.
    pub malformed: bool,
}

/// The modules that a Rust file declares.
pub fn declarations(text: &str) -> Declarations {
    // A byte order mark or `#!` line is not made of tokens; blanks keep the positions right.
    let mut blanked = None;
    if let Some(rest) = text.strip_prefix('\u{feff}') {
        blanked = Some(format!("   {rest}"));
    } else if text.starts_with("#!") && !text[2..].trim_start().starts_with('[') {
        let end = text.find('\n').unwrap_or(text.len());
        blanked = Some(format!("{}{}", " ".repeat(end), &text[end..]));
    }
    let mut found = Declarations::default();
    let Ok(tokens) = blanked.as_deref().unwrap_or(text).parse::<TokenStream>() else {
        // What it declares nobody can say; the compiler says why.
        found.malformed = true;
        return found;
    };
    find(tokens, &mut found);
    found
}

fn find(tokens: TokenStream, found: &mut Declarations) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut index = 0;
    while index < tokens.len() {
        if let Some(arguments) = attribute_arguments(&tokens[index..]) {
            if let Some((item, length)) = item_after(&tokens, index) {
                match parse_module(arguments, item) {
                    Ok(module) => found.modules.push(module.model),
                    Err(_) => found.malformed = true,
                }
                index += length;
                continue;
            }
            found.malformed = true;
        }
        if let TokenTree::Group(group) = &tokens[index] {
            find(group.stream(), found);
        }
        index += 1;
    }
}

/// The arguments, if the tokens start with `#[rpython::module(…)]` or `#[module("….py")]`.
fn attribute_arguments(tokens: &[TokenTree]) -> Option<TokenStream> {
    let [TokenTree::Punct(hash), TokenTree::Group(group), ..] = tokens else {
        return None;
    };
    if hash.as_char() != '#' || group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let mut path = String::new();
    for token in group.stream() {
        match token {
            TokenTree::Ident(ident) => path.push_str(&ident.to_string()),
            TokenTree::Punct(punct) if punct.as_char() == ':' => path.push(':'),
            TokenTree::Group(arguments) if arguments.delimiter() == Delimiter::Parenthesis => {
                let arguments = arguments.stream();
                let is_ours = match path.trim_start_matches(':') {
                    "rpython::module" => true,
                    // Imported by name: ours if it names a Python file.
                    other => {
                        (other == "module" || other.ends_with("::module"))
                            && arguments.to_string().contains(".py\"")
                    }
                };
                return is_ours.then_some(arguments);
            }
            _ => return None,
        }
    }
    None
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
            TokenTree::Punct(punct) if punct.as_char() == ';' => return None,
            _ => length += 1,
        }
    }
    Some((
        tokens[index + 2..index + length].iter().cloned().collect(),
        length,
    ))
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
            #[rpython::module("wrong.py")] mod wrong { fn g(x: &mut i64); }
            const S: &str = "#[rpython::module(\"no.py\")] mod no {}";
        "###;
        let Declarations { modules, malformed } = declarations(text);
        assert!(malformed);
        let names: Vec<_> = modules.iter().map(|m| (&*m.name, &*m.python)).collect();
        assert_eq!(names, [("a", "a.py"), ("c", "b/c.py"), ("d", "d.py")]);
        assert!(declarations("#[rpython::module(\"a.py\")] mod a {").malformed);
        let place = modules[0].place;
        assert_eq!(&text[place.start..place.end], "\"a.py\"");
        let place = modules[0].functions[0].place;
        assert_eq!(&text[place.start..place.end], "fn f(x: i64) -> i64");
    }
}
