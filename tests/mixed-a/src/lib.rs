//! A library with a module `calc`, as the other one has it; used by `tests/mixed`.

// What declarations use counts as used.
#![deny(unused_imports)]

use rpython::{Error, Result};

#[rpython::module("py/calc.py")]
pub mod calc {
    pub fn name() -> String;
    pub fn add(a: i64, b: i64) -> i64;
    pub fn push(text: &str) -> usize;
    pub fn describe(xs: &[i64]) -> (String, i64);
    pub fn fail(why: &str) -> Result<()>;
}

#[rpython::module("py/calc.py")]
pub mod more {
    pub fn fail(why: &str) -> Result<(), Error>;
}
