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

pub(crate) mod attributes;
pub(crate) mod builtin;
pub(crate) mod builtins;
pub(crate) mod calls;
pub(crate) mod classes;
pub(crate) mod core;
pub(crate) mod dict;
pub(crate) mod dicts;
pub(crate) mod effects;
pub(crate) mod equality;
pub(crate) mod errors;
pub(crate) mod exceptions;
pub(crate) mod frame;
pub(crate) mod generators;
pub(crate) mod heap;
pub(crate) mod hostspace;
pub(crate) mod imports;
pub(crate) mod interp;
pub(crate) mod iter;
pub(crate) mod ll;
pub(crate) mod lltypes;
pub(crate) mod modules;
pub mod object;
pub(crate) mod operations;
pub(crate) mod order;
pub(crate) mod program;
pub(crate) mod protocols;
pub(crate) mod slot_calls;
pub(crate) mod slots;
pub(crate) mod space;
pub(crate) mod suggestions;
pub(crate) mod system;
pub(crate) mod types;
pub(crate) mod well_known;

pub use hostspace::HostSpace as Session;
