//! The low-level world (seed: "The RPython Typer"): types, operations, prebuilt data.
//!
//! Invariants:
//! - a variable, parameter or item holds a primitive or a pointer; containers are reached
//!   through pointers only;
//! - a gc container is never inlined, except as the first field of a gc structure;
//! - sizes and offsets are not known here: `Signed` is a word of the target, and layout is
//!   the C compiler's business.

pub mod arith;
pub(crate) mod data;
pub(crate) mod op;
pub mod program_text;
pub mod row;
mod shown;
pub(crate) mod text;
pub mod types;
pub mod verify;

pub use data::*;
pub use op::*;
pub use row::{Effect, Needs, Param, Raises, Shape};
pub use types::*;
