//! Damaged programs: language cases in which words, operators and lines are exchanged. Whatever comes of that,
//! the toolchain translates it or refuses it, in a bounded time: it does not panic, crash or call itself wrong.
//!
//! The toolchain works in a process of its own (`damage --here`), as a stack that overflows cannot be caught, and a
//! translation that never ends has to be killed. That process says of each seed when it begins and how it ends.

use super::rng::Rng;
use crate::oracle::cpython;
use crate::{process, programs, tests_dir};
use rpython_build::options::{Options, Overflow};
use rpython_build::pipeline::{self, Emit, ProgramInput};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::ops::Range;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::time::Duration;

/// Cases that have more bytes are not damaged: the toolchain would look mostly at what is whole.
const LONGEST: usize = 2500;

/// What takes the place of a value or a name.
#[rustfmt::skip]
const VALUES: [&str; 40] = [
    "None", "True", "0", "-1", "1.5", "10**30", "''", "'a'", "b'a'", "[]", "[None]", "{}", "()", "(1, 'a')", "{1}",
    "object()", "(lambda: 0)", "(lambda *a: a)", "len", "print", "type", "super()", "self", "int", "str", "list", "dict",
    "Exception", "iter([])", "range(3)", "argv", "entry_point", "(yield)", "f'{argv!r:>{3}}'", "NotImplemented", "isinstance",
    "[x for x in argv]", "(argv, 0)[0]", "set()", "1 .real",
];

/// What takes the place of anything: most of that is no program.
#[rustfmt::skip]
const WILD: [&str; 28] = [
    "(", ")", "[", "]", "{", "}", ":", ",", ".", "=", ":=", "*argv", "**{}", "yield", "return", "raise", "not", "lambda",
    "del", "class", "def f():", "if", "else", "for", "while", "in", "__class__", "\\",
];

/// Operators, in kinds of which one takes another's place.
const OPERATORS: [&[&str]; 3] = [
    &[
        "+", "-", "*", "/", "//", "%", "**", "<<", ">>", "&", "|", "^", "@", "<", "==", ">=",
    ],
    &[".", ","],
    &["=", "+=", "*=", "|=", "=="],
];

/// Words that are no names.
#[rustfmt::skip]
const KEYWORDS: [&str; 33] = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "try", "while", "with", "yield", "match",
];

/// What to do.
#[derive(Debug, Clone)]
pub struct Damage {
    /// The seeds, one program each.
    pub seeds: Range<u64>,
    /// How many processes work at a time.
    pub jobs: usize,
    /// How long the toolchain may take for one.
    pub limit: Duration,
    /// Where programs that show bugs are written, with what is wrong with them.
    pub keep: PathBuf,
    /// The program whose command `damage --here` translates them: `rpython-tests`.
    pub tool: PathBuf,
}

/// What came of the programs.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// How many were translated.
    pub translated: usize,
    /// How many were refused, by the codes of their first errors.
    pub refused: BTreeMap<String, usize>,
    /// How many run without an end while they are imported, on CPython too.
    pub endless: usize,
    /// Seeds that show a bug of the toolchain, and which.
    pub wrong: Vec<(u64, String)>,
}

impl Report {
    /// Takes up how a seed ended. Whether that is a bug.
    fn add(&mut self, seed: u64, end: &str) -> bool {
        let before = self.wrong.len();
        match (end, end.strip_prefix("refused ")) {
            ("translated", _) => self.translated += 1,
            (_, Some(code)) => *self.refused.entry(code.to_string()).or_default() += 1,
            (wrong, None) => self.wrong.push((seed, wrong.to_string())),
        }
        self.wrong.len() > before
    }
}

/// The programs that are damaged.
pub fn whole_programs() -> Vec<String> {
    let files = programs(&tests_dir().join("cases"));
    let texts = files
        .iter()
        .filter_map(|file| std::fs::read_to_string(file).ok());
    texts.filter(|text| text.len() <= LONGEST).collect()
}

/// The program of a seed.
pub fn damaged(seed: u64, whole: &[String]) -> String {
    let mut rng = Rng::new(seed);
    let mut text = rng.pick(whole).clone();
    for _ in 0..rng.between(1, 3) {
        text = match rng.below(20) {
            0 => with_anything(&mut rng, &text),
            1..=3 => with_other_lines(&mut rng, &text),
            4..=7 => with_another_operator(&mut rng, &text),
            _ => with_another_name(&mut rng, &text),
        };
    }
    text
}

/// The text with a line more, less, or two exchanged that have the same depth.
fn with_other_lines(rng: &mut Rng, text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return String::new();
    }
    let at = rng.below(lines.len());
    let depth = |line: &str| line.len() - line.trim_start().len();
    let as_deep: Vec<usize> = (0..lines.len())
        .filter(|&i| depth(lines[i]) == depth(lines[at]))
        .collect();
    let other = *rng.pick(&as_deep);
    match rng.below(3) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[other]),
        _ => lines.swap(at, other),
    }
    lines.join("\n") + "\n"
}

/// The text with another name or value in the place of one.
fn with_another_name(rng: &mut Rng, text: &str) -> String {
    let is_name = |piece: &&str| is_word(piece) && !KEYWORDS.contains(piece);
    let names: Vec<&str> = pieces(text).into_iter().filter(is_name).collect();
    if names.is_empty() {
        return text.to_string();
    }
    let new = match rng.below(3) {
        0 => *rng.pick(&VALUES),
        _ => *rng.pick(&names),
    };
    exchanged(rng, text, |piece| is_name(&piece), new)
}

/// The text with another operator of its kind in the place of one.
fn with_another_operator(rng: &mut Rng, text: &str) -> String {
    let kind = *rng.pick(&OPERATORS);
    let new = *rng.pick(kind);
    exchanged(rng, text, |piece| kind.contains(&piece), new)
}

/// The text with anything in the place of, or before, anything.
fn with_anything(rng: &mut Rng, text: &str) -> String {
    let new = *rng.pick(&WILD);
    exchanged(rng, text, |piece| !piece.trim().is_empty(), new)
}

/// The text with one of the pieces exchanged that are meant.
fn exchanged(rng: &mut Rng, text: &str, is_meant: impl Fn(&str) -> bool, new: &str) -> String {
    let pieces = pieces(text);
    let places: Vec<usize> = (0..pieces.len()).filter(|&i| is_meant(pieces[i])).collect();
    if places.is_empty() {
        return text.to_string();
    }
    let at = *rng.pick(&places);
    [&pieces[..at], &[new], &pieces[at + 1..]].concat().concat()
}

fn is_word(piece: &str) -> bool {
    piece.starts_with(is_of_word)
}

/// (Whether what is not ASCII is a letter, only makes a difference for how much is exchanged.)
fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii()
}

/// Words, runs of blanks, and characters.
fn pieces(text: &str) -> Vec<&str> {
    let kind = |c: char| match c {
        ' ' => 1,
        _ if is_of_word(c) => 2,
        _ => 0,
    };
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut last = 0;
    for (at, c) in text.char_indices() {
        if at > start && (kind(c) == 0 || kind(c) != last) {
            pieces.push(&text[start..at]);
            start = at;
        }
        last = kind(c);
    }
    pieces.push(&text[start..]);
    pieces
}

/// Translates the programs in this process, and says of each on standard output when it begins and how it ends.
pub fn here(seeds: Range<u64>, folder: &Path) -> Result<(), String> {
    std::panic::set_hook(Box::new(|_| {}));
    let whole = whole_programs();
    let file = folder.join("damaged.py");
    let mut out = std::io::stdout();
    let mut say = |text: String| {
        let said = writeln!(out, "{text}").and_then(|()| out.flush());
        said.map_err(|e| e.to_string())
    };
    for seed in seeds {
        std::fs::write(&file, damaged(seed, &whole)).map_err(|e| e.to_string())?;
        say(format!("begins {seed}"))?;
        say(outcome(&file))?;
    }
    Ok(())
}

/// What becomes of a program, on one line.
fn outcome(file: &Path) -> String {
    let input = ProgramInput {
        kept: None,
        file: file.to_path_buf(),
        search_path: Vec::new(),
        options: Options {
            verify: true,
            overflow: Overflow::Raise,
            ..Options::host()
        },
        emit: Emit::C,
    };
    let made = catch_unwind(AssertUnwindSafe(|| pipeline::translate_program(input)));
    let wrong = match made {
        Ok(Ok(_)) => return "translated".into(),
        Ok(Err(run)) => {
            let internal = run.diagnostics.iter().find(|d| d.code == "RP0900");
            match (internal, run.diagnostics.first()) {
                (Some(diagnostic), _) => diagnostic.message.clone(),
                (None, Some(first)) => return format!("refused {}", first.code),
                (None, None) => "it is refused without a reason".into(),
            }
        }
        Err(panic) => format!("panic: {}", crate::engines::panic_message(&*panic)),
    };
    wrong.replace('\n', " ")
}

/// Translates the programs in other processes, and collects what comes of that.
pub fn run(damage: &Damage, said: &(dyn Fn(String) + Sync)) -> Result<Report, String> {
    let count = damage.seeds.end.saturating_sub(damage.seeds.start);
    let share = count.div_ceil(damage.jobs.max(1) as u64).max(1);
    let parts: Vec<Range<u64>> = (0..damage.jobs as u64)
        .map(|job| damage.seeds.start + job * share)
        .map(|start| start..(start + share).min(damage.seeds.end))
        .collect();
    let reports = std::thread::scope(|scope| {
        let jobs: Vec<_> = parts
            .into_iter()
            .enumerate()
            .map(|(job, part)| scope.spawn(move || run_part(damage, job, part, said)))
            .collect();
        let joined = jobs.into_iter().map(|job| {
            let result = job.join();
            result.unwrap_or_else(|_| Err("a job panicked".into()))
        });
        joined.collect::<Result<Vec<Report>, String>>()
    })?;
    let mut all = Report::default();
    for report in reports {
        all.translated += report.translated;
        all.endless += report.endless;
        for (code, count) in report.refused {
            *all.refused.entry(code).or_default() += count;
        }
        all.wrong.extend(report.wrong);
    }
    all.wrong.sort();
    let whole = whole_programs();
    for (seed, what) in &all.wrong {
        let write = |suffix: &str, text: &str| {
            let path = damage.keep.join(format!("damaged-{seed}{suffix}"));
            std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))
        };
        write(".py", &damaged(*seed, &whole))?;
        write(".txt", what)?;
    }
    Ok(all)
}

/// The seeds of a job, in as many processes as it takes: after what ends one, another goes on.
fn run_part(
    damage: &Damage,
    job: usize,
    mut seeds: Range<u64>,
    said: &(dyn Fn(String) + Sync),
) -> Result<Report, String> {
    let folder = damage.keep.join(format!("damage-{job}"));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let mut report = Report::default();
    while !seeds.is_empty() {
        let mut child = start(&damage.tool, &seeds, &folder)?;
        let lines = lines(&mut child)?;
        let mut now = None;
        let ended = loop {
            match lines.recv_timeout(damage.limit) {
                Ok(line) => match (line.strip_prefix("begins "), now) {
                    (Some(seed), _) => now = seed.parse().ok(),
                    (None, Some(seed)) => {
                        if report.add(seed, &line) {
                            said(format!("seed {seed}: {line}"));
                        }
                        seeds.start = seed + 1;
                        now = None;
                        if (seed + 1) % 500 == 0 {
                            said(format!("seed {seed}, {} wrong", report.wrong.len()));
                        }
                    }
                    (None, None) => return Err(format!("it said {line:?}")),
                },
                Err(error) => break error,
            }
        };
        let _ = child.kill();
        let status = child.wait().map_err(|e| e.to_string())?;
        match now {
            Some(seed) => {
                let what = match ended {
                    RecvTimeoutError::Timeout => "it does not end".to_string(),
                    RecvTimeoutError::Disconnected => format!("it crashes: {status}"),
                };
                match is_endless(&folder, damage.limit) {
                    true => report.endless += 1,
                    false => {
                        said(format!("seed {seed}: {what}"));
                        report.add(seed, &what);
                    }
                }
                seeds.start = seed + 1;
            }
            None if !seeds.is_empty() => return Err(format!("the process ended: {status}")),
            None => {}
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    Ok(report)
}

/// Whether importing the program does not end on CPython either.
fn is_endless(folder: &Path, limit: Duration) -> bool {
    let Some(mut python) = cpython() else {
        return false;
    };
    // (It may fill the memory as it goes on.)
    let limited = "import resource; resource.setrlimit(resource.RLIMIT_AS, (1 << 31, 1 << 31)); import damaged";
    python.args(["-c", limited]).current_dir(folder);
    let ran = process::start(python).and_then(|child| process::wait_within(child, limit));
    ran.map_or(true, |ran| ran.stderr.contains("MemoryError"))
}

fn start(tool: &Path, seeds: &Range<u64>, folder: &Path) -> Result<Child, String> {
    Command::new(tool)
        .args([
            "damage",
            "--seeds",
            &format!("{}..{}", seeds.start, seeds.end),
            "--here",
        ])
        .arg("--keep")
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| e.to_string())
}

/// What a process says, as it says it.
fn lines(child: &mut Child) -> Result<Receiver<String>, String> {
    let stdout = child.stdout.take().ok_or("no standard output")?;
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    Ok(receiver)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_program_and_another_one_mostly_another() {
        let whole = whole_programs();
        assert!(whole.len() > 500, "{}", whole.len());
        let texts: Vec<String> = (0..200).map(|seed| damaged(seed, &whole)).collect();
        let again: Vec<String> = (0..200).map(|seed| damaged(seed, &whole)).collect();
        assert_eq!(texts, again);
        let changed = texts.iter().filter(|text| !whole.contains(text));
        assert!(changed.count() > 180);
    }

    #[test]
    fn pieces_are_the_text() {
        let text = "def f(a,  b):\n    return é_1 + 'x y'\n";
        assert_eq!(pieces(text).concat(), text);
        assert!(pieces(text).contains(&"é_1"));
    }

    #[test]
    fn wrong_is_what_neither_translates_nor_is_refused() {
        let mut report = Report::default();
        for end in [
            "translated",
            "refused RP0101",
            "refused RP0101",
            "panic: no",
        ] {
            report.add(7, end);
        }
        assert_eq!((report.translated, report.refused["RP0101"]), (1, 2));
        assert_eq!(report.wrong, [(7, "panic: no".to_string())]);
    }
}
