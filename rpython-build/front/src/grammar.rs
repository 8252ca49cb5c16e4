//! Python's grammar: tokens to a tree, by descent.
//!
//! A token that does not fit ends it; what is said of it is the business of [`crate::syntax_error`].
//! Targets of assignments are any expressions here: the compiler says which are none.

use crate::ast::*;
use crate::lex::Token;
use crate::parse::{ParseError, Tok};

type Step<T> = Result<T, Box<ParseError>>;

/// The statements of a module.
pub(crate) fn module(tokens: &[Token]) -> Step<Vec<Stmt>> {
    let mut parser = Parser { tokens, at: 0 };
    let mut body = Vec::new();
    while parser.at < tokens.len() {
        if !parser.take(&Tok::Newline) {
            parser.statement(&mut body)?;
        }
    }
    Ok(body)
}

/// An expression by itself.
pub(crate) fn expression(tokens: &[Token]) -> Step<Expr> {
    let mut parser = Parser { tokens, at: 0 };
    let value = parser.test_list()?;
    while parser.take(&Tok::Newline) {}
    match parser.at == tokens.len() {
        true => Ok(value),
        false => parser.unexpected(),
    }
}

struct Parser<'t> {
    tokens: &'t [Token],
    at: usize,
}

/// The operator of an augmented assignment.
fn augmented(tok: &Tok) -> Option<Operator> {
    Some(match tok {
        Tok::PlusEqual => Operator::Add,
        Tok::MinusEqual => Operator::Sub,
        Tok::StarEqual => Operator::Mult,
        Tok::AtEqual => Operator::MatMult,
        Tok::SlashEqual => Operator::Div,
        Tok::PercentEqual => Operator::Mod,
        Tok::AmperEqual => Operator::BitAnd,
        Tok::VbarEqual => Operator::BitOr,
        Tok::CircumflexEqual => Operator::BitXor,
        Tok::LeftShiftEqual => Operator::LShift,
        Tok::RightShiftEqual => Operator::RShift,
        Tok::DoubleStarEqual => Operator::Pow,
        Tok::DoubleSlashEqual => Operator::FloorDiv,
        _ => return None,
    })
}

/// A binary operator, and how tightly it binds.
fn binary(tok: &Tok) -> Option<(Operator, u8)> {
    Some(match tok {
        Tok::Vbar => (Operator::BitOr, 0),
        Tok::CircumFlex => (Operator::BitXor, 1),
        Tok::Amper => (Operator::BitAnd, 2),
        Tok::LeftShift => (Operator::LShift, 3),
        Tok::RightShift => (Operator::RShift, 3),
        Tok::Plus => (Operator::Add, 4),
        Tok::Minus => (Operator::Sub, 4),
        Tok::Star => (Operator::Mult, 5),
        Tok::Slash => (Operator::Div, 5),
        Tok::DoubleSlash => (Operator::FloorDiv, 5),
        Tok::Percent => (Operator::Mod, 5),
        Tok::At => (Operator::MatMult, 5),
        _ => return None,
    })
}

impl<'t> Parser<'t> {
    // Tokens

    fn ahead(&self, by: usize) -> Option<&'t Tok> {
        self.tokens.get(self.at + by).map(|token| &token.tok)
    }

    fn peek(&self) -> Option<&'t Tok> {
        self.ahead(0)
    }

    fn is(&self, tok: &Tok) -> bool {
        self.peek() == Some(tok)
    }

    fn take(&mut self, tok: &Tok) -> bool {
        let found = self.is(tok);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, tok: &Tok) -> Step<()> {
        match self.take(tok) {
            true => Ok(()),
            false => self.unexpected(),
        }
    }

    fn name(&mut self) -> Step<String> {
        match self.peek() {
            Some(Tok::Name { name }) => {
                self.at += 1;
                Ok(name.clone())
            }
            _ => self.unexpected(),
        }
    }

    /// Where the next token starts.
    fn start(&self) -> u32 {
        self.tokens
            .get(self.at)
            .map_or_else(|| self.end(), |token| token.start)
    }

    /// Where the last token ended.
    fn end(&self) -> u32 {
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        last.map_or(0, |token| token.end)
    }

    /// From there to what was read last.
    fn from(&self, start: u32) -> Range {
        (start, self.end())
    }

    fn unexpected<T>(&self) -> Step<T> {
        self.stop(false)
    }

    fn stop<T>(&self, wants_indent: bool) -> Step<T> {
        Err(Box::new(match self.tokens.get(self.at) {
            Some(token) => ParseError::Token {
                offset: token.start,
                tok: token.tok.clone(),
                wants_indent,
            },
            None => ParseError::End { wants_indent },
        }))
    }

    /// Items with commas between them, of which the last may have one too, up to what cannot begin one;
    /// and whether there was any comma.
    fn items<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Step<T>,
        first: T,
        ends: impl Fn(Option<&Tok>) -> bool,
    ) -> Step<(Vec<T>, bool)> {
        let mut items = vec![first];
        let mut comma = false;
        while self.take(&Tok::Comma) {
            comma = true;
            if ends(self.peek()) {
                break;
            }
            items.push(item(self)?);
        }
        Ok((items, comma))
    }

    // Statements

    fn statement(&mut self, body: &mut Vec<Stmt>) -> Step<()> {
        let start = self.start();
        let statement = match self.peek() {
            Some(Tok::If) => self.if_()?,
            Some(Tok::While) => {
                self.at += 1;
                let test = Box::new(self.named_test()?);
                let body = self.suite()?;
                let orelse = self.else_()?;
                let range = (start, end_of(&[&body, &orelse]));
                Stmt::While(StmtWhile {
                    range,
                    test,
                    body,
                    orelse,
                })
            }
            Some(Tok::For) => {
                self.at += 1;
                let target = Box::new(self.targets()?);
                self.expect(&Tok::In)?;
                let iter = Box::new(self.test_list()?);
                let body = self.suite()?;
                let orelse = self.else_()?;
                let range = (start, end_of(&[&body, &orelse]));
                Stmt::For(StmtFor {
                    range,
                    target,
                    iter,
                    body,
                    orelse,
                })
            }
            Some(Tok::Try) => self.try_()?,
            Some(Tok::With) => {
                self.at += 1;
                let items = self.with_items()?;
                let body = self.suite()?;
                let range = (start, end_of(&[&body]));
                Stmt::With(StmtWith { range, items, body })
            }
            Some(Tok::Def | Tok::Class | Tok::At) => self.definition()?,
            Some(Tok::Match) => self.match_()?,
            Some(Tok::Async) => self.async_()?,
            _ => return self.simple_statements(body),
        };
        body.push(statement);
        Ok(())
    }

    fn simple_statements(&mut self, body: &mut Vec<Stmt>) -> Step<()> {
        loop {
            body.push(self.simple_statement()?);
            if !self.take(&Tok::Semi) || self.is(&Tok::Newline) {
                return self.expect(&Tok::Newline);
            }
        }
    }

    /// A colon, and the statements that belong to what is before it.
    fn suite(&mut self) -> Step<Vec<Stmt>> {
        self.expect(&Tok::Colon)?;
        let mut body = Vec::new();
        if !self.take(&Tok::Newline) {
            self.simple_statements(&mut body)?;
            return Ok(body);
        }
        if !self.take(&Tok::Indent) {
            return self.stop(true);
        }
        loop {
            self.statement(&mut body)?;
            if self.take(&Tok::Dedent) {
                return Ok(body);
            }
        }
    }

    fn else_(&mut self) -> Step<Vec<Stmt>> {
        match self.take(&Tok::Else) {
            true => self.suite(),
            false => Ok(Vec::new()),
        }
    }

    fn if_(&mut self) -> Step<Stmt> {
        let mut branches = Vec::new();
        loop {
            let start = self.start();
            self.at += 1;
            let test = Box::new(self.named_test()?);
            branches.push((start, test, self.suite()?));
            if !self.is(&Tok::Elif) {
                break;
            }
        }
        let mut orelse = self.else_()?;
        let last = branches.last().map_or(&orelse, |(_, _, body)| body);
        let end = end_of(&[last, &orelse]);
        let (start, test, body) = branches.remove(0);
        for (start, test, body) in branches.into_iter().rev() {
            let range = (start, end);
            orelse = vec![Stmt::If(StmtIf {
                range,
                test,
                body,
                orelse,
            })];
        }
        let range = (start, end);
        Ok(Stmt::If(StmtIf {
            range,
            test,
            body,
            orelse,
        }))
    }

    fn try_(&mut self) -> Step<Stmt> {
        let start = self.start();
        self.at += 1;
        let body = self.suite()?;
        let mut handlers: Vec<ExceptHandler> = Vec::new();
        let mut groups = false;
        while self.is(&Tok::Except) {
            let start = self.start();
            self.at += 1;
            if handlers.is_empty() {
                groups = self.take(&Tok::Star);
            } else if groups {
                self.expect(&Tok::Star)?;
            }
            let type_ = match self.is(&Tok::Colon) && !groups {
                true => None,
                false => Some(Box::new(self.test()?)),
            };
            let name = match type_.is_some() && self.take(&Tok::As) {
                true => Some(self.name()?),
                false => None,
            };
            let body = self.suite()?;
            let range = (start, end_of(&[&body]));
            handlers.push(ExceptHandler {
                range,
                type_,
                name,
                body,
            });
        }
        let orelse = match handlers.is_empty() {
            true => Vec::new(),
            false => self.else_()?,
        };
        let finalbody = match self.take(&Tok::Finally) {
            true => self.suite()?,
            false if handlers.is_empty() => return self.unexpected(),
            false => Vec::new(),
        };
        let handled = handlers.last().map_or(&body, |handler| &handler.body);
        let range = (start, end_of(&[handled, &orelse, &finalbody]));
        Ok(match groups {
            true => Stmt::TryStar(StmtTryStar {
                range,
                body,
                handlers,
                orelse,
                finalbody,
            }),
            false => Stmt::Try(StmtTry {
                range,
                body,
                handlers,
                orelse,
                finalbody,
            }),
        })
    }

    /// In brackets or not: which, the colon behind them shows.
    fn with_items(&mut self) -> Step<Vec<WithItem>> {
        let at = self.at;
        let mut further = None;
        if self.take(&Tok::Lpar) {
            match self.bracketed_with_items() {
                Ok(items) => return Ok(items),
                Err(error) => further = Some((self.at, error)),
            }
            self.at = at;
        }
        let items = self
            .with_item()
            .and_then(|first| self.with_items_after(first));
        match (items, further) {
            (Ok(items), _) if self.is(&Tok::Colon) => Ok(items),
            // What came further is what was meant.
            (_, Some((there, error))) if there > self.at => {
                self.at = there;
                Err(error)
            }
            (items, _) => items,
        }
    }

    fn with_items_after(&mut self, first: WithItem) -> Step<Vec<WithItem>> {
        let mut items = vec![first];
        while self.take(&Tok::Comma) {
            items.push(self.with_item()?);
        }
        Ok(items)
    }

    fn bracketed_with_items(&mut self) -> Step<Vec<WithItem>> {
        let first = self.with_item()?;
        let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rpar);
        let (items, _) = self.items(Self::with_item, first, ends)?;
        self.expect(&Tok::Rpar)?;
        match self.is(&Tok::Colon) {
            true => Ok(items),
            false => self.unexpected(),
        }
    }

    fn with_item(&mut self) -> Step<WithItem> {
        let context_expr = self.test()?;
        let optional_vars = match self.take(&Tok::As) {
            true => Some(Box::new(self.operation(0)?)),
            false => None,
        };
        Ok(WithItem {
            context_expr,
            optional_vars,
        })
    }

    fn definition(&mut self) -> Step<Stmt> {
        let mut decorator_list = Vec::new();
        while self.take(&Tok::At) {
            decorator_list.push(self.named_test()?);
            self.expect(&Tok::Newline)?;
        }
        let start = self.start();
        if self.is(&Tok::Async) {
            return self.async_();
        }
        if self.take(&Tok::Class) {
            let name = self.name()?;
            let type_params = self.type_params()?;
            let (bases, keywords) = match self.take(&Tok::Lpar) {
                true => self.arguments()?,
                false => (Vec::new(), Vec::new()),
            };
            let body = self.suite()?;
            let range = (start, end_of(&[&body]));
            return Ok(Stmt::ClassDef(StmtClassDef {
                range,
                name,
                bases,
                keywords,
                body,
                decorator_list,
                type_params,
            }));
        }
        self.expect(&Tok::Def)?;
        let name = self.name()?;
        let type_params = self.type_params()?;
        self.expect(&Tok::Lpar)?;
        let args = Box::new(self.parameters(&Tok::Rpar)?);
        self.expect(&Tok::Rpar)?;
        let returns = match self.take(&Tok::Rarrow) {
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        let body = self.suite()?;
        let range = (start, end_of(&[&body]));
        Ok(Stmt::FunctionDef(StmtFunctionDef {
            range,
            name,
            args,
            body,
            decorator_list,
            returns,
            type_params,
        }))
    }

    /// What is refused later: it has to be Python all the same.
    fn async_(&mut self) -> Step<Stmt> {
        let start = self.start();
        self.at += 1;
        if !matches!(self.peek(), Some(Tok::Def | Tok::For | Tok::With)) {
            return self.unexpected();
        }
        let mut statement = Vec::new();
        self.statement(&mut statement)?;
        let range = (start, end_of(&[&statement]));
        Ok(match statement.pop() {
            Some(Stmt::FunctionDef(def)) => {
                let name = def.name;
                Stmt::AsyncFunctionDef(StmtAsyncFunctionDef { range, name })
            }
            Some(Stmt::For(_)) => Stmt::AsyncFor(StmtAsyncFor { range }),
            _ => Stmt::AsyncWith(StmtAsyncWith { range }),
        })
    }

    fn type_params(&mut self) -> Step<Vec<TypeParam>> {
        if !self.take(&Tok::Lsqb) {
            return Ok(Vec::new());
        }
        let first = self.type_param()?;
        let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rsqb);
        let (params, _) = self.items(Self::type_param, first, ends)?;
        self.expect(&Tok::Rsqb)?;
        Ok(params)
    }

    fn type_param(&mut self) -> Step<TypeParam> {
        let start = self.start();
        if self.take(&Tok::Star) {
            let name = self.name()?;
            let range = self.from(start);
            return Ok(TypeParam::TypeVarTuple(TypeParamTypeVarTuple {
                range,
                name,
            }));
        }
        if self.take(&Tok::DoubleStar) {
            let name = self.name()?;
            let range = self.from(start);
            return Ok(TypeParam::ParamSpec(TypeParamParamSpec { range, name }));
        }
        let name = self.name()?;
        let bound = match self.take(&Tok::Colon) {
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        let range = self.from(start);
        Ok(TypeParam::TypeVar(TypeParamTypeVar { range, name, bound }))
    }

    /// Parameters up to the token behind them: `)` of a function, whose parameters may have
    /// annotations, or `:` of a lambda.
    fn parameters(&mut self, close: &Tok) -> Step<Arguments> {
        let annotated = *close == Tok::Rpar;
        let mut all = Arguments::default();
        // The offset of a star.
        let mut star = None;
        let mut slash = false;
        let mut missing_default = None;
        while !self.is(close) {
            let start = self.start();
            if self.take(&Tok::DoubleStar) {
                all.kwarg = Some(Box::new(self.parameter(annotated, false)?));
                self.take(&Tok::Comma);
                break;
            }
            if star.is_none() && self.take(&Tok::Star) {
                star = Some(start);
                if !self.is(&Tok::Comma) && !self.is(close) {
                    all.vararg = Some(Box::new(self.parameter(annotated, true)?));
                }
            } else if !slash && star.is_none() && !all.args.is_empty() && self.take(&Tok::Slash) {
                slash = true;
                all.posonlyargs = std::mem::take(&mut all.args);
            } else {
                let def = self.parameter(annotated, false)?;
                let default = match self.take(&Tok::Equal) {
                    true => Some(Box::new(self.test()?)),
                    false => None,
                };
                let before = all.args.last().or(all.posonlyargs.last());
                if star.is_none()
                    && default.is_none()
                    && missing_default.is_none()
                    && before.is_some_and(|before| before.default.is_some())
                {
                    missing_default = Some(def.range.0);
                }
                let param = ArgWithDefault { def, default };
                match star {
                    Some(_) => all.kwonlyargs.push(param),
                    None => all.args.push(param),
                }
            }
            if !self.take(&Tok::Comma) {
                break;
            }
        }
        if !self.is(close) {
            return self.unexpected();
        }
        if let Some(offset) = missing_default {
            return check(
                offset,
                "parameter without a default follows parameter with a default",
            );
        }
        match star {
            Some(offset)
                if all.vararg.is_none() && all.kwonlyargs.is_empty() && all.kwarg.is_none() =>
            {
                check(offset, "named arguments must follow bare *")
            }
            _ => Ok(all),
        }
    }

    fn parameter(&mut self, annotated: bool, starred: bool) -> Step<Arg> {
        let start = self.start();
        let arg = self.name()?;
        let annotation = match annotated && self.take(&Tok::Colon) {
            true if starred => Some(Box::new(self.test_or_star()?)),
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        let range = self.from(start);
        Ok(Arg {
            range,
            arg,
            annotation,
        })
    }

    fn simple_statement(&mut self) -> Step<Stmt> {
        let start = self.start();
        match self.peek() {
            Some(Tok::Pass) => {
                self.at += 1;
                let range = self.from(start);
                Ok(Stmt::Pass(StmtPass { range }))
            }
            Some(Tok::Break) => {
                self.at += 1;
                let range = self.from(start);
                Ok(Stmt::Break(StmtBreak { range }))
            }
            Some(Tok::Continue) => {
                self.at += 1;
                let range = self.from(start);
                Ok(Stmt::Continue(StmtContinue { range }))
            }
            Some(Tok::Del) => {
                self.at += 1;
                let first = self.target()?;
                let (targets, _) = self.items(Self::target, first, ends_list)?;
                let range = self.from(start);
                Ok(Stmt::Delete(StmtDelete { range, targets }))
            }
            Some(Tok::Return) => {
                self.at += 1;
                let value = match ends_list(self.peek()) {
                    true => None,
                    false => Some(Box::new(self.test_list()?)),
                };
                let range = self.from(start);
                Ok(Stmt::Return(StmtReturn { range, value }))
            }
            Some(Tok::Raise) => {
                self.at += 1;
                let exc = match ends_list(self.peek()) {
                    true => None,
                    false => Some(Box::new(self.test()?)),
                };
                let cause = match exc.is_some() && self.take(&Tok::From) {
                    true => Some(Box::new(self.test()?)),
                    false => None,
                };
                let range = self.from(start);
                Ok(Stmt::Raise(StmtRaise { range, exc, cause }))
            }
            Some(Tok::Assert) => {
                self.at += 1;
                let test = Box::new(self.test()?);
                let msg = match self.take(&Tok::Comma) {
                    true => Some(Box::new(self.test()?)),
                    false => None,
                };
                let range = self.from(start);
                Ok(Stmt::Assert(StmtAssert { range, test, msg }))
            }
            Some(Tok::Global | Tok::Nonlocal) => {
                let global = self.is(&Tok::Global);
                self.at += 1;
                let mut names = vec![self.name()?];
                while self.take(&Tok::Comma) {
                    names.push(self.name()?);
                }
                let range = self.from(start);
                Ok(match global {
                    true => Stmt::Global(StmtGlobal { range, names }),
                    false => Stmt::Nonlocal(StmtNonlocal { range, names }),
                })
            }
            Some(Tok::Import) => {
                self.at += 1;
                let mut names = vec![self.alias(true)?];
                while self.take(&Tok::Comma) {
                    names.push(self.alias(true)?);
                }
                let range = self.from(start);
                Ok(Stmt::Import(StmtImport { range, names }))
            }
            Some(Tok::From) => self.import_from(),
            Some(Tok::Type) => {
                self.at += 1;
                self.name()?;
                self.type_params()?;
                self.expect(&Tok::Equal)?;
                self.test()?;
                let range = self.from(start);
                Ok(Stmt::TypeAlias(StmtTypeAlias { range }))
            }
            Some(Tok::Yield) => {
                let value = Box::new(self.yield_()?);
                let range = self.from(start);
                Ok(Stmt::Expr(StmtExpr { range, value }))
            }
            _ => self.expression_statement(),
        }
    }

    fn import_from(&mut self) -> Step<Stmt> {
        let start = self.start();
        self.at += 1;
        let mut level = 0;
        loop {
            level += match self.peek() {
                Some(Tok::Dot) => 1,
                Some(Tok::Ellipsis) => 3,
                _ => break,
            };
            self.at += 1;
        }
        let module = match level > 0 && self.is(&Tok::Import) {
            true => None,
            false => Some(self.dotted_name()?),
        };
        self.expect(&Tok::Import)?;
        let at = self.start();
        let names = if self.take(&Tok::Star) {
            let range = self.from(at);
            vec![Alias {
                range,
                name: "*".into(),
                asname: None,
            }]
        } else if self.take(&Tok::Lpar) {
            let first = self.alias(false)?;
            let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rpar);
            let (names, _) = self.items(|parser| parser.alias(false), first, ends)?;
            self.expect(&Tok::Rpar)?;
            names
        } else {
            let mut names = vec![self.alias(false)?];
            while self.take(&Tok::Comma) {
                names.push(self.alias(false)?);
            }
            names
        };
        let range = self.from(start);
        Ok(Stmt::ImportFrom(StmtImportFrom {
            range,
            module,
            names,
            level,
        }))
    }

    fn dotted_name(&mut self) -> Step<String> {
        let mut name = self.name()?;
        while self.take(&Tok::Dot) {
            name.push('.');
            name.push_str(&self.name()?);
        }
        Ok(name)
    }

    fn alias(&mut self, dotted: bool) -> Step<Alias> {
        let start = self.start();
        let name = match dotted {
            true => self.dotted_name()?,
            false => self.name()?,
        };
        let asname = match self.take(&Tok::As) {
            true => Some(self.name()?),
            false => None,
        };
        let range = self.from(start);
        Ok(Alias {
            range,
            name,
            asname,
        })
    }

    fn expression_statement(&mut self) -> Step<Stmt> {
        let start = self.start();
        let first = self.test_or_star()?;
        // Only an expression by itself has an annotation.
        if self.is(&Tok::Colon) && !first.is_starred_expr() {
            self.at += 1;
            let annotation = Box::new(self.test()?);
            let value = match self.take(&Tok::Equal) {
                true => Some(Box::new(self.test_list_or_yield()?)),
                false => None,
            };
            let range = self.from(start);
            let target = Box::new(first);
            return Ok(Stmt::AnnAssign(StmtAnnAssign {
                range,
                target,
                annotation,
                value,
            }));
        }
        let target = self.list_after(start, first, Self::test_or_star)?;
        if let Some(op) = self.peek().and_then(augmented) {
            self.at += 1;
            let value = Box::new(self.test_list_or_yield()?);
            let range = self.from(start);
            let target = Box::new(target);
            return Ok(Stmt::AugAssign(StmtAugAssign {
                range,
                target,
                op,
                value,
            }));
        }
        let mut targets = vec![target];
        while self.take(&Tok::Equal) {
            targets.push(self.test_list_or_yield()?);
        }
        let range = self.from(start);
        let value = Box::new(targets.pop().expect("there is one at least"));
        Ok(match targets.is_empty() {
            true => Stmt::Expr(StmtExpr { range, value }),
            false => Stmt::Assign(StmtAssign {
                range,
                targets,
                value,
            }),
        })
    }

    // Patterns

    fn match_(&mut self) -> Step<Stmt> {
        let start = self.start();
        self.at += 1;
        let at = self.start();
        let first = self.named_or_star()?;
        let subject = Box::new(self.list_after(at, first, Self::named_or_star)?);
        self.expect(&Tok::Colon)?;
        self.expect(&Tok::Newline)?;
        if !self.take(&Tok::Indent) {
            return self.stop(true);
        }
        let mut cases = Vec::new();
        loop {
            self.expect(&Tok::Case)?;
            let at = self.start();
            let first = self.pattern()?;
            let ends = |tok: Option<&Tok>| matches!(tok, Some(Tok::Colon | Tok::If));
            let (mut patterns, comma) = self.items(Self::pattern, first, ends)?;
            let pattern = match comma {
                true => {
                    let range = self.from(at);
                    Pattern::MatchSequence(PatternMatchSequence { range, patterns })
                }
                false => patterns.remove(0),
            };
            let guard = match self.take(&Tok::If) {
                true => Some(Box::new(self.named_test()?)),
                false => None,
            };
            let body = self.suite()?;
            let end = end_of(&[&body]);
            cases.push(MatchCase {
                pattern,
                guard,
                body,
            });
            if self.take(&Tok::Dedent) {
                let range = (start, end);
                return Ok(Stmt::Match(StmtMatch {
                    range,
                    subject,
                    cases,
                }));
            }
        }
    }

    fn pattern(&mut self) -> Step<Pattern> {
        let start = self.start();
        let first = self.closed_pattern()?;
        let mut patterns = vec![first];
        while self.take(&Tok::Vbar) {
            patterns.push(self.closed_pattern()?);
        }
        let pattern = match patterns.len() {
            1 => patterns.remove(0),
            _ => {
                let range = self.from(start);
                Pattern::MatchOr(PatternMatchOr { range, patterns })
            }
        };
        if !self.take(&Tok::As) {
            return Ok(pattern);
        }
        let name = self.name()?;
        if name == "_" {
            return check(start, "cannot use '_' as a target");
        }
        let range = self.from(start);
        let (pattern, name) = (Some(Box::new(pattern)), Some(name));
        Ok(Pattern::MatchAs(PatternMatchAs {
            range,
            pattern,
            name,
        }))
    }

    fn closed_pattern(&mut self) -> Step<Pattern> {
        let start = self.start();
        let unless_wildcard = |name: String| (name != "_").then_some(name);
        match self.peek() {
            Some(Tok::None | Tok::True | Tok::False) => {
                let Expr::Constant(constant) = self.atom()? else {
                    return self.unexpected();
                };
                let range = self.from(start);
                let value = constant.value;
                Ok(Pattern::MatchSingleton(PatternMatchSingleton {
                    range,
                    value,
                }))
            }
            Some(Tok::Star) => {
                self.at += 1;
                let name = unless_wildcard(self.name()?);
                let range = self.from(start);
                Ok(Pattern::MatchStar(PatternMatchStar { range, name }))
            }
            Some(Tok::Lpar | Tok::Lsqb) => {
                let group = self.is(&Tok::Lpar);
                let close = if group { Tok::Rpar } else { Tok::Rsqb };
                self.at += 1;
                let (mut patterns, mut comma) = (Vec::new(), false);
                if !self.is(&close) {
                    let first = self.pattern()?;
                    let ends = |tok: Option<&Tok>| tok == Some(&close);
                    (patterns, comma) = self.items(Self::pattern, first, ends)?;
                }
                self.expect(&close)?;
                if group && patterns.len() == 1 && !comma {
                    return Ok(patterns.remove(0));
                }
                let range = self.from(start);
                Ok(Pattern::MatchSequence(PatternMatchSequence {
                    range,
                    patterns,
                }))
            }
            Some(Tok::Lbrace) => self.mapping_pattern(),
            Some(Tok::Name { .. }) if !matches!(self.ahead(1), Some(Tok::Dot | Tok::Lpar)) => {
                let name = unless_wildcard(self.name()?);
                let range = self.from(start);
                Ok(Pattern::MatchAs(PatternMatchAs {
                    range,
                    pattern: None,
                    name,
                }))
            }
            Some(Tok::Name { .. }) => {
                let value = self.dotted_value()?;
                match self.take(&Tok::Lpar) {
                    true => self.class_pattern(start, value),
                    false => {
                        let range = self.from(start);
                        let value = Box::new(value);
                        Ok(Pattern::MatchValue(PatternMatchValue { range, value }))
                    }
                }
            }
            _ => {
                let value = Box::new(self.literal()?);
                let range = self.from(start);
                Ok(Pattern::MatchValue(PatternMatchValue { range, value }))
            }
        }
    }

    fn dotted_value(&mut self) -> Step<Expr> {
        let start = self.start();
        let id = self.name()?;
        let range = self.from(start);
        let mut value = Expr::Name(ExprName { range, id });
        while self.take(&Tok::Dot) {
            let attr = self.name()?;
            let range = self.from(start);
            value = Expr::Attribute(ExprAttribute {
                range,
                value: Box::new(value),
                attr,
            });
        }
        Ok(value)
    }

    /// A text, or a number with its sign and an imaginary part.
    fn literal(&mut self) -> Step<Expr> {
        if let Some(Tok::String { .. }) = self.peek() {
            return self.atom();
        }
        let start = self.start();
        let left = match self.take(&Tok::Minus) {
            true => {
                let operand = Box::new(self.number()?);
                let range = self.from(start);
                Expr::UnaryOp(ExprUnaryOp {
                    range,
                    op: UnaryOp::USub,
                    operand,
                })
            }
            false => self.number()?,
        };
        let op = match self.peek() {
            Some(Tok::Plus) => Operator::Add,
            Some(Tok::Minus) => Operator::Sub,
            _ => return Ok(left),
        };
        self.at += 1;
        let (left, right) = (Box::new(left), Box::new(self.number()?));
        let range = self.from(start);
        Ok(Expr::BinOp(ExprBinOp {
            range,
            left,
            op,
            right,
        }))
    }

    fn number(&mut self) -> Step<Expr> {
        match self.peek() {
            Some(Tok::Int { .. } | Tok::Float { .. } | Tok::Complex { .. }) => self.atom(),
            _ => self.unexpected(),
        }
    }

    fn mapping_pattern(&mut self) -> Step<Pattern> {
        let start = self.start();
        self.at += 1;
        let (mut keys, mut patterns, mut rest) = (Vec::new(), Vec::new(), None);
        while !self.is(&Tok::Rbrace) {
            if self.take(&Tok::DoubleStar) {
                rest = Some(self.name()?);
                self.take(&Tok::Comma);
                break;
            }
            keys.push(match self.peek() {
                Some(Tok::None | Tok::True | Tok::False) => self.atom()?,
                Some(Tok::Name { .. }) if self.ahead(1) == Some(&Tok::Dot) => {
                    self.dotted_value()?
                }
                _ => self.literal()?,
            });
            self.expect(&Tok::Colon)?;
            patterns.push(self.pattern()?);
            if !self.take(&Tok::Comma) {
                break;
            }
        }
        self.expect(&Tok::Rbrace)?;
        let range = self.from(start);
        Ok(Pattern::MatchMapping(PatternMatchMapping {
            range,
            keys,
            patterns,
            rest,
        }))
    }

    /// Behind the bracket.
    fn class_pattern(&mut self, start: u32, class: Expr) -> Step<Pattern> {
        let (mut patterns, mut kwd_attrs, mut kwd_patterns) = (Vec::new(), Vec::new(), Vec::new());
        while !self.is(&Tok::Rpar) {
            if self.ahead(1) == Some(&Tok::Equal) || !kwd_attrs.is_empty() {
                kwd_attrs.push(self.name()?);
                self.expect(&Tok::Equal)?;
                kwd_patterns.push(self.pattern()?);
            } else {
                patterns.push(self.pattern()?);
            }
            if !self.take(&Tok::Comma) {
                break;
            }
        }
        self.expect(&Tok::Rpar)?;
        let range = self.from(start);
        let cls = Box::new(class);
        Ok(Pattern::MatchClass(PatternMatchClass {
            range,
            cls,
            patterns,
            kwd_attrs,
            kwd_patterns,
        }))
    }

    // Lists of expressions

    /// What comes behind the first expression of a list without brackets.
    fn list_after(
        &mut self,
        start: u32,
        first: Expr,
        item: impl FnMut(&mut Self) -> Step<Expr>,
    ) -> Step<Expr> {
        let items = self.items(item, first, ends_list)?;
        Ok(self.tuple_of(start, items))
    }

    /// A tuple, if there is a comma.
    fn tuple_of(&self, start: u32, (mut elts, comma): (Vec<Expr>, bool)) -> Expr {
        if !comma {
            return elts.remove(0);
        }
        let range = self.from(start);
        Expr::Tuple(ExprTuple { range, elts })
    }

    /// Whether an assignment is next, or a star: not what stands before a colon.
    fn is_named_or_star(&self) -> bool {
        self.is(&Tok::Star)
            || matches!(self.peek(), Some(Tok::Name { .. }))
                && self.ahead(1) == Some(&Tok::ColonEqual)
    }

    fn test_list(&mut self) -> Step<Expr> {
        let start = self.start();
        let first = self.test_or_star()?;
        self.list_after(start, first, Self::test_or_star)
    }

    fn test_list_or_yield(&mut self) -> Step<Expr> {
        match self.is(&Tok::Yield) {
            true => self.yield_(),
            false => self.test_list(),
        }
    }

    fn test_or_star(&mut self) -> Step<Expr> {
        match self.is(&Tok::Star) {
            true => self.star(),
            false => self.test(),
        }
    }

    fn named_or_star(&mut self) -> Step<Expr> {
        match self.is(&Tok::Star) {
            true => self.star(),
            false => self.named_test(),
        }
    }

    fn star(&mut self) -> Step<Expr> {
        let start = self.start();
        self.at += 1;
        let value = Box::new(self.operation(0)?);
        let range = self.from(start);
        Ok(Expr::Starred(ExprStarred { range, value }))
    }

    /// What a loop assigns to.
    fn targets(&mut self) -> Step<Expr> {
        let start = self.start();
        let first = self.target()?;
        self.list_after(start, first, Self::target)
    }

    fn target(&mut self) -> Step<Expr> {
        match self.is(&Tok::Star) {
            true => self.star(),
            false => self.operation(0),
        }
    }

    fn yield_(&mut self) -> Step<Expr> {
        let start = self.start();
        self.at += 1;
        if self.take(&Tok::From) {
            let value = Box::new(self.test()?);
            let range = self.from(start);
            return Ok(Expr::YieldFrom(ExprYieldFrom { range, value }));
        }
        let value = match ends_list(self.peek()) {
            true => None,
            false => Some(Box::new(self.test_list()?)),
        };
        let range = self.from(start);
        Ok(Expr::Yield(ExprYield { range, value }))
    }

    // Expressions, from the operators that bind least

    fn named_test(&mut self) -> Step<Expr> {
        if !self.is_named_or_star() {
            return self.test();
        }
        let start = self.start();
        let target = Box::new(self.atom()?);
        self.at += 1;
        let value = Box::new(self.test()?);
        let range = (start, value.range().1);
        Ok(Expr::NamedExpr(ExprNamedExpr {
            range,
            target,
            value,
        }))
    }

    fn test(&mut self) -> Step<Expr> {
        let start = self.start();
        if self.take(&Tok::Lambda) {
            let args = Box::new(self.parameters(&Tok::Colon)?);
            self.expect(&Tok::Colon)?;
            let body = Box::new(self.test()?);
            let range = self.from(start);
            return Ok(Expr::Lambda(ExprLambda { range, args, body }));
        }
        let body = self.or_test()?;
        if !self.take(&Tok::If) {
            return Ok(body);
        }
        let test = Box::new(self.or_test()?);
        self.expect(&Tok::Else)?;
        let orelse = Box::new(self.test()?);
        let range = self.from(start);
        let body = Box::new(body);
        Ok(Expr::IfExp(ExprIfExp {
            range,
            test,
            body,
            orelse,
        }))
    }

    fn or_test(&mut self) -> Step<Expr> {
        self.boolean(BoolOp::Or, &Tok::Or, |parser| {
            parser.boolean(BoolOp::And, &Tok::And, Self::not_test)
        })
    }

    fn boolean(
        &mut self,
        op: BoolOp,
        word: &Tok,
        mut operand: impl FnMut(&mut Self) -> Step<Expr>,
    ) -> Step<Expr> {
        let start = self.start();
        let first = operand(self)?;
        if !self.is(word) {
            return Ok(first);
        }
        let mut values = vec![first];
        while self.take(word) {
            values.push(operand(self)?);
        }
        let range = self.from(start);
        Ok(Expr::BoolOp(ExprBoolOp { range, op, values }))
    }

    fn not_test(&mut self) -> Step<Expr> {
        let start = self.start();
        if self.take(&Tok::Not) {
            let operand = Box::new(self.not_test()?);
            let range = self.from(start);
            return Ok(Expr::UnaryOp(ExprUnaryOp {
                range,
                op: UnaryOp::Not,
                operand,
            }));
        }
        let left = self.operation(0)?;
        let (mut ops, mut comparators) = (Vec::new(), Vec::new());
        while let Some(op) = self.comparison()? {
            ops.push(op);
            comparators.push(self.operation(0)?);
        }
        if ops.is_empty() {
            return Ok(left);
        }
        let range = self.from(start);
        let left = Box::new(left);
        Ok(Expr::Compare(ExprCompare {
            range,
            left,
            ops,
            comparators,
        }))
    }

    fn comparison(&mut self) -> Step<Option<CmpOp>> {
        let op = match self.peek() {
            Some(Tok::EqEqual) => CmpOp::Eq,
            Some(Tok::NotEqual) => CmpOp::NotEq,
            Some(Tok::Less) => CmpOp::Lt,
            Some(Tok::LessEqual) => CmpOp::LtE,
            Some(Tok::Greater) => CmpOp::Gt,
            Some(Tok::GreaterEqual) => CmpOp::GtE,
            Some(Tok::In) => CmpOp::In,
            Some(Tok::Is) => CmpOp::Is,
            Some(Tok::Not) => CmpOp::NotIn,
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(match op {
            CmpOp::Is if self.take(&Tok::Not) => CmpOp::IsNot,
            CmpOp::NotIn => {
                self.expect(&Tok::In)?;
                CmpOp::NotIn
            }
            op => op,
        }))
    }

    /// Operators that bind at least so tightly.
    fn operation(&mut self, least: u8) -> Step<Expr> {
        let start = self.start();
        let mut left = self.unary()?;
        while let Some((op, level)) = self.peek().and_then(binary) {
            if level < least {
                break;
            }
            self.at += 1;
            let right = Box::new(self.operation(level + 1)?);
            let range = self.from(start);
            left = Expr::BinOp(ExprBinOp {
                range,
                left: Box::new(left),
                op,
                right,
            });
        }
        Ok(left)
    }

    fn unary(&mut self) -> Step<Expr> {
        let start = self.start();
        let op = match self.peek() {
            Some(Tok::Plus) => UnaryOp::UAdd,
            Some(Tok::Minus) => UnaryOp::USub,
            Some(Tok::Tilde) => UnaryOp::Invert,
            _ => {
                let left = self.postfix()?;
                if !self.take(&Tok::DoubleStar) {
                    return Ok(left);
                }
                let (left, right) = (Box::new(left), Box::new(self.unary()?));
                let range = self.from(start);
                return Ok(Expr::BinOp(ExprBinOp {
                    range,
                    left,
                    op: Operator::Pow,
                    right,
                }));
            }
        };
        self.at += 1;
        let operand = Box::new(self.unary()?);
        let range = self.from(start);
        Ok(Expr::UnaryOp(ExprUnaryOp { range, op, operand }))
    }

    fn postfix(&mut self) -> Step<Expr> {
        let start = self.start();
        if self.take(&Tok::Await) {
            if self.is(&Tok::Await) {
                return self.unexpected();
            }
            let value = Box::new(self.postfix()?);
            let range = self.from(start);
            return Ok(Expr::Await(ExprAwait { range, value }));
        }
        let mut value = self.atom()?;
        loop {
            match self.peek() {
                Some(Tok::Lpar) => {
                    self.at += 1;
                    let (args, keywords) = self.arguments()?;
                    let range = self.from(start);
                    let func = Box::new(value);
                    value = Expr::Call(ExprCall {
                        range,
                        func,
                        args,
                        keywords,
                    });
                }
                Some(Tok::Lsqb) => {
                    self.at += 1;
                    let at = self.start();
                    let first = self.subscript()?;
                    let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rsqb);
                    let items = self.items(Self::subscript, first, ends)?;
                    let slice = Box::new(self.tuple_of(at, items));
                    self.expect(&Tok::Rsqb)?;
                    let range = self.from(start);
                    value = Expr::Subscript(ExprSubscript {
                        range,
                        value: Box::new(value),
                        slice,
                    });
                }
                Some(Tok::Dot) => {
                    self.at += 1;
                    let attr = self.name()?;
                    let range = self.from(start);
                    value = Expr::Attribute(ExprAttribute {
                        range,
                        value: Box::new(value),
                        attr,
                    });
                }
                _ => return Ok(value),
            }
        }
    }

    fn subscript(&mut self) -> Step<Expr> {
        let start = self.start();
        let whole = self.is_named_or_star();
        let lower = match self.is(&Tok::Colon) {
            true => None,
            false => Some(self.named_or_star()?),
        };
        if whole || !self.take(&Tok::Colon) {
            return lower.map_or_else(|| self.unexpected(), Ok);
        }
        let bound = |parser: &mut Self| match parser.peek() {
            Some(Tok::Colon | Tok::Comma | Tok::Rsqb) => Ok(None),
            _ => parser.test().map(|bound| Some(Box::new(bound))),
        };
        let upper = bound(self)?;
        let step = match self.take(&Tok::Colon) {
            true => bound(self)?,
            false => None,
        };
        let range = self.from(start);
        let lower = lower.map(Box::new);
        Ok(Expr::Slice(ExprSlice {
            range,
            lower,
            upper,
            step,
        }))
    }

    /// Arguments and the bracket behind them.
    fn arguments(&mut self) -> Step<(Vec<Expr>, Vec<Keyword>)> {
        let (mut args, mut keywords) = (Vec::new(), Vec::<Keyword>::new());
        let mut wrong: Option<(u32, String)> = None;
        while !self.is(&Tok::Rpar) {
            let start = self.start();
            let keyword = match (self.peek(), self.ahead(1)) {
                (Some(Tok::DoubleStar), _) => {
                    self.at += 1;
                    Some(None)
                }
                (Some(Tok::Name { name }), Some(Tok::Equal)) => {
                    self.at += 2;
                    Some(Some(name.clone()))
                }
                _ => None,
            };
            if let Some(arg) = keyword {
                let value = self.test()?;
                let repeated = |other: &&Keyword| arg.is_some() && other.arg == arg;
                if let Some(Keyword {
                    arg: Some(name), ..
                }) = keywords.iter().find(repeated)
                {
                    wrong.get_or_insert((start, format!("keyword argument repeated: {name}")));
                }
                let range = self.from(start);
                keywords.push(Keyword { range, arg, value });
            } else {
                let arg = self.argument()?;
                if !keywords.is_empty() && !arg.is_starred_expr() {
                    let message = "positional argument follows keyword argument";
                    wrong.get_or_insert((arg.range().0, message.into()));
                } else if keywords.iter().any(|keyword| keyword.arg.is_none()) {
                    let message = "iterable argument unpacking follows keyword argument unpacking";
                    wrong.get_or_insert((arg.range().0, message.into()));
                }
                args.push(arg);
            }
            if !self.take(&Tok::Comma) {
                break;
            }
        }
        match wrong {
            Some((offset, message)) if self.is(&Tok::Rpar) => check(offset, &message),
            _ => {
                self.expect(&Tok::Rpar)?;
                Ok((args, keywords))
            }
        }
    }

    fn argument(&mut self) -> Step<Expr> {
        let start = self.start();
        if self.take(&Tok::Star) {
            let value = Box::new(self.test()?);
            let range = self.from(start);
            return Ok(Expr::Starred(ExprStarred { range, value }));
        }
        let value = self.named_test()?;
        match self.generators()? {
            None => Ok(value),
            Some(generators) => {
                let range = self.from(start);
                let elt = Box::new(value);
                Ok(Expr::GeneratorExp(ExprGeneratorExp {
                    range,
                    elt,
                    generators,
                }))
            }
        }
    }

    /// The clauses of a comprehension, if this is one.
    fn generators(&mut self) -> Step<Option<Vec<Comprehension>>> {
        let mut generators = Vec::new();
        while let Some(Tok::For | Tok::Async) = self.peek() {
            let is_async = self.take(&Tok::Async);
            self.expect(&Tok::For)?;
            let target = self.targets()?;
            self.expect(&Tok::In)?;
            let iter = self.or_test()?;
            let mut ifs = Vec::new();
            while self.take(&Tok::If) {
                ifs.push(self.or_test()?);
            }
            generators.push(Comprehension {
                target,
                iter,
                ifs,
                is_async,
            });
        }
        Ok((!generators.is_empty()).then_some(generators))
    }

    fn atom(&mut self) -> Step<Expr> {
        let start = self.start();
        let value = match self.peek() {
            Some(Tok::Name { name }) => {
                self.at += 1;
                let range = self.from(start);
                return Ok(Expr::Name(ExprName {
                    range,
                    id: name.clone(),
                }));
            }
            Some(Tok::String { index }) => Constant::Str(*index),
            Some(Tok::Int { value }) => Constant::Int(value.clone()),
            Some(Tok::Float { value }) => Constant::Float(*value),
            Some(Tok::Complex { imag }) => Constant::Imaginary(*imag),
            Some(Tok::None) => Constant::None,
            Some(Tok::True) => Constant::Bool(true),
            Some(Tok::False) => Constant::Bool(false),
            Some(Tok::Ellipsis) => Constant::Ellipsis,
            Some(Tok::Lpar) => return self.parentheses(),
            Some(Tok::Lsqb) => return self.list(),
            Some(Tok::Lbrace) => return self.braces(),
            _ => return self.unexpected(),
        };
        self.at += 1;
        let range = self.from(start);
        Ok(Expr::Constant(ExprConstant { range, value }))
    }

    fn parentheses(&mut self) -> Step<Expr> {
        let start = self.start();
        self.at += 1;
        if self.take(&Tok::Rpar) {
            let range = self.from(start);
            return Ok(Expr::Tuple(ExprTuple {
                range,
                elts: Vec::new(),
            }));
        }
        if self.is(&Tok::Yield) {
            let value = self.yield_()?;
            self.expect(&Tok::Rpar)?;
            return Ok(value);
        }
        let at = self.start();
        if self.take(&Tok::DoubleStar) {
            self.operation(0)?;
            return match self.is(&Tok::Rpar) {
                true => check(at, "cannot use double starred expression here"),
                false => self.unexpected(),
            };
        }
        let first = self.named_or_star()?;
        if !first.is_starred_expr() {
            if let Some(generators) = self.generators()? {
                self.expect(&Tok::Rpar)?;
                let range = self.from(start);
                let elt = Box::new(first);
                return Ok(Expr::GeneratorExp(ExprGeneratorExp {
                    range,
                    elt,
                    generators,
                }));
            }
        }
        let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rpar);
        let items = self.items(Self::named_or_star, first, ends)?;
        if !items.1 && items.0[0].is_starred_expr() && self.is(&Tok::Rpar) {
            return check(at, "can't use starred expression here");
        }
        self.expect(&Tok::Rpar)?;
        Ok(self.tuple_of(start, items))
    }

    fn list(&mut self) -> Step<Expr> {
        let start = self.start();
        self.at += 1;
        if self.take(&Tok::Rsqb) {
            let range = self.from(start);
            return Ok(Expr::List(ExprList {
                range,
                elts: Vec::new(),
            }));
        }
        let first = self.named_or_star()?;
        if let Some(generators) = self.generators()? {
            self.expect(&Tok::Rsqb)?;
            let range = self.from(start);
            let elt = Box::new(first);
            return Ok(Expr::ListComp(ExprListComp {
                range,
                elt,
                generators,
            }));
        }
        let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rsqb);
        let (elts, _) = self.items(Self::named_or_star, first, ends)?;
        self.expect(&Tok::Rsqb)?;
        let range = self.from(start);
        Ok(Expr::List(ExprList { range, elts }))
    }

    fn braces(&mut self) -> Step<Expr> {
        let start = self.start();
        self.at += 1;
        let (mut keys, mut values) = (Vec::new(), Vec::new());
        if !self.is(&Tok::Rbrace) && !self.is(&Tok::DoubleStar) {
            let whole = self.is_named_or_star();
            let first = self.named_or_star()?;
            if whole || !self.take(&Tok::Colon) {
                return self.set(start, first);
            }
            let value = self.test()?;
            if let Some(generators) = self.generators()? {
                self.expect(&Tok::Rbrace)?;
                let range = self.from(start);
                let (key, value) = (Box::new(first), Box::new(value));
                return Ok(Expr::DictComp(ExprDictComp {
                    range,
                    key,
                    value,
                    generators,
                }));
            }
            keys.push(Some(first));
            values.push(value);
            if !self.take(&Tok::Comma) && !self.is(&Tok::Rbrace) {
                return self.unexpected();
            }
        }
        while !self.is(&Tok::Rbrace) {
            if self.take(&Tok::DoubleStar) {
                keys.push(None);
                values.push(self.operation(0)?);
            } else {
                keys.push(Some(self.test()?));
                self.expect(&Tok::Colon)?;
                values.push(self.test()?);
            }
            if !self.take(&Tok::Comma) {
                break;
            }
        }
        self.expect(&Tok::Rbrace)?;
        let range = self.from(start);
        Ok(Expr::Dict(ExprDict {
            range,
            keys,
            values,
        }))
    }

    fn set(&mut self, start: u32, first: Expr) -> Step<Expr> {
        if !first.is_starred_expr() {
            if let Some(generators) = self.generators()? {
                self.expect(&Tok::Rbrace)?;
                let range = self.from(start);
                let elt = Box::new(first);
                return Ok(Expr::SetComp(ExprSetComp {
                    range,
                    elt,
                    generators,
                }));
            }
        }
        let ends = |tok: Option<&Tok>| tok == Some(&Tok::Rbrace);
        let (elts, _) = self.items(Self::named_or_star, first, ends)?;
        self.expect(&Tok::Rbrace)?;
        let range = self.from(start);
        Ok(Expr::Set(ExprSet { range, elts }))
    }
}

/// Whether a list without brackets ends before this token.
fn ends_list(tok: Option<&Tok>) -> bool {
    let Some(tok) = tok else { return true };
    augmented(tok).is_some()
        || matches!(
            tok,
            Tok::Newline
                | Tok::Semi
                | Tok::Equal
                | Tok::Colon
                | Tok::In
                | Tok::Rpar
                | Tok::Rsqb
                | Tok::Rbrace
        )
}

/// Where the last of these bodies that has statements ends.
fn end_of(bodies: &[&Vec<Stmt>]) -> u32 {
    let last = bodies.iter().rev().find_map(|body| body.last());
    last.map_or(0, |statement| statement.range().1)
}

fn check<T>(offset: u32, message: &str) -> Step<T> {
    Err(Box::new(ParseError::Check {
        offset,
        message: message.into(),
    }))
}
