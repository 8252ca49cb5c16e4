//! `cargo rpython`: the toolchain from the command line.

mod arguments;
mod translate;

use arguments::Command;
use rpython_build::diag::codes;
use std::process::ExitCode;

const USAGE: &str = "\
Translates RPython programs.

Usage:
    cargo rpython translate FILE.py [OPTIONS] [-- ARGUMENTS]
    cargo rpython explain [CODE]

`translate` makes an executable of a program: a file with `entry_point(argv)`, or with
`target(driver, args)` that returns it.

Options:
    -o, --output PATH      where to write; by default the file's name without `.py`, for
                           --emit standard output
        --emit STAGE       print a stage instead: flow, annotated, lowlevel or c
        --run              run the program on the low-level interpreter instead, with ARGUMENTS
        --gc NAME          the collector: copying
        --gc-stress        collect, and move every object, at every allocation
        --overflow-checks  integer arithmetic raises OverflowError instead of wrapping
        --unchecked        check indexes, None and division only inside of a matching `try`
        --python-path DIR  look up imports in this folder too (can be repeated)
    -O, --opt-level LEVEL  of the C compiler: 0, 1, 2, 3 (by default), s
        --timings          print how long each stage took

`explain` says more about an error code, or lists all of them.
";

fn main() -> ExitCode {
    let arguments = std::env::args().skip(1).collect::<Vec<_>>();
    match arguments::parse(arguments) {
        Ok(Command::Translate(options)) => translate::translate(options),
        Ok(Command::Explain(code)) => explain(code.as_deref()),
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

fn explain(code: Option<&str>) -> ExitCode {
    let Some(code) = code else {
        for (code, title) in codes::all() {
            println!("{code}  {title}");
        }
        return ExitCode::SUCCESS;
    };
    match codes::explain(&code.to_uppercase()) {
        Some((title, text)) => {
            println!("{}: {title}\n\n{text}", code.to_uppercase());
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("error: there is no code `{code}`; `cargo rpython explain` lists all");
            ExitCode::FAILURE
        }
    }
}
