//! What the attribute macro's expansion calls. Not for users: it changes without notice.
//!
//! The other side of `docs/abi.md`. Values that C types can carry cross as they are; all others
//! in the wire format of `wire`. Integers are `i64` on the way, and checked here.

mod convert;
mod handle;
mod wire;

pub use crate::instance::state;
pub use crate::object::{Library, Object};
pub use convert::{
    bools_out, bytes_out, char_out, chars_out, floats, floats_out, int, int_out, ints, ints_out,
    row, string_out, FloatItem, IntItem, Owned, Row,
};
pub use handle::{downcast, object_out, show, Handle};
pub use wire::{decode, encode, FromWire, Reader, ToWire};

use crate::error::{Error, Frame};

/// Fails to compile if the macro is of another version than this crate.
pub const fn same_version(of_macro: &str) {
    assert!(
        same_text(of_macro, env!("CARGO_PKG_VERSION")),
        "rpython and rpython-macros have different versions: run `cargo update`"
    );
}

/// Fails to compile if a type that derives `Value` is not the one that was translated.
pub const fn same_value(derived: &str, translated: &str) {
    assert!(
        same_text(derived, translated),
        "a type that derives `rpython::Value` is not the one that was translated: build again. If this stays, it has a part \
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
    let decoded = decode::<(String, String, Vec<(String, i64, String)>)>(buffer);
    match decoded {
        Ok((type_name, message, frames)) => {
            let frame = |(file, line, function): (String, i64, String)| {
                Frame::new(file, u32::try_from(line).unwrap_or(0), function)
            };
            Error::new(type_name, message, frames.into_iter().map(frame).collect())
        }
        Err(error) => error,
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
    Error::new(
        "OverflowError",
        format!("{value} does not fit into {ty}"),
        Vec::new(),
    )
}

/// A library that does not keep to the calling convention.
#[cold]
pub fn malformed() -> Error {
    Error::new(
        "SystemError",
        "malformed value from translated code",
        Vec::new(),
    )
}

/// Text from translated code that Rust cannot have as a `str`.
#[cold]
fn not_unicode() -> Error {
    let message = "surrogates not allowed: this str is not valid Unicode text";
    Error::new("UnicodeEncodeError", message, Vec::new())
}
