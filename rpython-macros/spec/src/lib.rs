//! The grammar of `#[rpython::module("py/x.py")] mod x { fn f(a: i64) -> i64; }`.
//!
//! The attribute is read twice: by the build script, which translates the Python module, and by
//! the macro, which makes the Rust module. Both use this crate, so they cannot disagree on what
//! a declaration means; [`Module::interface_hash`] is how the macro finds the translation that
//! was made for exactly its declarations, and [`manifest`] is the file between the two.
//!
//! - [`model`]: the declarations as plain data.
//! - [`grammar`]: from tokens to the model, with errors that have spans.
//! - [`buffer`]: numbers that Rust lends for a call.
//! - [`callback`]: closures, iterators and objects as parameters.
//! - [`view`]: memory of Python objects that Rust sees where it is.
//! - [`value`]: Rust types that derive `rpython::Value`.
//! - [`object`]: traits whose objects Python calls.
//! - [`part`]: parts of declarations, of which the build script says what is wrong.
//! - [`manifest`]: what the build script leaves in `OUT_DIR` for the macro.

#![forbid(unsafe_code)]

pub mod buffer;
pub mod callback;
pub mod grammar;
pub mod hash;
pub mod manifest;
pub mod model;
pub mod object;
pub mod part;
pub mod scope;
pub mod value;
pub mod view;

pub use buffer::{Buffer, Number};
pub use grammar::ModuleItem;
pub use manifest::Manifest;
pub use model::{
    Call, Callback, Callee, Class, Constant, Function, Int, Keyed, Module, Param, Passing, Place,
    Row, Runs, Signature, Text, Type,
};
pub use part::Part;
pub use scope::{Aliases, Meanings};
pub use value::Value;
pub use view::View;

/// The version of the calling convention of `docs/abi.md`. Part of every interface hash.
pub const ABI_VERSION: u32 = 1;

/// The version of the toolchain; macro, build script and `rpython` crate are released together.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

#[cfg(test)]
mod tests;
