//! What goes into the pipeline and what comes out: plain data.

pub use crate::annotate::work::AnnotationWork;
use crate::diag::Diagnostic;
use crate::ffi::{EntryConstant, EntryPoint, RustValue};
pub use crate::front::KeptCode;
use crate::inputs::Inputs;
pub use crate::options::*;
use crate::source::{SourceMap, Span};
use std::path::PathBuf;
use std::time::Duration;

/// A Python module that has entry points.
#[derive(Clone, Debug)]
pub struct PythonModule {
    /// The file, relative to [`Input::base_dir`], `/` between parts. It exists.
    pub file: String,
    /// The dotted name to import it under; it is found on the search path.
    pub name: String,
    /// The path literal in the Rust file.
    pub span: Span,
    /// Its entry points.
    pub entry_points: Vec<EntryPoint>,
    /// Its constants.
    pub constants: Vec<EntryConstant>,
    /// The Rust types that derive `rpython::Value` in their types, and in those.
    pub values: Vec<RustValue>,
}

/// What a build script asks for.
pub struct Input {
    /// How the library is called.
    pub library: LibraryName,
    /// The crate's folder, absolute. Files are shown relative to it.
    pub base_dir: PathBuf,
    /// The Rust files with the declarations; the spans below point into them. The pipeline adds
    /// the Python files.
    pub sources: SourceMap,
    /// The modules, in a deterministic order.
    pub modules: Vec<PythonModule>,
    /// Absolute folders in which imports are looked up, in order.
    pub search_path: Vec<PathBuf>,
    /// The folders in which what is imported has to be; none, if it may be anywhere.
    pub package: Vec<PathBuf>,
    /// The user's choices.
    pub options: Options,
    /// Whether to find all errors and make no C.
    pub check: bool,
    /// What is kept of the Python files' code and of helpers between builds, if it is.
    pub kept: Option<KeptCode>,
}

/// A translated library.
#[derive(Debug)]
pub struct Translated {
    /// Names and texts of the C files. The first is the one translation unit, which includes the
    /// library's header (`{prefix}.h`, made by [`crate::ffi::header`]) and the others; or it names the units. None, if it was
    /// only checked.
    pub c_files: Vec<(String, String)>,
    /// What went in.
    pub run: Run,
}

/// What Python says of a declared function, or of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Documented {
    /// The function's symbol, or the module's file.
    pub symbol: String,
    /// The text, as rustdoc reads it.
    pub text: String,
}

/// What happened in a run, whether it succeeded or not.
#[derive(Default)]
pub struct Run {
    /// All files of the run, for rendering.
    pub sources: SourceMap,
    /// What the program looked at while it was imported: its files, and where others might be.
    pub inputs: Inputs,
    /// What the program printed while it was imported, in whole lines: to standard output, then
    /// to standard error.
    pub printed: String,
    /// Warnings, and errors if it failed.
    pub diagnostics: Vec<Diagnostic>,
    /// Stages with the time they took, in order.
    pub timings: Vec<(&'static str, Duration)>,
    /// How much work annotating the program was, as far as it was done.
    pub annotation: AnnotationWork,
    /// For each module its constants, as Rust expressions.
    pub constants: Vec<Vec<String>>,
    /// What Python says of declared functions, of classes (of their entry points that ask for the class), and of modules (of
    /// their files).
    pub docs: Vec<Documented>,
    /// The whole program as text after each pass, by file name, in order; empty unless
    /// [`Options::dump`] is on. The same program gives the same text.
    pub dumps: Vec<(String, String)>,
}

impl std::fmt::Debug for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run")
            .field("inputs", &self.inputs)
            .field("diagnostics", &self.diagnostics)
            .field("timings", &self.timings)
            .finish_non_exhaustive()
    }
}

/// What `cargo rpython translate` asks for.
pub struct ProgramInput {
    /// The Python file, as the user wrote it.
    pub file: PathBuf,
    /// Further folders in which imports are looked up; the file's own comes first.
    pub search_path: Vec<PathBuf>,
    /// The user's choices.
    pub options: Options,
    /// What to make.
    pub emit: Emit,
    /// What is kept of Python code and of helpers between runs, if it is.
    pub kept: Option<KeptCode>,
}

/// What importing a program comes to.
pub struct Imported {
    /// What it wrote to standard output.
    pub stdout: String,
    /// What it wrote to standard error.
    pub stderr: String,
    /// Errors, if it could not be imported.
    pub diagnostics: Vec<Diagnostic>,
    /// The traceback of the exception that ended the import.
    pub traceback: Option<String>,
}

/// What to make of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Emit {
    /// Its flow graphs, as text.
    Flow,
    /// Its annotated graphs, as text.
    Annotated,
    /// Its low-level graphs, as text.
    LowLevel,
    /// C files with a `main`.
    C,
    /// Nothing: run it on the LLInterpreter, with these arguments (`argv[0]` included).
    Run(Vec<String>),
}

/// What was made of a program.
#[derive(Debug)]
pub enum ProgramOutput {
    /// The graphs asked for.
    Text(String),
    /// C files; the first is the translation unit, the others are included by it.
    C(Vec<(String, String)>),
    /// It ran.
    Exited {
        /// The exit status that it wants.
        status: i32,
        /// What it wrote to standard output.
        stdout: String,
        /// What it wrote to standard error.
        stderr: String,
    },
}
