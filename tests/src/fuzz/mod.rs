//! A differential fuzzer: random programs that are well-typed and end, on CPython and translated.
//!
//! | file | what it does |
//! |---|---|
//! | [`types`] | the types, and how large values get |
//! | [`tree`], [`print`], [`scope`] | programs as trees; as text; whether their names are bound |
//! | `declared` | forms from the stub files |
//! | `forms`, `expr`, `stmt`, `function`, `class`, [`program`] | the generator |
//! | [`check`] | runs programs on CPython and translated, compares |
//! | [`edit`], [`minimise`] | makes a program that shows a bug smaller |
//! | [`damage`] | damaged programs, which have to be translated or refused |
//! | [`run`], [`command`] | many seeds; the command lines |
//!
//! The same seed gives the same program. A method that the stub files declare is called at once. To
//! widen the language that is generated otherwise, add a line to a table of `forms`, a special method to
//! `class`, or a kind of statement to `stmt`.
//!
//! # What it avoids
//!
//! What `docs/language.md` names as different from CPython, and what is different between two runs
//! of CPython itself:
//!
//! - integers beyond 64 bits (every expression knows its greatest number of bits; what is stored
//!   keeps to 32);
//! - an `int` and a `float`, or an `int` and a `bool`, in one variable;
//! - the order of sets, which are only seen sorted; `hash`, `id`, addresses;
//! - sums of floats, which later versions of CPython compute with compensation;
//! - objects that lead back to themselves, and recursion without a bound;
//! - `type()` of what may be `None`, but of objects;
//! - surrogates, which cannot be printed.

pub mod check;
mod class;
pub mod command;
pub mod damage;
mod declared;
pub mod edit;
mod expr;
mod forms;
mod function;
mod gen;
pub mod minimise;
pub mod print;
pub mod program;
mod rng;
pub mod run;
pub mod scope;
mod stmt;
pub mod tree;
pub mod types;
