//! Diagnostics: what the toolchain tells the user about their program.
//!
//! An error is data ([`Diagnostic`], which the front end defines). Stages make them and never
//! format; one renderer each for text, JSON and `compile_error!` turns them into output.

pub mod codes;
pub mod json;
pub mod render;

pub use rpython_front::diag::{finish, Diagnostic, Label, Severity};
