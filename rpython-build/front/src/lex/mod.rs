//! Source text to tokens.
//!
//! The grammar is `rustpython-parser`'s, the tokens are ours: so tokenizer errors read as CPython's
//! do, f-strings nest as Python 3.12 lets them with exact spans inside, and the depth of what the
//! parser builds is known before it builds it.
//!
//! A string literal is a token that holds an index into [`Lexed::strings`]: adjacent literals are
//! already joined and escapes decoded there, and the expressions of an f-string are token lists
//! to parse on their own.

mod number;
mod string;

use super::parse::{StringKind, Tok};
use super::Mode;
use crate::diag::Diagnostic;
use crate::source::{FileId, Span};
use rpython_unicode::{is_identifier_continue, is_identifier_start, is_printable};
pub use string::{LexedPart, LexedString};

/// A token and its range of bytes.
#[derive(Clone, Debug)]
pub struct Token {
    /// Which.
    pub tok: Tok,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset behind its last byte.
    pub end: u32,
}

/// All tokens of a text, or those before the first error.
pub struct Lexed {
    /// In source order; those inside f-strings are in `strings`.
    pub tokens: Vec<Token>,
    /// What the string tokens stand for.
    pub strings: Vec<LexedString>,
    /// The first error, and its offset.
    pub error: Option<(Diagnostic, u32)>,
    /// Brackets that are still open at the end: the bracket and its offset.
    pub open: Vec<(u8, u32)>,
}

/// CPython's limits.
const MAX_BRACKETS: usize = 200;
const MAX_INDENT: usize = 100;
/// How deep f-strings can stand in each other's fields (CPython: 150).
const MAX_FSTRINGS: usize = 100;

/// Splits a text into tokens.
pub fn lex(text: &str, file: FileId, mode: Mode) -> Lexed {
    let mut lexer = Lexer {
        text,
        bytes: text.as_bytes(),
        pos: 0,
        file,
        tokens: Vec::with_capacity(text.len() / 4),
        strings: Vec::new(),
        brackets: Vec::new(),
        indents: vec![(0, 0)],
        line_start: mode == Mode::Exec,
        indentation: mode == Mode::Exec,
        fstrings: 0,
    };
    let error = match lexer.run() {
        Ok(()) => {
            soft_keywords(&mut lexer.tokens);
            None
        }
        Err(error) => {
            soft_keywords(&mut lexer.tokens);
            Some(*error)
        }
    };
    Lexed {
        tokens: lexer.tokens,
        strings: lexer.strings,
        error,
        open: lexer.brackets,
    }
}

type LexResult<T> = Result<T, Box<(Diagnostic, u32)>>;

struct Lexer<'s> {
    text: &'s str,
    bytes: &'s [u8],
    pos: usize,
    file: FileId,
    tokens: Vec<Token>,
    strings: Vec<LexedString>,
    brackets: Vec<(u8, u32)>,
    /// Columns of the open blocks, with tabs as eight columns and as one.
    indents: Vec<(u32, u32)>,
    line_start: bool,
    indentation: bool,
    fstrings: usize,
}

impl<'s> Lexer<'s> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.pos + ahead).copied().unwrap_or(0)
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span {
            file: self.file,
            start: start as u32,
            end: end as u32,
        }
    }

    fn error<T>(
        &self,
        code: &'static str,
        message: impl Into<String>,
        start: usize,
        end: usize,
    ) -> LexResult<T> {
        let diagnostic = Diagnostic::error(code, message).at(self.span(start, end), "");
        Err(Box::new((diagnostic, start as u32)))
    }

    fn emit(&mut self, tok: Tok, start: usize) {
        self.tokens.push(Token {
            tok,
            start: start as u32,
            end: self.pos as u32,
        });
    }

    fn line_of(&self, offset: usize) -> usize {
        self.bytes[..offset.min(self.bytes.len())]
            .iter()
            .filter(|&&b| b == b'\n')
            .count()
            + 1
    }

    fn run(&mut self) -> LexResult<()> {
        loop {
            if self.line_start && self.brackets.is_empty() {
                self.line_start = false;
                self.indent()?;
            }
            self.blanks()?;
            if self.pos >= self.bytes.len() {
                return self.finish();
            }
            self.token()?;
        }
    }

    /// The end of the text: closes the line and the blocks.
    fn finish(&mut self) -> LexResult<()> {
        if let Some(&(bracket, at)) = self.brackets.last() {
            return self.error(
                "RP0101",
                format!("'{}' was never closed", bracket as char),
                at as usize,
                at as usize + 1,
            );
        }
        let end = self.pos;
        if self
            .tokens
            .last()
            .is_some_and(|t| !matches!(t.tok, Tok::Newline | Tok::Dedent))
        {
            self.emit(Tok::Newline, end);
        }
        while self.indents.len() > 1 {
            self.indents.pop();
            self.emit(Tok::Dedent, end);
        }
        Ok(())
    }

    /// At the start of a logical line: blank lines are skipped, indents and dedents emitted.
    fn indent(&mut self) -> LexResult<()> {
        let (mut column, mut alt);
        loop {
            column = 0;
            alt = 0;
            loop {
                match self.peek(0) {
                    b' ' => {
                        column += 1;
                        alt += 1;
                    }
                    b'\t' => {
                        column = (column / 8 + 1) * 8;
                        alt += 1;
                    }
                    0x0c => {
                        column = 0;
                        alt = 0;
                    }
                    _ => break,
                }
                self.pos += 1;
            }
            match self.peek(0) {
                b'#' => self.comment(),
                b'\n' | b'\r' => {}
                b'\\' if matches!(self.peek(1), b'\n' | b'\r') => {
                    // A continued blank: CPython keeps the indentation of the first line.
                    break;
                }
                _ => break,
            }
            if self.pos >= self.bytes.len() {
                return Ok(());
            }
            self.newline();
        }
        if self.pos >= self.bytes.len() {
            return Ok(());
        }
        let start = self.pos;
        let (top, top_alt) = self.indents[self.indents.len() - 1];
        if column == top {
            if alt != top_alt {
                return self.tab_error(start);
            }
        } else if column > top {
            if alt <= top_alt {
                return self.tab_error(start);
            }
            if self.indents.len() >= MAX_INDENT {
                return self.error("RP0110", "too many levels of indentation", start, start + 1);
            }
            self.indents.push((column, alt));
            self.emit(Tok::Indent, start);
        } else {
            while self.indents.len() > 1 && column < self.indents[self.indents.len() - 1].0 {
                self.indents.pop();
                self.emit(Tok::Dedent, start);
            }
            let (top, top_alt) = self.indents[self.indents.len() - 1];
            if column != top {
                let line = self.text[..start].rfind('\n').map_or(0, |i| i + 1);
                return self.error(
                    "RP0104",
                    "unindent does not match any outer indentation level",
                    line,
                    start,
                );
            }
            if alt != top_alt {
                return self.tab_error(start);
            }
        }
        Ok(())
    }

    fn tab_error(&self, at: usize) -> LexResult<()> {
        let line = self.text[..at].rfind('\n').map_or(0, |i| i + 1);
        self.error(
            "RP0104",
            "inconsistent use of tabs and spaces in indentation",
            line,
            at,
        )
    }

    fn comment(&mut self) {
        while self.pos < self.bytes.len() && !matches!(self.bytes[self.pos], b'\n' | b'\r') {
            self.pos += 1;
        }
    }

    fn newline(&mut self) {
        if self.peek(0) == b'\r' && self.peek(1) == b'\n' {
            self.pos += 1;
        }
        self.pos += 1;
    }

    /// Skips what stands between tokens of a logical line.
    fn blanks(&mut self) -> LexResult<()> {
        while let Some(&byte) = self.bytes.get(self.pos) {
            match byte {
                b' ' | b'\t' | 0x0c => self.pos += 1,
                b'#' => self.comment(),
                b'\n' | b'\r' if !self.brackets.is_empty() => self.newline(),
                b'\\' => {
                    let start = self.pos;
                    self.pos += 1;
                    match self.bytes.get(self.pos) {
                        Some(b'\n' | b'\r') => self.newline(),
                        None => {
                            return self.error(
                                "RP0100",
                                "unexpected EOF while parsing",
                                start,
                                start + 1,
                            )
                        }
                        Some(_) => {
                            let len = self.text[self.pos..]
                                .chars()
                                .next()
                                .map_or(1, char::len_utf8);
                            return self.error(
                                "RP0100",
                                "unexpected character after line continuation character",
                                start,
                                start + 1 + len,
                            );
                        }
                    }
                    if self.pos >= self.bytes.len() {
                        return self.error(
                            "RP0100",
                            "unexpected EOF while parsing",
                            start,
                            start + 1,
                        );
                    }
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// One token; the position is at its first byte.
    fn token(&mut self) -> LexResult<()> {
        let start = self.pos;
        let byte = self.bytes[start];
        match byte {
            b'\n' | b'\r' => {
                self.newline();
                // `blanks` skips line ends inside brackets; this one ends the line.
                if self.tokens.last().is_some_and(|t| t.tok != Tok::Newline) {
                    self.tokens.push(Token {
                        tok: Tok::Newline,
                        start: start as u32,
                        end: self.pos as u32,
                    });
                }
                self.line_start = self.indentation;
                Ok(())
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => {
                if byte < 0x80 {
                    if let Some(prefix) = string::prefix_len(&self.bytes[start..]) {
                        return self.string(start, prefix);
                    }
                }
                self.name(start)
            }
            b'"' | b'\'' => self.string(start, 0),
            b'0'..=b'9' => self.number(start),
            b'.' if self.peek(1).is_ascii_digit() => self.number(start),
            b'(' | b'[' | b'{' => {
                if self.brackets.len() >= MAX_BRACKETS {
                    return self.error("RP0110", "too many nested parentheses", start, start + 1);
                }
                self.brackets.push((byte, start as u32));
                self.pos += 1;
                let tok = match byte {
                    b'(' => Tok::Lpar,
                    b'[' => Tok::Lsqb,
                    _ => Tok::Lbrace,
                };
                self.emit(tok, start);
                Ok(())
            }
            b')' | b']' | b'}' => self.close(start, byte),
            _ => self.operator(start),
        }
    }

    fn close(&mut self, start: usize, byte: u8) -> LexResult<()> {
        let (open, tok) = match byte {
            b')' => (b'(', Tok::Rpar),
            b']' => (b'[', Tok::Rsqb),
            _ => (b'{', Tok::Rbrace),
        };
        match self.brackets.pop() {
            None => self.error(
                "RP0101",
                format!("unmatched '{}'", byte as char),
                start,
                start + 1,
            ),
            Some((found, at)) if found != open => {
                let (line, opened) = (self.line_of(start), self.line_of(at as usize));
                let on_line = if line == opened {
                    String::new()
                } else {
                    format!(" on line {opened}")
                };
                let diagnostic = Diagnostic::error(
                    "RP0101",
                    format!(
                        "closing parenthesis '{}' does not match opening parenthesis '{}'{on_line}",
                        byte as char, found as char
                    ),
                )
                .at(self.span(start, start + 1), "")
                .label(self.span(at as usize, at as usize + 1), "opened here");
                Err(Box::new((diagnostic, start as u32)))
            }
            Some(_) => {
                self.pos += 1;
                self.emit(tok, start);
                Ok(())
            }
        }
    }

    fn operator(&mut self, start: usize) -> LexResult<()> {
        let (tok, len) = match (self.bytes[start], self.peek(1), self.peek(2)) {
            (b'*', b'*', b'=') => (Tok::DoubleStarEqual, 3),
            (b'*', b'*', _) => (Tok::DoubleStar, 2),
            (b'*', b'=', _) => (Tok::StarEqual, 2),
            (b'*', ..) => (Tok::Star, 1),
            (b'/', b'/', b'=') => (Tok::DoubleSlashEqual, 3),
            (b'/', b'/', _) => (Tok::DoubleSlash, 2),
            (b'/', b'=', _) => (Tok::SlashEqual, 2),
            (b'/', ..) => (Tok::Slash, 1),
            (b'<', b'<', b'=') => (Tok::LeftShiftEqual, 3),
            (b'<', b'<', _) => (Tok::LeftShift, 2),
            (b'<', b'=', _) => (Tok::LessEqual, 2),
            (b'<', ..) => (Tok::Less, 1),
            (b'>', b'>', b'=') => (Tok::RightShiftEqual, 3),
            (b'>', b'>', _) => (Tok::RightShift, 2),
            (b'>', b'=', _) => (Tok::GreaterEqual, 2),
            (b'>', ..) => (Tok::Greater, 1),
            (b'=', b'=', _) => (Tok::EqEqual, 2),
            (b'=', ..) => (Tok::Equal, 1),
            (b'!', b'=', _) => (Tok::NotEqual, 2),
            (b'+', b'=', _) => (Tok::PlusEqual, 2),
            (b'+', ..) => (Tok::Plus, 1),
            (b'-', b'=', _) => (Tok::MinusEqual, 2),
            (b'-', b'>', _) => (Tok::Rarrow, 2),
            (b'-', ..) => (Tok::Minus, 1),
            (b'%', b'=', _) => (Tok::PercentEqual, 2),
            (b'%', ..) => (Tok::Percent, 1),
            (b'&', b'=', _) => (Tok::AmperEqual, 2),
            (b'&', ..) => (Tok::Amper, 1),
            (b'|', b'=', _) => (Tok::VbarEqual, 2),
            (b'|', ..) => (Tok::Vbar, 1),
            (b'^', b'=', _) => (Tok::CircumflexEqual, 2),
            (b'^', ..) => (Tok::CircumFlex, 1),
            (b'@', b'=', _) => (Tok::AtEqual, 2),
            (b'@', ..) => (Tok::At, 1),
            (b':', b'=', _) => (Tok::ColonEqual, 2),
            (b':', ..) => (Tok::Colon, 1),
            (b'.', b'.', b'.') => (Tok::Ellipsis, 3),
            (b'.', ..) => (Tok::Dot, 1),
            (b'~', ..) => (Tok::Tilde, 1),
            (b',', ..) => (Tok::Comma, 1),
            (b';', ..) => (Tok::Semi, 1),
            (0, ..) => {
                return self.error(
                    "RP0105",
                    "source code cannot contain null bytes",
                    start,
                    start + 1,
                )
            }
            (byte @ 0x01..=0x1f | byte @ 0x7f, ..) => {
                return self.error(
                    "RP0107",
                    format!("invalid non-printable character U+{:04X}", byte),
                    start,
                    start + 1,
                )
            }
            (b'!', ..) => {
                let word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
                let follows = start.checked_sub(1).and_then(|at| self.bytes.get(at));
                let help = match follows.is_some_and(word) {
                    true => "functions are called without `!` in Python",
                    false => "Python says `not`",
                };
                let error = Diagnostic::error("RP0100", "invalid syntax");
                let error = error.at(self.span(start, start + 1), "").help(help);
                return Err(Box::new((error, start as u32)));
            }
            _ => return self.error("RP0100", "invalid syntax", start, start + 1),
        };
        self.pos += len;
        self.emit(tok, start);
        Ok(())
    }

    fn name(&mut self, start: usize) -> LexResult<()> {
        let mut ascii = true;
        while let Some(&byte) = self.bytes.get(self.pos) {
            if byte.is_ascii_alphanumeric() || byte == b'_' {
                self.pos += 1;
            } else if byte >= 0x80 {
                ascii = false;
                let Some(c) = self.text[self.pos..].chars().next() else {
                    break;
                };
                let valid = if self.pos == start {
                    is_identifier_start(c)
                } else {
                    is_identifier_continue(c)
                };
                if !valid {
                    let what = if is_printable(c) {
                        format!("invalid character '{c}' (U+{:04X})", c as u32)
                    } else {
                        format!("invalid non-printable character U+{:04X}", c as u32)
                    };
                    return self.error("RP0107", what, self.pos, self.pos + c.len_utf8());
                }
                self.pos += c.len_utf8();
            } else {
                break;
            }
        }
        let word = &self.text[start..self.pos];
        let tok = match keyword(word) {
            Some(tok) => tok,
            None if ascii => Tok::Name {
                name: word.to_owned(),
            },
            None => Tok::Name {
                name: rpython_unicode::nfkc(word),
            },
        };
        self.emit(tok, start);
        Ok(())
    }

    /// A string literal becomes a token, or joins the one before it.
    fn string(&mut self, start: usize, prefix: usize) -> LexResult<()> {
        let literal = self.string_literal(start, prefix)?;
        if let Some(Token {
            tok: Tok::String { value, .. },
            end,
            ..
        }) = self.tokens.last_mut()
        {
            let index: usize = value.parse().unwrap_or(usize::MAX);
            if let Some(previous) = self.strings.get_mut(index) {
                if !previous.join(literal) {
                    return self.error(
                        "RP0108",
                        "cannot mix bytes and nonbytes literals",
                        start,
                        self.pos,
                    );
                }
                *end = self.pos as u32;
                return Ok(());
            }
        }
        let index = self.strings.len();
        self.strings.push(literal);
        let tok = Tok::String {
            value: index.to_string(),
            kind: StringKind::RawString,
            triple_quoted: false,
        };
        self.emit(tok, start);
        Ok(())
    }
}

/// Whether a word is no name anywhere.
pub fn is_keyword(word: &str) -> bool {
    keyword(word).is_some()
}

fn keyword(word: &str) -> Option<Tok> {
    Some(match word {
        "False" => Tok::False,
        "None" => Tok::None,
        "True" => Tok::True,
        "and" => Tok::And,
        "as" => Tok::As,
        "assert" => Tok::Assert,
        "async" => Tok::Async,
        "await" => Tok::Await,
        "break" => Tok::Break,
        "class" => Tok::Class,
        "continue" => Tok::Continue,
        "def" => Tok::Def,
        "del" => Tok::Del,
        "elif" => Tok::Elif,
        "else" => Tok::Else,
        "except" => Tok::Except,
        "finally" => Tok::Finally,
        "for" => Tok::For,
        "from" => Tok::From,
        "global" => Tok::Global,
        "if" => Tok::If,
        "import" => Tok::Import,
        "in" => Tok::In,
        "is" => Tok::Is,
        "lambda" => Tok::Lambda,
        "nonlocal" => Tok::Nonlocal,
        "not" => Tok::Not,
        "or" => Tok::Or,
        "pass" => Tok::Pass,
        "raise" => Tok::Raise,
        "return" => Tok::Return,
        "try" => Tok::Try,
        "while" => Tok::While,
        "with" => Tok::With,
        "yield" => Tok::Yield,
        _ => return None,
    })
}

/// Turns the names `match`, `case` and `type` into keywords where they are.
///
/// A `match` begins a statement when its line ends in a colon and the next line is an indented
/// `case`; a `case` line directly inside such a block is one; `type` when `NAME … =` follows.
fn soft_keywords(tokens: &mut [Token]) {
    let mut blocks: Vec<bool> = Vec::new();
    let mut match_header = false;
    for i in 0..tokens.len() {
        match tokens[i].tok {
            Tok::Indent => {
                blocks.push(match_header);
                match_header = false;
            }
            Tok::Dedent => {
                blocks.pop();
            }
            _ => {}
        }
        let starts_line =
            i == 0 || matches!(tokens[i - 1].tok, Tok::Newline | Tok::Indent | Tok::Dedent);
        if !starts_line {
            continue;
        }
        let Tok::Name { name } = &tokens[i].tok else {
            continue;
        };
        match name.as_str() {
            "match" if is_match(&tokens[i + 1..]) => {
                tokens[i].tok = Tok::Match;
                match_header = true;
            }
            "case" if blocks.last() == Some(&true) => tokens[i].tok = Tok::Case,
            "type" if is_type_alias(&tokens[i + 1..]) => tokens[i].tok = Tok::Type,
            _ => {}
        }
    }
}

fn is_match(rest: &[Token]) -> bool {
    let Some(end) = rest.iter().position(|t| t.tok == Tok::Newline) else {
        return false;
    };
    end >= 2
        && rest[end - 1].tok == Tok::Colon
        && matches!(rest.get(end + 1), Some(t) if t.tok == Tok::Indent)
        && matches!(rest.get(end + 2), Some(Token { tok: Tok::Name { name }, .. }) if name == "case")
}

fn is_type_alias(rest: &[Token]) -> bool {
    if !matches!(
        rest.first(),
        Some(Token {
            tok: Tok::Name { .. },
            ..
        })
    ) {
        return false;
    }
    match rest.get(1).map(|t| &t.tok) {
        Some(Tok::Equal) => true,
        Some(Tok::Lsqb) => {
            let line = rest.iter().take_while(|t| t.tok != Tok::Newline);
            line.into_iter().any(|t| t.tok == Tok::Equal)
        }
        _ => false,
    }
}
