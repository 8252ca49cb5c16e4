//! Makes tables of what the runtime's sources say of functions and names, for `lib.rs`.

#[path = "src/read.rs"]
mod read;
#[path = "src/sources.rs"]
#[allow(dead_code)] // what only programs need
mod sources;

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // The sources are in this program.
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets OUT_DIR"));
    let mut functions = String::new();
    for (name, function) in read::functions() {
        let part = function.part;
        let part = part.map_or("None".into(), |part| format!("Some(Part::{part:?})"));
        let (in_header, waits) = (function.in_header, function.waits);
        functions += &format!(
            "({name:?}, Function {{ part: {part}, in_header: {in_header}, waits: {waits} }}),\n"
        );
    }
    fs::write(out.join("functions.rs"), format!("[{functions}]"))?;
    let shared = Vec::from_iter(read::shared());
    fs::write(out.join("shared.rs"), format!("{shared:?}"))
}
