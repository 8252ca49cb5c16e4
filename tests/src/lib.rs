//! The engines that the language cases run on.
//!
//! A case is a Python file with an `entry_point(argv)`. It runs on CPython (the oracle), on
//! the LLInterpreter, and through C: once plainly, once with every object moved at every
//! allocation and under AddressSanitizer and UBSan. All must print the same and end alike.

use rpython_build::diag::render;
use rpython_build::pipeline::{self, Emit, Options, ProgramInput, ProgramOutput, Run};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run printed and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// Standard output.
    pub stdout: String,
    /// The exit status.
    pub status: i32,
    /// Standard error: for messages, not compared.
    pub stderr: String,
}

/// The workspace's `tests` folder.
pub fn tests_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All `.py` files below a folder, sorted.
pub fn python_files(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut dirs = vec![dir.to_path_buf()];
    while let Some(dir) = dirs.pop() {
        let Ok(entries) = std::fs::read_dir(&dir) else {
            continue;
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == "py") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The command for CPython 3, or `None` where there is none.
pub fn cpython() -> Option<Command> {
    let works = Command::new("python3")
        .args(["-c", "import sys; sys.exit(sys.version_info < (3, 9))"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    works.then(|| {
        let mut command = Command::new("python3");
        // No bytecode files in the source tree; the library's own modules can be imported.
        command
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("PYTHONPATH", library_dir());
        command
    })
}

/// The folder with `rpython.rlib` that programs import when they run on CPython.
pub fn library_dir() -> PathBuf {
    tests_dir().join("../rpython-build/lib")
}

fn finish(mut command: Command) -> Result<Ran, String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("cannot run {command:?}: {e}"))?;
    Ok(Ran {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        // A signal counts as a status that no engine gives.
        status: output.status.code().unwrap_or(-1),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}

/// Runs a case on CPython.
pub fn run_cpython(case: &Path) -> Option<Result<Ran, String>> {
    let mut command = cpython()?;
    command.arg(case);
    Some(finish(command))
}

fn rendered(run: &Run) -> String {
    run.diagnostics
        .iter()
        .map(|d| render::text(&run.sources, d))
        .collect::<Vec<_>>()
        .join("\n")
}

fn translate(case: &Path, options: Options, emit: Emit) -> Result<(ProgramOutput, Run), String> {
    let input = ProgramInput {
        file: case.to_path_buf(),
        search_path: Vec::new(),
        options,
        emit,
    };
    pipeline::translate_program(input).map_err(|run| rendered(&run))
}

/// Runs a case on the LLInterpreter.
pub fn run_llinterp(case: &Path) -> Result<Ran, String> {
    let argv = vec![case.display().to_string()];
    let (output, run) = translate(case, Options::host(), Emit::Run(argv))?;
    match output {
        ProgramOutput::Exited {
            status,
            stdout,
            stderr,
        } => Ok(Ran {
            stdout,
            stderr,
            status,
        }),
        other => Err(format!("not a run: {other:?}\n{}", rendered(&run))),
    }
}

/// How a case is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// As a user has it.
    Plain,
    /// Every object moves at every allocation; AddressSanitizer and UBSan.
    StressSanitized,
}

/// Translates a case to C, in a folder; gives the name of the translation unit.
pub fn translate_c(case: &Path, dir: &Path) -> Result<String, String> {
    let (output, _) = translate(case, Options::host(), Emit::C)?;
    let ProgramOutput::C(files) = output else {
        return Err("no C".into());
    };
    std::fs::create_dir_all(dir).map_err(|e| e.to_string())?;
    for (name, text) in &files {
        std::fs::write(dir.join(name), text).map_err(|e| e.to_string())?;
    }
    files
        .first()
        .map(|(name, _)| name.clone())
        .ok_or_else(|| "no C files".into())
}

/// Compiles and runs what [`translate_c`] has made.
pub fn run_c(unit: &str, build: Build, dir: &Path) -> Result<Ran, String> {
    let program = dir.join(format!("program-{build:?}"));
    let mut cc = Command::new(std::env::var("CC").unwrap_or_else(|_| "cc".into()));
    cc.current_dir(dir)
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pipe"]);
    match build {
        Build::Plain => cc.args(["-O1"]),
        Build::StressSanitized => cc.args([
            "-O0",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=all",
        ]),
    };
    cc.arg(unit)
        .arg("-o")
        .arg(&program)
        .args(["-lm", "-lpthread"]);
    let compiled = finish(cc)?;
    if compiled.status != 0 {
        return Err(format!(
            "the C compiler refuses the code:\n{}",
            compiled.stderr
        ));
    }
    let mut command = Command::new(&program);
    if build == Build::StressSanitized {
        command.env("RPYTHON_GC_STRESS", "1");
        // What is alive when a program ends is not a leak.
        command.env(
            "ASAN_OPTIONS",
            "detect_leaks=0:detect_stack_use_after_return=0",
        );
    }
    finish(command)
}

/// What the toolchain says of a case that it refuses, or `None` if it translates it.
pub fn refusal(case: &Path) -> Option<String> {
    translate(case, Options::host(), Emit::C).err()
}
