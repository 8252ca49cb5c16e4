//! The transfer functions: what each operation gives for what is known of its operands, or what it
//! becomes.
//!
//! [`operation`] has an arm for each; calls go on in [`super::calls`], attributes in
//! [`super::attributes`], and operands that are not of Python's own types have been through
//! [`super::coercions`].

pub(crate) mod arith;
pub(crate) mod formats;
pub(crate) mod identity;
pub(crate) mod items;
pub mod lowlevel;
pub(crate) mod metaclasses;
pub(crate) mod operation;
pub(crate) mod operators;
pub(crate) mod print;
pub(crate) mod protocol;
pub(crate) mod raising;
pub(crate) mod steps;
pub(crate) mod texts;
pub(crate) mod tuples;
