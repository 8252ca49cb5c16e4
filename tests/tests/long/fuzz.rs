//! Random programs do the same on CPython and translated; and the fuzzer that says so would notice
//! if they did not.

use rpython_tests::engines::{Build, How};
use rpython_tests::fuzz::check::{check, Outcome};
use rpython_tests::fuzz::damage::{self, Damage};
use rpython_tests::fuzz::run::{run, smallest, Options};
use rpython_tests::fuzz::{print::print, program::program, scope};
use rpython_tests::oracle;
use rpython_tests::turns::Turn;
use std::path::PathBuf;
use std::time::Duration;

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The same, empty.
fn empty(name: &str) -> PathBuf {
    let folder = scratch(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    folder
}

fn how(llinterp: bool, builds: &[Build]) -> How {
    How {
        llinterp,
        generated: true,
        builds: builds.to_vec(),
    }
}

pub fn programs_do_the_same() {
    if oracle::cpython().is_none() {
        eprintln!("WARNING: no python3: nothing is compared");
        return;
    }
    let keep = empty("fuzz");
    let turn = Turn::of_environment();
    let seeds = turn.part(0..96);
    let count = seeds.clone().count();
    eprintln!("{turn:?}: seeds {seeds:?} of 96");
    let options = Options {
        seeds,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        group: 16,
        how: how(false, &[Build::Quick]),
        keep: keep.clone(),
        minimised: 0,
    };
    let report = run(&options, &|line| eprintln!("{line}"));
    assert!(report.unusable.is_empty(), "{:?}", report.unusable);
    assert!(
        report.wrong.is_empty(),
        "see {}, and `cargo run -p rpython-tests -- fuzz --seeds N` to make one smaller: {:#?}",
        keep.display(),
        report.wrong
    );
    assert_eq!(report.same, count);
}

pub fn damaged_programs_are_translated_or_refused() {
    let turn = Turn::of_environment();
    let seeds = turn.part(0..1200);
    let count = seeds.clone().count();
    eprintln!("{turn:?}: damaged programs {seeds:?} of 1200");
    let damage = Damage {
        seeds,
        jobs: 1,
        limit: Duration::from_secs(60),
        keep: empty("damaged"),
        tool: PathBuf::from(env!("CARGO_BIN_EXE_rpython-tests")),
    };
    let report = damage::run(&damage, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
    assert!(report.wrong.is_empty(), "{:#?}", report.wrong);
    let refused: usize = report.refused.values().sum();
    assert_eq!(report.translated + refused + report.endless, count);
    // (The damage is small enough for some to be programs.)
    assert!(report.translated > 0 && refused > 0);
}

pub fn a_difference_is_seen() {
    if oracle::cpython().is_none() {
        return;
    }
    // Items of a list have one type: what the generator takes care to respect.
    let float = "def entry_point(argv):\n    xs = [len(argv), 2.5]\n    print(1)\n    print(xs[0])\n    return 0\n";
    let same = "def entry_point(argv):\n    print(1)\n    return 0\n";
    let refused = "def entry_point(argv):\n    print(1 + argv)\n    return 0\n";
    let name = "def entry_point(argv):\n    print(nothing)\n    return 0\n";
    let texts = [float, same, refused, name].map(str::to_string);
    let outcomes = check(&texts, &scratch("fuzz-seen"), &how(true, &[Build::Quick]));
    let [float, same, refused, name] = &outcomes[..] else {
        panic!("one outcome for each: {outcomes:?}");
    };
    assert!(
        matches!(float, Outcome::Wrong(f) if f.kind == "LLInterpreter: other output" && f.message.contains("line 2")),
        "{float:?}"
    );
    assert!(matches!(same, Outcome::Same), "{same:?}");
    assert!(
        matches!(refused, Outcome::Unusable(_) | Outcome::Wrong(_)),
        "{refused:?}"
    );
    assert!(
        matches!(name, Outcome::Unusable(why) if why.contains("NameError")),
        "{name:?}"
    );
}

pub fn a_planted_bug_is_found_and_made_small() {
    if oracle::cpython().is_none() {
        return;
    }
    // The bug: what is 3 for CPython is 4 for the toolchain. It is planted in a random program.
    use rpython_tests::fuzz::tree::Stmt;
    let mut planted = program(3);
    let entry = planted
        .body
        .stmts
        .last_mut()
        .unwrap_or_else(|| panic!("no entry point"));
    let block = entry.clauses[0]
        .block
        .as_mut()
        .unwrap_or_else(|| panic!("no body"));
    let line = "print('planted', 4 if len(argv) << 62 << 2 == 0 else 3)";
    block.stmts.insert(0, Stmt::text(line));
    let dir = scratch("fuzz-planted");
    let outcome = check(&[print(&planted)], &dir, &how(true, &[])).pop();
    let Some(Outcome::Wrong(failure)) = outcome else {
        panic!("it is not found: {outcome:?}");
    };
    let small = smallest(&planted, &failure, &dir);
    let text = print(&small);
    assert!(scope::holds(&small));
    assert!(text.contains(line), "{text}");
    assert!(text.lines().count() < 6, "{text}");
}
