//! Runs the programs of many seeds and minimises what is wrong.

use super::check::{check, Failure, Outcome};
use super::minimise::minimise;
use super::print::print;
use super::program::program;
use super::tree::Program;
use crate::engines::{Build, How};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// What to do.
#[derive(Debug, Clone)]
pub struct Options {
    /// The seeds, one program each.
    pub seeds: Range<u64>,
    /// How many groups are worked on at a time.
    pub jobs: usize,
    /// How many programs are translated as one.
    pub group: usize,
    /// What they run on.
    pub how: How,
    /// Where programs that show bugs are written, with what is wrong with them.
    pub keep: PathBuf,
    /// How many programs with the same kind of failure are minimised.
    pub minimised: usize,
}

/// What came of them.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// How many did the same on all engines.
    pub same: usize,
    /// Seeds whose programs CPython cannot run, and why: bugs of the generator.
    pub unusable: Vec<(u64, String)>,
    /// Seeds whose programs show bugs.
    pub wrong: Vec<(u64, Failure)>,
}

/// Runs the programs. `said` hears how it goes.
pub fn run(options: &Options, said: &(dyn Fn(String) + Sync)) -> Report {
    let seeds: Vec<u64> = options.seeds.clone().collect();
    let groups: Vec<&[u64]> = seeds.chunks(options.group.max(1)).collect();
    let next = AtomicUsize::new(0);
    let report = Mutex::new(Report::default());
    let work = |job: usize| loop {
        let index = next.fetch_add(1, Ordering::SeqCst);
        let Some(group) = groups.get(index) else {
            return;
        };
        let scratch = options.keep.join(format!("scratch-{job}"));
        let outcomes = outcomes(group, &scratch, &options.how);
        let _ = std::fs::remove_dir_all(&scratch);
        let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
        for (&seed, outcome) in group.iter().zip(outcomes) {
            match outcome {
                Outcome::Same => report.same += 1,
                Outcome::Unusable(why) => report.unusable.push((seed, why)),
                Outcome::Wrong(failure) => {
                    said(format!("seed {seed}: {}", failure.kind));
                    report.wrong.push((seed, failure));
                }
            }
        }
        let done = report.same + report.unusable.len() + report.wrong.len();
        if index % 20 == 19 {
            said(format!("{done} programs, {} wrong", report.wrong.len()));
        }
    };
    std::thread::scope(|scope| {
        for job in 0..options.jobs.max(1) {
            let work = &work;
            scope.spawn(move || work(job));
        }
    });
    let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
    report.unusable.sort();
    report.wrong.sort_by_key(|(seed, _)| *seed);
    keep(&report, options, said);
    report
}

/// What is wrong in a group is tried alone.
fn outcomes(seeds: &[u64], scratch: &Path, how: &How) -> Vec<Outcome> {
    let texts: Vec<String> = seeds.iter().map(|&seed| print(&program(seed))).collect();
    let mut outcomes = check(&texts, scratch, how);
    if let [_] = seeds {
        return outcomes;
    }
    for (outcome, text) in outcomes.iter_mut().zip(&texts) {
        let Outcome::Wrong(together) = outcome else {
            continue;
        };
        match check(std::slice::from_ref(text), scratch, how).pop() {
            Some(Outcome::Wrong(alone)) => *together = alone,
            _ => together.kind = format!("only among others: {}", together.kind),
        }
    }
    outcomes
}

/// Writes what is wrong, the first ones of a kind minimised.
fn keep(report: &Report, options: &Options, said: &(dyn Fn(String) + Sync)) {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for (seed, failure) in &report.wrong {
        let whole = program(*seed);
        let path = |suffix: &str| options.keep.join(format!("seed-{seed}{suffix}"));
        write(&path(".py"), &print(&whole));
        write(
            &path(".txt"),
            &format!("{}\n\n{}\n", failure.kind, failure.message),
        );
        let count = match kinds.iter_mut().find(|(kind, _)| *kind == failure.kind) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                kinds.push((&failure.kind, 1));
                1
            }
        };
        if count > options.minimised || failure.kind.starts_with("only among") {
            continue;
        }
        let scratch = options.keep.join("scratch");
        let small = smallest(&whole, failure, &scratch);
        let last = check(&[print(&small)], &scratch, &how(failure, &options.how)).pop();
        let _ = std::fs::remove_dir_all(&scratch);
        let message = match last {
            Some(Outcome::Wrong(failure)) => failure.message,
            _ => failure.message.clone(),
        };
        let text = format!("# seed {seed}: {}\n{}", failure.kind, print(&small));
        write(&path("-min.py"), &text);
        write(&path("-min.txt"), &message);
        said(format!("{}\n{message}\n{text}", path("-min.py").display()));
    }
}

fn write(path: &Path, text: &str) {
    if let Err(error) = std::fs::write(path, text) {
        eprintln!("{}: {error}", path.display());
    }
}

/// The least that shows the failure.
fn how(failure: &Failure, all: &How) -> How {
    let of = |llinterp, builds: &[Build]| How {
        llinterp,
        generated: true,
        builds: builds.to_vec(),
    };
    if failure.kind.starts_with("LLInterpreter") {
        of(true, &[])
    } else if failure.kind.starts_with("C in stress mode, sanitized") {
        of(false, &[Build::StressSanitized])
    } else if failure.kind.starts_with("C in stress mode") {
        of(false, &[Build::Stress])
    } else if failure.kind.starts_with("C:") {
        of(false, &[Build::Quick])
    } else if failure.kind.starts_with("the C compiler") {
        all.clone()
    } else {
        of(false, &[])
    }
}

/// A smaller program with the same kind of failure.
pub fn smallest(program: &Program, failure: &Failure, scratch: &Path) -> Program {
    let all = How {
        builds: vec![Build::Plain],
        ..How::all()
    };
    let how = how(failure, &all);
    // What is refused is refused alone: translated with others it takes several attempts.
    let together = if failure.kind.contains(": ") && !failure.kind.starts_with("error[") {
        12
    } else {
        1
    };
    let mut shows = |programs: &[Program]| {
        let texts: Vec<String> = programs.iter().map(print).collect();
        let outcomes = check(&texts, scratch, &how);
        let same = |outcome| matches!(outcome, Outcome::Wrong(f) if f.kind == failure.kind);
        outcomes.into_iter().map(same).collect()
    };
    minimise(program, together, &mut shows)
}
