//! Source text to code objects.
//!
//! Theory: a text is decoded ([`text`]), split into tokens by our own lexer (`lex`), parsed by
//! `rustpython-parser` behind [`parse`], its names are resolved ([`symtable`]), and the tree is
//! compiled ([`compile`]) to the stack code of [`code`].
//!
//! Invariants: a [`Code`] passes [`verify`]; every instruction has the exact source range of what
//! it does; whatever the input, the result is code or diagnostics, and the depth of recursion is
//! bounded by [`parse::MAX_DEPTH`]. The diagnostics read as CPython 3.12's messages do where it has
//! some, because users look them up.
//!
//! Seed: the toolchain seed's chapter on the flow object space takes a bytecode as given; this is
//! the one we own.

#![forbid(unsafe_code)]

pub mod bytes;
pub mod code;
mod compile;
pub mod diag;
pub mod dis;
pub mod entity;
mod kept;
mod lex;
pub mod parse;
pub mod source;
pub mod stored;
pub mod symtable;
mod syntax_error;
pub mod template;
pub mod text;
pub mod verify;

#[cfg(test)]
mod tests;

pub use kept::KeptCode;
pub use lex::is_keyword;

use crate::diag::Diagnostic;
use crate::source::{FileId, SourceMap};
use code::Code;
use std::rc::Rc;

/// What a piece of source text is compiled as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Statements: a module, or `exec`.
    Exec,
    /// One expression, whose value the code returns: `eval`.
    Eval,
}

/// Compiles a module.
pub fn compile_module(sources: &SourceMap, file: FileId) -> Result<Rc<Code>, Vec<Diagnostic>> {
    compile_source(sources, file, Mode::Exec)
}

/// Compiles a module of the toolchain's own library: its private attributes are none of a program's ([`private`]).
pub fn compile_library(sources: &SourceMap, file: FileId) -> Result<Rc<Code>, Vec<Diagnostic>> {
    let parsed = parse::parse(sources, file, Mode::Exec).map_err(|error| vec![*error])?;
    compile::compile(sources, file, &parsed, true)
}

/// Attributes that are for programs, though their names begin with an underscore.
const PUBLIC: [&str; 8] = [
    "_asdict",
    "_exit",
    "_field_defaults",
    "_fields",
    "_from_iterable",
    "_getframe",
    "_make",
    "_replace",
];

/// What an attribute is called that the library has for itself: no program has a name like it.
pub fn private(name: &str) -> code::Name {
    format!("{name}$").into()
}

/// Whether an attribute is one that the library has for itself.
pub fn is_private(name: &str) -> bool {
    name.ends_with('$')
}

/// What the library calls an attribute whose name in its text is this. (`_so_` and `__so__` mean something to others.)
fn name_in_library(name: code::Name) -> code::Name {
    let is_private = name.starts_with('_') && !name.ends_with('_');
    match is_private && !PUBLIC.contains(&&*name) {
        true => private(&name),
        false => name,
    }
}

/// The name of an attribute that a stub file declares.
pub fn declared_name(name: &str) -> code::Name {
    name_in_library(name.into())
}

/// How many statements may be left out, one after the other, before a file is given up.
const MAX_CUTS: usize = 16;

/// The code of the statements at the beginning of a module's file in which nothing is wrong, where something is in the others.
pub fn compile_beginning(sources: &SourceMap, file: FileId) -> Option<Rc<Code>> {
    let mut text = sources.file(file).text.as_str();
    for _ in 0..=MAX_CUTS {
        let parsed = parse::parse_text(text, file, Mode::Exec).map_err(|error| vec![*error]);
        let compiled = parsed.and_then(|parsed| compile::compile(sources, file, &parsed, false));
        let errors = match compiled {
            Ok(code) => return Some(code),
            Err(errors) => errors,
        };
        let places = errors.iter().filter_map(|error| error.primary.as_ref());
        let first = places.map(|label| label.span.start as usize).min()?;
        text = &text[..start_of_statement(text, first)];
    }
    None
}

/// Where a statement of a module begins that has this place in it, as far as that shows in how lines are indented: what is before it are
/// whole statements, or begins with some.
fn start_of_statement(text: &str, place: usize) -> usize {
    let mut start = 0;
    let mut last = 0;
    for line in text.split_inclusive('\n') {
        let is_first = !line.starts_with([' ', '\t', '\x0c', '\r', '\n', '#']);
        if is_first && start <= place {
            last = start;
        }
        start += line.len();
    }
    last
}

/// Compiles the text of a file: a module, or what `exec`, `eval` and `compile` got (give that a
/// name such as `<string>` in the source map).
pub fn compile_source(
    sources: &SourceMap,
    file: FileId,
    mode: Mode,
) -> Result<Rc<Code>, Vec<Diagnostic>> {
    let parsed = parse::parse(sources, file, mode).map_err(|error| vec![*error])?;
    compile::compile(sources, file, &parsed, false)
}
