//! Programs on the LLInterpreter and through C.
//!
//! Several programs can be translated as one: what they share (helpers, the runtime, the start of
//! the C compiler) is paid once. The joint program's first argument says which of them runs, each
//! run is a process of its own.

use crate::process::{finish_with, start, wait, Ran};
use rpython_build::diag::render;
pub use rpython_build::pipeline::Gc;
use rpython_build::pipeline::{
    self, Emit, Options, Overflow, Program, ProgramInput, ProgramOutput, Run,
};
use std::fmt::Write;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::OnceLock;

/// What the engines give for one program.
#[derive(Debug, Clone)]
pub struct Engines {
    /// How it ran on the LLInterpreter, or why it did not; nothing if it was not asked to.
    pub llinterp: Option<Result<Ran, String>>,
    /// The executables, or why there are none.
    pub c: Result<Executables, String>,
    /// How many programs were translated as one.
    pub together: usize,
}

/// The executables of a program.
#[derive(Debug, Clone)]
pub struct Executables {
    dir: PathBuf,
    /// Which program of several.
    choice: Option<String>,
    /// Its standard input.
    input: Option<PathBuf>,
}

/// How a program is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// As a user has it.
    Plain,
    /// As fast as it compiles.
    Quick,
    /// A collection at every allocation.
    Stress,
    /// A collection at every allocation; AddressSanitizer and UBSan.
    StressSanitized,
    /// The same, of C that is divided into units, as builds without optimisation are.
    SanitizedUnits,
}

/// What is made of programs.
#[derive(Debug, Clone)]
pub struct How {
    /// Whether they run on the LLInterpreter.
    pub llinterp: bool,
    /// Whether they become C where nothing is compiled, too.
    pub generated: bool,
    /// What is compiled.
    pub builds: Vec<Build>,
}

impl How {
    /// All that there is for language cases. The LLInterpreter runs what no collector has changed yet: once is enough.
    pub fn all() -> How {
        How {
            llinterp: collector() == Gc::default() && !has_instances(),
            generated: true,
            builds: Build::ALL.to_vec(),
        }
    }
}

impl Build {
    /// Those of the language cases.
    pub const ALL: [Build; 2] = [Build::Plain, Build::SanitizedUnits];

    fn is_sanitized(self) -> bool {
        matches!(self, Build::StressSanitized | Build::SanitizedUnits)
    }

    fn is_divided(self) -> bool {
        self == Build::SanitizedUnits
    }

    fn executable(self, dir: &Path) -> PathBuf {
        dir.join(format!("program-{self:?}"))
    }

    fn flags(self) -> &'static [&'static str] {
        match self {
            // (As users have it; the others see that nothing depends on it.)
            Build::Plain => &["-O1", "-fwrapv", "-DRPY_WRAPV"],
            Build::Quick | Build::Stress => &["-O0"],
            Build::StressSanitized | Build::SanitizedUnits => &[
                "-O0",
                "-fsanitize=address,undefined",
                // A null pointer traps by itself, and this check is an eighth of what compiling costs.
                "-fno-sanitize=null",
                "-fno-sanitize-recover=all",
            ],
        }
    }
}

const ASAN_OPTIONS: &str = "ASAN_OPTIONS";

impl Executables {
    /// Runs one of them.
    pub fn run(&self, build: Build) -> Result<Ran, String> {
        self.run_with(build, &[])
    }

    /// What is not freed though nothing refers to it, if anything is: where references are counted nothing is, but for an
    /// object that refers to itself. (In cycles of several each is referred to.)
    pub fn lost(&self, build: Build) -> Result<Option<String>, String> {
        let ran = self.run_with(build, &[(ASAN_OPTIONS, "detect_leaks=1")])?;
        let told = [
            "\nDirect leak of ",
            "LeakSanitizer has encountered a fatal error",
        ];
        Ok(Some(ran.stderr).filter(|stderr| told.iter().any(|what| stderr.contains(what))))
    }

    /// The same with more in the environment.
    pub fn run_with(&self, build: Build, environment: &[(&str, &str)]) -> Result<Ran, String> {
        let mut command = Command::new(build.executable(&self.dir));
        command.args(&self.choice);
        if build == Build::Stress || build.is_sanitized() {
            command.env("RPYTHON_GC_STRESS", "1");
        }
        // What is alive when a program ends is not a leak.
        command.env(
            ASAN_OPTIONS,
            "detect_leaks=0:detect_stack_use_after_return=0",
        );
        command.envs(environment.iter().copied());
        finish_with(command, self.input.as_deref())
    }
}

/// What a program reads from standard input: the file beside it that ends in `.stdin`.
pub fn input_of(program: &Path) -> Option<PathBuf> {
    Some(program.with_extension("stdin")).filter(|path| path.exists())
}

/// Translates programs, as one if that is possible: otherwise in halves, so that what is wrong
/// with one is not said of another. They are below `root`, by whose folders' names they are imported; the results are kept in `dir`.
pub fn engines(programs: &[&Path], root: &Path, dir: &Path, how: &How) -> Vec<Engines> {
    let made = match catch_unwind(AssertUnwindSafe(|| together(programs, root, dir, how))) {
        Ok(made) => made,
        Err(panic) => Err(format!("the toolchain panics: {}", panic_message(&*panic))),
    };
    let error = match made {
        Ok(engines) => return engines,
        Err(error) => error,
    };
    if let [_] = programs {
        return vec![Engines {
            llinterp: how.llinterp.then(|| Err(error.clone())),
            c: Err(error),
            together: 1,
        }];
    }
    let (first, second) = programs.split_at(programs.len() / 2);
    let mut halves = engines(first, root, &dir.join("0"), how);
    halves.extend(engines(second, root, &dir.join("1"), how));
    if halves.iter().all(|e| e.c.is_ok()) {
        eprintln!("note: these programs translate, but not as one: {programs:?}\n{error}");
    }
    halves
}

/// The variable of the environment that names the collector that programs are tested with.
pub const GC: &str = "RPYTHON_TEST_GC";

/// The collector that programs are tested with: the one that is named, or what users have.
pub fn collector() -> Gc {
    let Ok(wanted) = std::env::var(GC) else {
        return Gc::default();
    };
    let found = Gc::ALL.into_iter().find(|gc| gc.name() == wanted);
    found.unwrap_or_else(|| panic!("{GC}={wanted}: no such collector"))
}

/// The variable of the environment that says, with 1, that programs are tested as libraries with instances are made.
pub const INSTANCES: &str = "RPYTHON_TEST_INSTANCES";

/// Whether they are.
pub fn has_instances() -> bool {
    std::env::var(INSTANCES).is_ok_and(|value| value == "1")
}

/// What a panic says.
pub fn panic_message(panic: &(dyn std::any::Any + Send)) -> &str {
    match panic.downcast_ref::<String>() {
        Some(message) => message,
        None => panic.downcast_ref::<&str>().copied().unwrap_or_default(),
    }
}

/// Translates programs as one.
fn together(
    programs: &[&Path],
    root: &Path,
    dir: &Path,
    how: &How,
) -> Result<Vec<Engines>, String> {
    std::fs::create_dir_all(dir).map_err(|e| e.to_string())?;
    let mut search_path = Vec::new();
    let (file, choices) = match programs {
        [alone] => (alone.to_path_buf(), vec![None]),
        several => {
            let file = dir.join("joint_program.py");
            std::fs::write(&file, joint_program(several, root)?).map_err(|e| e.to_string())?;
            search_path.push(root.to_path_buf());
            for folder in several.iter().filter_map(|program| program.parent()) {
                if !search_path.iter().any(|known| known == folder) {
                    search_path.push(folder.to_path_buf());
                }
            }
            (file, several.iter().map(|p| Some(label(p))).collect())
        }
    };
    let input = ProgramInput {
        kept: None,
        file,
        search_path,
        options: Options {
            verify: true,
            // CPython's integers do not overflow: what wraps unseen here would be wrong there.
            overflow: Overflow::Raise,
            gc: collector(),
            instances: has_instances(),
            ..Options::host()
        },
        emit: Emit::C,
    };
    let mut divided: Vec<bool> = how.builds.iter().map(|build| build.is_divided()).collect();
    divided.sort_unstable();
    divided.dedup();
    if divided.is_empty() && how.generated {
        divided.push(false);
    }
    let work = |program: Program<'_>| {
        let runs: Vec<Result<_, String>> = programs
            .iter()
            .zip(&choices)
            .map(|(path, choice)| {
                let argv = std::iter::once(path.display().to_string()).chain(choice.clone());
                let input = input_of(path).map_or(Ok(Vec::new()), std::fs::read);
                let input = input.map_err(|e| e.to_string())?;
                let run = || interpret(&program, &argv.collect::<Vec<_>>(), input);
                Ok(how.llinterp.then(run))
            })
            .collect();
        let files = match divided.is_empty() {
            true => Ok(Vec::new()),
            false => program.c_divided(&divided),
        };
        (runs, files)
    };
    let ((runs, files), _) =
        pipeline::with_program(input, work).map_err(|failed| rendered(&failed))?;
    let texts: Vec<_> = divided.into_iter().zip(files?).collect();
    compile(&texts, dir, how)?;
    let one = |((llinterp, choice), program): ((Result<_, String>, _), &&Path)| Engines {
        llinterp: llinterp.unwrap_or_else(|error| how.llinterp.then_some(Err(error))),
        c: Ok(Executables {
            dir: dir.to_path_buf(),
            choice,
            input: input_of(program),
        }),
        together: programs.len(),
    };
    Ok(runs
        .into_iter()
        .zip(choices)
        .zip(programs)
        .map(one)
        .collect())
}

/// A program that runs the one that its first argument names.
fn joint_program(programs: &[&Path], root: &Path) -> Result<String, String> {
    let mut text = String::new();
    let mut choices = String::new();
    for (index, program) in programs.iter().enumerate() {
        // Not `import`: names of cases may be keywords.
        let relative = program.strip_prefix(root).map_err(|e| e.to_string())?;
        let relative = relative.with_extension("");
        let parts = relative.iter().map(|part| part.to_string_lossy());
        let module = parts.collect::<Vec<_>>().join(".");
        let _ = writeln!(
            text,
            "program_{index} = __import__({module:?}, None, None, ['entry_point'])"
        );
        let label = label(program);
        let _ = write!(
            choices,
            "    if name == {label:?}:\n        return program_{index}.entry_point(argv)\n"
        );
    }
    Ok(format!(
        "{text}\n\ndef entry_point(argv):\n    name = argv.pop()\n{choices}    return 99\n"
    ))
}

fn label(program: &Path) -> String {
    let stem = program.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

fn interpret(program: &Program<'_>, argv: &[String], input: Vec<u8>) -> Result<Ran, String> {
    match program.run_with(argv, Some(input))? {
        ProgramOutput::Exited {
            status,
            stdout,
            stderr,
        } => Ok(Ran {
            stdout,
            stderr,
            status,
        }),
        other => Err(format!("not a run: {other:?}")),
    }
}

/// Compiles the C, which is whole or divided into units.
fn compile(texts: &[(bool, Vec<(String, String)>)], dir: &Path, how: &How) -> Result<(), String> {
    let start = |&build: &Build| {
        let folder = match build.is_divided() {
            true => dir.join("units"),
            false => dir.to_path_buf(),
        };
        let text = texts.iter().find(|&&(is, _)| is == build.is_divided());
        let (_, files) = text.ok_or("no C files")?;
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        for (name, text) in files {
            std::fs::write(folder.join(name), text).map_err(|e| e.to_string())?;
        }
        let (file, text) = files.first().ok_or("no C files")?;
        let units = pipeline::to_compile(file, text);
        let libraries = pipeline::libraries(text);
        start_compiler(&units, &libraries, build, &folder, dir)
    };
    // At the same time: one alone would leave a processor idle.
    let started: Vec<_> = how.builds.iter().map(start).collect();
    for compiled in started.into_iter().map(|compiler| wait(compiler?)) {
        let compiled = compiled?;
        if compiled.status != 0 {
            return Err(format!(
                "the C compiler refuses the code:\n{}",
                compiled.stderr
            ));
        }
    }
    Ok(())
}

/// Whether a compiler makes an executable of a small program.
fn compiles(compiler: &str, name: &str, text: &str, args: &[&str]) -> bool {
    let dir = std::env::temp_dir().join(format!("rpython-tests-{name}-{}", std::process::id()));
    let tried = std::fs::create_dir_all(&dir).and_then(|()| {
        let file = dir.join("tried.c");
        std::fs::write(&file, text)?;
        let mut command = Command::new(compiler);
        command.arg(&file).args(args);
        command.arg("-o").arg(dir.join("tried")).output()
    });
    let _ = std::fs::remove_dir_all(&dir);
    tried.is_ok_and(|output| output.status.success())
}

/// Whether there is a clang, with its sanitizers, beside the C compiler that is used.
fn clang_sanitizes() -> bool {
    static FOUND: OnceLock<bool> = OnceLock::new();
    let text = "int main(void) { return 0; }\n";
    *FOUND.get_or_init(|| compiles("clang", "clang", text, Build::StressSanitized.flags()))
}

fn c_compiler() -> String {
    std::env::var("CC").unwrap_or_else(|_| "cc".into())
}

/// Whether what the collector needs that is tested is installed.
pub fn has_collector() -> bool {
    is_installed(collector())
}

/// Whether what a collector needs is installed.
pub fn is_installed(gc: Gc) -> bool {
    let text = "#include <gc/gc.h>\nint main(void) { return 0; }\n";
    gc != Gc::Boehm || compiles(&c_compiler(), "libgc", text, &["-lgc"])
}

/// What is sanitized is compiled by clang where that is there: in half of gcc's time, and so the
/// warnings of both are seen.
fn start_compiler(
    units: &[String],
    libraries: &[String],
    build: Build,
    folder: &Path,
    dir: &Path,
) -> Result<Child, String> {
    let mut cc = match build {
        _ if build.is_sanitized() && clang_sanitizes() => Command::new("clang"),
        _ => Command::new(c_compiler()),
    };
    cc.current_dir(folder)
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pipe"])
        .args(build.flags())
        .args(units)
        .arg("-o")
        .arg(build.executable(dir))
        .args(libraries.iter().map(|name| format!("-l{name}")))
        .arg("-lpthread");
    start(cc)
}

fn rendered(run: &Run) -> String {
    let rendered = run
        .diagnostics
        .iter()
        .map(|d| render::text(&run.sources, d));
    rendered.collect::<Vec<_>>().join("\n")
}

/// What the toolchain says of a program that it refuses, or `None` if it translates it.
pub fn refusal(program: &Path) -> Option<String> {
    let input = ProgramInput {
        kept: None,
        file: program.to_path_buf(),
        search_path: Vec::new(),
        options: Options::host(),
        emit: Emit::C,
    };
    let refused = pipeline::translate_program(input).err()?;
    Some(rendered(&refused))
}
