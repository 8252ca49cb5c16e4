//! Tokens to a syntax tree.
//!
//! The only file that names `rustpython-parser`: the rest of the front end takes the tree's types
//! from here. What the parser cannot say well is said by [`super::syntax_error`].

use super::code::Conversion;
use super::lex::{self, LexedPart, LexedString, Token};
use super::syntax_error;
use super::Mode;
use crate::diag::Diagnostic;
use crate::source::{FileId, SourceMap, Span};
pub use rustpython_parser::ast;
use rustpython_parser::text_size::{TextRange, TextSize};
use rustpython_parser::{Parse as _, ParseErrorType};
pub use rustpython_parser::{StringKind, Tok};
use std::rc::Rc;
use std::sync::Arc;

/// A parsed text.
pub struct Parsed {
    /// The statements, or for [`Mode::Eval`] the one expression.
    pub tree: Tree,
    /// What the string constants of the tree stand for: each is an index into this.
    pub strings: Vec<Literal>,
    /// All tokens, those inside f-strings too, by offset.
    pub tokens: Vec<Token>,
}

/// What was parsed.
pub enum Tree {
    /// Statements.
    Module(Vec<ast::Stmt>),
    /// An expression.
    Expression(Box<ast::Expr>),
}

/// A string literal.
#[derive(Debug)]
pub enum Literal {
    /// A plain string.
    Str(Arc<str>),
    /// Bytes.
    Bytes(Rc<[u8]>),
    /// An f-string.
    Format(Vec<Part>),
}

/// A part of an f-string or of a format specification.
#[derive(Debug)]
pub enum Part {
    /// Literal text.
    Text(Arc<str>),
    /// A replacement field.
    Field(Box<Field>),
}

/// A replacement field.
#[derive(Debug)]
pub struct Field {
    /// From brace to brace.
    pub span: Span,
    /// The text that `{expr=}` puts before the value.
    pub debug: Option<Arc<str>>,
    /// The expression.
    pub value: ast::Expr,
    /// The conversion.
    pub conversion: Conversion,
    /// The format specification.
    pub spec: Option<Vec<Part>>,
}

impl Parsed {
    /// The literal that a string constant of the tree stands for.
    pub fn literal(&self, constant: &str) -> &Literal {
        &self.strings[constant
            .parse::<usize>()
            .expect("string constants are indexes")]
    }

    /// The index of the token that starts at an offset.
    pub fn token_at(&self, offset: u32) -> Option<usize> {
        let at = self.tokens.partition_point(|t| t.start < offset);
        (at..self.tokens.len())
            .take_while(|&i| self.tokens[i].start == offset)
            .find(|&i| self.tokens[i].end > offset)
    }

    /// The first token from an offset on, before another, that is this name.
    pub fn name_token(&self, name: &str, from: u32, to: u32) -> Option<&Token> {
        let at = self.tokens.partition_point(|t| t.start < from);
        self.tokens[at..]
            .iter()
            .take_while(|t| t.start < to)
            .find(|t| match &t.tok {
                Tok::Name { name: found } => found == name,
                _ => false,
            })
    }

    /// Whether a range is from a bracket to the one that closes it.
    pub fn is_bracketed(&self, start: u32, end: u32) -> bool {
        let Some(at) = self.token_at(start) else {
            return false;
        };
        let mut depth = 0usize;
        for token in &self.tokens[at..] {
            match token.tok {
                Tok::Lpar | Tok::Lsqb | Tok::Lbrace => depth += 1,
                Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return token.end == end && token.end > start + 1;
            }
        }
        false
    }
}

/// The range of bytes of a tree node.
pub fn range(range: TextRange) -> (u32, u32) {
    (range.start().into(), range.end().into())
}

/// How many links of a chain like `a + b + c` are one level.
const CHEAP: usize = 20;

/// How deep a tree may get. The compiler recurses over it, on a thread whose stack is sized for it.
pub const MAX_DEPTH: usize = 3000;

/// Parses a file.
pub fn parse(sources: &SourceMap, file: FileId, mode: Mode) -> Result<Parsed, Box<Diagnostic>> {
    parse_text(&sources.file(file).text, file, mode)
}

/// Parses what a file begins with.
pub fn parse_text(text: &str, file: FileId, mode: Mode) -> Result<Parsed, Box<Diagnostic>> {
    if text.len() > u32::MAX as usize / 2 {
        let error = Diagnostic::error("RP0110", "source text is too large");
        return Err(Box::new(error));
    }
    let lexed = lex::lex(text, file, mode);
    let context = Context { text, file };
    if let Some(token) = too_deep(&lexed.tokens, &lexed.strings) {
        let span = Span {
            file,
            start: token.start,
            end: token.end,
        };
        let error = Diagnostic::error("RP0110", "expression or statement nested too deeply")
            .at(span, "")
            .note(format!(
                "the limit is {MAX_DEPTH} levels; every operator of a chain is one"
            ));
        return Err(Box::new(error));
    }
    if let Some(error) = syntax_error::bad_stars(&context, &lexed.tokens) {
        return Err(Box::new(error));
    }
    let tree = match run(&lexed.tokens, mode, 0..0) {
        Ok(tree) => tree,
        Err(error) => {
            let found = syntax_error::describe(&context, &lexed, mode, error);
            return Err(Box::new(match lexed.error {
                // The parser fails at the end of the tokens when the lexer failed there.
                Some((lexical, at)) if found.at >= at || found.end_of_input => lexical,
                _ => found.diagnostic,
            }));
        }
    };
    if let Some((lexical, _)) = lexed.error {
        return Err(Box::new(lexical));
    }
    let mut tokens = lexed.tokens;
    let main = tokens.len();
    let mut strings = Vec::with_capacity(lexed.strings.len());
    for string in lexed.strings {
        strings.push(match string {
            LexedString::Str(text) => Literal::Str(text.into()),
            LexedString::Bytes(bytes) => Literal::Bytes(bytes.into()),
            LexedString::Format(parts) => {
                Literal::Format(format_parts(&context, parts, &mut tokens)?)
            }
        });
    }
    if tokens.len() > main {
        tokens.sort_by_key(|t| (t.start, t.end));
    }
    Ok(Parsed {
        tree,
        strings,
        tokens,
    })
}

/// The text under the parser.
pub(super) struct Context<'s> {
    pub text: &'s str,
    pub file: FileId,
}

/// Why the parser stopped: at which token (its index), or at the end.
pub(super) enum ParseError {
    /// At this token, which the grammar does not expect.
    Token {
        /// Its offset.
        offset: u32,
        /// The token.
        tok: Tok,
        /// An indented block was expected.
        wants_indent: bool,
    },
    /// Behind the last token.
    End { wants_indent: bool },
    /// One of the parser's own checks.
    Check { offset: u32, message: String },
}

fn run(
    tokens: &[Token],
    mode: Mode,
    parentheses: std::ops::Range<u32>,
) -> Result<Tree, ParseError> {
    let range = |start: u32, end: u32| TextRange::new(TextSize::from(start), TextSize::from(end));
    let wrap = !parentheses.is_empty();
    let open = wrap.then(|| Ok((Tok::Lpar, range(parentheses.start, parentheses.start + 1))));
    let close = wrap.then(|| Ok((Tok::Rpar, range(parentheses.end - 1, parentheses.end))));
    let body = tokens
        .iter()
        .map(|t| Ok((t.tok.clone(), range(t.start, t.end))));
    let stream = open.into_iter().chain(body).chain(close);
    let parsed = match mode {
        Mode::Exec => ast::ModModule::parse_tokens(stream, "").map(|m| Tree::Module(m.body)),
        Mode::Eval => {
            ast::ModExpression::parse_tokens(stream, "").map(|m| Tree::Expression(m.body))
        }
    };
    parsed.map_err(|error| {
        let offset = error.offset.into();
        match error.error {
            ParseErrorType::Eof => ParseError::End {
                wants_indent: false,
            },
            ParseErrorType::Lexical(
                rustpython_parser::lexer::LexicalErrorType::IndentationError,
            ) => ParseError::End { wants_indent: true },
            ParseErrorType::ExtraToken(tok) => ParseError::Token {
                offset,
                tok,
                wants_indent: false,
            },
            ParseErrorType::UnrecognizedToken(tok, expected) => ParseError::Token {
                offset,
                tok,
                wants_indent: expected.as_deref() == Some("Indent"),
            },
            ParseErrorType::InvalidToken => ParseError::Check {
                offset,
                message: "invalid syntax".into(),
            },
            ParseErrorType::Lexical(error) => ParseError::Check {
                offset,
                message: error.to_string(),
            },
        }
    })
}

fn format_parts(
    context: &Context,
    parts: Vec<LexedPart>,
    tokens: &mut Vec<Token>,
) -> Result<Vec<Part>, Box<Diagnostic>> {
    let mut result = Vec::with_capacity(parts.len());
    for part in parts {
        result.push(match part {
            LexedPart::Text(text) => Part::Text(text.into()),
            LexedPart::Field(field) => {
                let value = match run(&field.tokens, Mode::Eval, field.start..field.end) {
                    Ok(Tree::Expression(value)) => *value,
                    Ok(Tree::Module(_)) | Err(ParseError::End { .. }) => {
                        let span = Span {
                            file: context.file,
                            start: field.start,
                            end: field.end,
                        };
                        let error = Diagnostic::error("RP0109", "f-string: invalid syntax");
                        return Err(Box::new(error.at(span, "")));
                    }
                    Err(error) => {
                        let error = syntax_error::in_field(context, &field.tokens, error);
                        return Err(Box::new(error));
                    }
                };
                tokens.extend(field.tokens);
                let spec = match field.spec {
                    Some(spec) => Some(format_parts(context, spec, tokens)?),
                    None => None,
                };
                Part::Field(Box::new(Field {
                    span: Span {
                        file: context.file,
                        start: field.start,
                        end: field.end,
                    },
                    debug: field.debug.map(Into::into),
                    value,
                    conversion: field.conversion,
                    spec,
                }))
            }
        });
    }
    Ok(result)
}

/// The token at which the tree of these tokens gets deeper than [`MAX_DEPTH`], if it does: an
/// upper bound that counts the operators between two commas, the `elif`s of a chain, the brackets
/// and the blocks. Chains of binary operators count little: they are walked, and only dropping
/// the tree recurses.
fn too_deep(tokens: &[Token], strings: &[LexedString]) -> Option<Token> {
    Depth {
        strings,
        levels: vec![Level::default()],
        elifs: vec![0],
        sum: 0,
    }
    .scan(tokens)
}

#[derive(Default)]
struct Level {
    chain: usize,
    /// Binary operators of the chain; [`CHEAP`] of them are one level.
    binary: usize,
    lambdas: usize,
}

struct Depth<'l> {
    strings: &'l [LexedString],
    levels: Vec<Level>,
    elifs: Vec<usize>,
    sum: usize,
}

impl Depth<'_> {
    fn scan(&mut self, tokens: &[Token]) -> Option<Token> {
        let mut starts_line = true;
        let mut operand = false;
        for token in tokens {
            let nested = self.levels.len() > 1;
            let level = self.levels.last_mut()?;
            let mut deeper = 0;
            match &token.tok {
                Tok::Newline | Tok::Semi => {
                    self.sum -= level.chain;
                    *level = Level::default();
                }
                Tok::Comma if level.lambdas == 0 => {
                    self.sum -= level.chain;
                    level.chain = 0;
                    level.binary = 0;
                }
                Tok::Comma => {}
                Tok::Plus
                | Tok::Minus
                | Tok::Star
                | Tok::Slash
                | Tok::DoubleSlash
                | Tok::Percent
                | Tok::At
                | Tok::LeftShift
                | Tok::RightShift
                | Tok::Amper
                | Tok::Vbar
                | Tok::CircumFlex
                    if operand =>
                {
                    level.binary += 1;
                    deeper = usize::from(level.binary.is_multiple_of(CHEAP));
                }
                Tok::Lambda => {
                    level.lambdas += 1;
                    deeper = 1;
                }
                Tok::Colon => level.lambdas = level.lambdas.saturating_sub(1),
                Tok::Lpar | Tok::Lsqb | Tok::Lbrace => {
                    level.chain += 1;
                    self.sum += 1;
                    self.levels.push(Level::default());
                }
                Tok::Rpar | Tok::Rsqb | Tok::Rbrace => {
                    self.sum -= level.chain;
                    if nested {
                        self.levels.pop();
                    } else {
                        *level = Level::default();
                    }
                }
                Tok::Indent => {
                    self.sum += 1;
                    self.elifs.push(0);
                }
                Tok::Dedent => {
                    let elifs = self.elifs.pop().unwrap_or(0);
                    self.sum -= elifs + 1;
                }
                Tok::If if starts_line => {
                    let elifs = self.elifs.last_mut()?;
                    self.sum -= std::mem::take(elifs);
                }
                Tok::Elif => {
                    *self.elifs.last_mut()? += 1;
                    self.sum += 1;
                }
                Tok::String { value, .. } => {
                    let parts = value
                        .parse::<usize>()
                        .ok()
                        .and_then(|i| self.strings.get(i));
                    if let Some(LexedString::Format(parts)) = parts {
                        if let Some(token) = self.parts(parts) {
                            return Some(token);
                        }
                    }
                }
                Tok::Name { .. } | Tok::Int { .. } | Tok::Float { .. } | Tok::Complex { .. } => {}
                _ => deeper = 1,
            }
            if deeper > 0 {
                self.levels.last_mut()?.chain += deeper;
                self.sum += deeper;
            }
            if self.sum > MAX_DEPTH {
                return Some(token.clone());
            }
            starts_line = matches!(token.tok, Tok::Newline | Tok::Indent | Tok::Dedent);
            operand = matches!(
                token.tok,
                Tok::Name { .. }
                    | Tok::Int { .. }
                    | Tok::Float { .. }
                    | Tok::Complex { .. }
                    | Tok::String { .. }
                    | Tok::Rpar
                    | Tok::Rsqb
                    | Tok::Rbrace
            );
        }
        None
    }

    fn parts(&mut self, parts: &[LexedPart]) -> Option<Token> {
        for part in parts {
            let LexedPart::Field(field) = part else {
                continue;
            };
            self.levels.push(Level::default());
            self.sum += 1;
            if let Some(token) = self.scan(&field.tokens) {
                return Some(token);
            }
            if let Some(spec) = &field.spec {
                if let Some(token) = self.parts(spec) {
                    return Some(token);
                }
            }
            let level = self.levels.pop()?;
            self.sum -= level.chain + 1;
        }
        None
    }
}
