//! Diagnostics as JSON, one object each: for editors and other tools.

use super::{Diagnostic, Label, Severity};
use crate::source::{SourceMap, Span};
use std::fmt::Write;

/// One diagnostic as one line of JSON.
///
/// `{"code", "severity", "message", "spans": [{"file", "start", "end", "line", "column",
/// "end_line", "end_column", "primary", "label"}], "notes": [], "help": [], "rendered"}`; offsets
/// are in bytes, lines and columns (in code points) count from 1.
pub fn object(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    let mut out = String::from("{\"code\":");
    string(&mut out, diagnostic.code);
    out.push_str(",\"severity\":");
    string(
        &mut out,
        match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
    );
    out.push_str(",\"message\":");
    string(&mut out, &diagnostic.message);
    out.push_str(",\"spans\":[");
    let primary = diagnostic.primary.iter().map(|label| (label, true));
    let others = diagnostic.labels.iter().map(|label| (label, false));
    for (i, (label, primary)) in primary.chain(others).enumerate() {
        if i > 0 {
            out.push(',');
        }
        place(&mut out, sources, label, primary);
    }
    out.push_str("],\"notes\":");
    strings(&mut out, &diagnostic.notes);
    out.push_str(",\"help\":");
    strings(&mut out, &diagnostic.help);
    out.push_str(",\"rendered\":");
    string(&mut out, &super::render::text(sources, diagnostic));
    out.push('}');
    out
}

fn place(out: &mut String, sources: &SourceMap, label: &Label, primary: bool) {
    let Span { file, start, end } = label.span;
    let (line, column) = sources.line_column(file, start);
    let (end_line, end_column) = sources.line_column(file, end);
    out.push_str("{\"file\":");
    string(out, &sources.file(file).name);
    let _ = write!(
        out,
        ",\"start\":{start},\"end\":{end},\"line\":{line},\"column\":{column},\
         \"end_line\":{end_line},\"end_column\":{end_column},\"primary\":{primary},\"label\":"
    );
    string(out, &label.message);
    out.push('}');
}

fn strings(out: &mut String, items: &[String]) {
    out.push('[');
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        string(out, item);
    }
    out.push(']');
}

fn string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if (c as u32) < 0x20 || matches!(c, '\u{2028}' | '\u{2029}' | '\u{7f}') => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_escape_and_count() {
        let mut sources = SourceMap::new();
        let file = sources.add("py/x.py", "x = 1\né = \"\\\"\n");
        let span = |start, end| Span { file, start, end };
        let diagnostic = Diagnostic::error("RP0301", "a \"quoted\"\n\u{1}")
            .at(span(9, 12), "here")
            .label(span(0, 1), "")
            .note("n");
        let json = object(&sources, &diagnostic);
        let (head, rendered) = json.split_once(",\"rendered\":").unwrap();
        assert_eq!(
            head,
            "{\"code\":\"RP0301\",\"severity\":\"error\",\"message\":\"a \\\"quoted\\\"\\n\\u0001\",\
             \"spans\":[{\"file\":\"py/x.py\",\"start\":9,\"end\":12,\"line\":2,\"column\":3,\
             \"end_line\":2,\"end_column\":6,\"primary\":true,\"label\":\"here\"},{\"file\":\"py/x.py\",\
             \"start\":0,\"end\":1,\"line\":1,\"column\":1,\"end_line\":1,\"end_column\":2,\
             \"primary\":false,\"label\":\"\"}],\"notes\":[\"n\"],\"help\":[]"
        );
        assert!(rendered.starts_with("\"error[RP0301]"));
    }
}
