//! Every language case on every engine: one test per case.

use libtest_mimic::{Arguments, Failed, Trial};
use rpython_tests::{
    cpython, python_files, refusal, run_c, run_cpython, run_llinterp, tests_dir, translate_c,
    Build, Ran,
};
use std::path::{Path, PathBuf};

fn main() {
    let arguments = Arguments::from_args();
    let cases = tests_dir().join("cases");
    if cpython().is_none() {
        eprintln!(
            "WARNING: no python3 (3.9 or later): the language cases have no oracle and are not run"
        );
        return;
    }
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("language");
    let trials = python_files(&cases)
        .into_iter()
        .map(|case| {
            let relative = case.strip_prefix(&cases).expect("below the folder");
            let name = relative
                .with_extension("")
                .display()
                .to_string()
                .replace('\\', "/");
            let dir = scratch.join(&name);
            Trial::test(name, move || check(&case, &dir))
        })
        .chain(unsupported())
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// Programs that CPython runs and the toolchain does not translate yet: it has to say so. When one
/// of them translates, it belongs with the cases.
fn unsupported() -> Vec<Trial> {
    let folder = tests_dir().join("unsupported");
    python_files(&folder)
        .into_iter()
        .map(|case| {
            let name = case
                .file_stem()
                .map(|stem| stem.to_string_lossy().into_owned());
            let name = format!("unsupported/{}", name.unwrap_or_default());
            Trial::test(name, move || match refusal(&case) {
                Some(message) if message.starts_with("error[RP") => Ok(()),
                Some(message) => Err(format!("no code in the message: {message}").into()),
                None => Err("it translates: move it to `cases`".into()),
            })
        })
        .collect()
}

fn check(case: &Path, dir: &Path) -> Result<(), Failed> {
    let expected = run_cpython(case).expect("checked in main")?;
    if expected.status != 0 {
        return Err(format!("CPython itself fails:\n{}", expected.stderr).into());
    }
    let mut wrong = Vec::new();
    let mut compare = |engine: &str, ran: Result<Ran, String>| match ran {
        Err(message) => wrong.push(format!("{engine}: {message}")),
        Ok(ran) if ran.stdout != expected.stdout || ran.status != expected.status => {
            wrong.push(format!(
                "{engine} differs\n--- CPython\n{}--- {engine} (status {})\n{}{}",
                expected.stdout, ran.status, ran.stdout, ran.stderr
            ));
        }
        Ok(_) => {}
    };
    compare("LLInterpreter", run_llinterp(case));
    match translate_c(case, dir) {
        Err(message) => compare("C", Err(message)),
        Ok(unit) => {
            compare("C", run_c(&unit, Build::Plain, dir));
            compare(
                "C in stress mode, sanitized",
                run_c(&unit, Build::StressSanitized, dir),
            );
        }
    }
    if wrong.is_empty() {
        // Kept on failure, to look at.
        let _ = std::fs::remove_dir_all(dir);
        return Ok(());
    }
    Err(wrong.join("\n").into())
}
