//! The front end on texts that are nearly Python: whatever it is given, it ends in code that
//! passes the verifier or in diagnostics that can be shown.
//!
//! The texts are pieces of the repository's Python files with random changes of bytes, tokens and
//! lines; the same number gives the same text. `RPYTHON_FUZZ=FROM..TO` chooses the numbers, for
//! longer runs: `RPYTHON_FUZZ=0..1000000 cargo test --release -p rpython-build --test fuzz`.

use rpython_build::diag::render;
use rpython_build::source::SourceMap;
use rpython_front::{compile_source, text, verify, Mode};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

/// No text may take longer than this.
const LIMIT: Duration = Duration::from_secs(20);

/// What the lines of the texts are made of, beside what is in the files.
const TOKENS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    ";",
    ".",
    "=",
    "==",
    ":=",
    "->",
    "*",
    "**",
    "@",
    "+=",
    "//",
    "<<",
    "!=",
    "~",
    "\\",
    "\n",
    "\n    ",
    "\n\t",
    "'",
    "\"",
    "'''",
    "\"\"\"",
    "f'",
    "f\"{",
    "b'",
    "r'",
    "{x!r:>{y}}",
    "0x",
    "1_0",
    "1e9",
    "0b2",
    "1j",
    "def f",
    "class C",
    "lambda",
    "if",
    "else",
    "elif",
    "for",
    "in",
    "while",
    "try",
    "except",
    "finally",
    "with",
    "as",
    "return",
    "yield",
    "yield from",
    "await",
    "async",
    "raise",
    "import",
    "from",
    "global",
    "nonlocal",
    "del",
    "pass",
    "break",
    "continue",
    "match",
    "case",
    "_",
    "None",
    "True",
    "not",
    "and",
    "or",
    "is",
    "assert",
    "print",
    "é",
    "\u{2028}",
    "\u{feff}",
    "\0",
    "\u{c}",
    "🐍",
    "# coding: latin-1\n",
    "x",
    "self",
    "type",
    "except*",
];

/// A generator of numbers (xorshift64*), the same everywhere.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03 | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    fn below(&mut self, n: usize) -> usize {
        self.next() as usize % n.max(1)
    }

    fn range(&mut self, len: usize, longest: usize) -> Range<usize> {
        let start = self.below(len + 1);
        start..(start + self.below(longest + 1)).min(len)
    }
}

/// The repository's Python files, in the order of their names.
fn corpus() -> Vec<Vec<u8>> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "py") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in [
        "host/lib",
        "host/helpers",
        "tests",
        "../tests/cases",
        "../example-app/py",
    ] {
        walk(&root.join(folder), &mut files);
    }
    files.sort();
    files.iter().map(|f| fs::read(f).expect("a file")).collect()
}

/// Where tokens begin and end, roughly.
fn boundaries(text: &[u8]) -> Vec<usize> {
    let class = |b: u8| match b {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' => 0,
        b' ' | b'\t' => 1,
        _ => 2,
    };
    let change = |i: &usize| class(text[*i]) == 2 || class(text[*i]) != class(text[*i - 1]);
    let mut all: Vec<usize> = (1..text.len()).filter(change).collect();
    all.insert(0, 0);
    all.push(text.len());
    all
}

/// The text of a number.
fn mutant(corpus: &[Vec<u8>], number: u64) -> Vec<u8> {
    let mut random = Random::new(number);
    let piece = |random: &mut Random| -> Vec<u8> {
        let file = &corpus[random.below(corpus.len())];
        let lines: Vec<&[u8]> = file.split_inclusive(|&b| b == b'\n').collect();
        let range = random.range(lines.len(), 40);
        lines[range].concat()
    };
    let mut text = piece(&mut random);
    for _ in 0..1 + random.below(6) {
        let at = random.below(text.len() + 1);
        let places = boundaries(&text);
        let token = places[random.below(places.len())];
        match random.below(10) {
            0 => drop(text.splice(random.range(text.len(), 12), [])),
            1 => text.insert(at, random.next() as u8),
            2 if at < text.len() => text[at] ^= 1 << random.below(8),
            3 => text.truncate(token),
            4 => {
                let other = piece(&mut random);
                text.splice(token..token, other);
            }
            5 => {
                // A token many times: nesting.
                let word = TOKENS[random.below(TOKENS.len())];
                let times = 1 << random.below(13);
                text.splice(token..token, word.repeat(times).into_bytes());
            }
            6 => {
                let range = random.range(text.len(), 60);
                let copy = text[range].to_vec();
                text.splice(token..token, copy);
            }
            7 => {
                let end = places[random.below(places.len())];
                text.drain(token.min(end)..token.max(end).min(token.min(end) + 20));
            }
            _ => {
                let word = TOKENS[random.below(TOKENS.len())];
                text.splice(token..token, word.bytes());
            }
        }
    }
    text
}

/// What the front end says to a text: whether it is a program.
fn compiles(bytes: &[u8]) -> bool {
    let mut sources = SourceMap::new();
    let file = match text::add_source(&mut sources, "mutant.py", bytes) {
        Ok(file) => file,
        Err(error) => return render::text(&sources, &error).is_empty(),
    };
    let mode = if bytes.len().is_multiple_of(7) {
        Mode::Eval
    } else {
        Mode::Exec
    };
    match compile_source(&sources, file, mode) {
        Ok(code) => {
            verify::verify(&code).expect("code passes the verifier");
            true
        }
        Err(diagnostics) => {
            assert!(!diagnostics.is_empty(), "an error without a diagnostic");
            for diagnostic in &diagnostics {
                let text = render::text(&sources, diagnostic);
                assert!(text.contains(diagnostic.code));
                assert!(!diagnostic.code.starts_with("RP09"), "{text}");
            }
            false
        }
    }
}

#[test]
fn whatever_the_text_the_front_end_answers() {
    let range = std::env::var("RPYTHON_FUZZ").unwrap_or("0..3000".into());
    let (from, to) = range.split_once("..").expect("FROM..TO");
    let numbers: Range<u64> = from.parse().unwrap()..to.parse().unwrap();
    let (send, receive) = mpsc::channel();
    let total = numbers.end - numbers.start;
    let work = move || {
        let corpus = corpus();
        for number in numbers {
            let text = mutant(&corpus, number);
            send.send((number, None)).unwrap();
            send.send((number, Some(compiles(&text)))).unwrap();
        }
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work);
    let thread = thread.expect("a thread");
    let (mut last, mut programs) = (0, 0);
    loop {
        match receive.recv_timeout(LIMIT) {
            Ok((number, outcome)) => {
                last = number;
                programs += u64::from(outcome == Some(true));
                if number % 50_000 == 0 && outcome.is_none() {
                    eprintln!("{number}: {programs} programs so far");
                }
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("text {last} takes more than {LIMIT:?}"),
        }
    }
    assert!(thread.join().is_ok(), "panicked on text {last}");
    // Changes that leave most texts what they were, or none, would test little.
    assert!(
        programs * 50 > total && programs * 2 < total,
        "{programs} of {total} are programs"
    );
}
