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

pub mod attributes;
pub mod builtin;
pub mod builtins;
pub mod calls;
pub mod classes;
pub mod core;
pub mod dict;
pub mod dicts;
pub mod effects;
pub mod equality;
pub mod errors;
pub mod exceptions;
pub mod frame;
pub mod generators;
pub mod heap;
pub mod hostspace;
pub mod imports;
pub mod interp;
pub mod iter;
pub mod ll;
pub mod lltypes;
pub mod modules;
pub mod object;
pub mod operations;
pub mod program;
pub mod protocols;
pub mod slot_calls;
pub mod slots;
pub mod space;
pub mod suggestions;
pub mod system;
pub mod types;
pub mod well_known;

pub use hostspace::HostSpace as Session;
pub use program::{import_program, new_session};
