//! Decodes the tables of Unicode that programs may need: doing so in users' build scripts, unoptimised,
//! took longer than all of a small program's annotation.
//!
//! For `rtype/unicode.rs`, as 32-bit numbers, without ASCII: of a set the first and last code points of its
//! ranges, of a map four numbers for each character that does not become itself.

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
    let maps = Map::ALL.map(|map| {
        let entries = map.entries().iter().filter(|entry| entry.0 >= 128);
        entries
            .flat_map(|&(code, [a, b, c])| [code, a, b, c])
            .collect()
    });
    list(&out, "sets", &sets)?;
    list(&out, "maps", &maps)
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
