//! Python exceptions in Rust.

use crate::__private::{FromWire, Reader, Thrown, What};
use crate::exception::Exception;
use std::fmt;
use std::sync::Arc;

/// A Python exception that was not caught.
///
/// `{}` prints it as the last line of a Python traceback, `{:#}` and `{:?}` with the traceback and the exceptions that it
/// was raised from, as Python shows it.
///
/// The traceback is its [`source`](std::error::Error::source), and behind that are its [`cause`](Error::cause), the traceback of
/// that, and so on; at the end is the error of Rust's that a closure gave, if there is one. What shows errors with their causes, as `anyhow` and `eyre` do, asks for nothing else.
#[derive(Clone)]
pub struct Error(Box<Inner>);

#[derive(Clone)]
struct Inner {
    described: Described,
    traceback: Traceback,
}

/// What a library says of an exception.
#[derive(Clone, PartialEq, Eq, Default)]
struct Described {
    type_name: String,
    bases: Vec<String>,
    message: String,
    notes: Vec<String>,
    arguments: Vec<String>,
    /// Names and texts.
    fields: Vec<(String, String)>,
    /// What Rust types have of it, in wire format, by the hashes of their interfaces.
    typed: Vec<(String, Vec<u8>)>,
}

/// Where an exception came from, as the cause of an [`Error`], and what it was raised from. (There may be many behind each other: nothing
/// here calls itself for the next one.)
#[derive(Clone, Debug, Default)]
struct Traceback {
    frames: Vec<Frame>,
    cause: Option<Arc<Error>>,
    /// What a closure gave.
    thrown: Option<Held>,
}

impl Drop for Traceback {
    fn drop(&mut self) {
        let mut next = self.cause.take();
        while let Some(mut cause) = next.and_then(Arc::into_inner) {
            next = cause.0.traceback.cause.take();
        }
    }
}

/// What the exception holds of Rust's.
#[derive(Clone)]
struct Held(Arc<Thrown>);

impl PartialEq for Held {
    fn eq(&self, other: &Held) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Held {}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Held")
    }
}

/// One entry of a traceback.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Frame {
    /// The Python file, relative to the crate that declares the module.
    pub file: String,
    /// The line in it, from 1.
    pub line: u32,
    /// The function.
    pub function: String,
}

impl Error {
    /// One that Rust raises.
    pub(crate) fn new(type_name: impl Into<String>, message: impl Into<String>) -> Self {
        let described = Described {
            type_name: type_name.into(),
            message: message.into(),
            ..Described::default()
        };
        Error::of(described, Traceback::default())
    }

    fn of(described: Described, traceback: Traceback) -> Self {
        Error(Box::new(Inner {
            described,
            traceback,
        }))
    }

    /// The name of the exception's class, such as `ValueError`.
    pub fn type_name(&self) -> &str {
        &self.0.described.type_name
    }

    /// The names of that class's bases, up to `BaseException`, in the order in which Python looks for methods.
    pub fn bases(&self) -> impl Iterator<Item = &str> {
        self.0.described.bases.iter().map(String::as_str)
    }

    /// Whether an `except` with a class of this name catches it: its own class or one of the bases. (Where several classes of
    /// a program have one name, this is any of them; [`downcast`](Error::downcast) asks for a class.)
    pub fn is_a(&self, class: &str) -> bool {
        self.type_name() == class || self.bases().any(|base| base == class)
    }

    /// What `str()` of the exception gives; may be empty.
    pub fn message(&self) -> &str {
        &self.0.described.message
    }

    /// What it was made with, `args` in Python: the `repr` of each.
    pub fn arguments(&self) -> &[String] {
        &self.0.described.arguments
    }

    /// The attribute of this name that objects of its class have, base classes included: what `repr` gives of it.
    ///
    /// Classes of the program's have those that it assigns, Python's own those that Python says they have (`errno` of an `OSError`),
    /// classes below these, too: all but those whose names begin with `_`, those of which there is no `repr`, as of functions,
    /// and those that this exception lacks.
    pub fn field(&self, name: &str) -> Option<&str> {
        let (_, text) = self.fields().find(|(known, _)| *known == name)?;
        Some(text)
    }

    /// All that [`field`](Error::field) has: the names, each with its text; those of a base class first, by their names.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        let fields = self.0.described.fields.iter();
        fields.map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// What `add_note` has added: `__notes__`.
    pub fn notes(&self) -> &[String] {
        &self.0.described.notes
    }

    /// Where it was raised and through which calls it came: the most recent call last. Empty if
    /// an argument or the result did not fit into its type, and for a [`cause`](Error::cause).
    pub fn traceback(&self) -> &[Frame] {
        &self.0.traceback.frames
    }

    /// What it was raised from (`raise … from …`): `__cause__`.
    pub fn cause(&self) -> Option<&Error> {
        self.0.traceback.cause.as_deref()
    }

    /// The error, and its causes.
    fn chain(&self) -> impl Iterator<Item = &Error> {
        std::iter::successors(Some(self), |error| error.cause())
    }

    /// The error that a closure of Rust's gave: Python has it as a `RustError`, which came out or is
    /// the cause of what did.
    pub fn rust_error(&self) -> Option<&(dyn std::error::Error + Send + Sync + 'static)> {
        let thrown = self.chain().find_map(Error::thrown)?;
        match &thrown.what {
            What::Error(error) => Some(&**error),
            What::Panic(_) => None,
        }
    }

    /// What it holds of Rust's.
    pub(crate) fn thrown(&self) -> Option<&Thrown> {
        self.0.traceback.thrown.as_ref().map(|held| &*held.0)
    }

    /// The exception as a value of a type with `#[rpython::exception]`, one that a function of the crate's declares as its
    /// error.
    ///
    /// # Errors
    /// As those of [`Exception::from_error`].
    pub fn downcast<E: Exception>(self) -> Result<E, Error> {
        E::from_error(self)
    }

    /// What a type has of it that is known by this hash.
    pub(crate) fn typed(&self, interface: &str) -> Option<&[u8]> {
        let typed = &self.0.described.typed;
        let found = typed.iter().find(|(known, _)| known == interface)?;
        Some(&found.1)
    }

    /// What a library has written of an exception: see `docs/abi.md`.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Error, Error> {
        let count = reader.len()?;
        let mut chain = Vec::new();
        for _ in 0..count {
            let mut described = Described::read(reader)?;
            let thrown = described.take_thrown();
            chain.push((described, thrown));
        }
        let frames = Vec::<(String, i64, String)>::read(reader)?.into_iter();
        let frames = frames.map(|(file, line, function)| Frame {
            file,
            line: u32::try_from(line).unwrap_or(0),
            function,
        });
        let frames = frames.collect();
        let first = (!chain.is_empty()).then(|| chain.remove(0));
        let first = first.ok_or_else(crate::__private::malformed)?;
        let of = |(described, thrown): (Described, Option<Held>), frames, cause| {
            let traceback = Traceback {
                frames,
                cause,
                thrown,
            };
            Error::of(described, traceback)
        };
        let causes = chain.into_iter().rev();
        let cause = causes.fold(None, |cause, one| {
            Some(Arc::new(of(one, Vec::new(), cause)))
        });
        Ok(of(first, frames, cause))
    }
}

impl Described {
    fn read(reader: &mut Reader<'_>) -> Result<Described, Error> {
        let type_name = String::read(reader)?;
        let bases = String::read(reader)?;
        let mut described = Described {
            type_name,
            bases: bases.split_whitespace().map(String::from).collect(),
            message: lossy(reader)?,
            notes: texts(reader)?,
            arguments: texts(reader)?,
            ..Described::default()
        };
        while bool::read(reader)? {
            let field = (String::read(reader)?, lossy(reader)?);
            described.fields.push(field);
        }
        while bool::read(reader)? {
            described
                .typed
                .push((String::read(reader)?, u8::read_vec(reader)?));
        }
        Ok(described)
    }
}

/// What of a type is a pointer to what Rust has thrown.
const THROWN: &str = "rust";

impl Described {
    fn take_thrown(&mut self) -> Option<Held> {
        let at = self.typed.iter().position(|(known, _)| known == THROWN)?;
        let (_, bytes) = self.typed.remove(at);
        match u64::from_le_bytes(bytes.try_into().ok()?) {
            0 => None,
            // Safety: the library has it for us.
            address => Some(Held(unsafe { Thrown::adopt(address) })),
        }
    }
}

/// A text for people: lone surrogates are shown as something else.
fn lossy(reader: &mut Reader<'_>) -> Result<String, Error> {
    let bytes = u8::read_vec(reader)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn texts(reader: &mut Reader<'_>) -> Result<Vec<String>, Error> {
    let count = reader.len()?;
    let mut texts = Vec::new();
    for _ in 0..count {
        texts.push(lossy(reader)?);
    }
    Ok(texts)
}

impl PartialEq for Error {
    fn eq(&self, other: &Error) -> bool {
        fn own(error: &Error) -> (&Described, &[Frame], &Option<Held>) {
            let Inner {
                described,
                traceback,
            } = &*error.0;
            (described, &traceback.frames, &traceback.thrown)
        }
        self.chain().map(own).eq(other.chain().map(own))
    }
}

impl Eq for Error {}

impl Error {
    /// The last line.
    fn write_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.type_name())?;
        match self.message() {
            "" => Ok(()),
            message => write!(f, ": {message}"),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return self.write_line(f);
        }
        let chain: Vec<&Error> = self.chain().collect();
        for (before, error) in chain.into_iter().rev().enumerate() {
            if before > 0 {
                write!(f, "\n\n{BECAUSE}\n\n")?;
            }
            if !error.traceback().is_empty() {
                writeln!(f, "{}", error.0.traceback)?;
            }
            error.write_line(f)?;
            for note in error.notes() {
                write!(f, "\n{note}")?;
            }
        }
        Ok(())
    }
}

const BECAUSE: &str = "The above exception was the direct cause of the following exception:";

/// The text of `{:#}`: `unwrap` and a `main` that returns the error show the traceback.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self.traceback() {
            [] => self.0.traceback.source(),
            _ => Some(&self.0.traceback),
        }
    }
}

impl fmt::Display for Traceback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Traceback (most recent call last):")?;
        for Frame {
            file,
            line,
            function,
        } in &self.frames
        {
            write!(f, "\n  File \"{file}\", line {line}, in {function}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Traceback {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match (&self.cause, self.thrown.as_ref().map(|held| &held.0.what)) {
            (Some(cause), _) => Some(&**cause),
            (None, Some(What::Error(error))) => Some(&**error),
            (None, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::error::Error as _;

    fn raised(type_name: &str, message: &str) -> Described {
        Described {
            type_name: type_name.into(),
            message: message.into(),
            ..Described::default()
        }
    }

    #[test]
    fn prints_as_python_does() {
        let traceback = |cause| Traceback {
            frames: vec![Frame {
                file: "py/x.py".into(),
                line: 3,
                function: "f".into(),
            }],
            cause,
            thrown: None,
        };
        let error = Error::of(raised("ValueError", "bad"), traceback(None));
        assert_eq!(error.to_string(), "ValueError: bad");
        let long = "Traceback (most recent call last):\n  File \"py/x.py\", line 3, in f\n\
                    ValueError: bad";
        assert_eq!(format!("{error:#}"), long);
        assert_eq!(format!("{error:?}"), long);
        assert_eq!(Error::new("KeyError", "").to_string(), "KeyError");

        let noted = Described {
            notes: vec!["a note".into()],
            ..raised("KeyError", "'x'")
        };
        let cause = Error::of(noted, Traceback::default());
        let because = Some(Arc::new(cause.clone()));
        let error = Error::of(raised("ValueError", "bad"), traceback(because));
        assert_eq!(error.to_string(), "ValueError: bad");
        let text = format!("KeyError: 'x'\na note\n\n{BECAUSE}\n\n{long}");
        assert_eq!(format!("{error:#}"), text);
        // The traceback, and then the cause.
        let next = error.source().and_then(|it| it.source()).unwrap();
        assert_eq!(next.downcast_ref::<Error>(), Some(&cause));
        assert!(next.source().is_none());
    }

    #[test]
    fn there_may_be_any_number_of_causes() {
        // (Which an interpreter of Rust has no time for.)
        let many = if cfg!(miri) { 100 } else { 100_000 };
        let raised_from = |cause: Option<Error>| {
            let traceback = Traceback {
                frames: Vec::new(),
                cause: cause.map(Arc::new),
                thrown: None,
            };
            Error::of(raised("KeyError", ""), traceback)
        };
        let made = |last: &str| {
            let last = Error::new("KeyError", last);
            (0..many).fold(last, |cause, _| raised_from(Some(cause)))
        };
        let error = made("x");
        assert_eq!(error.chain().count(), many + 1);
        assert!(error == made("x") && error != made("y") && error.clone() == error);
        let text = format!("{error:#}");
        assert!(text.starts_with("KeyError: x\n\n") && text.ends_with("\n\nKeyError"));
        assert!(error.rust_error().is_none());
    }
}
