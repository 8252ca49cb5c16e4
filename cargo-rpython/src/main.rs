//! `cargo rpython`: the toolchain from the command line.

#![forbid(unsafe_code)]

mod arguments;
mod translate;

use arguments::Command;
use rpython_build::diag::codes;
use rpython_build::library;
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
Translates RPython programs.

Usage:
    cargo rpython translate FILE.py [OPTIONS] [-- ARGUMENTS]
    cargo rpython explain [CODE]
    cargo rpython lib-path

`translate` makes an executable of a program: a file with `entry_point(argv)`, or with
`target(driver, args)` that returns it.

Options:
    -o, --output PATH      where to write; by default the file's name without `.py`, for
                           --emit standard output
        --emit STAGE       print a stage instead: flow, annotated, lowlevel or c
        --dump DIR         write the graphs of the program after each pass, to be compared
        --verify           check the program after each pass: finds errors of the toolchain
        --run              run the program on the low-level interpreter instead, with ARGUMENTS
        --gc NAME          the collector: generational (by default), copying, refcount, boehm
        --gc-stress        collect at every allocation
        --c-units          divide the C by modules, as builds without optimisation do
        --overflow WHAT    what integer arithmetic does with what does not fit: raise
                           OverflowError (by default with -O 0) or wrap
        --unchecked        check indexes, None and division only inside of a matching `try`
        --python-path DIR  look up imports in this folder too (can be repeated)
    -O, --opt-level LEVEL  of the C compiler: 0, 1, 2, 3 (by default), s
    -g, --debug            debug information: debuggers and profilers show Python lines
        --timings          print how long each stage took, and how often blocks
                           were annotated
    -q, --quiet            no progress, which a terminal shows

`explain` says more about an error code, or lists all of them.

`lib-path` prints a folder for PYTHONPATH: with the package `rpython` in it, programs run on
CPython 3 as they are.
";

fn main() -> ExitCode {
    let arguments = std::env::args().skip(1).collect::<Vec<_>>();
    match arguments::parse(arguments) {
        Ok(Command::Translate(options)) => translate::translate(options),
        Ok(Command::Explain(code)) => explain(code.as_deref()),
        Ok(Command::LibPath) => lib_path(),
        Ok(Command::Help) => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        Ok(Command::Version) => {
            println!("cargo-rpython {}", env!("CARGO_PKG_VERSION"));
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("error: {problem}\n\nSee `cargo rpython --help`.");
            ExitCode::from(2)
        }
    }
}

/// Prints the folder that has the package `rpython`; makes it if it is not there yet.
fn lib_path() -> ExitCode {
    let name = format!(
        "rpython-{}-{}",
        env!("CARGO_PKG_VERSION"),
        library::fingerprint()
    );
    let folder = cache_folder().join(name);
    match library::extract(&folder) {
        Ok(()) => {
            println!("{}", folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// Where programs of this user keep what they can make again.
fn cache_folder() -> PathBuf {
    let of = |name: &str| {
        std::env::var_os(name)
            .filter(|v| !v.is_empty())
            .map(PathBuf::from)
    };
    let home = || of("HOME");
    let found = if cfg!(windows) {
        of("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Caches"))
    } else {
        of("XDG_CACHE_HOME").or_else(|| home().map(|home| home.join(".cache")))
    };
    found.unwrap_or_else(std::env::temp_dir)
}

fn explain(code: Option<&str>) -> ExitCode {
    let Some(code) = code else {
        for (code, title) in codes::all() {
            println!("{code}  {title}");
        }
        return ExitCode::SUCCESS;
    };
    match codes::explain(&code.to_ascii_uppercase()) {
        Some((title, text)) => {
            println!("{}: {title}\n\n{text}", code.to_ascii_uppercase());
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("error: there is no code `{code}`; `cargo rpython explain` lists all");
            ExitCode::FAILURE
        }
    }
}
