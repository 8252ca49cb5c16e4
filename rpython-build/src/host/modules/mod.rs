//! The standard modules that a program can import: some native, some in Python.

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

/// The standard module of this dotted name.
pub fn find(name: &str) -> Option<Standard> {
    match name {
        super::ll::MODULE => Some(Standard::Native(super::ll::fill)),
        _ => None,
    }
}
