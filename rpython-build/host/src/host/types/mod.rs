//! The types of Python's own: their values' algorithms, and their methods.
//!
//! *Theory.* Everything here comes in two layers. The lower one ([`number`], [`text`], [`bytes`],
//! [`format_spec`], [`percent`], [`unicode`]) is plain Rust on `&str`, `&[u8]`, `i64`, `f64` and
//! `BigInt`, and knows no host object; the later stages use it as well, to fold constants and to
//! test the helpers against. The upper one binds methods to classes of the host heap.
//!
//! *Invariants.* Results and messages are CPython's (3.11). Nothing depends on the machine or on
//! the order of a hash table.

pub(crate) mod bytes;
mod bytes_like;
pub mod format_spec;
mod hashed;
mod install;
mod iters;
pub(crate) mod native;
pub mod number;
pub(crate) mod nums;
pub(crate) mod percent;
pub(crate) mod seqs;
mod shown;
mod slices;
mod strs;
pub mod text;
pub(crate) mod util;

/// A Python exception in the making: the name of a built-in class, and its message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The name of a built-in exception class.
    pub class: &'static str,
    /// The message.
    pub message: String,
    /// What could not be encoded or decoded, which is told instead of a message.
    pub coding: Option<Box<Coding>>,
}

/// The fields of a `UnicodeEncodeError` or `UnicodeDecodeError`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coding {
    /// The name of the encoding.
    pub encoding: &'static str,
    /// The text, or the bytes.
    pub object: Result<String, Vec<u8>>,
    /// Where the fault begins in it.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// What the fault is.
    pub reason: String,
}

impl Failure {
    /// What can be encoded or decoded only in part.
    pub fn of_coding(coding: Coding) -> Self {
        let class = match coding.object {
            Ok(_) => "UnicodeEncodeError",
            Err(_) => "UnicodeDecodeError",
        };
        Failure {
            class,
            message: String::new(),
            coding: Some(Box::new(coding)),
        }
    }
}

/// What can raise.
pub type Fallible<T> = Result<T, Failure>;

/// An exception of that class.
pub fn fail<T>(class: &'static str, message: impl Into<String>) -> Fallible<T> {
    Err(Failure {
        class,
        message: message.into(),
        coding: None,
    })
}

/// A `ValueError`.
pub fn value_error<T>(message: impl Into<String>) -> Fallible<T> {
    fail("ValueError", message)
}

/// An `OverflowError`.
pub fn overflow_error<T>(message: impl Into<String>) -> Fallible<T> {
    fail("OverflowError", message)
}

/// A `ZeroDivisionError`.
pub fn zero_division<T>(message: impl Into<String>) -> Fallible<T> {
    fail("ZeroDivisionError", message)
}
