//! What the attribute macro's expansion calls. Not for users: it changes without notice.
//!
//! The other side of `docs/abi.md`. Values that C types can carry cross as they are; all others
//! in the wire format of `wire`. Integers are `i64` on the way, and checked here.

mod callback;
mod convert;
mod handle;
mod wire;

pub use crate::guard::{enter, enter_instance};
pub use crate::instance::state;
pub use crate::object::{Library, Object};
pub use crate::view::decode_views;
pub(crate) use callback::What;
pub use callback::{
    answer, resume, same_class, same_classes, Boxed, Callee, ClassOf, Failure, Given, Kept, Lent,
    Methods, Thrown,
};
pub use convert::{
    bools_out, bytes_out, char_out, chars_out, floats, floats_out, int, int_out, ints, ints_out,
    row, string_out, FloatItem, IntItem, Owned, Row,
};
pub use handle::{downcast, iter_out, object_out, show, Handle};
pub(crate) use wire::read_all;
pub use wire::{decode, encode, give, FromWire, Reader, ToWire};

use crate::error::Error;
use crate::exception::Exception;

/// Fails to compile if the macro is of another version than this crate.
pub const fn same_version(of_macro: &str) {
    assert!(
        same_text(of_macro, env!("CARGO_PKG_VERSION")),
        "rpython and rpython-macros have different versions: run `cargo update`"
    );
}

/// Fails to compile if a type that derives `Value`, or the like, is not the one that was translated.
pub const fn same_value(derived: &str, translated: &str) {
    assert!(
        same_text(derived, translated),
        "a type that derives `rpython::Value`, or a trait with `#[rpython::object]`, is not the one that was translated: build again. If this stays, it has a part \
         below `cfg`, or a macro makes it: the build script reads the package's Rust files as they are"
    );
}

/// `a == b`, for constants.
const fn same_text(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut same = a.len() == b.len();
    let mut index = 0;
    while same && index < a.len() {
        same = a[index] == b[index];
        index += 1;
    }
    same
}

/// The exception that a library encoded.
#[cold]
pub fn error(buffer: Owned) -> Error {
    let read = wire::read_all(buffer.bytes(), Error::read);
    resume(read.unwrap_or_else(|error| error))
}

/// What a type has of an exception; nothing of one that it does not stand for.
pub fn read_exception<E: Exception>(error: &Error) -> Option<Result<E, Error>> {
    let bytes = error.typed(E::INTERFACE)?;
    Some(wire::read_all(bytes, |reader| E::read(reader, error)))
}

/// The value, or the exception as the type that a function declares for it. One that this has no place for panics.
#[track_caller]
#[inline]
pub fn or_exception<T, E: Exception>(result: Result<T, Error>) -> Result<T, E> {
    match result {
        Ok(value) => Ok(value),
        Err(error) => Err(E::from_error(error).unwrap_or_else(|error| panic_with(&error))),
    }
}

/// The value, or a panic with the exception's text.
#[track_caller]
#[inline]
pub fn or_panic<T>(result: Result<T, Error>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic_with(&error),
    }
}

#[cold]
#[track_caller]
fn panic_with(error: &Error) -> ! {
    panic!("{error:#}")
}

/// What a value that does not fit into its type raises.
#[cold]
fn overflow(value: impl std::fmt::Display, ty: &str) -> Error {
    Error::new("OverflowError", format!("{value} does not fit into {ty}"))
}

/// A library that does not keep to the calling convention.
#[cold]
pub fn malformed() -> Error {
    Error::new("SystemError", "malformed value from translated code")
}

/// Text from translated code that Rust cannot have as a `str`.
#[cold]
pub(crate) fn not_unicode() -> Error {
    let message = "surrogates not allowed: this str is not valid Unicode text";
    Error::new("UnicodeEncodeError", message)
}
