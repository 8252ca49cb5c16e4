//! Diagnostics as text, in the form of rustc's.

use super::{Diagnostic, Severity};
use crate::source::{FileId, SourceMap, Span};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// The text of one diagnostic, without colours and without a line end at the end.
pub fn text(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    render(sources, diagnostic, &Renderer::plain())
}

/// The text of one diagnostic with terminal colours.
pub fn styled(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    render(sources, diagnostic, &Renderer::styled())
}

fn render(sources: &SourceMap, diagnostic: &Diagnostic, renderer: &Renderer) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut group = level
        .primary_title(diagnostic.message.as_str())
        .id(diagnostic.code)
        .elements(Vec::<Snippet<'_, annotate_snippets::Annotation<'_>>>::new());
    for file in files(diagnostic) {
        let source = sources.file(file);
        let mut snippet = Snippet::source(source.text.as_str()).path(source.name.as_str());
        if let Some(primary) = diagnostic.primary.as_ref().filter(|l| l.span.file == file) {
            let annotation = AnnotationKind::Primary.span(range(&source.text, primary.span));
            snippet = snippet.annotation(match primary.message.as_str() {
                "" => annotation,
                message => annotation.label(message),
            });
        }
        for label in diagnostic.labels.iter().filter(|l| l.span.file == file) {
            let annotation = AnnotationKind::Context.span(range(&source.text, label.span));
            snippet = snippet.annotation(match label.message.as_str() {
                "" => annotation,
                message => annotation.label(message),
            });
        }
        group = group.element(snippet);
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    renderer.render(&[group]).trim_end().to_string()
}

/// The files to show, each once, the primary one first.
fn files(diagnostic: &Diagnostic) -> Vec<FileId> {
    let mut files = Vec::new();
    for label in diagnostic.primary.iter().chain(&diagnostic.labels) {
        if !files.contains(&label.span.file) {
            files.push(label.span.file);
        }
    }
    files
}

/// The span as a range of whole characters inside the text.
fn range(text: &str, span: Span) -> std::ops::Range<usize> {
    let clamp = |offset: u32| {
        let mut offset = (offset as usize).min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    };
    let start = clamp(span.start);
    start..clamp(span.end).max(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_primary_and_other_places() {
        let mut sources = SourceMap::new();
        let python = sources.add("py/x.py", "def f():\n    return g('ä') + 1\n");
        let rust = sources.add("src/main.rs", "fn f() -> i64;\n");
        let diagnostic = Diagnostic::error("RP0301", "cannot add `str` and `int`")
            .at(
                Span {
                    file: python,
                    start: 20,
                    end: 31,
                },
                "`str` + `int`",
            )
            .label(
                Span {
                    file: rust,
                    start: 0,
                    end: 13,
                },
                "declared here",
            )
            .note("a note")
            .help("some help");
        let expected = "\
error[RP0301]: cannot add `str` and `int`
 --> py/x.py:2:12
  |
2 |     return g('ä') + 1
  |            ^^^^^^^^^^ `str` + `int`
  |
 ::: src/main.rs:1:1
  |
1 | fn f() -> i64;
  | ------------- declared here
  |
  = note: a note
  = help: some help";
        assert_eq!(text(&sources, &diagnostic), expected);
    }
}
