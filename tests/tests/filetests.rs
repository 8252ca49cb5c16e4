//! Tests of the stages as data: the Markdown files of `tests/filetests`.
//!
//! The folder names the stage. A heading starts a test; its first block is the program, in
//! `python` or as a `graph`, and the blocks behind it are what has to come out: `graph f`, `c f`.
//! What is to be said at a line of a program in Python stands there behind `#>`, more of it in lines of
//! their own below:
//!
//! ```python
//! # entry: f(str | None)  #> int >= 0
//! def f(x):
//!     if x is None:
//!         return 0
//!     reveal(x)  #> str
//!     return len(x)
//! ```
//!
//! Passes and transforms are named behind the language of the first block; the file's name is that of
//! the pass if there are none; `overflow`, for the rtyper, says that it raises; behind transforms a collector may be named. Text before the first test is for people, but for a `types` block, which
//! goes before each graph of the file. With `BLESS=1` the expectations are written, not compared.
//!
//! `docs/walk.md` follows programs through all stages: a block names its stage behind the function, and shows
//! lines of what comes out, in their order; `…` stands for what is left out.

use libtest_mimic::{Arguments, Failed, Trial};
use rpython_build::filetests::{run, Input, Shown, Stage};
use rpython_tests::tests_dir;
use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroU64;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

const STAGES: [(&str, Stage); 6] = [
    ("flow", Stage::Flow),
    ("annotate", Stage::Annotate),
    ("rtype", Stage::Rtype),
    ("opt", Stage::Opt),
    ("transform", Stage::Transform),
    ("genc", Stage::Genc),
];

/// How many tests there are at least, of each stage: nothing is lost silently.
const LEAST: [(&str, usize); 6] = [
    ("flow", 79),
    ("annotate", 300),
    ("rtype", 85),
    ("opt", 80),
    ("transform", 57),
    ("genc", 62),
];

/// How the part of a line starts that says what has to come out there.
const EXPECTED: &str = "#>";

fn main() {
    let arguments = Arguments::from_args();
    let blessed: Arc<Blessed> = Arc::default();
    let mut trials = Vec::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (folder, stage) in STAGES {
        for path in files(&tests_dir().join("filetests").join(folder)) {
            let file = Arc::new(File::read(stage, path));
            for (index, section) in file.sections.iter().enumerate() {
                if section.blocks.is_empty() {
                    continue;
                }
                *counts.entry(folder).or_default() += 1;
                let name = format!("{folder}/{}/{}", file.stem(), slug(&section.title));
                let (file, blessed) = (Arc::clone(&file), Arc::clone(&blessed));
                trials.push(Trial::test(name, move || check(&file, index, &blessed)));
            }
        }
    }
    trials.extend(walk());
    trials.push(Trial::test("there_are_enough", move || {
        let few = LEAST
            .iter()
            .find(|(stage, least)| counts.get(stage) < Some(least));
        few.map_or(Ok(()), |few| Err(format!("{few:?} of {counts:?}").into()))
    }));
    let conclusion = libtest_mimic::run(&arguments, trials);
    blessed.write();
    conclusion.exit();
}

/// The pages of `docs/walk.md`: what they show comes out of the stages.
fn walk() -> Vec<Trial> {
    let file = File::read(Stage::Flow, tests_dir().join("../docs/walk.md"));
    let file = Arc::new(file);
    let sections = file.sections.iter().enumerate();
    let pages = sections.filter(|(_, section)| !section.blocks.is_empty());
    let trial = |(index, section): (usize, &Section)| {
        let name = format!("walk/{}", slug(&section.title));
        let file = Arc::clone(&file);
        Trial::test(name, move || Ok(follow(&file, &file.sections[index])?))
    };
    pages.map(trial).collect()
}

fn follow(file: &File, section: &Section) -> Result<(), String> {
    for block in &section.blocks[1..] {
        let words: Vec<&str> = block.info.split_whitespace().collect();
        let [_, function, stage] = words[..] else {
            return Err(format!("`{}` names no function and stage", block.info));
        };
        let Some(&(_, stage)) = STAGES.iter().find(|(name, _)| *name == stage) else {
            return Err(format!("no stage in `{}`", block.info));
        };
        let input = Input {
            stage,
            passes: vec![],
            show: vec![function.to_string()],
            ..file.input(section)
        };
        let shown = run(&input)?;
        let made: String = shown.texts.into_iter().map(|(_, text)| text).collect();
        let mut left = made.lines().map(str::trim);
        let text = section.text(block);
        let wanted = text.lines().map(str::trim);
        for line in wanted.filter(|line| !matches!(*line, "" | "…")) {
            if !left.any(|other| other == line) {
                return Err(format!("`{}` has no `{line}` there:\n{made}", block.info));
            }
        }
    }
    Ok(())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "md"))
        .collect();
    files.sort();
    files
}

fn slug(title: &str) -> String {
    let words = title.split(|c: char| !c.is_ascii_alphanumeric());
    let words = words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase);
    words.collect::<Vec<_>>().join("_")
}

/// A file of tests.
struct File {
    stage: Stage,
    path: PathBuf,
    sections: Vec<Section>,
}

/// A heading, and what is below it.
struct Section {
    title: String,
    lines: Vec<String>,
    blocks: Vec<Block>,
}

/// A block of code.
struct Block {
    /// What stands behind the backquotes.
    info: String,
    /// Its lines, of those of the section, without the ones with backquotes.
    lines: std::ops::Range<usize>,
}

impl File {
    fn read(stage: Stage, path: PathBuf) -> File {
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let mut sections = vec![Section::new(String::new())];
        let mut open = None;
        for line in text.lines() {
            if open.is_none() && line.starts_with("## ") {
                sections.push(Section::new(
                    line.trim_start_matches('#').trim().to_string(),
                ));
            }
            let section = sections.last_mut().expect("there is one");
            if let Some(info) = line.strip_prefix("```") {
                open = match open {
                    None => Some((info.trim().to_string(), section.lines.len() + 1)),
                    Some((info, start)) => {
                        let lines = start..section.lines.len();
                        section.blocks.push(Block { info, lines });
                        None
                    }
                };
            }
            section.lines.push(line.to_string());
        }
        assert!(open.is_none(), "{}: a block without end", path.display());
        File {
            stage,
            path,
            sections,
        }
    }

    fn stem(&self) -> String {
        let stem = self.path.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    }

    /// What goes before each graph.
    fn types(&self) -> String {
        let first = &self.sections[0];
        let types = first.blocks.iter().filter(|block| block.info == "types");
        types.map(|block| first.text(block)).collect()
    }

    /// The test of a section.
    fn input(&self, section: &Section) -> Input {
        let first = &section.blocks[0];
        let mut words = first.info.split_whitespace();
        let python = words.next() == Some("python");
        let mut passes: Vec<_> = words.map(str::to_string).collect();
        if passes.is_empty() {
            passes.push(self.stem());
        }
        let text = section.text(first);
        Input {
            stage: self.stage,
            passes,
            python,
            text: match python {
                true => without_expectations(&text),
                false => common_types() + &self.types() + &text,
            },
            shuffle: None,
            show: section.blocks[1..]
                .iter()
                .filter_map(|block| block.info.split_whitespace().nth(1))
                .map(str::to_string)
                .collect(),
        }
    }
}

/// What goes before each graph of all files.
fn common_types() -> String {
    let file = tests_dir().join("filetests/types.txt");
    fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

impl Section {
    fn new(title: String) -> Section {
        Section {
            title,
            lines: Vec::new(),
            blocks: Vec::new(),
        }
    }

    fn text(&self, block: &Block) -> String {
        let lines = self.lines[block.lines.clone()].iter();
        lines.map(|line| format!("{line}\n")).collect()
    }

    /// The section with what came out in place of what was expected.
    fn with(&self, stage: Stage, python: bool, shown: &Shown) -> Vec<String> {
        let first = &self.blocks[0];
        let mut lines = self.lines[..first.lines.start].to_vec();
        let program = self.text(first);
        match python {
            true => lines.extend(with_comments(
                &without_expectations(&program),
                &shown.comments,
            )),
            false => lines.extend(program.lines().map(str::to_string)),
        }
        lines.push("```".to_string());
        let mut at = first.lines.end + 1;
        let language = if stage == Stage::Genc { "c" } else { "graph" };
        let mut expected = self.blocks[1..].iter();
        for (name, text) in &shown.texts {
            match expected.next() {
                Some(block) => {
                    lines.extend_from_slice(&self.lines[at..block.lines.start - 1]);
                    at = block.lines.end + 1;
                }
                None => lines.push(String::new()),
            }
            lines.push(format!("```{language} {name}"));
            lines.extend(text.trim_matches('\n').lines().map(str::to_string));
            lines.push("```".to_string());
        }
        // Nothing comes out in place of the others.
        if let Some(last) = expected.last() {
            at = last.lines.end + 1;
        }
        lines.extend_from_slice(&self.lines[at..]);
        lines
    }
}

/// A program without what is expected of it.
fn without_expectations(program: &str) -> String {
    let mut text = String::new();
    for line in program.lines() {
        let kept = line.split(EXPECTED).next().unwrap_or_default();
        if kept.trim().is_empty() && !line.trim().is_empty() {
            continue;
        }
        text.push_str(kept.trim_end());
        text.push('\n');
    }
    text
}

/// A program with what came out at its lines.
fn with_comments(program: &str, comments: &[(u32, String)]) -> Vec<String> {
    let mut lines = Vec::new();
    let last = program.lines().count() as u32;
    for (number, line) in (1..).zip(program.lines()) {
        let here = comments
            .iter()
            .filter(|(at, _)| *at == number || number == last && (*at == 0 || *at > last));
        let mut here = here.map(|(_, text)| text);
        match here.next() {
            None => lines.push(line.to_string()),
            Some(first) if line.is_empty() => lines.push(format!("{EXPECTED} {first}")),
            Some(first) => lines.push(format!("{line}  {EXPECTED} {first}")),
        }
        let indent = &line[..line.len() - line.trim_start().len()];
        lines.extend(here.map(|text| format!("{indent}{EXPECTED} {text}")));
    }
    lines
}

fn check(file: &File, index: usize, blessed: &Blessed) -> Result<(), Failed> {
    let section = &file.sections[index];
    let input = file.input(section);
    let place = format!("{}: {}", file.path.display(), section.title);
    let shown = match catch_unwind(AssertUnwindSafe(|| run(&input))) {
        Ok(shown) => shown.map_err(|error| format!("{place}\n{error}"))?,
        Err(_) => return Err(format!("{place}\nit panics").into()),
    };
    let lines = section.with(file.stage, input.python, &shown);
    if lines == section.lines {
        return in_any_order(section, &input, file.stage)
            .map_err(|difference| format!("{place}\nin another order:\n{difference}").into());
    }
    if std::env::var_os("BLESS").is_some() {
        blessed.keep(&file.path, index, lines);
        return Ok(());
    }
    let difference = difference(&section.lines, &lines);
    Err(format!("{place}\n{difference}BLESS=1 writes it").into())
}

/// What the annotator finds does not depend on the order in which it looks.
fn in_any_order(section: &Section, input: &Input, stage: Stage) -> Result<(), String> {
    if stage != Stage::Annotate {
        return Ok(());
    }
    for seed in [1, 0x9e37_79b9_7f4a_7c15] {
        let shuffle = NonZeroU64::new(seed);
        let shown = run(&Input {
            shuffle,
            ..input.clone()
        })?;
        let lines = section.with(stage, input.python, &shown);
        if lines != section.lines {
            return Err(difference(&section.lines, &lines));
        }
    }
    Ok(())
}

/// Two texts as one: what both have, what is only in the first (`-`), only in the second (`+`).
fn difference(old: &[String], new: &[String]) -> String {
    let mut common = vec![vec![0; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = match old[i] == new[j] {
                true => common[i + 1][j + 1] + 1,
                false => common[i + 1][j].max(common[i][j + 1]),
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut text = String::new();
    while i < old.len() || j < new.len() {
        let (sign, line) = if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
            (' ', &old[i - 1])
        } else if j == new.len() || i < old.len() && common[i + 1][j] >= common[i][j + 1] {
            i += 1;
            ('-', &old[i - 1])
        } else {
            j += 1;
            ('+', &new[j - 1])
        };
        text.push_str(&format!("{sign} {line}\n"));
    }
    text
}

/// Sections to be written, by their file and their number in it.
#[derive(Default)]
struct Blessed(Mutex<BTreeMap<(PathBuf, usize), Vec<String>>>);

impl Blessed {
    fn keep(&self, file: &Path, section: usize, lines: Vec<String>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert((file.to_path_buf(), section), lines);
    }

    fn write(&self) {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut paths: Vec<_> = kept.keys().map(|(path, _)| path).collect();
        paths.dedup();
        for path in paths {
            let mut file = File::read(Stage::Flow, path.clone());
            for (index, section) in file.sections.iter_mut().enumerate() {
                if let Some(lines) = kept.get(&(path.clone(), index)) {
                    section.lines.clone_from(lines);
                }
            }
            let lines = file.sections.iter().flat_map(|section| &section.lines);
            let text: String = lines.map(|line| format!("{line}\n")).collect();
            fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        }
    }
}
