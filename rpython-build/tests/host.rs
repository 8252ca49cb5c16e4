//! Runs the Python files in `tests/host` on the import-time interpreter and compares what they
//! print with what CPython 3.12 prints: the `.out` file beside each.

use rpython_build::pipeline;
use std::path::{Path, PathBuf};
use std::process::Command;

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/host");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder of the cases")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "py"))
        .collect();
    files.sort();
    files
}

/// What a case prints on the host space, followed by the traceback if it fails.
fn on_host(file: &Path) -> String {
    let imported = pipeline::import(file);
    let mut out = imported.stdout;
    for diagnostic in imported.diagnostics {
        if diagnostic.code != "RP0201" {
            out.push_str(&format!(
                "error[{}]: {}\n",
                diagnostic.code, diagnostic.message
            ));
        }
        match &imported.traceback {
            Some(traceback) if diagnostic.code == "RP0201" => out.push_str(traceback),
            _ => {
                for note in &diagnostic.notes {
                    out.push_str(note);
                    out.push('\n');
                }
            }
        }
    }
    out
}

/// The files of named snippets. In each, `#: NAME` begins a snippet, a module of its own.
fn snippet_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snippets");
    let entries = std::fs::read_dir(folder).expect("the folder of the snippets");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "py"))
        .collect();
    files.sort();
    files
}

/// Names with what stands below them.
fn sections(text: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for line in text.split_inclusive('\n') {
        match (line.strip_prefix("#: "), all.last_mut()) {
            (Some(name), _) => all.push((name.trim().to_string(), String::new())),
            (None, Some((_, text))) => text.push_str(line),
            (None, None) => panic!("{line:?} stands before the first name"),
        }
    }
    all
}

/// Runs each snippet with `run`, which gets a file and gives what it prints.
fn run_snippets(file: &Path, run: &dyn Fn(&Path) -> String) -> Vec<(String, String)> {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("snippets");
    let folder = scratch.join(file.file_stem().expect("a name"));
    std::fs::create_dir_all(&folder).expect("a folder");
    let module = folder.join("snippet.py");
    let text = std::fs::read_to_string(file).expect("a file");
    let sections = sections(&text).into_iter();
    sections
        .map(|(name, code)| {
            std::fs::write(&module, code).expect("written");
            (name, run(&module))
        })
        .collect()
}

/// Every snippet prints what the `.out` file beside its file says. There are enough of them, each
/// with a name. `BLESS=1` writes the expectations, from CPython.
#[test]
fn snippets_print_what_cpython_prints() {
    let bless = std::env::var_os("BLESS").is_some();
    let (mut wrong, mut names) = (vec![], std::collections::BTreeSet::new());
    for file in snippet_files() {
        let topic = file.file_stem().expect("a name").to_string_lossy();
        let expected_file = file.with_extension("out");
        if bless {
            let python = cpython().unwrap_or("python3".into());
            let outputs = run_snippets(&file, &|module| on_cpython(&python, module));
            let texts = outputs
                .iter()
                .map(|(name, out)| format!("#: {name}\n{out}"));
            std::fs::write(&expected_file, texts.collect::<String>()).expect("written");
        }
        let expected = std::fs::read_to_string(&expected_file).unwrap_or_default();
        let expected = sections(&expected);
        let got = run_snippets(&file, &on_host);
        assert_eq!(got.len(), expected.len(), "{topic}: run with BLESS=1");
        for ((name, got), (expected_name, expected)) in got.iter().zip(&expected) {
            assert_eq!(name, expected_name, "{topic}: run with BLESS=1");
            assert!(
                !expected.contains("Traceback"),
                "{topic}: {name}: {expected}"
            );
            assert!(
                names.insert(format!("{topic}: {name}")),
                "{name} stands twice"
            );
            if got != expected {
                let host = ("host    ", got.as_str());
                let difference = difference(&file, host, ("expected", expected));
                wrong.push(format!("{name}: {difference}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let all = names.len() + cases().len();
    assert!(all >= 400, "{all} snippets");
}

/// The CPython that is the oracle: 3.12, whose messages the host has. `PYTHON` names one.
fn cpython() -> Option<PathBuf> {
    let named = std::env::var_os("PYTHON").map(PathBuf::from);
    let usual = ["python3.12", "python3"].map(PathBuf::from);
    named.into_iter().chain(usual).find(|python| {
        let output = Command::new(python).arg("--version").output();
        output.is_ok_and(|o| o.status.success() && o.stdout.starts_with(b"Python 3.12"))
    })
}

/// What CPython prints. The case is imported, not run as a script, because that is what the host
/// does.
fn on_cpython(python: &Path, file: &Path) -> String {
    let folder = file.parent().expect("a folder");
    let name = file.file_stem().expect("a name").to_string_lossy();
    let output = Command::new(python)
        .args(["-B", "-W", "ignore", "-c", &format!("import {name}")])
        .current_dir(folder)
        .env("PYTHONHASHSEED", "0")
        .output()
        .expect("CPython runs");
    let mut out = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        // The host imports the case from nowhere, and never shows an absolute path.
        let text = String::from_utf8_lossy(&output.stderr)
            .replace("  File \"<string>\", line 1, in <module>\n", "")
            .replace(&format!("{}/", folder.display()), "");
        out.push_str(&text);
    }
    out
}

/// Where two outputs differ first.
fn difference(file: &Path, left: (&str, &str), right: (&str, &str)) -> String {
    let (a, b) = (left.1, right.1);
    let at = a.lines().zip(b.lines()).position(|(a, b)| a != b);
    let at = at.unwrap_or(a.lines().count().min(b.lines().count()));
    format!(
        "{}: line {} of the output\n  {}: {}\n  {}: {}",
        file.file_name().expect("a name").to_string_lossy(),
        at + 1,
        left.0,
        a.lines().nth(at).unwrap_or("(end)"),
        right.0,
        b.lines().nth(at).unwrap_or("(end)")
    )
}

/// Every case prints what its `.out` file says. `BLESS=1` writes those files, from CPython.
#[test]
fn prints_what_cpython_prints() {
    let bless = std::env::var_os("BLESS").is_some();
    let python = cpython();
    if bless {
        let python = python.expect("CPython 3.12, which PYTHON can name");
        for file in cases() {
            std::fs::write(file.with_extension("out"), on_cpython(&python, &file))
                .expect("written");
        }
        return;
    }
    let mut wrong = vec![];
    for file in cases() {
        let Ok(expected) = std::fs::read_to_string(file.with_extension("out")) else {
            wrong.push(format!(
                "{}: no .out file; run with BLESS=1",
                file.display()
            ));
            continue;
        };
        let got = on_host(&file);
        if got != expected {
            wrong.push(difference(
                &file,
                ("host    ", &got),
                ("expected", &expected),
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The `.out` files are CPython's.
#[test]
fn expectations_are_cpythons() {
    let Some(python) = cpython() else {
        eprintln!("SKIPPED: there is no CPython 3.12 to compare with (PYTHON can name one)");
        return;
    };
    let mut wrong = vec![];
    for file in cases() {
        let written = std::fs::read_to_string(file.with_extension("out")).unwrap_or_default();
        let printed = on_cpython(&python, &file);
        if printed != written {
            wrong.push(difference(
                &file,
                ("CPython", &printed),
                (".out   ", &written),
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
