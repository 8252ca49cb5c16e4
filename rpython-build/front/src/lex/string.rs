//! String literals: prefixes, escapes, f-strings.

use super::{LexResult, Lexer, Token, MAX_FSTRINGS};
use crate::code::Conversion;
use crate::parse::Tok;

/// What a string token stands for.
#[derive(Debug)]
pub enum LexedString {
    /// A plain string.
    Str(String),
    /// A bytes literal.
    Bytes(Vec<u8>),
    /// A literal with at least one f-string among its parts.
    Format(Vec<LexedPart>),
}

/// A part of an f-string.
#[derive(Debug)]
pub enum LexedPart {
    /// Literal text.
    Text(String),
    /// A replacement field.
    Field(LexedField),
}

/// A replacement field: `{expr=!r:spec}`.
#[derive(Debug)]
pub struct LexedField {
    /// Offset of the opening brace.
    pub start: u32,
    /// Offset behind the closing brace.
    pub end: u32,
    /// The tokens of the expression.
    pub tokens: Vec<Token>,
    /// For `{expr=}`: the text of the expression with the `=` and the blanks around it.
    pub debug: Option<String>,
    /// The conversion; `!r` is implied by `=` without a spec.
    pub conversion: Conversion,
    /// The format specification.
    pub spec: Option<Vec<LexedPart>>,
}

impl LexedString {
    /// Appends an adjacent literal; false when bytes and strings would mix.
    pub(super) fn join(&mut self, other: LexedString) -> bool {
        match (&mut *self, other) {
            (LexedString::Str(a), LexedString::Str(b)) => a.push_str(&b),
            (LexedString::Bytes(a), LexedString::Bytes(b)) => a.extend(b),
            (LexedString::Format(a), LexedString::Str(b)) => push_text(a, &b),
            (LexedString::Format(a), LexedString::Format(b)) => {
                for part in b {
                    match part {
                        LexedPart::Text(text) => push_text(a, &text),
                        field => a.push(field),
                    }
                }
            }
            (LexedString::Str(a), LexedString::Format(b)) => {
                let mut parts = Vec::new();
                push_text(&mut parts, a);
                *self = LexedString::Format(parts);
                return self.join(LexedString::Format(b));
            }
            (LexedString::Bytes(_), _) | (_, LexedString::Bytes(_)) => return false,
        }
        true
    }
}

fn push_text(parts: &mut Vec<LexedPart>, text: &str) {
    if text.is_empty() {
        return;
    }
    match parts.last_mut() {
        Some(LexedPart::Text(last)) => last.push_str(text),
        _ => parts.push(LexedPart::Text(text.to_owned())),
    }
}

/// If these bytes begin a prefixed string literal, how long the prefix is.
pub(super) fn prefix_len(bytes: &[u8]) -> Option<usize> {
    let at = |i: usize| bytes.get(i).copied().unwrap_or(0);
    let len = bytes
        .iter()
        .take(3)
        .take_while(|b| b.is_ascii_alphabetic())
        .count();
    if !matches!(at(len), b'"' | b'\'') {
        return None;
    }
    let lower = |i: usize| at(i).to_ascii_lowercase();
    let known = match len {
        1 => matches!(lower(0), b'r' | b'b' | b'u' | b'f'),
        2 => matches!(
            (lower(0), lower(1)),
            (b'r', b'b' | b'f') | (b'b' | b'f', b'r')
        ),
        _ => false,
    };
    known.then_some(len)
}

/// How a literal is written.
#[derive(Clone, Copy)]
struct Style {
    start: usize,
    /// Offset behind the opening quotes.
    body: usize,
    quote: u8,
    triple: bool,
    raw: bool,
    bytes: bool,
}

impl Style {
    fn quotes(self) -> usize {
        if self.triple {
            3
        } else {
            1
        }
    }
}

impl Lexer<'_> {
    /// One literal; the position goes behind its closing quote.
    pub(super) fn string_literal(&mut self, start: usize, prefix: usize) -> LexResult<LexedString> {
        let has = |c: u8| {
            self.bytes[start..start + prefix]
                .iter()
                .any(|b| b.to_ascii_lowercase() == c)
        };
        let quote = self.bytes[start + prefix];
        let open = start + prefix;
        let triple =
            self.bytes.get(open + 1) == Some(&quote) && self.bytes.get(open + 2) == Some(&quote);
        let style = Style {
            start,
            body: open + if triple { 3 } else { 1 },
            quote,
            triple,
            raw: has(b'r'),
            bytes: has(b'b'),
        };
        let format = has(b'f');
        self.pos = open + style.quotes();
        if format {
            if self.fstrings >= MAX_FSTRINGS {
                return self.error(
                    "RP0109",
                    "f-string: expressions nested too deeply",
                    start,
                    self.pos,
                );
            }
            self.fstrings += 1;
            let parts = self.format_parts(style, None)?;
            self.fstrings -= 1;
            return Ok(LexedString::Format(parts));
        }
        let mut body = String::new();
        loop {
            if self.at_close(style) {
                break;
            }
            let Some(&byte) = self.bytes.get(self.pos) else {
                return self.unterminated(style, false);
            };
            match byte {
                b'\n' | b'\r' if !style.triple => return self.unterminated(style, false),
                b'\n' | b'\r' => {
                    self.newline();
                    body.push('\n');
                }
                0 => {
                    let at = self.pos;
                    return self.error(
                        "RP0105",
                        "source code cannot contain null bytes",
                        at,
                        at + 1,
                    );
                }
                b'\\' => self.escape(style, &mut body)?,
                _ => {
                    let from = self.pos;
                    while self.bytes.get(self.pos).is_some_and(|&b| {
                        b != style.quote && !matches!(b, b'\\' | b'\n' | b'\r' | 0)
                    }) {
                        self.pos += 1;
                    }
                    if self.pos == from {
                        // A quote character that does not close.
                        self.pos += 1;
                    }
                    let text = &self.text[from..self.pos];
                    if style.bytes && !text.is_ascii() {
                        return self.error(
                            "RP0108",
                            "bytes can only contain ASCII literal characters",
                            style.start,
                            self.pos,
                        );
                    }
                    body.push_str(text);
                }
            }
        }
        self.pos += style.quotes();
        if style.bytes {
            // Every character stands for one byte: escapes gave code points below 256.
            Ok(LexedString::Bytes(
                body.chars().map(|c| c as u32 as u8).collect(),
            ))
        } else {
            Ok(LexedString::Str(body))
        }
    }

    fn at_close(&self, style: Style) -> bool {
        (0..style.quotes()).all(|i| self.bytes.get(self.pos + i) == Some(&style.quote))
    }

    fn unterminated<T>(&self, style: Style, format: bool) -> LexResult<T> {
        let end = self.pos.min(self.bytes.len());
        let f = if format { "f-" } else { "" };
        let (kind, line) = if style.triple {
            let before = end - usize::from(self.text[..end].ends_with('\n'));
            (
                format!("unterminated triple-quoted {f}string literal"),
                self.line_of(before),
            )
        } else {
            (
                format!("unterminated {f}string literal"),
                self.line_of(style.start),
            )
        };
        let until = if style.triple {
            let rest = &self.bytes[style.start..end];
            style.start + rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())
        } else {
            end
        };
        self.error(
            "RP0103",
            format!("{kind} (detected at line {line})"),
            style.start,
            until,
        )
    }

    /// A backslash and what belongs to it.
    fn escape(&mut self, style: Style, out: &mut String) -> LexResult<()> {
        let start = self.pos;
        self.pos += 1;
        let Some(c) = self.text[self.pos..].chars().next() else {
            out.push('\\');
            return Ok(());
        };
        if style.raw {
            out.push('\\');
            if matches!(c, '\n' | '\r') {
                self.newline();
                out.push('\n');
            } else {
                if style.bytes && !c.is_ascii() {
                    return self.error(
                        "RP0108",
                        "bytes can only contain ASCII literal characters",
                        style.start,
                        self.pos,
                    );
                }
                out.push(c);
                self.pos += c.len_utf8();
            }
            return Ok(());
        }
        self.pos += c.len_utf8();
        let simple = match c {
            '\n' => return Ok(()),
            '\r' => {
                if self.peek(0) == b'\n' {
                    self.pos += 1;
                }
                return Ok(());
            }
            '\\' | '\'' | '"' => c,
            'a' => '\x07',
            'b' => '\x08',
            'f' => '\x0c',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'v' => '\x0b',
            '0'..='7' => {
                let mut value = c as u32 - '0' as u32;
                for _ in 0..2 {
                    let next = self.peek(0);
                    if !(b'0'..=b'7').contains(&next) {
                        break;
                    }
                    value = value * 8 + (next - b'0') as u32;
                    self.pos += 1;
                }
                if style.bytes {
                    value &= 0xff;
                }
                char::from_u32(value).unwrap_or('\u{fffd}')
            }
            'x' => return self.hex(style, start, 2, "\\xXX", out),
            'u' if !style.bytes => return self.hex(style, start, 4, "\\uXXXX", out),
            'U' if !style.bytes => return self.hex(style, start, 8, "\\UXXXXXXXX", out),
            'N' if !style.bytes => return self.named(style, start, out),
            _ => {
                if style.bytes && !c.is_ascii() {
                    return self.error(
                        "RP0108",
                        "bytes can only contain ASCII literal characters",
                        style.start,
                        self.pos,
                    );
                }
                out.push('\\');
                c
            }
        };
        out.push(simple);
        Ok(())
    }

    fn hex(
        &mut self,
        style: Style,
        start: usize,
        digits: usize,
        form: &str,
        out: &mut String,
    ) -> LexResult<()> {
        let mut value = 0u32;
        for _ in 0..digits {
            let Some(digit) = (self.peek(0) as char).to_digit(16) else {
                let first = start - style.body;
                let message = if style.bytes {
                    format!("(value error) invalid \\x escape at position {first}")
                } else {
                    let what = format!("truncated {form} escape");
                    self.decode_error(style, start, self.pos, &what)
                };
                return self.error("RP0108", message, start, self.pos);
            };
            value = value << 4 | digit;
            self.pos += 1;
        }
        match char::from_u32(value) {
            Some(c) => {
                out.push(c);
                Ok(())
            }
            None if value > 0x10ffff => {
                let message =
                    self.decode_error(style, start, self.pos, "illegal Unicode character");
                self.error("RP0108", message, start, self.pos)
            }
            None => self.error(
                "RP0108",
                format!("lone surrogate '\\u{value:04x}': a string is a sequence of Unicode scalar values"),
                start,
                self.pos,
            ),
        }
    }

    fn decode_error(&self, style: Style, start: usize, end: usize, what: &str) -> String {
        let (first, last) = (start - style.body, end - 1 - style.body);
        format!("(unicode error) 'unicodeescape' codec can't decode bytes in position {first}-{last}: {what}")
    }

    fn named(&mut self, style: Style, start: usize, out: &mut String) -> LexResult<()> {
        let rest = &self.text[self.pos..];
        let name = rest
            .strip_prefix('{')
            .and_then(|r| r.split_once('}'))
            .map(|(n, _)| n);
        let name = name.filter(|n| !n.contains('\n') && !n.contains(style.quote as char));
        let Some(name) = name else {
            let message =
                self.decode_error(style, start, self.pos, "malformed \\N character escape");
            return self.error("RP0108", message, start, self.pos);
        };
        self.pos += name.len() + 2;
        match rpython_unicode::character(name) {
            Some(c) => {
                out.push(c);
                Ok(())
            }
            None => {
                let message =
                    self.decode_error(style, start, self.pos, "unknown Unicode character name");
                self.error("RP0108", message, start, self.pos)
            }
        }
    }

    /// The parts of an f-string up to its closing quote, or of a format spec (`nesting` given: how
    /// many specs this one stands in) up to the closing brace.
    fn format_parts(&mut self, style: Style, nesting: Option<usize>) -> LexResult<Vec<LexedPart>> {
        let mut parts = Vec::new();
        let mut text = String::new();
        loop {
            if nesting.is_none() && self.at_close(style) {
                self.pos += style.quotes();
                break;
            }
            if nesting.is_some() && self.at_close(style) {
                return self.error("RP0109", "f-string: expecting '}'", self.pos, self.pos + 1);
            }
            let Some(&byte) = self.bytes.get(self.pos) else {
                return self.unterminated(style, true);
            };
            match byte {
                b'\n' | b'\r' if !style.triple => return self.unterminated(style, true),
                b'\n' | b'\r' => {
                    self.newline();
                    text.push('\n');
                }
                0 => {
                    let at = self.pos;
                    return self.error(
                        "RP0105",
                        "source code cannot contain null bytes",
                        at,
                        at + 1,
                    );
                }
                b'{' if nesting.is_none() && self.peek(1) == b'{' => {
                    text.push('{');
                    self.pos += 2;
                }
                b'{' => {
                    push_text(&mut parts, &text);
                    text.clear();
                    parts.push(LexedPart::Field(self.field(style, nesting.unwrap_or(0))?));
                }
                b'}' if nesting.is_some() => break,
                b'}' if self.peek(1) == b'}' => {
                    text.push('}');
                    self.pos += 2;
                }
                b'}' => {
                    let at = self.pos;
                    return self.error("RP0109", "f-string: single '}' is not allowed", at, at + 1);
                }
                b'\\' if !style.raw && matches!(self.peek(1), b'{' | b'}') => {
                    text.push('\\');
                    self.pos += 1;
                }
                b'\\' if style.raw && matches!(self.peek(1), b'{' | b'}') => {
                    text.push('\\');
                    self.pos += 1;
                }
                b'\\' => self.escape(style, &mut text)?,
                _ => {
                    let from = self.pos;
                    self.pos += 1;
                    while self.bytes.get(self.pos).is_some_and(|&b| {
                        b != style.quote && !matches!(b, b'\\' | b'\n' | b'\r' | b'{' | b'}' | 0)
                    }) {
                        self.pos += 1;
                    }
                    text.push_str(&self.text[from..self.pos]);
                }
            }
        }
        push_text(&mut parts, &text);
        Ok(parts)
    }

    /// A replacement field; the position is at its opening brace.
    fn field(&mut self, style: Style, nesting: usize) -> LexResult<LexedField> {
        let start = self.pos;
        if nesting > 2 || self.fstrings >= MAX_FSTRINGS {
            return self.error(
                "RP0109",
                "f-string: expressions nested too deeply",
                start,
                start + 1,
            );
        }
        self.pos += 1;
        let outer = std::mem::take(&mut self.tokens);
        let base = self.brackets.len();
        self.brackets.push((b'{', start as u32));
        let mut debug = None;
        let mut lambda = None;
        loop {
            self.blanks()?;
            if self.pos >= self.bytes.len() {
                return self.error("RP0109", "f-string: expecting '}'", start, start + 1);
            }
            let (byte, next) = (self.bytes[self.pos], self.peek(1));
            if self.brackets.len() == base + 1 {
                if byte == b'}' || byte == b':' || (byte == b'!' && next != b'=') {
                    if byte == b':' && lambda.is_some() {
                        let at = lambda.unwrap_or(self.pos);
                        return self.error(
                            "RP0109",
                            "f-string: lambda expressions are not allowed without parentheses",
                            at,
                            at + 6,
                        );
                    }
                    break;
                }
                if byte == b'=' && next != b'=' {
                    self.pos += 1;
                    self.blanks()?;
                    debug = Some(self.text[start + 1..self.pos].to_owned());
                    if !matches!(self.peek(0), b'}' | b'!' | b':') {
                        return self.error(
                            "RP0109",
                            "f-string: expecting '!', or ':', or '}'",
                            self.pos,
                            (self.pos + 1).min(self.bytes.len()),
                        );
                    }
                    break;
                }
                if matches!(byte, b'"' | b'\'') && byte == style.quote && self.at_close(style) {
                    // Before 3.12 this quote ended the literal; now it begins a string, and when
                    // that one does not end, the brace was meant to.
                    let (at, tokens) = (self.pos, self.tokens.len());
                    if self.token().is_err() {
                        self.pos = at;
                        self.tokens.truncate(tokens);
                        return self.error("RP0109", "f-string: expecting '}'", start, start + 1);
                    }
                    continue;
                }
            }
            let before = self.tokens.len();
            self.token()?;
            if self.brackets.len() == base + 1
                && self.tokens.len() > before
                && self.tokens[before].tok == Tok::Lambda
            {
                lambda = Some(self.tokens[before].start as usize);
            }
        }
        self.brackets.truncate(base);
        let tokens = std::mem::replace(&mut self.tokens, outer);
        if tokens.is_empty() {
            let stop = match self.peek(0) {
                _ if debug.is_some() => '=',
                b'!' => '!',
                b':' => ':',
                _ => '}',
            };
            return self.error(
                "RP0109",
                format!("f-string: valid expression required before '{stop}'"),
                start,
                self.pos + 1,
            );
        }
        let mut conversion = Conversion::None;
        if self.peek(0) == b'!' {
            let at = self.pos;
            self.pos += 1;
            let from = self.pos;
            while self.peek(0).is_ascii_alphanumeric() || self.peek(0) == b'_' {
                self.pos += 1;
            }
            conversion = match &self.text[from..self.pos] {
                "s" => Conversion::Str,
                "r" => Conversion::Repr,
                "a" => Conversion::Ascii,
                "" => {
                    return self.error("RP0109", "f-string: missing conversion character", at, from)
                }
                other => {
                    let message = format!(
                        "f-string: invalid conversion character '{other}': expected 's', 'r', or 'a'"
                    );
                    return self.error("RP0109", message, from, self.pos);
                }
            };
            while matches!(self.peek(0), b' ' | b'\t') {
                self.pos += 1;
            }
            if !matches!(self.peek(0), b':' | b'}') {
                return self.error("RP0109", "f-string: expecting ':' or '}'", at, self.pos);
            }
        }
        let mut spec = None;
        if self.peek(0) == b':' {
            self.pos += 1;
            spec = Some(self.format_parts(style, Some(nesting + 1))?);
        }
        if self.peek(0) != b'}' {
            return self.error("RP0109", "f-string: expecting '}'", start, start + 1);
        }
        self.pos += 1;
        if debug.is_some() && spec.is_none() && conversion == Conversion::None {
            conversion = Conversion::Repr;
        }
        Ok(LexedField {
            start: start as u32,
            end: self.pos as u32,
            tokens,
            debug,
            conversion,
            spec,
        })
    }
}
