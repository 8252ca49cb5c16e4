//! The LLInterpreter: runs low-level graphs, for tests and debugging.
//!
//! It runs a graph on any of the low-level levels: as the rtyper leaves it, after the
//! optimisations, with exceptions made explicit, with memory management made explicit. It
//! checks what C does not: a null or freed pointer, an index out of bounds, a read of memory
//! that was never written, and an operation outside its precondition stop the run with a
//! [`Fault`] at the operation's source position. (Seed: "The RPython Typer", the testing
//! implementation of the low-level types.)
//!
//! Memory is an arena of containers whose items are values, not bytes: a pointer is a container
//! and a path into it, so pointers cannot be forged and padding does not exist.

mod callbacks;
mod dying;
mod eval;
mod externs;
mod memory;
mod system;

pub use eval::{Interp, Outcome};
pub use externs::raised;
pub use memory::{Fault, Val};
