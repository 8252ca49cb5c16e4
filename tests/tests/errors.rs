//! What users see of programs that are wrong: the texts beside the programs in `fixtures/errors`.
//! With `BLESS=1` this writes them.
//!
//! A program is `py/work.py` of the package `fixtures/cargo/wrong`; lines that begin with `# Rust:`
//! take the place of its declaration, and those with `# Rust outside:` stand behind the module. `NAME.helper.py` beside `NAME.py` is
//! its `py/helper.py`, and `NAME.shared.py` the module `shared` in the folder `NAME.shared` beside the package. The
//! pipeline is called as a build script calls it; that its texts come through Cargo is tested in
//! `long/cargo/errors.rs`.

use libtest_mimic::{Arguments, Failed, Trial};
use rpython_build::diag::render;
use rpython_build::pipeline::{translate, Options};
use rpython_tests::declared::library;
use std::fs;
use std::path::{Path, PathBuf};

const DECLARED: &str = "pub fn run(n: i64, name: &str) -> i64;";

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/errors");
    let mut cases: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "py"))
        .filter(|path| {
            let name = path.to_string_lossy();
            !name.ends_with(".helper.py") && !name.ends_with(".shared.py")
        })
        .collect();
    cases.sort();
    cases
}

/// The Rust that declares what a case's Python has.
fn rust_of(python: &str) -> String {
    let lines = |prefix: &str| -> Vec<&str> {
        let lines = python.lines();
        lines.filter_map(|line| line.strip_prefix(prefix)).collect()
    };
    let (declared, outside) = (lines("# Rust: "), lines("# Rust outside: "));
    let mut text = include_str!("../fixtures/cargo/wrong/src/lib.rs").to_string();
    assert!(text.contains(DECLARED));
    if !declared.is_empty() {
        text = text.replace(DECLARED, &declared.join("\n    "));
    }
    if !outside.is_empty() {
        text.push_str(&format!("\n{}\n", outside.join("\n")));
    }
    text
}

/// The errors of a case, as text.
fn errors(case: &Path, folder: &Path) -> String {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder.join("py")).unwrap();
    let python = fs::read_to_string(case).unwrap();
    fs::write(folder.join("py/work.py"), &python).unwrap();
    let helper = case.with_extension("helper.py");
    if helper.exists() {
        fs::copy(helper, folder.join("py/helper.py")).unwrap();
    }
    let shared = case.with_extension("shared.py");
    if shared.exists() {
        let beside = folder.with_extension("shared");
        fs::create_dir_all(&beside).unwrap();
        fs::copy(shared, beside.join("shared.py")).unwrap();
    }
    let (diagnostics, input) = library("wrong", folder, rust_of(&python), Options::host());
    let run = match translate(input) {
        Ok(translated) => translated.run,
        Err(run) => *run,
    };
    let texts = diagnostics.iter().chain(&run.diagnostics);
    let texts = texts.map(|diagnostic| render::text(&run.sources, diagnostic) + "\n");
    texts.collect::<Vec<_>>().join("\n")
}

/// A program gives the text beside it.
fn errors_are_told_as_users_need_them(case: &Path, scratch: &Path) -> Result<(), Failed> {
    let shown = errors(case, &scratch.join(case.file_stem().unwrap()));
    let expected_file = case.with_extension("txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&expected_file, &shown).unwrap();
    }
    let expected = fs::read_to_string(&expected_file).unwrap_or_default();
    match shown == expected {
        true => Ok(()),
        false => Err(format!("\n--- expected\n{expected}--- shown\n{shown}").into()),
    }
}

fn main() {
    let cases = cases();
    assert!(cases.len() >= 60, "{} cases", cases.len());
    let trial = |case: PathBuf| {
        let name = case.file_stem().unwrap().to_string_lossy().into_owned();
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("errors");
        Trial::test(name, move || {
            errors_are_told_as_users_need_them(&case, &scratch)
        })
    };
    let trials = cases.into_iter().map(trial).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
