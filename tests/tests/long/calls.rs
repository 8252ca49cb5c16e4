//! Every method of Python's types, and functions of scalars, do the same while a program is
//! imported, translated, and on CPython.

use rpython_tests::calls;
use rpython_tests::engines::{engines, How};
use rpython_tests::oracle::{cpython, run_cpython};
use rpython_tests::process::Ran;
use std::path::{Path, PathBuf};

/// What a program says where it differs from CPython: the call, and what each gives.
fn differences(program: &str, wanted: &str, got: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let (mut title, mut told) = ("", "");
    let (mut place, mut got) = (0, got.lines());
    for wanted in wanted.lines() {
        place += 1;
        if let Some((_, text)) = wanted.split_once(calls::TITLE) {
            (title, place) = (text, 0);
        }
        let got = got.next().unwrap_or("(nothing)");
        // The first of each place tells enough.
        let undeclared = got.contains(calls::UNDECLARED);
        let same = got == wanted || is_beyond_a_word(wanted, got);
        if (!same || undeclared) && told != title {
            told = title;
            found.push(format!(
                "{program}, {title}, call {place}:\n  CPython: {wanted}\n  here:    {got}"
            ));
        }
    }
    found
}

/// Whether translated code says that a number is none of a machine word.
fn is_beyond_a_word(wanted: &str, got: &str) -> bool {
    let number = wanted.strip_prefix("run ").unwrap_or_default();
    let digits = number.strip_prefix('-').unwrap_or(number);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number && number.parse::<i64>().is_err() && got == "run OverflowError: integer overflow"
}

pub fn calls_do_the_same_while_importing_and_translated() {
    if cpython().is_none() {
        eprintln!("WARNING: no python3 to compare with");
        return;
    }
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("calls");
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a folder");
    let programs: Vec<PathBuf> = calls::programs()
        .into_iter()
        .map(|(name, text)| {
            let path = dir.join(format!("{name}.py"));
            std::fs::write(&path, text).expect("a file");
            path
        })
        .collect();
    let paths: Vec<&Path> = programs.iter().map(PathBuf::as_path).collect();
    let wanted = run_cpython(&paths, &dir).expect("CPython runs");
    let how = How {
        llinterp: true,
        generated: false,
        builds: Vec::new(),
    };
    let check = |path: &Path, wanted: Ran| {
        assert_eq!(wanted.status, 0, "{}", wanted.stderr);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let made = engines(&[path], &dir, &dir.join(&*name), &how).remove(0);
        match made.llinterp {
            Some(Ok(ran)) if ran.status == 0 => differences(&name, &wanted.stdout, &ran.stdout),
            Some(Ok(ran)) => vec![format!("{name}: {}", ran.stderr)],
            Some(Err(error)) => vec![format!("{name}: {error}")],
            None => vec![format!("{name}: did not run")],
        }
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let pairs = paths.iter().zip(wanted);
        let running: Vec<_> = pairs
            .map(|(path, wanted)| scope.spawn(|| check(path, wanted)))
            .collect();
        let done = running.into_iter().map(|r| r.join().expect("no panic"));
        done.flatten().collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
