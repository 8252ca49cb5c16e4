//! Runs the Python files in `tests/host` on the import-time interpreter and compares what they
//! print with what CPython prints.

use rpython_build::host;
use rpython_build::source::SourceMap;
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
    let file = file.to_path_buf();
    let run = move || {
        let folder = file.parent().expect("a folder").to_path_buf();
        let name = file
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let mut space = host::new_session(SourceMap::new(), folder.clone(), vec![folder]);
        let result = host::import_program(&mut space, &name);
        let mut out = std::mem::take(&mut space.stdout);
        for diagnostic in result.err().into_iter().flatten() {
            if diagnostic.code != "RP0201" {
                out.push_str(&format!(
                    "error[{}]: {}\n",
                    diagnostic.code, diagnostic.message
                ));
            }
            for note in &diagnostic.notes {
                out.push_str(note);
                out.push('\n');
            }
        }
        out
    };
    let worker = std::thread::Builder::new().stack_size(1 << 30).spawn(run);
    worker
        .expect("a thread")
        .join()
        .unwrap_or_else(|_| "panicked\n".to_string())
}

/// What CPython prints; `None` if there is no CPython. The case is imported, not run as a script,
/// because that is what the host does.
fn on_cpython(file: &Path) -> Option<String> {
    let name = file.file_stem()?.to_str()?;
    let output = Command::new("python3")
        .args(["-B", "-c", &format!("import {name}")])
        .current_dir(file.parent()?)
        .env("PYTHONHASHSEED", "0")
        .output()
        .ok()?;
    let mut out = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        // The host imports the case from nowhere, and never shows an absolute path.
        let text = String::from_utf8_lossy(&output.stderr)
            .replace("  File \"<string>\", line 1, in <module>\n", "")
            .replace(&format!("{}/", file.parent()?.display()), "");
        out.push_str(&text);
    }
    Some(out)
}

#[test]
fn prints_what_cpython_prints() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3 to compare with");
        return;
    }
    let mut wrong = vec![];
    for file in cases() {
        let Some(expected) = on_cpython(&file) else {
            continue;
        };
        let got = on_host(&file);
        if got != expected {
            let name = file
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            let at = got.lines().zip(expected.lines()).position(|(a, b)| a != b);
            let at = at.unwrap_or(got.lines().count().min(expected.lines().count()));
            wrong.push(format!(
                "{name}: line {} of the output\n  host:    {}\n  CPython: {}",
                at + 1,
                got.lines().nth(at).unwrap_or("(end)"),
                expected.lines().nth(at).unwrap_or("(end)")
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
