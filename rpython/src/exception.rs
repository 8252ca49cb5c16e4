//! Exceptions as Rust types.

use crate::__private::Reader;
use crate::error::Error;

/// A Rust type for the exceptions of a Python class, or of several: `#[rpython::exception]`.
///
/// A function of a module gives `Result<T, E>`; the module imports `E` by its name. A struct stands for the class of its
/// name, with attributes of its objects as fields; a variant of an enum stands for the class of the variant's name.
/// `#[rpython(name = "…")]` says another name. Python's own exceptions have their names.
///
/// ```ignore
/// #[rpython::exception]
/// #[derive(Debug, thiserror::Error)]
/// enum LoadError {
///     #[error("line {line}: {message}")]
///     ParseError { line: u32, message: String },
///     #[error("there is no such file")]
///     FileNotFoundError { #[source] error: rpython::Error },
///     #[error(transparent)]
///     Other(rpython::Error),
/// }
///
/// #[rpython::module("py/config.py")]
/// mod config {
///     use super::LoadError;
///     fn load(path: &str) -> Result<Vec<(String, String)>, LoadError>;
/// }
/// ```
///
/// - An exception of a class below that of the type is one of the type, too; the most derived class that has a variant counts.
/// - A field of the type `rpython::Error` has the exception itself, with its traceback and its causes.
/// - A variant `Other(rpython::Error)` has every exception that is in no other one; the type then is `From<rpython::Error>`. Where there is
///   none, other exceptions panic, as those of a function that is declared without `Result`.
/// - Text and `std::error::Error` are the type's own matter: `thiserror` makes them, as of any other type.
///
/// A function that gives `rpython::Error` leaves the choice to later: [`Error::downcast`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` stands for no exception",
    label = "has no `#[rpython::exception]`",
    note = "add `#[rpython::exception]` to it"
)]
pub trait Exception: Sized {
    /// The hash of the type as it is declared.
    #[doc(hidden)]
    const INTERFACE: &'static str;

    #[doc(hidden)]
    fn read(reader: &mut Reader<'_>, error: &Error) -> Result<Self, Error>;

    /// The exception as a value of this type.
    ///
    /// # Errors
    /// The same one, if it is of another class; or why what it has does not fit into the type: `OverflowError` for 300 in a
    /// `u8`.
    fn from_error(error: Error) -> Result<Self, Error>;
}
