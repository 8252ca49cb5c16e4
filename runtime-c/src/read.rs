//! What the sources say of functions and names: read when the crate is built, as doing so in users' build scripts,
//! unoptimised, took as long as parsing a small program.

use crate::sources::*;
use std::collections::{BTreeMap, BTreeSet};

/// The parts, with the files that define them.
const PARTS: [(Part, &[Source]); 6] = [
    (Part::Floats, &[DIGITS, FLOATS]),
    (Part::Stacklets, &[STACKLETS]),
    (Part::Threads, &[THREADS]),
    (Part::System, &[SYSTEM]),
    (Part::Handles, &[HANDLES_HEADER, HANDLES]),
    (Part::Callbacks, &[CALLBACKS_HEADER]),
];

/// All of it.
pub fn sources() -> impl Iterator<Item = Source> {
    let collectors = [GC_COPYING, GC_GENERATIONAL, GC_BOEHM, GC_REFCOUNT].into_iter();
    let parts = collectors.flat_map(|gc| Uses::ALL.parts(gc));
    Uses::ALL.headers().chain(parts)
}

/// What a line at the margin declares, if it has one of these words: the name behind the last of them,
/// before what ends it.
pub fn declared(line: &'static str, words: &[&str], ends: &[char]) -> Option<&'static str> {
    let word = words.iter().find(|&&word| line.contains(word))?;
    let (_, declaration) = line.split_once(word)?;
    let end = declaration.find(ends)?;
    let mut words = declaration[..end].split([' ', '*']);
    words.rfind(|word| !word.is_empty())
}

/// The functions of the runtime, by name.
pub fn functions() -> BTreeMap<&'static str, Function> {
    let mut functions = BTreeMap::<_, Function>::new();
    let mut read = |source: Source, in_header, part| {
        let starts = |line: &&str| line.starts_with("RPY_") || line.starts_with("static ");
        for line in source.text.lines().filter(starts) {
            let words = [
                "RPY_SHARED ",
                "RPY_DECLARED ",
                "RPY_INLINE ",
                "static ",
                "RPY_OF_LIBC ",
            ];
            if let Some(name) = declared(line, &words, &['(']) {
                let function = functions.entry(name).or_default();
                function.part = function.part.or(part);
                function.in_header |= in_header;
                function.waits |= line.contains("RPY_WAITS ");
            }
        }
    };
    for (part, sources) in PARTS {
        for &source in sources {
            read(source, false, Some(part));
        }
    }
    for source in Uses::ALL.headers() {
        read(source, true, None);
    }
    for source in sources() {
        read(source, false, None);
    }
    functions
}

/// The names that the units of a divided library share: what the sources declare as `RPY_SHARED`,
/// `RPY_DECLARED` or `RPY_VARIABLE`.
pub fn shared() -> BTreeSet<&'static str> {
    let words = ["RPY_SHARED ", "RPY_DECLARED ", "RPY_VARIABLE "];
    let lines = sources().flat_map(|source| source.text.lines());
    let lines = lines.filter(|line| line.starts_with("RPY_"));
    lines
        .filter_map(|line| declared(line, &words, &['(', ';', '[', '=']))
        .collect()
}
