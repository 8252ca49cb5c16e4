//! Whether programs do the same on CPython and translated.

use crate::engines::{engines, Build, Engines, How};
use crate::oracle::run_cpython;
use crate::process::Ran;
use std::path::{Path, PathBuf};

/// What is wrong with a program.
#[derive(Debug, Clone)]
pub struct Failure {
    /// What failures with the same cause are likely to have in common.
    pub kind: String,
    /// What there is to say.
    pub message: String,
}

/// What comes of a program.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// All is well.
    Same,
    /// CPython itself cannot run it: nothing is known of the toolchain.
    Unusable(String),
    /// It shows a bug.
    Wrong(Failure),
}

/// Runs programs, given as their texts, translated as one. What is made of them goes to a folder
/// that is theirs alone.
pub fn check(texts: &[String], dir: &Path, how: &How) -> Vec<Outcome> {
    let _ = std::fs::remove_dir_all(dir);
    let files = match write(texts, dir) {
        Ok(files) => files,
        Err(error) => {
            return texts
                .iter()
                .map(|_| Outcome::Unusable(error.clone()))
                .collect()
        }
    };
    let paths: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    let expected = match run_cpython(&paths, dir) {
        Ok(expected) => expected,
        Err(error) => {
            return texts
                .iter()
                .map(|_| Outcome::Unusable(error.clone()))
                .collect()
        }
    };
    // What CPython cannot run is not translated.
    let (mut usable, mut reasons) = (Vec::new(), Vec::new());
    for (path, ran) in paths.iter().zip(&expected) {
        let reason = unusable(ran);
        if reason.is_none() {
            usable.push(*path);
        }
        reasons.push(reason);
    }
    let mut engines = match &usable[..] {
        [] => Vec::new(),
        usable => engines(usable, dir, &dir.join("made"), how),
    }
    .into_iter();
    let outcomes = expected.iter().zip(reasons).map(|(expected, reason)| {
        if let Some(reason) = reason {
            return Outcome::Unusable(reason);
        }
        match engines.next() {
            Some(engines) => compare(expected, &engines, how),
            None => Outcome::Unusable("it was not translated".into()),
        }
    });
    outcomes.collect()
}

fn write(texts: &[String], dir: &Path) -> Result<Vec<PathBuf>, String> {
    std::fs::create_dir_all(dir).map_err(|e| e.to_string())?;
    let mut files = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let file = dir.join(format!("p{index}.py"));
        std::fs::write(&file, text).map_err(|e| e.to_string())?;
        files.push(file);
    }
    Ok(files)
}

/// Why a run on CPython says nothing: what was tried is not a program, or goes on and on.
fn unusable(ran: &Ran) -> Option<String> {
    let last = last_line(&ran.stderr);
    let text = |start: &str| last.starts_with(start) || ran.stdout.contains(&format!(" {start} "));
    let not_python = [
        "SyntaxError",
        "IndentationError",
        "NameError",
        "UnboundLocalError",
        "AttributeError",
        "RecursionError",
        "MemoryError",
    ];
    if not_python.into_iter().any(text) || !matches!(ran.status, 0 | 1) {
        return Some(format!("status {}: {last}", ran.status));
    }
    // What fails while it is imported is an error of the build.
    let mut frames = ran
        .stderr
        .lines()
        .filter(|line| line.starts_with("  File "));
    if ran.status == 1
        && frames
            .next_back()
            .is_some_and(|line| line.ends_with(", in <module>"))
    {
        return Some(format!("it fails while it is imported: {last}"));
    }
    None
}

fn compare(expected: &Ran, engines: &Engines, how: &How) -> Outcome {
    if let Err(message) = &engines.c {
        return wrong(refusal(message), message.clone());
    }
    if let Some(interpreted) = &engines.llinterp {
        if let Some(failure) = difference("LLInterpreter", expected, interpreted) {
            return Outcome::Wrong(failure);
        }
    }
    if let Ok(executables) = &engines.c {
        for &build in &how.builds {
            let failure = difference(engine(build), expected, &executables.run(build));
            if let Some(failure) = failure {
                return Outcome::Wrong(failure);
            }
        }
    }
    Outcome::Same
}

fn wrong(kind: String, message: String) -> Outcome {
    Outcome::Wrong(Failure { kind, message })
}

fn engine(build: Build) -> &'static str {
    match build {
        Build::Plain | Build::Quick => "C",
        Build::Stress => "C in stress mode",
        Build::StressSanitized | Build::SanitizedUnits => "C in stress mode, sanitized",
    }
}

/// What refusals with one cause have in common: the first line without the numbers of names.
fn refusal(message: &str) -> String {
    let line = message.lines().find(|line| !line.trim().is_empty());
    let line = line.unwrap_or_default();
    match line.split_once(']') {
        Some((code, rest)) if code.starts_with("error[") => format!("{code}]{}", numberless(rest)),
        _ => numberless(line),
    }
}

fn numberless(text: &str) -> String {
    text.chars().filter(|c| !c.is_ascii_digit()).collect()
}

fn difference(engine: &str, expected: &Ran, ran: &Result<Ran, String>) -> Option<Failure> {
    let failure = |what: &str, message: String| {
        Some(Failure {
            kind: format!("{engine}: {what}"),
            message,
        })
    };
    let ran = match ran {
        Ok(ran) => ran,
        Err(error) => return failure(&refusal(error), format!("{engine}: {error}")),
    };
    let uncaught = expected.status == 1 && last_line(&expected.stderr) != last_line(&ran.stderr);
    let what = if ran.status != expected.status {
        format!("status {} instead of {}", ran.status, expected.status)
    } else if ran.stdout != expected.stdout {
        "other output".to_string()
    } else if uncaught && engine != "LLInterpreter" {
        "another uncaught exception".to_string()
    } else {
        return None;
    };
    let lines = expected.stdout.lines().zip(ran.stdout.lines());
    let same = lines.take_while(|(a, b)| a == b).count();
    let first = |text: &str| {
        let line = text.lines().nth(same);
        line.map_or("(nothing)".to_string(), |line| {
            line.chars().take(400).collect()
        })
    };
    let message = format!(
        "{engine}: {what}; first in line {}\n  CPython: {}\n  {engine}: {}\n--- CPython's errors\n{}--- {engine}'s errors\n{}",
        same + 1,
        first(&expected.stdout),
        first(&ran.stdout),
        expected.stderr,
        ran.stderr
    );
    failure(&what, message)
}

fn last_line(text: &str) -> &str {
    text.trim_end().lines().last().unwrap_or_default()
}
