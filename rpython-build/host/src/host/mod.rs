//! The import-time interpreter and its object space.
//!
//! Theory: one interpreter ([`interp`]) runs code objects over any [`space::ObjectSpace`]; with
//! the host space ([`hostspace`]) it runs a program's modules with full Python freedom, and what
//! is left in the heap ([`object`]) is the live program that later stages translate. The flow
//! space runs the same interpreter on placeholders.
//!
//! Invariants:
//! - An object, once made, keeps its [`object::ObjId`]; nothing is ever freed.
//! - The interpreter holds no state outside its [`frame::Frame`].
//! - No user input makes it panic; Python recursion is bounded by the recursion limit.
//!
//! Seed: the toolchain seed's chapters on the flow object space and the bytecode interpreter.

pub mod attribute_key;
pub(crate) mod attributes;
pub mod builtin;
pub(crate) mod builtins;
pub(crate) mod calls;
pub(crate) mod classes;
pub(crate) mod core;
pub(crate) mod declared;
pub(crate) mod dict;
pub(crate) mod dicts;
pub(crate) mod effects;
pub(crate) mod equality;
pub(crate) mod errors;
pub(crate) mod exceptions;
pub mod frame;
pub(crate) mod generators;
pub mod heap;
mod hltext;
pub(crate) mod hostspace;
pub(crate) mod imports;
pub mod interp;
pub(crate) mod iter;
pub mod ll;
pub mod lltypes;
pub mod modules;
pub mod object;
pub(crate) mod operations;
pub mod order;
pub mod program;
pub(crate) mod protocols;
pub(crate) mod slot_calls;
pub mod slots;
pub mod space;
pub mod suggestions;
pub mod system;
pub mod types;
pub(crate) mod well_known;

pub use hostspace::HostSpace as Session;
