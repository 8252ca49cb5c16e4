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

/// Compiles the text of a file: a module, or what `exec`, `eval` and `compile` got (give that a
/// name such as `<string>` in the source map).
pub fn compile_source(
    sources: &SourceMap,
    file: FileId,
    mode: Mode,
) -> Result<Rc<Code>, Vec<Diagnostic>> {
    let parsed = parse::parse(sources, file, mode).map_err(|error| vec![*error])?;
    compile::compile(sources, file, &parsed)
}
