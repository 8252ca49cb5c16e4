//! Diagnostics as data: a stable code, a primary span with its message, further spans that say
//! *why*, notes and help. All stages make them; `rpython-build` has the catalogue of codes and the
//! renderers.

use crate::source::Span;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// No code is generated.
    Error,
    /// Code is generated.
    Warning,
}

/// A place in the source with what is to be said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is there; may be empty on the primary label.
    pub message: String,
}

/// One thing to tell the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The stable code, such as `RP0301`; the catalogue is `rpython-build/src/diag/codes.md`.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence, no full stop: what is wrong.
    pub message: String,
    /// Where, if it is anywhere in a source file.
    pub primary: Option<Label>,
    /// Other places that explain it.
    pub labels: Vec<Label>,
    /// Facts below the source excerpt.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Vec<String>,
}

/// Puts the diagnostics of a run in order: those without a place first, then by file (as they were
/// read) and offset; what is said twice is said once.
pub fn finish(diagnostics: &mut Vec<Diagnostic>) {
    fn key(d: &Diagnostic) -> (Option<Span>, &str, &str) {
        (d.primary.as_ref().map(|l| l.span), d.code, &d.message)
    }
    diagnostics.sort_by(|a, b| key(a).cmp(&key(b)));
    diagnostics.dedup_by(|b, a| key(a) == key(b));
}

impl Diagnostic {
    /// An error without a place.
    pub fn error(code: &'static str, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            severity: Severity::Error,
            message: message.into(),
            primary: None,
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
        }
    }

    /// Sets the place, with the text beside the underline.
    pub fn at(mut self, span: Span, message: impl Into<String>) -> Self {
        self.primary = Some(Label {
            span,
            message: message.into(),
        });
        self
    }

    /// Adds a place that explains it.
    pub fn label(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label {
            span,
            message: message.into(),
        });
        self
    }

    /// Adds a fact.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds advice.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;

    #[test]
    fn finish_sorts_and_drops_doubles() {
        let at = |file, start| Span {
            file: FileId(file),
            start,
            end: start + 1,
        };
        let mut all = vec![
            Diagnostic::error("RP0402", "b").at(at(1, 0), ""),
            Diagnostic::error("RP0401", "a").at(at(0, 5), "x"),
            Diagnostic::error("RP0401", "a").at(at(0, 5), "y"),
            Diagnostic::error("RP0401", "a").at(at(0, 2), ""),
            Diagnostic::error("RP0002", "z"),
        ];
        finish(&mut all);
        let codes: Vec<_> = all.iter().map(|d| d.code).collect();
        assert_eq!(codes, ["RP0002", "RP0401", "RP0401", "RP0402"]);
        assert_eq!(all[2].primary.as_ref().unwrap().message, "x");
    }
}
