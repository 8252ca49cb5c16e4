//! Random patterns of `re` find the same on CPython, while a program is imported, and translated.

use rpython_tests::engines::{Build, How};
use rpython_tests::fuzz::check::{check, Outcome};
use rpython_tests::oracle;
use rpython_tests::turns::Turn;
use std::path::PathBuf;

/// How many programs there are, and how many patterns each of them has.
const PROGRAMS: u64 = 8;
const PATTERNS: u32 = 10;

fn program(seed: u64) -> String {
    let mut python = oracle::cpython().unwrap_or_else(|| panic!("no python3"));
    let numbers = [seed.to_string(), PATTERNS.to_string()];
    python.args(["-c", include_str!("../../src/patterns.py")]);
    match python.args(numbers).output() {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into(),
        other => panic!("python3: {other:?}"),
    }
}

pub fn random_patterns_find_the_same() {
    if oracle::cpython().is_none() {
        eprintln!("WARNING: no python3: nothing is compared");
        return;
    }
    let turn = Turn::of_environment();
    let seeds = turn.part(0..PROGRAMS);
    eprintln!("{turn:?}: seeds {seeds:?} of {PROGRAMS}");
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("patterns");
    let how = How {
        generated: true,
        llinterp: false,
        builds: vec![Build::Quick],
    };
    for seed in seeds {
        let outcomes = check(&[program(seed)], &dir, &how);
        assert!(
            matches!(outcomes[..], [Outcome::Same]),
            "seed {seed}: {outcomes:?}"
        );
    }
}
