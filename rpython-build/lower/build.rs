//! Decodes the tables of Unicode that programs may need: doing so in users' build scripts, unoptimised,
//! took longer than all of a small program's annotation.
//!
//! For `rtype/unicode.rs`, as 32-bit numbers, without ASCII: of a set the first and last code points of its
//! ranges, of a map its runs, as `helpers/ll_unicode.py` says.

use rpython_unicode::{Map, Set};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets OUT_DIR"));
    let sets = Set::ALL.map(|set| {
        let ranges = set.ranges().iter().filter(|range| range.1 >= 128);
        ranges.flat_map(|&(low, high)| [low, high]).collect()
    });
    let maps = Map::ALL.map(|map| runs(map).into_iter().flatten().collect());
    list(&out, "sets", &sets)?;
    list(&out, "maps", &maps)
}

/// What characters become, as runs of such as are moved alike, and of such as become several.
fn runs(map: Map) -> Vec<[u32; 4]> {
    let mut runs: Vec<[u32; 4]> = Vec::new();
    for &(code, [to, second, third]) in map.entries().iter().filter(|entry| entry.0 >= 128) {
        if second != 0 {
            assert!(second < 1 << 15 && third < 1 << 15, "one of {code:#x}");
            runs.push([code, code, to.wrapping_neg(), second | third << 16]);
            continue;
        }
        let moved = to.wrapping_sub(code);
        match runs.last_mut() {
            // Every character of a run, or every other one: the second says which.
            Some([first, last, step @ (1 | 2), by])
                if *by == moved
                    && (code - *last == *step || (first == last && code - *last == 2)) =>
            {
                *step = code - *last;
                *last = code;
            }
            _ => runs.push([code, code, 1, moved]),
        }
    }
    runs
}

/// Writes tables, and an expression that includes all of them.
fn list(out: &Path, name: &str, tables: &[Vec<u32>]) -> io::Result<()> {
    let mut list = String::from("[\n");
    for (number, table) in tables.iter().enumerate() {
        let bytes: Vec<u8> = table.iter().flat_map(|n| n.to_le_bytes()).collect();
        fs::write(out.join(format!("{name}.{number}")), bytes)?;
        let _ = writeln!(
            list,
            "    include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.{number}\")),"
        );
    }
    list.push_str("]\n");
    fs::write(out.join(format!("{name}.rs")), list)
}
