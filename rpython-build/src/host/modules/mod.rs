//! The standard modules that a program can import: some native, some in Python.
//!
//! Those in Python are in `rpython-build/lib`; they are ordinary programs to the interpreter,
//! and the translator can see into their functions.

pub mod helpers;
pub mod math;
pub mod os;
pub mod probe;
mod re;
mod source;
pub mod structs;
pub mod sys;
pub mod time;

pub mod twins;

use super::hostspace::{HResult, HostSpace};
use super::object::ObjId;

/// A standard module.
#[derive(Clone, Copy)]
pub enum Standard {
    /// Filled in by a function: the argument is the dict of the new module.
    Native(fn(&mut HostSpace, ObjId) -> HResult<()>),
    /// Python source.
    Source {
        /// The name in messages: `<rpython>/enum.py`.
        file: &'static str,
        /// Its text.
        text: &'static str,
        /// Whether it is a package.
        package: bool,
    },
}

/// The files of the package `rpython` as CPython gets it: paths below a folder, and texts.
pub fn library_sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    let public = source::SOURCES
        .iter()
        .filter(|s| s.0.split('.').next() == Some("rpython"))
        .filter(|s| !s.0.starts_with(twins::PACKAGE));
    public
        .map(|&(_, file, text, _)| (file.trim_start_matches("<rpython>/"), text))
        .chain([("rpython/ll.py", source::EMULATION)])
}

/// The toolchain's own Python files: the names that messages show, and the texts.
pub fn own_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    let modules = source::SOURCES
        .iter()
        .map(|&(_, file, text, _)| (file, text));
    modules.chain(helpers::files())
}

/// The standard module of this dotted name.
pub fn find(name: &str) -> Option<Standard> {
    Some(Standard::Native(match name {
        super::ll::MODULE => super::ll::fill,
        "math" => math::fill,
        "sys" => sys::fill,
        "_os" => os::fill,
        "_re" => re::fill,
        "_struct" => structs::fill,
        "time" => time::fill,
        "_weakref" => |space, dict| {
            let class = space.heap.types.weakref;
            space.set_global(dict, "ref", class);
            Ok(())
        },
        _ => {
            let Some(&(_, file, text, package)) = source::SOURCES.iter().find(|s| s.0 == name)
            else {
                return helpers::find(name);
            };
            return Some(Standard::Source {
                file,
                text,
                package,
            });
        }
    }))
}
