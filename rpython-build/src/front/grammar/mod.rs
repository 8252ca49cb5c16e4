//! Tokens to a syntax tree, by recursive descent.
//!
//! Theory: Python's grammar needs one token of lookahead, except for a `with` whose items may be
//! in parentheses. The tree's types are `rustpython-ast`'s. Ranges are from the first token of
//! what a rule covers to its last, so with parentheses around operands of an operator but without
//! those around an expression by itself.
//!
//! Invariant: an error names the first token with which no program goes on; the rules of
//! [`super::syntax_error`] build on that.

mod expr;
mod pattern;
mod stmt;
#[cfg(test)]
mod tests;

use super::lex::{Tok, Token};
use super::parse::{ast, ParseError, Tree};
use super::Mode;
use rustpython_ast::text_size::{TextRange, TextSize};

/// What a rule gives.
type Rule<T> = Result<T, Box<ParseError>>;

/// Whether the next token is one of these.
macro_rules! at {
    ($parser:expr, $($tok:ident)|+) => { matches!($parser.peek(), Some($(Tok::$tok)|+)) };
}
/// Takes the next token if it is this one.
macro_rules! take {
    ($parser:expr, $tok:ident) => {{
        let there = matches!($parser.peek(), Some(Tok::$tok));
        if there {
            $parser.advance();
        }
        there
    }};
}
/// Takes this token, or it is an error.
macro_rules! want {
    ($parser:expr, $tok:ident) => {
        if matches!($parser.peek(), Some(Tok::$tok)) {
            $parser.advance();
        } else {
            return Err($parser.unexpected());
        }
    };
}
pub(self) use {at, take, want};

/// Parses the tokens of a text.
pub(super) fn parse(tokens: &[Token], mode: Mode) -> Result<Tree, Box<ParseError>> {
    let mut parser = Parser {
        tokens,
        close: None,
        pos: 0,
        last_end: 0,
    };
    let tree = match mode {
        Mode::Exec => Tree::Module(parser.program()?),
        Mode::Eval => {
            let value = parser.test_list()?;
            while take!(parser, Newline) {}
            Tree::Expression(Box::new(value))
        }
    };
    match parser.peek() {
        None => Ok(tree),
        Some(_) => Err(parser.unexpected()),
    }
}

/// Parses the tokens between the braces of an f-string's field, which are like parentheses.
pub(super) fn parse_field(
    tokens: &[Token],
    start: u32,
    end: u32,
) -> Result<ast::Expr, Box<ParseError>> {
    let mut parser = Parser {
        tokens,
        close: Some(Token {
            tok: Tok::Rpar,
            start: end - 1,
            end,
        }),
        pos: 0,
        last_end: start + 1,
    };
    let value = parser.parenthesized(start)?;
    match parser.peek() {
        None => Ok(value),
        Some(_) => Err(parser.unexpected()),
    }
}

struct Parser<'t> {
    tokens: &'t [Token],
    /// A token behind the others.
    close: Option<Token>,
    pos: usize,
    /// Where the last token taken ends.
    last_end: u32,
}

impl<'t> Parser<'t> {
    fn token(&self, ahead: usize) -> Option<&Token> {
        let at = self.pos + ahead;
        match self.tokens.get(at) {
            None if at == self.tokens.len() => self.close.as_ref(),
            token => token,
        }
    }

    fn peek(&self) -> Option<&Tok> {
        match self.token(0) {
            Some(token) => Some(&token.tok),
            None => None,
        }
    }

    fn peek_behind(&self) -> Option<&Tok> {
        match self.token(1) {
            Some(token) => Some(&token.tok),
            None => None,
        }
    }

    fn advance(&mut self) {
        if let Some(end) = self.token(0).map(|t| t.end) {
            self.last_end = end;
        }
        self.pos += 1;
    }

    /// Where the next token starts.
    fn start(&self) -> u32 {
        self.token(0).map_or(self.last_end, |t| t.start)
    }

    /// From an offset to the end of the last token.
    fn range(&self, start: u32) -> TextRange {
        text_range(start, self.last_end)
    }

    /// The next token is wrong.
    fn unexpected(&self) -> Box<ParseError> {
        self.unexpected_for(false)
    }

    fn unexpected_for(&self, wants_indent: bool) -> Box<ParseError> {
        Box::new(match self.token(0) {
            Some(token) => ParseError::Token {
                offset: token.start,
                tok: token.tok.clone(),
                wants_indent,
            },
            None => ParseError::End { wants_indent },
        })
    }

    /// What the grammar allows and Python does not.
    fn check<T>(&self, offset: impl Into<u32>, message: impl Into<String>) -> Rule<T> {
        Err(Box::new(ParseError::Check {
            offset: offset.into(),
            message: message.into(),
        }))
    }

    fn identifier(&mut self) -> Rule<ast::Identifier> {
        let Some(Tok::Name { name }) = self.peek() else {
            return Err(self.unexpected());
        };
        let name = ast::Identifier::new(name.as_str());
        self.advance();
        Ok(name)
    }
}

fn text_range(start: u32, end: u32) -> TextRange {
    // A range cannot be turned around, whatever the tokens are.
    TextRange::new(TextSize::from(start), TextSize::from(end.max(start)))
}
