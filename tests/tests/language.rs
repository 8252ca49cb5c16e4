//! Every language case on every engine: one test per case.
//!
//! Cases that run in the same process are translated in groups. What differs in a group is tried
//! alone: the message says whether it differs there too.

use libtest_mimic::{Arguments, Failed, Trial};
use rpython_tests::engines::{collector, has_collector, refusal, Build, Gc, GC};
use rpython_tests::groups::{Case, Groups, Outcome, Place};
use rpython_tests::process::Ran;
use rpython_tests::turns::Turn;
use rpython_tests::{oracle, programs, tests_dir};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

fn main() {
    let arguments = Arguments::from_args();
    if std::env::var(GC).is_ok_and(|gc| gc == "all") {
        with_each_collector();
    }
    if oracle::cpython().is_none() {
        eprintln!(
            "WARNING: no python3 (3.9 or later): the language cases have no oracle and are not run"
        );
        return;
    }
    if !has_collector() {
        eprintln!("WARNING: no libgc (libgc-dev): the language cases are not run with it");
        return;
    }
    // Only those that are going to run make up the groups.
    let cases = cases()
        .into_iter()
        .filter(|case| selected(&arguments, &case.name))
        .collect();
    // (cargo-nextest runs a process for each test, side by side.)
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("language")
        .join(std::process::id().to_string());
    let turn = Turn::of_environment();
    let groups = Arc::new(Groups::new(cases, turn, scratch.clone()));
    if turn != Turn::All {
        let compiled = |build| groups.count(|how| how.builds.contains(&build));
        eprintln!(
            "{turn:?}: of {} cases {} run on the LLInterpreter, {} become C, which of {} is compiled as users do, and of {} \
             sanitized; without RPYTHON_TURN all are run, and compiled both ways",
            groups.cases().len(),
            groups.count(|how| how.llinterp),
            groups.count(|how| how.generated),
            compiled(Build::Plain),
            compiled(Build::StressSanitized) + compiled(Build::SanitizedUnits),
        );
    }
    let is_not_compared = |place: Place| needs_more(&groups.file(place)).is_some();
    let left_out = groups.cases().into_iter();
    let left_out = left_out
        .filter(|(place, _)| is_not_compared(*place))
        .count();
    if left_out > 0 {
        eprintln!(
            "{}: what {left_out} cases print through C is not compared, only how they end: they say that \
             they need another collector",
            collector().name()
        );
    }
    let trials = groups
        .cases()
        .into_iter()
        .map(|(place, case)| {
            let groups = Arc::clone(&groups);
            Trial::test(case.name, move || check(&groups, place))
        })
        .chain(unsupported())
        .collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    // What failed can be looked at.
    if !conclusion.has_failed() {
        let _ = std::fs::remove_dir_all(scratch);
    }
    conclusion.exit();
}

/// Runs itself with each collector, and ends.
fn with_each_collector() -> ! {
    let itself = std::env::current_exe().expect("the path of the tests");
    let passes = |gc: Gc| {
        eprintln!("{GC}={}", gc.name());
        let mut command = Command::new(&itself);
        command.args(std::env::args_os().skip(1)).env(GC, gc.name());
        command.status().expect("the tests start").success()
    };
    let failed = Gc::ALL.into_iter().filter(|&gc| !passes(gc)).count();
    std::process::exit(failed.min(1) as i32)
}

fn selected(arguments: &Arguments, name: &str) -> bool {
    !arguments.is_filtered_out(&Trial::test(name, || Ok(())))
}

/// The language cases, and the programs of the benchmarks with what they do without an argument.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (root, folder, prefix) in [
        (tests_dir(), "cases", ""),
        (tests_dir().join("../bench/programs"), "py", "benchmarks/"),
    ] {
        let folder = root.join(folder);
        cases.extend(programs(&folder).into_iter().map(|file| Case {
            name: format!("{prefix}{}", name(&folder, &file)),
            alone: stated(&file, "alone").is_some(),
            file,
            root: root.clone(),
        }));
    }
    cases
}

/// `folder/name`; of a program over many files, the name of its folder.
fn name(root: &Path, file: &Path) -> String {
    let relative = file.strip_prefix(root).unwrap_or(file);
    let relative = match relative.parent() {
        Some(folder) if relative.ends_with("main.py") => folder,
        _ => relative,
    };
    relative
        .with_extension("")
        .display()
        .to_string()
        .replace('\\', "/")
}

/// Programs that CPython runs and the toolchain does not translate yet: it has to say so. When one
/// of them translates, it belongs with the cases.
fn unsupported() -> Vec<Trial> {
    let folder = tests_dir().join("unsupported");
    programs(&folder)
        .into_iter()
        .map(|case| {
            let name = format!("unsupported/{}", name(&folder, &case));
            Trial::test(name, move || match refusal(&case) {
                Some(message) if message.starts_with("error[RP") => Ok(()),
                Some(message) => Err(format!("no code in the message: {message}").into()),
                None => Err("it translates: move it to `cases`".into()),
            })
        })
        .collect()
}

fn check(groups: &Groups, place: Place) -> Result<(), Failed> {
    let outcome = groups.outcome(place);
    let file = groups.file(place);
    let Err(message) = differences(&file, &outcome) else {
        return Ok(());
    };
    if outcome.engines.together == 1 {
        return Err(message.into());
    }
    let alone = groups
        .alone(place)
        .map(|outcome| differences(&file, &outcome));
    match alone {
        Some(Err(message)) => Err(message.into()),
        _ => Err(format!(
            "only when translated together with other cases (in {}): {message}",
            groups.folder(place).display()
        )
        .into()),
    }
}

/// A fact that a case states of itself, in a line of its own: `# exit status: 3`.
fn stated(case: &Path, what: &str) -> Option<String> {
    let text = std::fs::read_to_string(case).ok()?;
    let start = format!("# {what}:");
    text.lines()
        .find_map(|line| line.strip_prefix(&start))
        .map(|rest| rest.trim().to_string())
}

/// Why a case prints what it does only with a collector that can do more than the one that is tested.
fn needs_more(case: &Path) -> Option<String> {
    let precise = stated(case, "precise").filter(|_| !collector().is_precise());
    precise.or_else(|| stated(case, "cycles").filter(|_| !collector().finds_cycles()))
}

/// The lines of a traceback that are in a file, but for the module's own: `line 3, in f`.
fn frames(text: &str, file: &Path) -> Vec<String> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let end = format!("{name}\", ");
    let frames = text.lines().filter_map(|line| line.split_once(&end));
    let frames = frames.map(|(_, frame)| frame.to_string());
    frames
        .filter(|frame| !frame.ends_with("<module>"))
        .collect()
}

fn differences(file: &Path, outcome: &Outcome) -> Result<(), String> {
    let expected = outcome.expected.as_ref().map_err(Clone::clone)?;
    let status = stated(file, "exit status").map_or(0, |s| s.parse().unwrap_or(-1));
    if expected.status != status {
        return Err(format!("CPython itself fails:\n{}", expected.stderr));
    }
    let shows_frames = stated(file, "traceback").is_some();
    let needs_more = needs_more(file).is_some();
    let mut wrong = Vec::new();
    let mut compare = |engine: &str, ran: Result<Ran, String>| match ran {
        Err(message) => wrong.push(format!("{engine}: {message}")),
        Ok(ran) if needs_more && engine != "LLInterpreter" && ran.status == expected.status => {}
        Ok(ran) if ran.stdout != expected.stdout || ran.status != expected.status => {
            wrong.push(format!(
                "{engine} differs\n--- CPython\n{}--- {engine} (status {})\n{}{}",
                expected.stdout, ran.status, ran.stdout, ran.stderr
            ));
        }
        // (The LLInterpreter shows no traceback.)
        Ok(ran) if shows_frames && engine != "LLInterpreter" => {
            let (right, found) = (frames(&expected.stderr, file), frames(&ran.stderr, file));
            if right != found || right.is_empty() {
                wrong.push(format!(
                    "{engine}: the traceback is {found:?} and should be {right:?}"
                ));
            }
        }
        Ok(_) => {}
    };
    if let Some(interpreted) = outcome.engines.llinterp.clone() {
        match stated(file, "not on the LLInterpreter") {
            None => compare("LLInterpreter", interpreted),
            // It has to say what it does not have.
            Some(why) if interpreted.as_ref().is_err_and(|e| e.contains(&why)) => {}
            Some(why) => {
                let message = format!("does not say `{why}`: {interpreted:?}");
                compare("LLInterpreter", Err(message));
            }
        }
    }
    match &outcome.engines.c {
        Err(message) => compare("C", Err(message.clone())),
        Ok(executables) => {
            for &build in &outcome.builds {
                if build == Build::Plain {
                    compare("C", executables.run(build));
                    continue;
                }
                let sanitized = executables.run(build);
                compare("C in stress mode, sanitized", sanitized);
                // Most objects with items are large then, which are freed and not moved.
                let large = [("RPYTHON_GC_LARGE", "64")];
                let sanitized = executables.run_with(build, &large);
                compare("C in stress mode, sanitized, with large objects", sanitized);
                if collector().finds_cycles() || needs_more || stated(file, "lost").is_some() {
                    continue;
                }
                if let Some(lost) = executables.lost(build)? {
                    let message = format!("nothing refers to it, and it is not freed:\n{lost}");
                    compare("C in stress mode, sanitized", Err(message));
                }
            }
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n"))
    }
}
