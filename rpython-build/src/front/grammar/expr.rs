//! Expressions.

use super::{at, take, want, Parser, Rule};
use crate::front::lex::Tok;
use crate::front::parse::ast::{self, Expr, ExprContext};
use rustpython_ast::Ranged;

/// An element of a display: what may stand there depends on how it is written.
struct Element {
    value: Expr,
    /// `*value`
    starred: bool,
    /// `name := value`, without parentheses
    named: bool,
}

/// How tightly a binary operator binds.
fn binary_operator(tok: &Tok) -> Option<(u8, ast::Operator)> {
    use ast::Operator::*;
    Some(match tok {
        Tok::Vbar => (1, BitOr),
        Tok::CircumFlex => (2, BitXor),
        Tok::Amper => (3, BitAnd),
        Tok::LeftShift => (4, LShift),
        Tok::RightShift => (4, RShift),
        Tok::Plus => (5, Add),
        Tok::Minus => (5, Sub),
        Tok::Star => (6, Mult),
        Tok::Slash => (6, Div),
        Tok::DoubleSlash => (6, FloorDiv),
        Tok::Percent => (6, Mod),
        Tok::At => (6, MatMult),
        _ => return None,
    })
}

/// Whether a `test`, or `*` with an expression, can begin with this token.
fn begins_expression(tok: &Tok) -> bool {
    matches!(
        tok,
        Tok::Name { .. }
            | Tok::Int { .. }
            | Tok::Float { .. }
            | Tok::Complex { .. }
            | Tok::String { .. }
            | Tok::Lpar
            | Tok::Lsqb
            | Tok::Lbrace
            | Tok::Minus
            | Tok::Plus
            | Tok::Tilde
            | Tok::Star
            | Tok::Not
            | Tok::Lambda
            | Tok::Await
            | Tok::True
            | Tok::False
            | Tok::None
            | Tok::Ellipsis
    )
}

impl Parser<'_> {
    pub(super) fn at_expression(&self) -> bool {
        self.peek().is_some_and(begins_expression)
    }

    /// `a, *b, c,`: a tuple if there is a comma.
    pub(super) fn test_list(&mut self) -> Rule<Expr> {
        self.list_of(Self::test)
    }

    /// The same of what can be assigned to: the `in` behind it is none of its operators.
    pub(super) fn target_list(&mut self) -> Rule<Expr> {
        self.list_of(|parser| parser.binary(1))
    }

    fn list_of(&mut self, item: fn(&mut Self) -> Rule<Expr>) -> Rule<Expr> {
        let start = self.start();
        let first = self.star_or(item)?;
        if !at!(self, Comma) {
            return Ok(first);
        }
        let mut elts = vec![first];
        while take!(self, Comma) {
            if !self.at_expression() {
                break;
            }
            elts.push(self.star_or(item)?);
        }
        Ok(self.tuple(elts, start))
    }

    /// Targets of `del`, without a tuple around them.
    pub(super) fn targets(&mut self) -> Rule<Vec<Expr>> {
        let item = |parser: &mut Self| parser.binary(1);
        let mut elts = vec![self.star_or(item)?];
        while take!(self, Comma) {
            if !self.at_expression() {
                break;
            }
            elts.push(self.star_or(item)?);
        }
        Ok(elts)
    }

    fn star_or(&mut self, item: fn(&mut Self) -> Rule<Expr>) -> Rule<Expr> {
        if at!(self, Star) {
            self.starred()
        } else {
            item(self)
        }
    }

    /// `*x`
    pub(super) fn starred(&mut self) -> Rule<Expr> {
        let start = self.start();
        want!(self, Star);
        let value = Box::new(self.binary(1)?);
        Ok(Expr::Starred(ast::ExprStarred {
            value,
            ctx: ExprContext::Load,
            range: self.range(start),
        }))
    }

    fn tuple(&self, elts: Vec<Expr>, start: u32) -> Expr {
        Expr::Tuple(ast::ExprTuple {
            elts,
            ctx: ExprContext::Load,
            range: self.range(start),
        })
    }

    /// A value behind `=`.
    pub(super) fn test_list_or_yield(&mut self) -> Rule<Expr> {
        if at!(self, Yield) {
            self.yield_expr()
        } else {
            self.test_list()
        }
    }

    pub(super) fn yield_expr(&mut self) -> Rule<Expr> {
        let start = self.start();
        want!(self, Yield);
        if take!(self, From) {
            let value = Box::new(self.test()?);
            return Ok(Expr::YieldFrom(ast::ExprYieldFrom {
                value,
                range: self.range(start),
            }));
        }
        let value = match self.at_expression() {
            true => Some(Box::new(self.test_list()?)),
            false => None,
        };
        Ok(Expr::Yield(ast::ExprYield {
            value,
            range: self.range(start),
        }))
    }

    /// `name := value`, or a test.
    pub(super) fn named_test(&mut self) -> Rule<Expr> {
        Ok(self.named_element()?.value)
    }

    fn named_element(&mut self) -> Rule<Element> {
        let walrus = matches!(self.peek(), Some(Tok::Name { .. }))
            && matches!(self.peek_behind(), Some(Tok::ColonEqual));
        if !walrus {
            return Ok(Element {
                value: self.test()?,
                starred: false,
                named: false,
            });
        }
        let start = self.start();
        let id = self.identifier()?;
        let target = Expr::Name(ast::ExprName {
            id,
            ctx: ExprContext::Store,
            range: self.range(start),
        });
        want!(self, ColonEqual);
        let value = Box::new(self.test()?);
        Ok(Element {
            value: Expr::NamedExpr(ast::ExprNamedExpr {
                target: Box::new(target),
                range: super::text_range(start, value.end().into()),
                value,
            }),
            starred: false,
            named: true,
        })
    }

    /// The same, or `*x`.
    fn element(&mut self) -> Rule<Element> {
        if at!(self, Star) {
            return Ok(Element {
                value: self.starred()?,
                starred: true,
                named: false,
            });
        }
        self.named_element()
    }

    pub(super) fn named_or_starred(&mut self) -> Rule<Expr> {
        Ok(self.element()?.value)
    }

    /// A conditional expression, a lambda, or less.
    pub(super) fn test(&mut self) -> Rule<Expr> {
        if at!(self, Lambda) {
            return self.lambda();
        }
        let start = self.start();
        let body = self.or_test()?;
        if !take!(self, If) {
            return Ok(body);
        }
        let test = self.or_test()?;
        want!(self, Else);
        let orelse = self.test()?;
        Ok(Expr::IfExp(ast::ExprIfExp {
            test: Box::new(test),
            body: Box::new(body),
            orelse: Box::new(orelse),
            range: self.range(start),
        }))
    }

    fn lambda(&mut self) -> Rule<Expr> {
        let start = self.start();
        want!(self, Lambda);
        let args = self.parameters(false)?;
        want!(self, Colon);
        let body = Box::new(self.test()?);
        self.check_parameters(&args)?;
        Ok(Expr::Lambda(ast::ExprLambda {
            args: Box::new(args),
            body,
            range: self.range(start),
        }))
    }

    pub(super) fn or_test(&mut self) -> Rule<Expr> {
        let start = self.start();
        let first = self.and_test()?;
        if !at!(self, Or) {
            return Ok(first);
        }
        let mut values = vec![first];
        while take!(self, Or) {
            values.push(self.and_test()?);
        }
        Ok(Expr::BoolOp(ast::ExprBoolOp {
            op: ast::BoolOp::Or,
            values,
            range: self.range(start),
        }))
    }

    fn and_test(&mut self) -> Rule<Expr> {
        let start = self.start();
        let first = self.not_test()?;
        if !at!(self, And) {
            return Ok(first);
        }
        let mut values = vec![first];
        while take!(self, And) {
            values.push(self.not_test()?);
        }
        Ok(Expr::BoolOp(ast::ExprBoolOp {
            op: ast::BoolOp::And,
            values,
            range: self.range(start),
        }))
    }

    fn not_test(&mut self) -> Rule<Expr> {
        if !at!(self, Not) {
            return self.comparison();
        }
        let start = self.start();
        self.advance();
        let operand = Box::new(self.not_test()?);
        Ok(Expr::UnaryOp(ast::ExprUnaryOp {
            op: ast::UnaryOp::Not,
            operand,
            range: self.range(start),
        }))
    }

    fn comparison(&mut self) -> Rule<Expr> {
        let start = self.start();
        let left = self.binary(1)?;
        let Some(first) = self.comparison_operator()? else {
            return Ok(left);
        };
        let mut ops = vec![first];
        let mut comparators = vec![self.binary(1)?];
        while let Some(op) = self.comparison_operator()? {
            ops.push(op);
            comparators.push(self.binary(1)?);
        }
        Ok(Expr::Compare(ast::ExprCompare {
            left: Box::new(left),
            ops,
            comparators,
            range: self.range(start),
        }))
    }

    fn comparison_operator(&mut self) -> Rule<Option<ast::CmpOp>> {
        use ast::CmpOp::*;
        let op = match self.peek() {
            Some(Tok::EqEqual) => Eq,
            Some(Tok::NotEqual) => NotEq,
            Some(Tok::Less) => Lt,
            Some(Tok::LessEqual) => LtE,
            Some(Tok::Greater) => Gt,
            Some(Tok::GreaterEqual) => GtE,
            Some(Tok::In) => In,
            Some(Tok::Is) => {
                self.advance();
                return Ok(Some(if take!(self, Not) { IsNot } else { Is }));
            }
            Some(Tok::Not) => {
                self.advance();
                want!(self, In);
                return Ok(Some(NotIn));
            }
            _ => return Ok(None),
        };
        self.advance();
        Ok(Some(op))
    }

    /// Binary operators that bind at least as tightly as this, from `|` (1) on.
    pub(super) fn binary(&mut self, tightness: u8) -> Rule<Expr> {
        let start = self.start();
        let mut left = self.factor()?;
        while let Some((found, op)) = self.peek().and_then(binary_operator) {
            if found < tightness {
                break;
            }
            self.advance();
            let right = self.binary(found + 1)?;
            left = Expr::BinOp(ast::ExprBinOp {
                left: Box::new(left),
                op,
                right: Box::new(right),
                range: self.range(start),
            });
        }
        Ok(left)
    }

    fn factor(&mut self) -> Rule<Expr> {
        let op = match self.peek() {
            Some(Tok::Plus) => ast::UnaryOp::UAdd,
            Some(Tok::Minus) => ast::UnaryOp::USub,
            Some(Tok::Tilde) => ast::UnaryOp::Invert,
            _ => return self.power(),
        };
        let start = self.start();
        self.advance();
        let operand = Box::new(self.factor()?);
        Ok(Expr::UnaryOp(ast::ExprUnaryOp {
            op,
            operand,
            range: self.range(start),
        }))
    }

    fn power(&mut self) -> Rule<Expr> {
        let start = self.start();
        let base = if take!(self, Await) {
            let value = Box::new(self.primary()?);
            Expr::Await(ast::ExprAwait {
                value,
                range: self.range(start),
            })
        } else {
            self.primary()?
        };
        if !take!(self, DoubleStar) {
            return Ok(base);
        }
        let exponent = self.factor()?;
        Ok(Expr::BinOp(ast::ExprBinOp {
            left: Box::new(base),
            op: ast::Operator::Pow,
            right: Box::new(exponent),
            range: self.range(start),
        }))
    }

    /// An atom with calls, subscripts and attributes.
    fn primary(&mut self) -> Rule<Expr> {
        let start = self.start();
        let mut value = self.atom()?;
        loop {
            match self.peek() {
                Some(Tok::Lpar) => {
                    self.advance();
                    let (args, keywords) = self.arguments()?;
                    want!(self, Rpar);
                    value = Expr::Call(ast::ExprCall {
                        func: Box::new(value),
                        args,
                        keywords,
                        range: self.range(start),
                    });
                }
                Some(Tok::Lsqb) => {
                    self.advance();
                    let slice = Box::new(self.subscripts()?);
                    want!(self, Rsqb);
                    value = Expr::Subscript(ast::ExprSubscript {
                        value: Box::new(value),
                        slice,
                        ctx: ExprContext::Load,
                        range: self.range(start),
                    });
                }
                Some(Tok::Dot) => {
                    self.advance();
                    let attr = self.identifier()?;
                    value = Expr::Attribute(ast::ExprAttribute {
                        value: Box::new(value),
                        attr,
                        ctx: ExprContext::Load,
                        range: self.range(start),
                    });
                }
                _ => return Ok(value),
            }
        }
    }

    /// Between the brackets of a subscript.
    fn subscripts(&mut self) -> Rule<Expr> {
        let start = self.start();
        let first = self.subscript()?;
        if !at!(self, Comma) {
            return Ok(first);
        }
        let mut elts = vec![first];
        while take!(self, Comma) {
            if at!(self, Rsqb) {
                break;
            }
            elts.push(self.subscript()?);
        }
        Ok(self.tuple(elts, start))
    }

    fn subscript(&mut self) -> Rule<Expr> {
        let start = self.start();
        let mut lower = None;
        if !at!(self, Colon) {
            let element = self.element()?;
            if element.starred || element.named || !at!(self, Colon) {
                return Ok(element.value);
            }
            lower = Some(Box::new(element.value));
        }
        want!(self, Colon);
        let upper = self.slice_part()?;
        let step = match take!(self, Colon) {
            true => self.slice_part()?,
            false => None,
        };
        Ok(Expr::Slice(ast::ExprSlice {
            lower,
            upper,
            step,
            range: self.range(start),
        }))
    }

    fn slice_part(&mut self) -> Rule<Option<Box<Expr>>> {
        if at!(self, Colon | Comma | Rsqb) {
            return Ok(None);
        }
        Ok(Some(Box::new(self.test()?)))
    }

    fn atom(&mut self) -> Rule<Expr> {
        let start = self.start();
        let value = match self.peek() {
            Some(Tok::Name { .. }) => {
                let id = self.identifier()?;
                return Ok(Expr::Name(ast::ExprName {
                    id,
                    ctx: ExprContext::Load,
                    range: self.range(start),
                }));
            }
            Some(Tok::Lpar) => {
                self.advance();
                return self.parenthesized(start);
            }
            Some(Tok::Lsqb) => return self.list(),
            Some(Tok::Lbrace) => return self.braces(),
            Some(Tok::String { value }) => ast::Constant::Str(value.clone()),
            Some(Tok::True) => ast::Constant::Bool(true),
            Some(Tok::False) => ast::Constant::Bool(false),
            Some(Tok::None) => ast::Constant::None,
            Some(Tok::Ellipsis) => ast::Constant::Ellipsis,
            Some(number) => match super::pattern::number(number) {
                Some(value) => value,
                None => return Err(self.unexpected()),
            },
            None => return Err(self.unexpected()),
        };
        self.advance();
        Ok(self.constant(value, start))
    }

    pub(super) fn constant(&self, value: ast::Constant, start: u32) -> Expr {
        Expr::Constant(ast::ExprConstant {
            value,
            kind: None,
            range: self.range(start),
        })
    }

    /// What follows an opening parenthesis, with the closing one.
    pub(super) fn parenthesized(&mut self, start: u32) -> Rule<Expr> {
        if take!(self, Rpar) {
            return Ok(self.tuple(vec![], start));
        }
        if at!(self, Yield) {
            let value = self.yield_expr()?;
            want!(self, Rpar);
            return Ok(value);
        }
        if at!(self, DoubleStar) {
            let stars = self.start();
            self.advance();
            self.binary(1)?;
            want!(self, Rpar);
            return self.check(stars, "cannot use double starred expression here");
        }
        let first = self.element()?;
        if !first.starred && at!(self, For | Async) {
            let generators = self.comprehension()?;
            want!(self, Rpar);
            return Ok(Expr::GeneratorExp(ast::ExprGeneratorExp {
                elt: Box::new(first.value),
                generators,
                range: self.range(start),
            }));
        }
        if take!(self, Rpar) {
            if first.starred {
                return self.check(first.value.start(), "cannot use starred expression here");
            }
            return Ok(first.value);
        }
        let mut elts = vec![first.value];
        while take!(self, Comma) {
            if at!(self, Rpar) {
                break;
            }
            elts.push(self.named_or_starred()?);
        }
        want!(self, Rpar);
        Ok(self.tuple(elts, start))
    }

    fn list(&mut self) -> Rule<Expr> {
        let start = self.start();
        want!(self, Lsqb);
        let mut elts = Vec::new();
        if !at!(self, Rsqb) {
            let first = self.named_or_starred()?;
            if at!(self, For | Async) {
                let generators = self.comprehension()?;
                want!(self, Rsqb);
                return Ok(Expr::ListComp(ast::ExprListComp {
                    elt: Box::new(first),
                    generators,
                    range: self.range(start),
                }));
            }
            elts.push(first);
            while take!(self, Comma) {
                if at!(self, Rsqb) {
                    break;
                }
                elts.push(self.named_or_starred()?);
            }
        }
        want!(self, Rsqb);
        Ok(Expr::List(ast::ExprList {
            elts,
            ctx: ExprContext::Load,
            range: self.range(start),
        }))
    }

    /// A dict or a set, or a comprehension of one.
    fn braces(&mut self) -> Rule<Expr> {
        let start = self.start();
        want!(self, Lbrace);
        if at!(self, Rbrace | DoubleStar) {
            return self.dict(start, vec![], vec![]);
        }
        let first = self.element()?;
        if !first.starred && !first.named && take!(self, Colon) {
            let value = self.test()?;
            if at!(self, For | Async) {
                let generators = self.comprehension()?;
                want!(self, Rbrace);
                return Ok(Expr::DictComp(ast::ExprDictComp {
                    key: Box::new(first.value),
                    value: Box::new(value),
                    generators,
                    range: self.range(start),
                }));
            }
            return self.dict(start, vec![Some(first.value)], vec![value]);
        }
        if !first.starred && at!(self, For | Async) {
            let generators = self.comprehension()?;
            want!(self, Rbrace);
            return Ok(Expr::SetComp(ast::ExprSetComp {
                elt: Box::new(first.value),
                generators,
                range: self.range(start),
            }));
        }
        let mut elts = vec![first.value];
        while take!(self, Comma) {
            if at!(self, Rbrace) {
                break;
            }
            elts.push(self.named_or_starred()?);
        }
        want!(self, Rbrace);
        Ok(Expr::Set(ast::ExprSet {
            elts,
            range: self.range(start),
        }))
    }

    /// The rest of a dict, behind the entries given.
    fn dict(
        &mut self,
        start: u32,
        mut keys: Vec<Option<Expr>>,
        mut values: Vec<Expr>,
    ) -> Rule<Expr> {
        let mut more = keys.is_empty() || take!(self, Comma);
        while more && !at!(self, Rbrace) {
            if take!(self, DoubleStar) {
                keys.push(None);
                values.push(self.binary(1)?);
            } else {
                keys.push(Some(self.test()?));
                want!(self, Colon);
                values.push(self.test()?);
            }
            more = take!(self, Comma);
        }
        want!(self, Rbrace);
        Ok(Expr::Dict(ast::ExprDict {
            keys,
            values,
            range: self.range(start),
        }))
    }

    /// `for … in … if …`, once or several times.
    fn comprehension(&mut self) -> Rule<Vec<ast::Comprehension>> {
        let mut generators = Vec::new();
        while at!(self, For | Async) {
            let is_async = take!(self, Async);
            want!(self, For);
            let target = self.target_list()?;
            want!(self, In);
            let iter = self.or_test()?;
            let mut ifs = Vec::new();
            while take!(self, If) {
                ifs.push(self.or_test()?);
            }
            generators.push(ast::Comprehension {
                target: in_context(target, ExprContext::Store),
                iter,
                ifs,
                is_async,
                range: Default::default(),
            });
        }
        Ok(generators)
    }

    /// The arguments of a call or a class, up to the parenthesis.
    pub(super) fn arguments(&mut self) -> Rule<(Vec<Expr>, Vec<ast::Keyword>)> {
        let mut args = Vec::new();
        let mut keywords: Vec<ast::Keyword> = Vec::new();
        let mut failed = None;
        while !at!(self, Rpar) {
            let start = self.start();
            let keyword = matches!(self.peek(), Some(Tok::Name { .. }))
                && matches!(self.peek_behind(), Some(Tok::Equal));
            if keyword || at!(self, DoubleStar) {
                let arg = if keyword {
                    Some(self.identifier()?)
                } else {
                    None
                };
                self.advance();
                let value = self.test()?;
                if let Some(name) = &arg {
                    if keywords.iter().any(|k| k.arg.as_ref() == Some(name)) {
                        let message = format!("keyword argument repeated: {name}");
                        failed.get_or_insert((start, message));
                    }
                }
                keywords.push(ast::Keyword {
                    arg,
                    value,
                    range: self.range(start),
                });
            } else {
                let (value, starred) = self.positional_argument()?;
                let problem = if !keywords.is_empty() && !starred {
                    Some("positional argument follows keyword argument")
                } else if keywords.iter().any(|k| k.arg.is_none()) {
                    Some("iterable argument unpacking follows keyword argument unpacking")
                } else {
                    None
                };
                if let Some(message) = problem {
                    let at: u32 = value.start().into();
                    failed.get_or_insert((at, message.to_string()));
                }
                args.push(value);
            }
            if !take!(self, Comma) {
                break;
            }
        }
        if !at!(self, Rpar) {
            return Err(self.unexpected());
        }
        // An unexpected token is said first.
        match failed {
            Some((offset, message)) => self.check(offset, message),
            None => Ok((args, keywords)),
        }
    }

    fn positional_argument(&mut self) -> Rule<(Expr, bool)> {
        let start = self.start();
        if take!(self, Star) {
            let value = Box::new(self.test()?);
            let starred = Expr::Starred(ast::ExprStarred {
                value,
                ctx: ExprContext::Load,
                range: self.range(start),
            });
            return Ok((starred, true));
        }
        let value = self.named_test()?;
        if !at!(self, For | Async) {
            return Ok((value, false));
        }
        let generators = self.comprehension()?;
        let generator = Expr::GeneratorExp(ast::ExprGeneratorExp {
            elt: Box::new(value),
            generators,
            range: self.range(start),
        });
        Ok((generator, false))
    }
}

/// The expression as what is assigned to or deleted.
pub(super) fn in_context(mut expr: Expr, ctx: ExprContext) -> Expr {
    set_context(&mut expr, ctx);
    expr
}

fn set_context(expr: &mut Expr, context: ExprContext) {
    match expr {
        Expr::Name(ast::ExprName { ctx, .. })
        | Expr::Attribute(ast::ExprAttribute { ctx, .. })
        | Expr::Subscript(ast::ExprSubscript { ctx, .. }) => *ctx = context,
        Expr::Tuple(ast::ExprTuple { elts, ctx, .. })
        | Expr::List(ast::ExprList { elts, ctx, .. }) => {
            *ctx = context;
            elts.iter_mut().for_each(|elt| set_context(elt, context));
        }
        Expr::Starred(ast::ExprStarred { value, ctx, .. }) => {
            *ctx = context;
            set_context(value, context);
        }
        _ => {}
    }
}
