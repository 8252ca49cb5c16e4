//! The seam between translated code and Rust.
//!
//! *Theory.* A library has one narrow C interface: a function per entry point, `PREFIX_free`
//! and `PREFIX_take_error`. `docs/abi.md` is its definition. Three parties meet there: the
//! wrapper around each entry point, which is low-level Python that the pipeline synthesises
//! from an [`EntryPoint`]; the header ([`header`]), from which `bindgen` (or [`direct`]) makes
//! Rust declarations; and the Rust functions that the attribute macro writes.
//!
//! *Invariants.* Integers cross as `int64_t`, whatever the declared type: a Python `int` is a
//! signed word, and the Rust side checks ranges in both directions. Memory is freed by the side
//! that allocated it. No Rust type's layout is relied on but that of the C types named here.

#[cfg(feature = "bindgen")]
mod bindings;
pub(crate) mod callbacks;
mod direct;
mod header;
pub(crate) mod values;
pub(crate) mod wrappers;

#[cfg(feature = "bindgen")]
pub use bindings::{bindings, NoBindings};
pub use direct::direct;
pub use header::{header, header_name, parameters};

use crate::genc::readable;
use crate::lltype::Within;
use crate::source::{FileId, Span};
use rpython_spec::hash::fnv1a;
use rpython_spec::{Call, Class, Passing, Place, Runs, Type, Value};
use std::fmt;

/// The functions that a library has beside its entry points, behind its prefix.
pub const OWN_FUNCTIONS: [&str; 10] = [
    "free",
    "take_error",
    "handle_drop",
    "handle_again",
    "handle_same",
    "handle_hash",
    "instance_new",
    "instance_drop",
    "guard_enter",
    "guard_leave",
];

/// A Python function that Rust calls.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    /// Its name in Rust.
    pub function: String,
    /// What it does in Python.
    pub call: Call,
    /// What nothing else in the library is called, whatever it has: of the module, the class and the function.
    pub name: String,
    /// The C symbol: that, behind the library's prefix.
    pub symbol: String,
    /// Where it runs.
    pub runs: Runs,
    /// Its other parameters, in order; they are passed by position.
    pub params: Vec<EntryParam>,
    /// The type of its value. An exception is reported beside it, in any case.
    pub result: Type,
    /// Whether Rust declares `Result<_, rpython::Error>`; if not, an exception panics there.
    pub fallible: bool,
    /// The Rust type that has the exceptions; none for `rpython::Error`.
    pub error: Option<Class>,
    /// The declaration in the Rust file.
    pub span: Span,
    /// The result type in the Rust file.
    pub result_span: Span,
}

/// What wrappers call what they have for something, whatever else they have: what that is for, in words, and a hash of all that
/// it is.
fn name_for(sort: &str, words: &str, whole: &impl fmt::Debug) -> String {
    let hash = fnv1a(format!("{whole:?}").as_bytes());
    format!("{}_{hash:016x}", readable(sort, words))
}

/// Whether a library with these entry points has functions for handles.
fn has_handles<'a>(entry_points: impl IntoIterator<Item = &'a EntryPoint>) -> bool {
    // A class that is declared has functions; so has an iterator. A view has a handle in it.
    entry_points.into_iter().any(|entry| {
        entry.call.class().is_some()
            || matches!(entry.call, Call::Next(..))
            || entry.result.has_views()
    })
}

/// The classes that are declared with these entry points, and where.
pub fn classes<'a>(
    entry_points: impl IntoIterator<Item = &'a EntryPoint>,
) -> impl Iterator<Item = (&'a Class, Span)> {
    let declared = |entry: &'a EntryPoint| match &entry.call {
        // (Each class has it.)
        Call::Is(class) => Some((class, entry.span)),
        _ => None,
    };
    entry_points.into_iter().filter_map(declared)
}

/// Whether these entry points take what Python calls.
pub fn has_callbacks<'a>(entry_points: impl IntoIterator<Item = &'a EntryPoint>) -> bool {
    let mut params = entry_points.into_iter().flat_map(|entry| &entry.params);
    params.any(EntryParam::is_callback)
}

/// The C parameter for the instance.
const INSTANCE: &str = "instance";

/// Whether a library with these entry points may have several instances.
pub fn has_instances<'a>(entry_points: impl IntoIterator<Item = &'a EntryPoint>) -> bool {
    entry_points.into_iter().any(|entry| entry.runs.is_given())
}

/// Whether some of these entry points take a guard.
pub fn has_guards<'a>(entry_points: impl IntoIterator<Item = &'a EntryPoint>) -> bool {
    let mut entry_points = entry_points.into_iter();
    entry_points.any(|entry| entry.runs.is_guarded())
}

impl EntryPoint {
    /// Whether some of its parameters may be left out.
    pub fn has_optional(&self) -> bool {
        self.params.iter().any(|param| param.optional)
    }

    /// Whether its result is made a list or a set, of a tuple or a `frozenset`, before it is copied (`handed_over` of
    /// `helpers/wire.py`).
    pub fn is_handed_over(&self) -> bool {
        matches!(self.result, Type::List(..) | Type::Set(..))
    }

    /// Which instance it enters.
    pub fn within(&self) -> Within {
        match self.runs {
            Runs::Instance => Within::Given(INSTANCE),
            Runs::InstanceGuard => Within::Locked(INSTANCE),
            Runs::Plain if self.call.has_object() => Within::Handle,
            Runs::Plain | Runs::Guard => Within::Default,
        }
    }
}

/// A parameter of an entry point.
#[derive(Clone, Debug)]
pub struct EntryParam {
    /// Its name in Rust.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Whether `None` leaves it out: Python's default takes its place.
    pub optional: bool,
    /// `name: type` in the Rust file.
    pub span: Span,
}

impl EntryParam {
    /// Whether it is something of Rust's that Python calls.
    pub fn is_callback(&self) -> bool {
        self.ty.passing() == Passing::Callback
    }
}

/// A constant that Rust takes from a module.
#[derive(Clone, Debug)]
pub struct EntryConstant {
    /// Its name in Python.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// `NAME: type` in the Rust file.
    pub span: Span,
}

/// A Rust type that stands for Python classes, and that entry points take, return or have as their error; or a trait of whose
/// objects they call methods.
#[derive(Clone, Debug)]
pub struct RustValue {
    /// The type.
    pub value: Value,
    /// The Rust file that it is in.
    pub file: FileId,
}

impl RustValue {
    /// Where a part of it is.
    pub fn span(&self, place: Place) -> Span {
        span(self.file, place)
    }
}

/// Where a part of a declaration in this file is.
pub fn span(file: FileId, place: Place) -> Span {
    Span {
        file,
        start: place.start as u32,
        end: place.end as u32,
    }
}

#[cfg(test)]
mod tests;
