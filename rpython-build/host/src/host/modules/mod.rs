//! The standard modules that a program can import: some native, some in Python.
//!
//! Those in Python are in `rpython-build/host/lib`; they are ordinary programs to the interpreter,
//! and the translator can see into their functions.

pub mod marks;
pub(crate) mod math;
pub mod meanings;
pub mod own;
pub(crate) mod probe;
pub(crate) mod re;
pub(crate) mod sys;
mod system;
mod unicodedata;

pub(crate) mod replacements;

use super::hostspace::{HResult, HostSpace};
use super::object::ObjId;
use own::OwnFile;

/// A standard module.
#[derive(Clone, Copy)]
pub enum Standard {
    /// Filled in by a function: the argument is the dict of the new module.
    Native(fn(&mut HostSpace, ObjId) -> HResult<()>),
    /// In Python.
    Own(&'static OwnFile),
}

/// The files of the package `rpython` as CPython gets it: paths below a folder, and texts.
pub fn library_sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    let public = own::FILES.iter().filter(|file| file.public);
    public.map(|file| (file.shown.trim_start_matches("<rpython>/"), file.text))
}

/// The standard module of this dotted name.
pub fn find(name: &str) -> Option<Standard> {
    Some(Standard::Native(match name {
        super::ll::MODULE => super::ll::fill,
        "math" => math::fill,
        "sys" => sys::fill,
        "_re" => re::fill,
        "_system" => system::fill,
        "_unicodedata" => unicodedata::fill,
        "_weakref" => |space, dict| {
            let class = space.heap.types.weakref;
            space.set_global(dict, "ref", class);
            Ok(())
        },
        _ => return own::find(name).map(Standard::Own),
    }))
}
