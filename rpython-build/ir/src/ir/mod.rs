//! Graphs: what functions are from the flow space to the C generator.
//!
//! One structure ([`model`]) for all levels; here are Python's operations ([`op`]), the textual
//! form ([`text`]), the verifier of the shape ([`verify`]), and what edits graphs ([`rewrite`]).
//! Low-level operations and types are in [`crate::lltype`].
//!
//! Nothing here knows what an object is: a constant is an id.

pub mod components;
pub mod model;
pub mod op;
pub mod rewrite;
pub mod text;
pub mod verify;
