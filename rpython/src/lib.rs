//! Write RPython, call it from Rust.
//!
//! RPython is the part of Python whose types can be inferred before the program runs; modules
//! written in it become native code. Declare the functions to call:
//!
//! ```ignore
//! #[rpython::module("py/stats.py")]
//! mod stats {
//!     fn mean(xs: &[f64]) -> f64;
//!     fn word_count(text: &str) -> Result<Vec<(String, i64)>, rpython::Error>;
//! }
//! ```
//!
//! and translate them in `build.rs` with the crate `rpython-build`:
//!
//! ```ignore
//! fn main() {
//!     rpython_build::build()
//! }
//! ```
//!
//! # Types
//!
//! | Rust | Python |
//! |---|---|
//! | integers up to 64 bits | `int`, checked in both directions |
//! | `f64`, `f32` | `float` |
//! | `bool` | `bool` |
//! | `char` | `str` of one code point |
//! | `&str`, `String` | `str` |
//! | `&[u8]`, `Vec<u8>` | `bytes` |
//! | `&[T]`, `Vec<T>` | `list` |
//! | tuples | `tuple` |
//! | `Option<T>` | the value or `None` |
//! | `()` as a result | `None` |
//!
//! Arguments and results are copied. A function without a visibility of its own can be called
//! from the module around the declaration; write `pub fn` to export it.
//!
//! # Exceptions
//!
//! An exception that the Python code does not catch arrives as [`Error`] if the function is
//! declared with `Result<_, rpython::Error>`; otherwise it panics with the same text. So does an
//! integer that does not fit, as `OverflowError`.

#[doc(hidden)]
pub mod __private;
mod error;

pub use error::{Error, Frame};
pub use rpython_macros::module;

/// The result of a call that can raise.
pub type Result<T> = std::result::Result<T, Error>;
