//! Builtin functions: `len`, `print`, `sorted`, …
//!
//! Those that are about classes, attributes and namespaces (`isinstance`, `getattr`, `super`,
//! `exec`, `globals`, …) are in [`super::core`].

use super::hostspace::HostSpace;

/// Adds the functions to the module `builtins`, with [`HostSpace::add_builtin`]. Runs once.
pub fn install(_space: &mut HostSpace) {}
