//! Python exceptions in Rust.

use std::fmt;

/// A Python exception that was not caught.
///
/// `{}` prints it as the last line of a Python traceback, `{:#}` and `{:?}` with the traceback.
///
/// The traceback is its [`source`](std::error::Error::source) too: what shows errors with their
/// causes, as `anyhow` and `eyre` do, asks for nothing else.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    type_name: String,
    message: String,
    traceback: Traceback,
}

/// Where an exception came from, as the cause of an [`Error`].
#[derive(Clone, PartialEq, Eq, Debug)]
struct Traceback(Vec<Frame>);

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

impl Frame {
    pub(crate) fn new(file: String, line: u32, function: String) -> Self {
        Frame {
            file,
            line,
            function,
        }
    }
}

impl Error {
    pub(crate) fn new(
        type_name: impl Into<String>,
        message: impl Into<String>,
        traceback: Vec<Frame>,
    ) -> Self {
        let inner = Inner {
            type_name: type_name.into(),
            message: message.into(),
            traceback: Traceback(traceback),
        };
        Error(Box::new(inner))
    }

    /// The name of the exception's class, such as `ValueError`.
    pub fn type_name(&self) -> &str {
        &self.0.type_name
    }

    /// What `str()` of the exception gives; may be empty.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Where it was raised and through which calls it came: the most recent call last. Empty if
    /// an argument or the result did not fit into its type.
    pub fn traceback(&self) -> &[Frame] {
        &self.0.traceback.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() && !self.traceback().is_empty() {
            writeln!(f, "{}", self.0.traceback)?;
        }
        f.write_str(self.type_name())?;
        match self.message() {
            "" => Ok(()),
            message => write!(f, ": {message}"),
        }
    }
}

/// The text of `{:#}`: `unwrap` and a `main` that returns the error show the traceback.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self.traceback() {
            [] => None,
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
        } in &self.0
        {
            write!(f, "\n  File \"{file}\", line {line}, in {function}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Traceback {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_as_python_does() {
        let frame = Frame::new("py/x.py".into(), 3, "f".into());
        let error = Error::new("ValueError", "bad", vec![frame]);
        assert_eq!(error.to_string(), "ValueError: bad");
        let long = "Traceback (most recent call last):\n  File \"py/x.py\", line 3, in f\n\
                    ValueError: bad";
        assert_eq!(format!("{error:#}"), long);
        assert_eq!(format!("{error:?}"), long);
        assert_eq!(
            Error::new("KeyError", "", Vec::new()).to_string(),
            "KeyError"
        );
    }
}
