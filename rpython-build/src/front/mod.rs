//! Source text to code objects.

pub mod code;

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
    let _ = (sources, mode);
    Err(vec![Diagnostic::error(
        "RP0100",
        format!("{file} cannot be compiled yet"),
    )])
}
