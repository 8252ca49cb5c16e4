//! Runs a Python file as the import-time interpreter does:
//! `cargo run -p rpython-build --example run_on_host -- FILE.py`.

use rpython_build::host;
use rpython_build::source::SourceMap;
use std::path::PathBuf;

fn main() {
    let Some(file) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: run_on_host FILE.py");
        std::process::exit(2);
    };
    let worker = std::thread::Builder::new()
        .stack_size(1 << 30)
        .spawn(move || run(&file));
    let failed = worker.expect("a thread").join().expect("no panic");
    std::process::exit(i32::from(failed));
}

fn run(file: &std::path::Path) -> bool {
    let folder = file
        .parent()
        .unwrap_or(std::path::Path::new(""))
        .to_path_buf();
    let name = file
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let mut space = host::new_session(SourceMap::new(), folder.clone(), vec![folder]);
    let result = host::import_program(&mut space, &name);
    print!("{}", space.stdout);
    eprint!("{}", space.stderr);
    for diagnostic in result.as_ref().err().into_iter().flatten() {
        if diagnostic.code != "RP0201" {
            eprintln!("error[{}]: {}", diagnostic.code, diagnostic.message);
        }
        for note in &diagnostic.notes {
            eprintln!("{note}");
        }
    }
    result.is_err()
}
