//! What comes out does not depend on the order in which the annotator looks at blocks: the C of language
//! cases is the same, byte by byte.

use rpython_build::pipeline::{self, Emit, KeptCode, Options, ProgramInput};
use rpython_tests::{programs, tests_dir};
use std::num::NonZeroU64;
use std::path::Path;

/// Cases in which objects are made while they are annotated, and versions wait for each other; a call
/// returns when its arguments are more already.
const ALWAYS: [&str; 3] = ["named_groups", "ledger_with_money", "hard_backtracking"];

/// One case in so many, from all folders, where `RPYTHON_ORDER` does not say another number, or parts of
/// names with commas between them.
const EVERY: usize = 80;

/// The lines of C of a program.
fn c_of(file: &Path, options: Options, kept: Option<KeptCode>) -> Result<Vec<String>, String> {
    let input = ProgramInput {
        file: file.to_path_buf(),
        search_path: Vec::new(),
        options,
        emit: Emit::C,
        kept,
    };
    let made = pipeline::with_program(input, |program| program.c());
    let (c, _) = made.map_err(|_| "it cannot be translated".to_string())?;
    let lines = |text: &String| text.lines().map(str::to_string).collect::<Vec<_>>();
    Ok(c?.iter().flat_map(|(_, text)| lines(text)).collect())
}

pub fn any_order_gives_the_same_c() {
    each_case_gives_the_same_c(|file| {
        let shuffled = Options {
            shuffle: NonZeroU64::new(0x9e37_79b9),
            ..Options::host()
        };
        let one = c_of(file, Options::host(), None);
        (one, c_of(file, shuffled, None))
    });
}

/// What is kept of helpers comes from any programs before: it does not show, whoever has asked for it first.
pub fn kept_helpers_give_the_same_c() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept-helpers");
    let _ = std::fs::remove_dir_all(&folder);
    let kept = KeptCode::new(folder.clone(), "of this test".into());
    each_case_gives_the_same_c(|file| {
        let units = || Options {
            c_units: true,
            verify: true,
            ..Options::host()
        };
        let kept = Some(kept.clone());
        (c_of(file, units(), None), c_of(file, units(), kept))
    });
    assert!(folder
        .join("%helpers")
        .metadata()
        .is_ok_and(|found| found.len() > 1000));
}

fn each_case_gives_the_same_c(
    of: impl Fn(&Path) -> (Result<Vec<String>, String>, Result<Vec<String>, String>),
) {
    let chosen = std::env::var("RPYTHON_ORDER").unwrap_or(EVERY.to_string());
    let every: Option<usize> = chosen.parse().ok();
    let mut different = Vec::new();
    for (number, file) in programs(&tests_dir().join("cases")).iter().enumerate() {
        let name = file.display().to_string();
        let wanted = match every {
            Some(every) => number % every == 0 || ALWAYS.iter().any(|part| name.contains(part)),
            None => chosen.split(',').any(|part| name.contains(part)),
        };
        if !wanted {
            continue;
        }
        let (one, other) = of(file);
        if one != other {
            let (one, other) = (one.unwrap_or_default(), other.unwrap_or_default());
            let at = one.iter().zip(&other).position(|(a, b)| a != b);
            let lines = at.map(|at| (&one[at], &other[at]));
            println!("{name}: {lines:?}");
            different.push(name);
        }
    }
    assert!(different.is_empty(), "{}: {different:#?}", different.len());
}
