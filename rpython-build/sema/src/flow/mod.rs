//! How functions become flow graphs ([`crate::ir`]).
//!
//! A function is interpreted abstractly: the bytecode interpreter of `host/` runs its code on
//! the flow space, whose objects are variables and constants, and every operation that is not
//! on constants alone is recorded into a block (D05.1 chapter 5; "Building Flow Graphs" and
//! "The Flow Model" of the toolchain seed).

pub(crate) mod build;
mod calls;
mod cells;
mod expand;
pub(crate) mod fold;
pub(crate) mod framestate;
mod liveness;
mod managed;
mod operations;
mod percent;
mod recorder;
pub mod simplify;
mod space;
mod unknown;

pub use build::{build_graph, build_raw, Wrong};
