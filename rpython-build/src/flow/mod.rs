//! Flow graphs: the model, and how functions become graphs.
//!
//! A function is interpreted abstractly: the bytecode interpreter of `host/` runs its code on
//! the flow space, whose objects are variables and constants, and every operation that is not
//! on constants alone is recorded into a block (D05.1 chapter 5; "Building Flow Graphs" and
//! "The Flow Model" of the toolchain seed).
//!
//! [`model`], [`op`], [`text`], [`verify`] and [`rewrite`] serve the later levels too.

pub mod build;
mod calls;
mod cells;
pub mod components;
mod expand;
pub(crate) mod fold;
pub mod framestate;
mod hltext;
mod liveness;
mod managed;
pub mod model;
pub mod op;
mod operations;
mod percent;
mod recorder;
pub mod rewrite;
pub mod simplify;
mod space;
pub mod text;
mod unknown;
pub mod verify;

pub use build::build_graph;

#[cfg(test)]
mod tests;
