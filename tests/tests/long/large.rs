//! A program of ten thousand lines over many modules in packages: it translates to the same C each
//! time, and what the C prints, compiled as a whole and in units, is what CPython prints.

use rpython_build::pipeline;
use rpython_build::pipeline::{translate_program, Emit, Options, ProgramInput, ProgramOutput};
use rpython_tests::generated::{program, Shape};
use rpython_tests::oracle::{cpython, run_cpython};
use rpython_tests::process::finish;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is asked for; the generator comes close to it.
const LINES: usize = 10_500;

pub fn c_of(main: &Path, options: Options) -> Vec<(String, String)> {
    let input = ProgramInput {
        kept: None,
        file: main.to_path_buf(),
        search_path: Vec::new(),
        options,
        emit: Emit::C,
    };
    match translate_program(input) {
        Ok((ProgramOutput::C(files), _)) => files,
        Ok(_) => panic!("no C"),
        Err(run) => panic!("{:?}", run.diagnostics),
    }
}

/// Compiles these files of a folder to a program; its path.
pub fn compile(
    folder: &Path,
    name: &str,
    level: &str,
    files: &[(String, String)],
    text: &str,
) -> PathBuf {
    let mut cc = Command::new(std::env::var("CC").unwrap_or_else(|_| "cc".into()));
    cc.current_dir(folder)
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", level])
        .args(["-fwrapv", "-fno-strict-aliasing", "-o", name])
        .args(files.iter().map(|(name, _)| name))
        .args(
            pipeline::libraries(text)
                .iter()
                .map(|name| format!("-l{name}")),
        )
        .arg("-lpthread");
    let compiled = finish(cc).expect("a C compiler");
    assert_eq!(compiled.status, 0, "{}", compiled.stderr);
    folder.join(name)
}

/// What units share has names that start with the library's prefix: no other library meets it.
fn only_own_symbols(program: &Path) {
    let mut nm = Command::new("nm");
    nm.args(["-P", "--defined-only"]).arg(program);
    let Ok(listed) = finish(nm) else {
        eprintln!("WARNING: no nm to look for symbols with");
        return;
    };
    let mut shared = 0;
    for line in listed.stdout.lines() {
        let name = line.split(' ').next().unwrap_or_default();
        if name.starts_with("program_") {
            shared += 1;
        } else {
            let kind = line.split(' ').nth(1).unwrap_or_default();
            let is_ours = name.starts_with("py_") || name.starts_with("rpy_");
            assert!(
                !is_ours || kind.chars().all(|c| c.is_ascii_lowercase()),
                "{line}"
            );
        }
    }
    assert!(shared > 100, "{shared} shared names");
}

pub fn ten_thousand_lines_in_packages() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("large");
    let _ = std::fs::remove_dir_all(&folder);
    let files = program(Shape::Packages, LINES);
    let lines: usize = files.iter().map(|(_, text)| text.lines().count()).sum();
    assert!(lines >= 10_000, "{lines} lines in {} files", files.len());
    assert!(files.len() > 30, "{} files", files.len());
    for (name, text) in &files {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    let main = folder.join(&files[0].0);
    let c = c_of(&main, Options::host());
    assert!(
        c == c_of(&main, Options::host()),
        "the same program gives other C"
    );
    for (name, text) in &c {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    let units: Vec<_> = pipeline::to_compile(&c[0].0, &c[0].1);
    assert!(units.len() > 2, "{units:?}");
    let in_units: Vec<_> = c
        .iter()
        .filter(|(name, _)| units.contains(name))
        .cloned()
        .collect();
    assert_eq!(in_units.len(), units.len());
    let divided = compile(&folder, "in_units", "-O0", &in_units, &c[0].1);
    only_own_symbols(&divided);
    let ran = finish(Command::new(divided)).expect("it runs");
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stdout.lines().count() > 20, "{}", ran.stdout);
    if cpython().is_none() {
        eprintln!("WARNING: no python3 to compare with");
        return;
    }
    let expected = run_cpython(&[&main], &folder).expect("python3");
    assert_eq!(expected[0].status, 0, "{}", expected[0].stderr);
    assert_eq!(ran.stdout, expected[0].stdout);
}
