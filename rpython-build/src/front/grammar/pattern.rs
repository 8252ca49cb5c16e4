//! The patterns of `case`.

use super::{at, take, want, Parser, Rule};
use crate::front::lex::Tok;
use crate::front::parse::ast::{self, Expr, ExprContext, Pattern};

/// The value of a number.
pub(super) fn number(tok: &Tok) -> Option<ast::Constant> {
    Some(match tok {
        Tok::Int { value } => ast::Constant::Int(value.clone()),
        Tok::Float { value } => ast::Constant::Float(*value),
        &Tok::Complex { real, imag } => ast::Constant::Complex { real, imag },
        _ => return None,
    })
}

impl Parser<'_> {
    /// What follows `case`: a sequence without brackets if there is a comma.
    pub(super) fn patterns(&mut self) -> Rule<Pattern> {
        let start = self.start();
        let first = self.pattern()?;
        if !at!(self, Comma) {
            return Ok(first);
        }
        let mut patterns = vec![first];
        while take!(self, Comma) {
            if at!(self, Colon | If) {
                break;
            }
            patterns.push(self.pattern()?);
        }
        Ok(self.sequence(patterns, start))
    }

    fn sequence(&self, patterns: Vec<Pattern>, start: u32) -> Pattern {
        Pattern::MatchSequence(ast::PatternMatchSequence {
            patterns,
            range: self.range(start),
        })
    }

    fn pattern(&mut self) -> Rule<Pattern> {
        let start = self.start();
        let first = self.closed_pattern()?;
        let pattern = if at!(self, Vbar) {
            let mut patterns = vec![first];
            while take!(self, Vbar) {
                patterns.push(self.closed_pattern()?);
            }
            Pattern::MatchOr(ast::PatternMatchOr {
                patterns,
                range: self.range(start),
            })
        } else {
            first
        };
        if !take!(self, As) {
            return Ok(pattern);
        }
        let name = self.identifier()?;
        if name.as_str() == "_" {
            return self.check(start, "cannot use '_' as a target");
        }
        Ok(Pattern::MatchAs(ast::PatternMatchAs {
            pattern: Some(Box::new(pattern)),
            name: Some(name),
            range: self.range(start),
        }))
    }

    fn closed_pattern(&mut self) -> Rule<Pattern> {
        let start = self.start();
        let singleton = match self.peek() {
            Some(Tok::None) => ast::Constant::None,
            Some(Tok::True) => ast::Constant::Bool(true),
            Some(Tok::False) => ast::Constant::Bool(false),
            Some(Tok::Star) => {
                self.advance();
                let name = self.capture()?;
                let range = self.range(start);
                return Ok(Pattern::MatchStar(ast::PatternMatchStar { name, range }));
            }
            Some(Tok::Name { .. }) => return self.name_pattern(),
            Some(Tok::Lpar) => return self.group(),
            Some(Tok::Lsqb) => {
                self.advance();
                let mut patterns = Vec::new();
                while !at!(self, Rsqb) {
                    patterns.push(self.pattern()?);
                    if !take!(self, Comma) {
                        break;
                    }
                }
                want!(self, Rsqb);
                return Ok(self.sequence(patterns, start));
            }
            Some(Tok::Lbrace) => return self.mapping(),
            _ => {
                let value = Box::new(self.literal()?);
                let range = self.range(start);
                return Ok(Pattern::MatchValue(ast::PatternMatchValue { value, range }));
            }
        };
        self.advance();
        Ok(Pattern::MatchSingleton(ast::PatternMatchSingleton {
            value: singleton,
            range: self.range(start),
        }))
    }

    /// The name that a pattern binds; none for `_`.
    fn capture(&mut self) -> Rule<Option<ast::Identifier>> {
        let name = self.identifier()?;
        Ok((name.as_str() != "_").then_some(name))
    }

    /// `(…)`: a pattern in parentheses, or a sequence.
    fn group(&mut self) -> Rule<Pattern> {
        let start = self.start();
        want!(self, Lpar);
        if take!(self, Rpar) {
            return Ok(self.sequence(vec![], start));
        }
        let first = self.pattern()?;
        if take!(self, Rpar) {
            return Ok(first);
        }
        let mut patterns = vec![first];
        while take!(self, Comma) {
            if at!(self, Rpar) {
                break;
            }
            patterns.push(self.pattern()?);
        }
        want!(self, Rpar);
        Ok(self.sequence(patterns, start))
    }

    /// A string, or a number: `1`, `-1`, `1 + 2j`.
    fn literal(&mut self) -> Rule<Expr> {
        let start = self.start();
        if let Some(Tok::String { value }) = self.peek() {
            let value = ast::Constant::Str(value.clone());
            self.advance();
            return Ok(self.constant(value, start));
        }
        let left = if take!(self, Minus) {
            let operand = Box::new(self.number()?);
            Expr::UnaryOp(ast::ExprUnaryOp {
                op: ast::UnaryOp::USub,
                operand,
                range: self.range(start),
            })
        } else {
            self.number()?
        };
        let op = match self.peek() {
            Some(Tok::Plus) => ast::Operator::Add,
            Some(Tok::Minus) => ast::Operator::Sub,
            _ => return Ok(left),
        };
        self.advance();
        let right = self.number()?;
        Ok(Expr::BinOp(ast::ExprBinOp {
            left: Box::new(left),
            op,
            right: Box::new(right),
            range: self.range(start),
        }))
    }

    fn number(&mut self) -> Rule<Expr> {
        let start = self.start();
        match self.peek().and_then(number) {
            Some(value) => {
                self.advance();
                Ok(self.constant(value, start))
            }
            None => Err(self.unexpected()),
        }
    }

    /// A name with attributes.
    fn dotted(&mut self) -> Rule<Expr> {
        let start = self.start();
        let id = self.identifier()?;
        let mut value = Expr::Name(ast::ExprName {
            id,
            ctx: ExprContext::Load,
            range: self.range(start),
        });
        while take!(self, Dot) {
            let attr = self.identifier()?;
            value = Expr::Attribute(ast::ExprAttribute {
                value: Box::new(value),
                attr,
                ctx: ExprContext::Load,
                range: self.range(start),
            });
        }
        Ok(value)
    }

    /// A name that is bound, a constant's name, or a class with patterns.
    fn name_pattern(&mut self) -> Rule<Pattern> {
        let start = self.start();
        if !matches!(self.peek_behind(), Some(Tok::Dot | Tok::Lpar)) {
            let name = self.capture()?;
            return Ok(Pattern::MatchAs(ast::PatternMatchAs {
                pattern: None,
                name,
                range: self.range(start),
            }));
        }
        let value = Box::new(self.dotted()?);
        if !take!(self, Lpar) {
            return Ok(Pattern::MatchValue(ast::PatternMatchValue {
                value,
                range: self.range(start),
            }));
        }
        let mut class = ast::PatternMatchClass {
            cls: value,
            patterns: Vec::new(),
            kwd_attrs: Vec::new(),
            kwd_patterns: Vec::new(),
            range: Default::default(),
        };
        while !at!(self, Rpar) {
            let keyword = matches!(self.peek(), Some(Tok::Name { .. }))
                && matches!(self.peek_behind(), Some(Tok::Equal));
            if keyword || !class.kwd_attrs.is_empty() {
                class.kwd_attrs.push(self.identifier()?);
                want!(self, Equal);
                class.kwd_patterns.push(self.pattern()?);
            } else {
                class.patterns.push(self.pattern()?);
            }
            if !take!(self, Comma) {
                break;
            }
        }
        want!(self, Rpar);
        class.range = self.range(start);
        Ok(Pattern::MatchClass(class))
    }

    fn mapping(&mut self) -> Rule<Pattern> {
        let start = self.start();
        want!(self, Lbrace);
        let mut mapping = ast::PatternMatchMapping {
            keys: Vec::new(),
            patterns: Vec::new(),
            rest: None,
            range: Default::default(),
        };
        while !at!(self, Rbrace) {
            if take!(self, DoubleStar) {
                mapping.rest = Some(self.identifier()?);
                take!(self, Comma);
                break;
            }
            mapping.keys.push(self.mapping_key()?);
            want!(self, Colon);
            mapping.patterns.push(self.pattern()?);
            if !take!(self, Comma) {
                break;
            }
        }
        want!(self, Rbrace);
        mapping.range = self.range(start);
        Ok(Pattern::MatchMapping(mapping))
    }

    fn mapping_key(&mut self) -> Rule<Expr> {
        let start = self.start();
        let value = match self.peek() {
            Some(Tok::None) => ast::Constant::None,
            Some(Tok::True) => ast::Constant::Bool(true),
            Some(Tok::False) => ast::Constant::Bool(false),
            Some(Tok::Name { .. }) => {
                let key = self.dotted()?;
                return match key {
                    Expr::Name(_) => Err(self.unexpected()),
                    key => Ok(key),
                };
            }
            _ => return self.literal(),
        };
        self.advance();
        Ok(self.constant(value, start))
    }
}
