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
//! | `&str`, `String`, `Box<str>`, `Cow<str>` | `str` |
//! | `&[u8]`, `Vec<u8>`, and other rows of `u8` | `bytes` |
//! | `&[T]`, `Vec<T>`, `Box<[T]>`, `Cow<[T]>`, `VecDeque<T>`, `[T; 3]` | `list`; as an array of the right length |
//! | `HashMap<K, V>`, `BTreeMap<K, V>` | `dict`; a `BTreeMap` in its order |
//! | `HashSet<T>`, `BTreeSet<T>` | `set` |
//! | tuples | `tuple` |
//! | `Option<T>` | the value or `None` |
//! | `()` as a result | `None` |
//! | `type Account;` in the module: `&Account`, `Account` | an instance of the class: a handle, not a copy ([`Object`]) |
//! | [`Iter<T>`](Iter) as a result | a generator, or what can be looped over |
//! | `impl Fn(i64) -> String`, `&mut dyn FnMut(&str)`, `Box<dyn Fn() + Send>` as a parameter | something to call |
//! | `&dyn Store`, `&mut dyn Store`, `Box<dyn Store + Send>` as a parameter, of a trait with [`object`] | something with methods |
//! | `impl Iterator<Item = T>`, `&mut dyn Iterator<Item = T>` as a parameter | something to loop over, once |
//! | a type that derives [`Value`](trait@Value) | a dataclass, `NamedTuple`, `Enum`, or one of several classes |
//!
//! Arguments and results are copied, but for objects. Collections may be borrowed as arguments, and be inside of each other; keys
//! are what Rust and Python can both look up, so neither floats nor lists. Names are those around the
//! declarations, or the module imports them itself. A type may be called something else, there or elsewhere in the package:
//!
//! ```ignore
//! type Result<T> = std::result::Result<T, rpython::Error>;
//!
//! #[rpython::module("py/graph.py")]
//! mod graph {
//!     use super::Result;
//!     use std::collections::{BTreeSet, HashMap};
//!     type Edges = HashMap<String, Vec<String>>;
//!
//!     fn reachable(edges: &Edges, from: &str) -> Result<BTreeSet<String>>;
//! }
//! ```
//!
//! `const LIMIT: i64;` is a constant of the Python module's, as it is when that has been imported.
//!
//! `#[optional] separator: Option<&str>` is a parameter that Python has a default for, which stands for `None`.
//!
//! `xs: &mut [f64]` is lent: Python sees the numbers where they are, and changes them there; `#[buffer] xs: &[f64]` is one
//! that it only reads. Other slices are copied into lists.
//!
//! A function without a visibility of its own can be called
//! from the module around the declaration; write `pub fn` to export it.
//!
//! # Instances
//!
//! A function with `&mut rpython::Instance` in front of its other parameters runs in that: a copy of all that the modules
//! keep, beside which others run at the same time ([`Instance`]).
//!
//! # Guards and views
//!
//! A function with `&rpython::Guard` in front, or `&rpython::InstanceGuard`, may give what Python has without a copy, as long as
//! the guard is there: [`StrView`], [`BytesView`] and [`ArrayView`] ([`Guard`]).
//!
//! # Exceptions
//!
//! An exception that the Python code does not catch arrives as [`Error`] if the function is
//! declared with `Result<_, rpython::Error>`; otherwise it panics with the same text. So does an
//! integer that does not fit, as `OverflowError`. `Result<_, ParseError>` gives the exceptions of a class as a
//! type of the crate's ([`trait@Exception`]).

#[doc(hidden)]
pub mod __private;
mod error;
mod exception;
mod guard;
mod instance;
mod iter;
mod object;
mod raise;
#[cfg(test)]
mod stand_in;
mod value;
mod view;

pub use error::{Error, Frame};
pub use exception::Exception;
pub use guard::{lock, Guard, InstanceGuard};
pub use instance::Instance;
pub use iter::Iter;
pub use object::Object;
pub use raise::{Builtin, Raise};
pub use rpython_macros::{exception, module, object, Value};
pub use value::Value;
pub use view::{ArrayView, BytesView, StrView};

/// The result of a call that can raise.
pub type Result<T> = std::result::Result<T, Error>;
