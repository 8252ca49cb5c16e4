//! A command-line program in Rust whose work is done by RPython modules, in `py/`.
//!
//! Each command is a file: the declarations of its RPython module, and the Rust around it.

mod eval;
mod mandelbrot;
mod tables;
mod words;

use std::process::ExitCode;

const USAGE: &str = "\
Usage:
    example-app words FILE…                      the most frequent words
    example-app words --without WORD,… FILE…     all but some of them
    example-app eval EXPR [NAME=VALUE]…          the value of an expression
    example-app eval -f FILE [NAME=VALUE]…       the values of a file of statements
    example-app eval --tree EXPR                 what an expression is made of
    example-app tables FILE…                     what is in files of comma-separated values
    example-app tables --where COLUMN<NUMBER FILE…   in some of their rows
    example-app mandelbrot WIDTH HEIGHT OUT.png  a picture
";

/// What a command ends with if it does not succeed: the text for stderr.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["words", "--without", without, ref files @ ..] if !files.is_empty() => {
            words::run(files, &without.split(',').collect::<Vec<_>>())
        }
        ["words", ref files @ ..] if !files.is_empty() => words::run(files, &[]),
        ["eval", "-f", file, ref names @ ..] => eval::run_file(file, names),
        ["eval", "--tree", source] => eval::show(source),
        ["eval", source, ref names @ ..] => eval::run(source, names),
        ["tables", "--where", condition, ref files @ ..] if !files.is_empty() => {
            tables::Condition::parse(condition).and_then(|it| tables::run(files, Some(it)))
        }
        ["tables", ref files @ ..] if !files.is_empty() => tables::run(files, None),
        ["mandelbrot", width, height, file] => mandelbrot::run(width, height, file),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("error: {text}");
            ExitCode::FAILURE
        }
    }
}
