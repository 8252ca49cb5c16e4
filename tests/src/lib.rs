//! The engines that the language cases run on.
//!
//! A case is a Python file with an `entry_point(argv)`. It runs on CPython (the oracle), on
//! the LLInterpreter, and through C: once plainly, once with every object moved at every
//! allocation and under AddressSanitizer and UBSan. All must print the same and end alike.

#![forbid(unsafe_code)]

pub mod calls;
pub mod declared;
pub mod engines;
pub mod fuzz;
pub mod generated;
pub mod groups;
pub mod oracle;
pub mod process;
pub mod turns;

use std::path::{Path, PathBuf};

/// The workspace's `tests` folder.
pub fn tests_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All programs below a folder, sorted: `.py` files, but of a folder with a `main.py` that one
/// alone, which imports the others.
pub fn programs(dir: &Path) -> Vec<PathBuf> {
    let mut programs = python_files(dir);
    let mains: Vec<PathBuf> = programs
        .iter()
        .filter(|file| file.ends_with("main.py"))
        .filter_map(|file| file.parent().map(Path::to_path_buf))
        .collect();
    programs.retain(|file| {
        let around = mains.iter().find(|folder| file.starts_with(folder));
        around.is_none_or(|folder| *file == folder.join("main.py"))
    });
    programs
}

/// All `.py` files below a folder, sorted.
pub fn python_files(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut dirs = vec![dir.to_path_buf()];
    while let Some(dir) = dirs.pop() {
        let Ok(entries) = std::fs::read_dir(&dir) else {
            continue;
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == "py") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
