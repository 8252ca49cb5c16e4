//! What goes into the pipeline and what comes out: plain data.

pub use crate::annotate::work::AnnotationWork;
use crate::diag::Diagnostic;
use crate::ffi::EntryPoint;
use crate::source::{SourceMap, Span};
use std::path::PathBuf;
use std::time::Duration;

/// Which collector manages the program's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Gc {
    /// Two spaces, copying (Cheney).
    #[default]
    Copying,
}

impl Gc {
    /// Every collector there is.
    pub const ALL: [Gc; 1] = [Gc::Copying];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Gc::Copying => "copying",
        }
    }
}

/// What the C code will run on. Never the host: build scripts cross-compile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The triple, such as `x86_64-unknown-linux-gnu`.
    pub triple: String,
    /// Bits in a pointer and in a Python `int`: 32 or 64.
    pub pointer_width: u32,
    /// Whether the least significant byte comes first.
    pub little_endian: bool,
    /// `linux`, `macos`, `windows`, `none`, …
    pub os: String,
}

/// What the user can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The collector.
    pub gc: Gc,
    /// Plain integer arithmetic raises `OverflowError` instead of wrapping.
    pub overflow_checks: bool,
    /// RPython's rule: an index, `None` or division is checked only inside a matching `try`.
    pub unchecked: bool,
    /// Collect, and move every object, at every allocation.
    pub gc_stress: bool,
    /// Keep the graphs after each pass, in [`Run::dumps`].
    pub dump: bool,
    /// Verify the program after each pass. Users' build scripts do not: it tells of errors in the
    /// toolchain, and takes time.
    pub verify: bool,
    /// What the C code will run on.
    pub target: Target,
}

impl Options {
    /// The defaults, for code that runs on this machine: for tests and for `cargo rpython`. A debug
    /// build of these verifies.
    pub fn host() -> Self {
        Options {
            gc: Gc::default(),
            overflow_checks: false,
            unchecked: false,
            gc_stress: false,
            dump: false,
            verify: cfg!(debug_assertions),
            target: Target {
                triple: String::new(),
                pointer_width: usize::BITS,
                little_endian: cfg!(target_endian = "little"),
                os: std::env::consts::OS.into(),
            },
        }
    }
}

/// How the library and its symbols are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryName {
    /// The prefix of every symbol that is not static; ends in no underscore. Differs between
    /// any two crates, so that their libraries can be linked together.
    pub prefix: String,
    /// `lib{link_name}.a`.
    pub link_name: String,
}

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
    /// The user's choices.
    pub options: Options,
}

/// A translated library.
#[derive(Debug)]
pub struct Translated {
    /// Names and texts of the C files. The first is the one translation unit; it includes the
    /// library's header (`{prefix}.h`, made by [`crate::ffi::header`]) and the others.
    pub c_files: Vec<(String, String)>,
    /// What went in.
    pub run: Run,
}

/// What happened in a run, whether it succeeded or not.
#[derive(Default)]
pub struct Run {
    /// All files of the run, for rendering.
    pub sources: SourceMap,
    /// Every imported `.py` file that is the user's, absolute.
    pub python_files: Vec<PathBuf>,
    /// What the program printed while it was imported, in whole lines: to standard output, then
    /// to standard error.
    pub printed: String,
    /// Warnings, and errors if it failed.
    pub diagnostics: Vec<Diagnostic>,
    /// Stages with the time they took, in order.
    pub timings: Vec<(&'static str, Duration)>,
    /// How much work annotating the program was, as far as it was done.
    pub annotation: AnnotationWork,
    /// The whole program as text after each pass, by file name, in order; empty unless
    /// [`Options::dump`] is on. The same program gives the same text.
    pub dumps: Vec<(String, String)>,
}

impl std::fmt::Debug for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run")
            .field("python_files", &self.python_files)
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
