//! Runs a Python file as the import-time interpreter does:
//! `cargo run -p rpython-build --example run_on_host -- FILE.py`.

use rpython_build::pipeline;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(file) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: run_on_host FILE.py");
        return ExitCode::from(2);
    };
    let imported = pipeline::import(&file);
    print!("{}", imported.stdout);
    eprint!("{}", imported.stderr);
    for diagnostic in &imported.diagnostics {
        if diagnostic.code != "RP0201" {
            eprintln!("error[{}]: {}", diagnostic.code, diagnostic.message);
        }
        for note in &diagnostic.notes {
            eprintln!("{note}");
        }
    }
    ExitCode::from(u8::from(!imported.diagnostics.is_empty()))
}
