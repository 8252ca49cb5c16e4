//! The command line.

use super::damage::{self, Damage};
use super::print::print;
use super::program::program;
use super::run::{run, Options};
use crate::engines::{Build, How};
use crate::oracle;
use std::ops::Range;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const USAGE: &str = "\
Compares random programs on CPython and translated.

Usage:
    cargo run -p rpython-tests -- fuzz [OPTIONS]

Options:
        --seeds A..B        the seeds of the programs, B excluded; or one seed (0..200 by default)
        --jobs N            work on so many groups at a time (all processors by default)
        --group N           translate so many programs as one (16 by default)
        --keep DIR          write what shows a bug to this folder (fuzz-failures by default)
        --minimise N        make the first N programs of each kind of failure smaller (1 by default)
        --llinterp          run on the LLInterpreter as well
        --no-c              compile and run no C; turns on --llinterp
        --optimise          compile with -O1
        --collector-stress  move every object at every allocation
        --sanitize          that, under AddressSanitizer and UBSan
        --print             print the programs, run nothing
    -h, --help              print this

The exit status is 1 if a program shows a bug, 2 if the fuzzer itself cannot work.
";

/// Runs the command; gives the exit status.
pub fn command(arguments: &[String]) -> u8 {
    match parse(arguments) {
        Ok(Command::Help) => {
            print!("{USAGE}");
            0
        }
        Ok(Command::Print(seeds)) => {
            for seed in seeds {
                print!("# seed {seed}\n{}", print(&program(seed)));
            }
            0
        }
        Ok(Command::Run(options)) => fuzz(options),
        Err(problem) => {
            eprintln!("error: {problem}\n\nSee `fuzz --help`.");
            2
        }
    }
}

#[derive(Debug)]
enum Command {
    Help,
    Print(Range<u64>),
    Run(Options),
}

fn parse(arguments: &[String]) -> Result<Command, String> {
    let mut arguments = arguments.iter();
    let mut seeds = 0..200;
    let mut jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let (mut group, mut minimised) = (16, 1);
    let mut keep = PathBuf::from("fuzz-failures");
    let (mut llinterp, mut only_print) = (false, false);
    let mut builds = vec![Build::Quick];
    while let Some(argument) = arguments.next() {
        let mut value = || {
            let value = arguments.next();
            value.ok_or_else(|| format!("`{argument}` wants a value"))
        };
        match argument.as_str() {
            "--seeds" => seeds = range(value()?)?,
            "--jobs" => jobs = number(value()?)?,
            "--group" => group = number(value()?)?,
            "--minimise" => minimised = number(value()?)?,
            "--keep" => keep = PathBuf::from(value()?),
            "--llinterp" => llinterp = true,
            "--no-c" => {
                llinterp = true;
                builds.clear();
            }
            "--optimise" => builds = vec![Build::Plain],
            "--collector-stress" => builds = vec![Build::Stress],
            "--sanitize" => builds = vec![Build::StressSanitized],
            "--print" => only_print = true,
            "-h" | "--help" => return Ok(Command::Help),
            other => return Err(format!("there is no option `{other}`")),
        }
    }
    if only_print {
        return Ok(Command::Print(seeds));
    }
    Ok(Command::Run(Options {
        seeds,
        jobs,
        group,
        how: How {
            llinterp,
            generated: true,
            builds,
        },
        keep,
        minimised,
    }))
}

fn number(text: &str) -> Result<usize, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is not a number"))
}

fn range(text: &str) -> Result<Range<u64>, String> {
    let seed = |text: &str| {
        let parsed: Result<u64, _> = text.parse();
        parsed.map_err(|_| format!("`{text}` is not a seed"))
    };
    match text.split_once("..") {
        Some((start, end)) => Ok(seed(start)?..seed(end)?),
        None => {
            let start = seed(text)?;
            Ok(start..start + 1)
        }
    }
}

fn fuzz(mut options: Options) -> u8 {
    if oracle::cpython().is_none() {
        eprintln!("error: there is no python3 (3.9 or later)");
        return 2;
    }
    // The C compiler works in a folder of its own, so that only the whole path names this one.
    let made = std::fs::create_dir_all(&options.keep);
    match made.and_then(|()| options.keep.canonicalize()) {
        Ok(folder) => options.keep = folder,
        Err(error) => {
            eprintln!("error: {}: {error}", options.keep.display());
            return 2;
        }
    }
    // A panic of the toolchain is a failure that is reported as such.
    std::panic::set_hook(Box::new(|_| {}));
    let started = Instant::now();
    let report = run(&options, &|line| eprintln!("{line}"));
    for (seed, why) in &report.unusable {
        println!("seed {seed}: CPython cannot run it: {why}");
    }
    let mut kinds: Vec<(&str, Vec<u64>)> = Vec::new();
    for (seed, failure) in &report.wrong {
        match kinds.iter_mut().find(|(kind, _)| *kind == failure.kind) {
            Some((_, seeds)) => seeds.push(*seed),
            None => kinds.push((&failure.kind, vec![*seed])),
        }
    }
    kinds.sort_by_key(|(_, seeds)| std::cmp::Reverse(seeds.len()));
    for (kind, seeds) in &kinds {
        println!("{} times: {kind} (seeds {seeds:?})", seeds.len());
    }
    println!(
        "{} programs the same, {} wrong, {} unusable; {:.1} s",
        report.same,
        report.wrong.len(),
        report.unusable.len(),
        started.elapsed().as_secs_f64()
    );
    u8::from(!report.wrong.is_empty() || !report.unusable.is_empty())
}

const DAMAGE_USAGE: &str = "\
Translates damaged programs: each has to be translated or refused, in a bounded time.

Usage:
    cargo run -p rpython-tests -- damage [OPTIONS]

Options:
        --seeds A..B        the seeds of the programs, B excluded; or one seed (0..1000 by default)
        --jobs N            work in so many processes at a time (all processors by default)
        --limit SECONDS     how long the translation of one may take (20 by default)
        --keep DIR          write what shows a bug to this folder (fuzz-failures by default)
        --here              translate in this process, and say how each one ends
        --print             print the programs, translate nothing
    -h, --help              print this

The exit status is 1 if a program shows a bug, 2 if the command itself cannot work.
";

/// Runs the command that translates damaged programs; gives the exit status.
pub fn damage_command(arguments: &[String]) -> u8 {
    match damage(arguments) {
        Ok(status) => status,
        Err(problem) => {
            eprintln!("error: {problem}\n\nSee `damage --help`.");
            2
        }
    }
}

fn damage(arguments: &[String]) -> Result<u8, String> {
    let mut damage = Damage {
        seeds: 0..1000,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        limit: Duration::from_secs(20),
        keep: PathBuf::from("fuzz-failures"),
        tool: std::env::current_exe().map_err(|e| e.to_string())?,
    };
    let (mut here, mut only_print) = (false, false);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let mut value = || {
            let value = arguments.next();
            value.ok_or_else(|| format!("`{argument}` wants a value"))
        };
        match argument.as_str() {
            "--seeds" => damage.seeds = range(value()?)?,
            "--jobs" => damage.jobs = number(value()?)?,
            "--limit" => damage.limit = Duration::from_secs(number(value()?)? as u64),
            "--keep" => damage.keep = PathBuf::from(value()?),
            "--here" => here = true,
            "--print" => only_print = true,
            "-h" | "--help" => {
                print!("{DAMAGE_USAGE}");
                return Ok(0);
            }
            other => return Err(format!("there is no option `{other}`")),
        }
    }
    let folder = &damage.keep;
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    if only_print {
        let whole = damage::whole_programs();
        for seed in damage.seeds {
            print!("# seed {seed}\n{}", damage::damaged(seed, &whole));
        }
        return Ok(0);
    }
    if here {
        damage::here(damage.seeds, folder)?;
        return Ok(0);
    }
    let started = Instant::now();
    let report = damage::run(&damage, &|line| eprintln!("{line}"))?;
    for (seed, what) in &report.wrong {
        println!("seed {seed}: {what}");
    }
    for (code, count) in &report.refused {
        println!("{code}: {count} times");
    }
    println!(
        "{} programs translated, {} refused, {} endless, {} wrong; {:.1} s",
        report.translated,
        report.refused.values().sum::<usize>(),
        report.endless,
        report.wrong.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(u8::from(!report.wrong.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, String> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_string).collect();
        parse(&arguments)
    }

    #[test]
    fn options_are_read() {
        let Ok(Command::Run(options)) = parsed("--seeds 5..9 --jobs 3 --sanitize --keep x") else {
            panic!("these are right");
        };
        assert_eq!((options.seeds, options.jobs), (5..9, 3));
        assert_eq!(options.how.builds, [Build::StressSanitized]);
        assert!(
            matches!(parsed("--seeds 7 --print"), Ok(Command::Print(seeds)) if seeds == (7..8))
        );
        assert!(matches!(parsed("--seeds 1..2 --help"), Ok(Command::Help)));
    }

    #[test]
    fn wrong_options_are_refused() {
        for line in ["--seed 1", "--seeds", "--seeds x", "--jobs many"] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
