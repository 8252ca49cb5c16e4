//! The tools of the tests.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((name, rest)) if name == "fuzz" => {
            ExitCode::from(rpython_tests::fuzz::command::command(rest))
        }
        Some((name, rest)) if name == "damage" => {
            ExitCode::from(rpython_tests::fuzz::command::damage_command(rest))
        }
        _ => {
            eprintln!(
                "usage: rpython-tests fuzz|damage [OPTIONS]; see `fuzz --help`, `damage --help`"
            );
            ExitCode::from(2)
        }
    }
}
