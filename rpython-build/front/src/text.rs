//! Bytes of a source file to text: byte order mark, encoding declaration, line ends.

use crate::diag::Diagnostic;
use crate::source::{FileId, SourceMap, Span};

/// Decodes a source file and adds it to the map, under the name that messages show.
///
/// UTF-8 (with or without a byte order mark), and ASCII and Latin-1 when a `coding` comment in the
/// first two lines says so. Line ends become `\n`, as Python's universal newlines do.
pub fn add_source(
    sources: &mut SourceMap,
    name: impl Into<String>,
    bytes: &[u8],
) -> Result<FileId, Box<Diagnostic>> {
    match decode(bytes) {
        Ok(text) => Ok(sources.add(name, text)),
        Err(error) => {
            // (As text it has other offsets: of line ends, and of what is no text.)
            let lossy = |bytes: &[u8]| normalize(&String::from_utf8_lossy(bytes));
            let bytes = bytes.strip_prefix(BOM).unwrap_or(bytes);
            let (before, wrong) = bytes.split_at(error.offset);
            let start = lossy(before).len() as u32;
            let end = start + lossy(&wrong[..error.len]).len() as u32;
            let file = sources.add(name, lossy(bytes));
            let span = Span { file, start, end };
            Err(Box::new(
                Diagnostic::error("RP0105", error.message).at(span, ""),
            ))
        }
    }
}

/// The byte order mark of UTF-8.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// Why bytes are not source text.
struct DecodeError {
    message: String,
    offset: usize,
    len: usize,
}

/// The encodings a source file can have.
#[derive(PartialEq)]
enum Encoding {
    Utf8,
    Latin1,
    Ascii,
}

fn decode(bytes: &[u8]) -> Result<String, DecodeError> {
    let (bytes, bom) = match bytes.strip_prefix(BOM) {
        Some(rest) => (rest, true),
        None => (bytes, false),
    };
    let encoding = match declaration(bytes) {
        None => Encoding::Utf8,
        Some((name, offset)) => {
            let encoding = match canonical(&name).as_str() {
                "utf-8" | "utf8" | "utf-8-sig" | "u8" => Encoding::Utf8,
                "latin-1" | "latin1" | "iso-8859-1" | "iso8859-1" | "iso-latin-1" | "l1" => {
                    Encoding::Latin1
                }
                "ascii" | "us-ascii" => Encoding::Ascii,
                _ => {
                    return Err(DecodeError {
                        message: format!("unknown encoding: {name}"),
                        offset,
                        len: name.len(),
                    })
                }
            };
            if bom && encoding != Encoding::Utf8 {
                return Err(DecodeError {
                    message: format!("encoding problem: {name} with BOM"),
                    offset,
                    len: name.len(),
                });
            }
            encoding
        }
    };
    let text = match encoding {
        Encoding::Latin1 => bytes.iter().map(|&b| b as char).collect(),
        Encoding::Utf8 | Encoding::Ascii => match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(error) => {
                let offset = error.valid_up_to();
                let line = bytes[..offset].iter().filter(|&&b| b == b'\n').count() + 1;
                return Err(DecodeError {
                    message: format!(
                        "Non-UTF-8 code starting with '\\x{:02x}' on line {line}, but no encoding \
                         declared",
                        bytes[offset]
                    ),
                    offset,
                    len: 1,
                });
            }
        },
    };
    if encoding == Encoding::Ascii {
        if let Some(offset) = text.bytes().position(|b| !b.is_ascii()) {
            return Err(DecodeError {
                message: format!(
                    "'ascii' codec can't decode byte 0x{:02x} in position {offset}: ordinal not in \
                     range(128)",
                    text.as_bytes()[offset]
                ),
                offset,
                len: 1,
            });
        }
    }
    Ok(normalize(&text))
}

fn normalize(text: &str) -> String {
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n")
    } else {
        text.to_owned()
    }
}

fn canonical(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "-")
}

/// The name in a `# -*- coding: NAME -*-` comment of the first two lines, and where it stands.
fn declaration(bytes: &[u8]) -> Option<(String, usize)> {
    let mut start = 0;
    for _ in 0..2 {
        let rest = &bytes[start..];
        let len = rest
            .iter()
            .position(|&b| b == b'\n' || b == b'\r')
            .unwrap_or(rest.len());
        let line = &rest[..len];
        let blank = line
            .iter()
            .take_while(|b| matches!(b, b' ' | b'\t' | 0x0c))
            .count();
        match line.get(blank) {
            None => {}
            Some(b'#') => {
                if let Some((name, at)) = coding(line) {
                    return Some((name, start + at));
                }
            }
            Some(_) => return None,
        }
        start += len;
        if bytes.get(start) == Some(&b'\r') && bytes.get(start + 1) == Some(&b'\n') {
            start += 1;
        }
        start += 1;
        if start >= bytes.len() {
            return None;
        }
    }
    None
}

/// Python's pattern: `coding[:=][ \t]*([-\w.]+)`.
fn coding(line: &[u8]) -> Option<(String, usize)> {
    let mut from = 0;
    while let Some(at) = line[from..].windows(6).position(|w| w == b"coding") {
        let mut i = from + at + 6;
        if matches!(line.get(i), Some(b':' | b'=')) {
            i += 1;
            while matches!(line.get(i), Some(b' ' | b'\t')) {
                i += 1;
            }
            let start = i;
            while matches!(line.get(i), Some(b) if b.is_ascii_alphanumeric() || b"-_.".contains(b))
            {
                i += 1;
            }
            if i > start {
                return Some((String::from_utf8_lossy(&line[start..i]).into_owned(), start));
            }
        }
        from += at + 6;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> Result<String, String> {
        let mut sources = SourceMap::new();
        let added = add_source(&mut sources, "x.py", bytes);
        added
            .map(|f| sources.file(f).text.clone())
            .map_err(|d| d.message)
    }

    #[test]
    fn encodings() {
        assert_eq!(text(b"\xef\xbb\xbfx = 1\r\ny\rz").unwrap(), "x = 1\ny\nz");
        assert_eq!(
            text(b"# coding: latin-1\n'\xe9'").unwrap(),
            "# coding: latin-1\n'é'"
        );
        assert_eq!(
            text(b"\n# -*- coding=Latin_1 -*-\n'\xe9'")
                .unwrap()
                .chars()
                .last(),
            Some('\'')
        );
        assert_eq!(text("'é'".as_bytes()).unwrap(), "'é'");
        assert_eq!(
            text(b"x\n# coding: klingon").unwrap(),
            "x\n# coding: klingon"
        );
        assert_eq!(
            text(b"# coding: klingon").unwrap_err(),
            "unknown encoding: klingon"
        );
        assert!(text(b"# coding: ascii\n'\xe9'").is_err());
        assert!(text("# coding: ascii\n'é'".as_bytes())
            .unwrap_err()
            .contains("'ascii' codec"));
        assert!(text(b"x = 1\n'\xe9'")
            .unwrap_err()
            .contains("'\\xe9' on line 2"));
        assert!(text(b"\xef\xbb\xbf# coding: latin-1\n")
            .unwrap_err()
            .contains("with BOM"));
    }

    /// What is no text is told at its place: behind a byte order mark and other line ends, too.
    #[test]
    fn bytes_that_are_no_text_have_a_place() {
        let bytes = b"\xef\xbb\xbfx = 1\r\ny = '\xe9\xe8'\r\n";
        let mut sources = SourceMap::new();
        let error = add_source(&mut sources, "m.py", bytes).unwrap_err();
        let span = error.primary.as_ref().unwrap().span;
        assert_eq!(sources.line(span), 2);
        assert_eq!(sources.line_column(span.file, span.start).1, 6);
        assert_eq!(
            &sources.file(span.file).text[span.start as usize..span.end as usize],
            "\u{fffd}"
        );
    }
}
