//! Statements.

use super::expr::in_context;
use super::{at, take, text_range, want, Parser, Rule};
use crate::front::lex::Tok;
use crate::front::parse::ast::{self, ExprContext, Stmt};
use rustpython_ast::text_size::TextRange;
use rustpython_ast::Ranged;

fn augmented(tok: &Tok) -> Option<ast::Operator> {
    use ast::Operator::*;
    Some(match tok {
        Tok::PlusEqual => Add,
        Tok::MinusEqual => Sub,
        Tok::StarEqual => Mult,
        Tok::AtEqual => MatMult,
        Tok::SlashEqual => Div,
        Tok::PercentEqual => Mod,
        Tok::AmperEqual => BitAnd,
        Tok::VbarEqual => BitOr,
        Tok::CircumflexEqual => BitXor,
        Tok::LeftShiftEqual => LShift,
        Tok::RightShiftEqual => RShift,
        Tok::DoubleStarEqual => Pow,
        Tok::DoubleSlashEqual => FloorDiv,
        _ => return None,
    })
}

/// To the end of a block, or of the one before it if it is empty.
fn to_end(start: u32, blocks: &[&[Stmt]]) -> TextRange {
    let last = blocks.iter().rev().find_map(|block| block.last());
    text_range(start, last.map_or(start, |stmt| stmt.end().into()))
}

impl Parser<'_> {
    pub(super) fn program(&mut self) -> Rule<Vec<Stmt>> {
        let mut statements = Vec::new();
        while self.peek().is_some() {
            if !take!(self, Newline) {
                self.statement(&mut statements)?;
            }
        }
        Ok(statements)
    }

    /// A compound statement, or a line of simple ones.
    fn statement(&mut self, into: &mut Vec<Stmt>) -> Rule<()> {
        let compound = match self.peek() {
            Some(Tok::If) => self.if_stmt()?,
            Some(Tok::While) => self.while_stmt()?,
            Some(Tok::For) => self.for_stmt(self.start(), false)?,
            Some(Tok::Try) => self.try_stmt()?,
            Some(Tok::With) => self.with_stmt(self.start(), false)?,
            Some(Tok::Match) => self.match_stmt()?,
            Some(Tok::Def) => self.function(vec![], self.start(), false)?,
            Some(Tok::Class) => self.class(vec![])?,
            Some(Tok::At) => self.decorated()?,
            Some(Tok::Async) => {
                let start = self.start();
                self.advance();
                match self.peek() {
                    Some(Tok::For) => self.for_stmt(start, true)?,
                    Some(Tok::With) => self.with_stmt(start, true)?,
                    Some(Tok::Def) => self.function(vec![], start, true)?,
                    _ => return Err(self.unexpected()),
                }
            }
            _ => return self.line(into),
        };
        into.push(compound);
        Ok(())
    }

    /// Simple statements, up to the end of the line.
    fn line(&mut self, into: &mut Vec<Stmt>) -> Rule<()> {
        loop {
            into.push(self.simple()?);
            if !take!(self, Semi) || at!(self, Newline) {
                break;
            }
        }
        want!(self, Newline);
        Ok(())
    }

    /// `:` and what belongs to it.
    fn block(&mut self) -> Rule<Vec<Stmt>> {
        want!(self, Colon);
        let mut body = Vec::new();
        if !take!(self, Newline) {
            self.line(&mut body)?;
            return Ok(body);
        }
        self.indent()?;
        while !at!(self, Dedent) {
            self.statement(&mut body)?;
        }
        self.advance();
        Ok(body)
    }

    fn indent(&mut self) -> Rule<()> {
        if take!(self, Indent) {
            Ok(())
        } else {
            Err(self.unexpected_for(true))
        }
    }

    fn else_block(&mut self) -> Rule<Vec<Stmt>> {
        match take!(self, Else) {
            true => self.block(),
            false => Ok(vec![]),
        }
    }

    fn simple(&mut self) -> Rule<Stmt> {
        let start = self.start();
        Ok(match self.peek() {
            Some(Tok::Pass) => {
                self.advance();
                let range = self.range(start);
                Stmt::Pass(ast::StmtPass { range })
            }
            Some(Tok::Break) => {
                self.advance();
                let range = self.range(start);
                Stmt::Break(ast::StmtBreak { range })
            }
            Some(Tok::Continue) => {
                self.advance();
                let range = self.range(start);
                Stmt::Continue(ast::StmtContinue { range })
            }
            Some(Tok::Return) => {
                self.advance();
                let value = match self.at_expression() {
                    true => Some(Box::new(self.test_list()?)),
                    false => None,
                };
                let range = self.range(start);
                Stmt::Return(ast::StmtReturn { value, range })
            }
            Some(Tok::Raise) => self.raise()?,
            Some(Tok::Del) => {
                self.advance();
                let targets = self.targets()?.into_iter();
                Stmt::Delete(ast::StmtDelete {
                    targets: targets.map(|t| in_context(t, ExprContext::Del)).collect(),
                    range: self.range(start),
                })
            }
            Some(Tok::Import) => self.import()?,
            Some(Tok::From) => self.import_from()?,
            Some(Tok::Global) => {
                self.advance();
                let names = self.names()?;
                let range = self.range(start);
                Stmt::Global(ast::StmtGlobal { names, range })
            }
            Some(Tok::Nonlocal) => {
                self.advance();
                let names = self.names()?;
                let range = self.range(start);
                Stmt::Nonlocal(ast::StmtNonlocal { names, range })
            }
            Some(Tok::Assert) => {
                self.advance();
                let test = Box::new(self.test()?);
                let msg = match take!(self, Comma) {
                    true => Some(Box::new(self.test()?)),
                    false => None,
                };
                let range = self.range(start);
                Stmt::Assert(ast::StmtAssert { test, msg, range })
            }
            Some(Tok::Type) => self.type_alias()?,
            Some(Tok::Yield) => {
                let value = Box::new(self.yield_expr()?);
                let range = self.range(start);
                Stmt::Expr(ast::StmtExpr { value, range })
            }
            _ => self.expression_stmt()?,
        })
    }

    /// An expression, or an assignment.
    fn expression_stmt(&mut self) -> Rule<Stmt> {
        let start = self.start();
        let first = self.test_list()?;
        // What can be annotated: one expression, without a star or a comma outside of parentheses.
        let single = !matches!(first, ast::Expr::Starred(_))
            && (!matches!(first, ast::Expr::Tuple(_)) || self.is_parenthesized(&first));
        match self.peek() {
            Some(Tok::Equal) => {
                let mut targets = vec![first];
                while take!(self, Equal) {
                    targets.push(self.test_list_or_yield()?);
                }
                let value = targets.pop().map(Box::new);
                let Some(value) = value else {
                    return Err(self.unexpected());
                };
                let targets = targets.into_iter();
                Ok(Stmt::Assign(ast::StmtAssign {
                    targets: targets.map(|t| in_context(t, ExprContext::Store)).collect(),
                    value,
                    type_comment: None,
                    range: self.range(start),
                }))
            }
            Some(Tok::Colon) if single => {
                self.advance();
                let annotation = Box::new(self.test()?);
                let value = match take!(self, Equal) {
                    true => Some(Box::new(self.test_list_or_yield()?)),
                    false => None,
                };
                Ok(Stmt::AnnAssign(ast::StmtAnnAssign {
                    simple: matches!(first, ast::Expr::Name(_)),
                    target: Box::new(in_context(first, ExprContext::Store)),
                    annotation,
                    value,
                    range: self.range(start),
                }))
            }
            Some(tok) => match augmented(tok) {
                Some(op) => {
                    self.advance();
                    let value = Box::new(self.test_list_or_yield()?);
                    Ok(Stmt::AugAssign(ast::StmtAugAssign {
                        target: Box::new(in_context(first, ExprContext::Store)),
                        op,
                        value,
                        range: self.range(start),
                    }))
                }
                None => Ok(self.expression(first, start)),
            },
            None => Ok(self.expression(first, start)),
        }
    }

    fn expression(&self, value: ast::Expr, start: u32) -> Stmt {
        Stmt::Expr(ast::StmtExpr {
            value: Box::new(value),
            range: self.range(start),
        })
    }

    /// Whether a tuple that was just read ends in a parenthesis of its own.
    fn is_parenthesized(&self, tuple: &ast::Expr) -> bool {
        let Some(last) = self.pos.checked_sub(1) else {
            return false;
        };
        let start: u32 = tuple.start().into();
        let open = self.tokens.partition_point(|t| t.start < start);
        let mut depth = 0usize;
        for (at, token) in self.tokens.iter().enumerate().skip(open) {
            match token.tok {
                Tok::Lpar | Tok::Lsqb | Tok::Lbrace => depth += 1,
                Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return at == last && matches!(token.tok, Tok::Rpar);
            }
        }
        false
    }

    fn raise(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, Raise);
        let (mut exc, mut cause) = (None, None);
        if self.at_expression() && !at!(self, Star) {
            exc = Some(Box::new(self.test()?));
            if take!(self, From) {
                cause = Some(Box::new(self.test()?));
            }
        }
        let range = self.range(start);
        Ok(Stmt::Raise(ast::StmtRaise { exc, cause, range }))
    }

    fn names(&mut self) -> Rule<Vec<ast::Identifier>> {
        let mut names = vec![self.identifier()?];
        while take!(self, Comma) {
            names.push(self.identifier()?);
        }
        Ok(names)
    }

    fn dotted_name(&mut self) -> Rule<ast::Identifier> {
        let first = self.identifier()?;
        if !at!(self, Dot) {
            return Ok(first);
        }
        let mut name = first.to_string();
        while take!(self, Dot) {
            name.push('.');
            name.push_str(self.identifier()?.as_str());
        }
        Ok(ast::Identifier::new(name))
    }

    /// A name, perhaps with another for it.
    fn alias(&mut self, name: fn(&mut Self) -> Rule<ast::Identifier>) -> Rule<ast::Alias> {
        let start = self.start();
        let name = name(self)?;
        let asname = match take!(self, As) {
            true => Some(self.identifier()?),
            false => None,
        };
        let range = self.range(start);
        Ok(ast::Alias {
            name,
            asname,
            range,
        })
    }

    fn import(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, Import);
        let mut names = vec![self.alias(Self::dotted_name)?];
        while take!(self, Comma) {
            names.push(self.alias(Self::dotted_name)?);
        }
        let range = self.range(start);
        Ok(Stmt::Import(ast::StmtImport { names, range }))
    }

    fn import_from(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, From);
        let mut level = 0;
        loop {
            level += match self.peek() {
                Some(Tok::Dot) => 1,
                Some(Tok::Ellipsis) => 3,
                _ => break,
            };
            self.advance();
        }
        let module = match level > 0 && at!(self, Import) {
            true => None,
            false => Some(self.dotted_name()?),
        };
        want!(self, Import);
        let names_start = self.start();
        let names = if take!(self, Star) {
            vec![ast::Alias {
                name: ast::Identifier::new("*"),
                asname: None,
                range: self.range(names_start),
            }]
        } else {
            let bracketed = take!(self, Lpar);
            let mut names = vec![self.alias(Self::identifier)?];
            while take!(self, Comma) {
                if bracketed && at!(self, Rpar) {
                    break;
                }
                names.push(self.alias(Self::identifier)?);
            }
            if bracketed {
                want!(self, Rpar);
            }
            names
        };
        Ok(Stmt::ImportFrom(ast::StmtImportFrom {
            module,
            names,
            level: Some(ast::Int::new(level)),
            range: self.range(start),
        }))
    }

    fn type_alias(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, Type);
        let name_start = self.start();
        let id = self.identifier()?;
        let name = Box::new(ast::Expr::Name(ast::ExprName {
            id,
            ctx: ExprContext::Store,
            range: self.range(name_start),
        }));
        let type_params = self.type_params()?;
        want!(self, Equal);
        let value = Box::new(self.test()?);
        Ok(Stmt::TypeAlias(ast::StmtTypeAlias {
            name,
            value,
            type_params,
            range: self.range(start),
        }))
    }

    fn type_params(&mut self) -> Rule<Vec<ast::TypeParam>> {
        let mut params = Vec::new();
        if !take!(self, Lsqb) {
            return Ok(params);
        }
        loop {
            let start = self.start();
            params.push(if take!(self, Star) {
                let name = self.identifier()?;
                let range = self.range(start);
                ast::TypeParam::TypeVarTuple(ast::TypeParamTypeVarTuple { name, range })
            } else if take!(self, DoubleStar) {
                let name = self.identifier()?;
                let range = self.range(start);
                ast::TypeParam::ParamSpec(ast::TypeParamParamSpec { name, range })
            } else {
                let name = self.identifier()?;
                let bound = match take!(self, Colon) {
                    true => Some(Box::new(self.test()?)),
                    false => None,
                };
                let range = self.range(start);
                ast::TypeParam::TypeVar(ast::TypeParamTypeVar { name, bound, range })
            });
            if !take!(self, Comma) || at!(self, Rsqb) {
                break;
            }
        }
        want!(self, Rsqb);
        Ok(params)
    }

    fn if_stmt(&mut self) -> Rule<Stmt> {
        let mut branches = Vec::new();
        loop {
            let start = self.start();
            // `if`, then `elif`.
            self.advance();
            let test = Box::new(self.named_test()?);
            branches.push((start, test, self.block()?));
            if !at!(self, Elif) {
                break;
            }
        }
        let mut orelse = self.else_block()?;
        let end: u32 = match orelse.last() {
            Some(last) => last.end().into(),
            None => branches
                .last()
                .and_then(|(_, _, body)| body.last())
                .map_or(self.last_end, |last| last.end().into()),
        };
        while let Some((start, test, body)) = branches.pop() {
            let stmt = Stmt::If(ast::StmtIf {
                test,
                body,
                orelse,
                range: text_range(start, end),
            });
            if branches.is_empty() {
                return Ok(stmt);
            }
            orelse = vec![stmt];
        }
        Err(self.unexpected())
    }

    fn while_stmt(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, While);
        let test = Box::new(self.named_test()?);
        let body = self.block()?;
        let orelse = self.else_block()?;
        Ok(Stmt::While(ast::StmtWhile {
            range: to_end(start, &[&body, &orelse]),
            test,
            body,
            orelse,
        }))
    }

    fn for_stmt(&mut self, start: u32, is_async: bool) -> Rule<Stmt> {
        want!(self, For);
        let target = Box::new(in_context(self.target_list()?, ExprContext::Store));
        want!(self, In);
        let iter = Box::new(self.test_list()?);
        let body = self.block()?;
        let orelse = self.else_block()?;
        let range = to_end(start, &[&body, &orelse]);
        let type_comment = None;
        Ok(if is_async {
            Stmt::AsyncFor(ast::StmtAsyncFor {
                target,
                iter,
                body,
                orelse,
                type_comment,
                range,
            })
        } else {
            Stmt::For(ast::StmtFor {
                target,
                iter,
                body,
                orelse,
                type_comment,
                range,
            })
        })
    }

    fn try_stmt(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, Try);
        let body = self.block()?;
        let mut handlers = Vec::new();
        let star = at!(self, Except) && matches!(self.peek_behind(), Some(Tok::Star));
        while at!(self, Except) {
            handlers.push(self.handler(star)?);
        }
        if handlers.is_empty() && !at!(self, Finally) {
            return Err(self.unexpected());
        }
        let orelse = match handlers.is_empty() {
            true => vec![],
            false => self.else_block()?,
        };
        let finalbody = match take!(self, Finally) {
            true => self.block()?,
            false => vec![],
        };
        let end: u32 = match finalbody.last().or(orelse.last()) {
            Some(last) => last.end().into(),
            None => handlers
                .last()
                .map_or(self.last_end, |last| last.end().into()),
        };
        let range = text_range(start, end);
        Ok(if star {
            Stmt::TryStar(ast::StmtTryStar {
                body,
                handlers,
                orelse,
                finalbody,
                range,
            })
        } else {
            Stmt::Try(ast::StmtTry {
                body,
                handlers,
                orelse,
                finalbody,
                range,
            })
        })
    }

    fn handler(&mut self, star: bool) -> Rule<ast::ExceptHandler> {
        let start = self.start();
        want!(self, Except);
        if star {
            want!(self, Star);
        }
        let (mut type_, mut name) = (None, None);
        if star || !at!(self, Colon) {
            type_ = Some(Box::new(self.test()?));
            if take!(self, As) {
                name = Some(self.identifier()?);
            }
        }
        let body = self.block()?;
        Ok(ast::ExceptHandler::ExceptHandler(
            ast::ExceptHandlerExceptHandler {
                range: to_end(start, &[&body]),
                type_,
                name,
                body,
            },
        ))
    }

    fn with_stmt(&mut self, start: u32, is_async: bool) -> Rule<Stmt> {
        want!(self, With);
        let items = self.with_items()?;
        let body = self.block()?;
        let range = to_end(start, &[&body]);
        let type_comment = None;
        Ok(if is_async {
            Stmt::AsyncWith(ast::StmtAsyncWith {
                items,
                body,
                type_comment,
                range,
            })
        } else {
            Stmt::With(ast::StmtWith {
                items,
                body,
                type_comment,
                range,
            })
        })
    }

    fn with_items(&mut self) -> Rule<Vec<ast::WithItem>> {
        let before = (self.pos, self.last_end);
        let mut bracketed = None;
        if self.is_all_in_parentheses() {
            match self.bracketed_with_items() {
                Ok(items) => return Ok(items),
                Err(error) => bracketed = Some((self.pos, error)),
            }
            (self.pos, self.last_end) = before;
        }
        let mut items = Vec::new();
        loop {
            match self.with_item() {
                Ok(item) => items.push(item),
                Err(error) => {
                    return Err(match bracketed {
                        // What got further is what was meant.
                        Some((at, other)) if at >= self.pos => other,
                        _ => error,
                    });
                }
            }
            if !take!(self, Comma) {
                return Ok(items);
            }
        }
    }

    /// Whether the next token is a parenthesis, and a colon follows the one that closes it.
    fn is_all_in_parentheses(&self) -> bool {
        if !at!(self, Lpar) {
            return false;
        }
        let mut depth = 0usize;
        for (at, token) in self.tokens.iter().enumerate().skip(self.pos) {
            match token.tok {
                Tok::Lpar | Tok::Lsqb | Tok::Lbrace => depth += 1,
                Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                let next = self.tokens.get(at + 1);
                return next.is_some_and(|t| t.tok == Tok::Colon);
            }
        }
        false
    }

    fn bracketed_with_items(&mut self) -> Rule<Vec<ast::WithItem>> {
        want!(self, Lpar);
        let mut items = vec![self.with_item()?];
        while take!(self, Comma) {
            if at!(self, Rpar) {
                break;
            }
            items.push(self.with_item()?);
        }
        want!(self, Rpar);
        Ok(items)
    }

    fn with_item(&mut self) -> Rule<ast::WithItem> {
        let context_expr = self.test()?;
        let optional_vars = match take!(self, As) {
            true => {
                let vars = self.binary(1)?;
                Some(Box::new(in_context(vars, ExprContext::Store)))
            }
            false => None,
        };
        Ok(ast::WithItem {
            context_expr,
            optional_vars,
            range: Default::default(),
        })
    }

    fn match_stmt(&mut self) -> Rule<Stmt> {
        let start = self.start();
        want!(self, Match);
        let first = self.named_or_starred()?;
        let mut others = Vec::new();
        let tuple = at!(self, Comma);
        while take!(self, Comma) {
            if at!(self, Colon) {
                break;
            }
            others.push(self.named_or_starred()?);
        }
        let subject = if tuple {
            others.insert(0, first);
            ast::Expr::Tuple(ast::ExprTuple {
                elts: others,
                ctx: ExprContext::Load,
                range: self.range(start),
            })
        } else {
            first
        };
        want!(self, Colon);
        want!(self, Newline);
        self.indent()?;
        let mut cases: Vec<ast::MatchCase> = Vec::new();
        while cases.is_empty() || !at!(self, Dedent) {
            want!(self, Case);
            let pattern = self.patterns()?;
            let guard = match take!(self, If) {
                true => Some(Box::new(self.named_test()?)),
                false => None,
            };
            cases.push(ast::MatchCase {
                pattern,
                guard,
                body: self.block()?,
                range: Default::default(),
            });
        }
        want!(self, Dedent);
        let last = cases.last().map_or(&[][..], |case| &case.body[..]);
        Ok(Stmt::Match(ast::StmtMatch {
            range: to_end(start, &[last]),
            subject: Box::new(subject),
            cases,
        }))
    }

    fn decorated(&mut self) -> Rule<Stmt> {
        let mut decorators = Vec::new();
        while take!(self, At) {
            decorators.push(self.named_test()?);
            want!(self, Newline);
        }
        let start = self.start();
        match self.peek() {
            Some(Tok::Class) => self.class(decorators),
            Some(Tok::Def) => self.function(decorators, start, false),
            Some(Tok::Async) => {
                self.advance();
                self.function(decorators, start, true)
            }
            _ => Err(self.unexpected()),
        }
    }

    fn function(
        &mut self,
        decorator_list: Vec<ast::Expr>,
        start: u32,
        is_async: bool,
    ) -> Rule<Stmt> {
        want!(self, Def);
        let name = self.identifier()?;
        let type_params = self.type_params()?;
        want!(self, Lpar);
        let args = Box::new(self.parameters(true)?);
        want!(self, Rpar);
        self.check_parameters(&args)?;
        let returns = match take!(self, Rarrow) {
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        let body = self.block()?;
        let range = to_end(start, &[&body]);
        let type_comment = None;
        Ok(if is_async {
            Stmt::AsyncFunctionDef(ast::StmtAsyncFunctionDef {
                name,
                args,
                body,
                decorator_list,
                returns,
                type_comment,
                type_params,
                range,
            })
        } else {
            Stmt::FunctionDef(ast::StmtFunctionDef {
                name,
                args,
                body,
                decorator_list,
                returns,
                type_comment,
                type_params,
                range,
            })
        })
    }

    fn class(&mut self, decorator_list: Vec<ast::Expr>) -> Rule<Stmt> {
        let start = self.start();
        want!(self, Class);
        let name = self.identifier()?;
        let type_params = self.type_params()?;
        let (mut bases, mut keywords) = (vec![], vec![]);
        if take!(self, Lpar) {
            (bases, keywords) = self.arguments()?;
            want!(self, Rpar);
        }
        let body = self.block()?;
        Ok(Stmt::ClassDef(ast::StmtClassDef {
            range: to_end(start, &[&body]),
            name,
            bases,
            keywords,
            body,
            decorator_list,
            type_params,
        }))
    }

    /// The parameters of a function (`typed`: they may have annotations) or of a lambda, up to the
    /// parenthesis or the colon.
    pub(super) fn parameters(&mut self, typed: bool) -> Rule<ast::Arguments> {
        let parameters = self.parameter_list(typed)?;
        if !self.ends_parameters(typed) {
            return Err(self.unexpected());
        }
        let positional = parameters.posonlyargs.iter().chain(&parameters.args);
        let mut optional = positional.skip_while(|p| p.default.is_none());
        if let Some(wrong) = optional.find(|p| p.default.is_none()) {
            let message = "non-default argument follows default argument";
            return self.check(wrong.def.range.start(), message);
        }
        Ok(parameters)
    }

    fn ends_parameters(&self, typed: bool) -> bool {
        match self.peek() {
            Some(Tok::Rpar) => typed,
            Some(Tok::Colon) => !typed,
            _ => false,
        }
    }

    fn parameter_list(&mut self, typed: bool) -> Rule<ast::Arguments> {
        let mut parameters = ast::Arguments::empty(Default::default());
        let mut positional = Vec::new();
        while matches!(self.peek(), Some(Tok::Name { .. })) {
            positional.push(self.parameter(typed)?);
            if !take!(self, Comma) {
                break;
            }
            if parameters.posonlyargs.is_empty() && take!(self, Slash) {
                parameters.posonlyargs = std::mem::take(&mut positional);
                if !take!(self, Comma) {
                    break;
                }
            }
        }
        parameters.args = positional;
        // Behind a comma, or at the start.
        let more = !matches!(
            self.pos.checked_sub(1).and_then(|at| self.tokens.get(at)),
            Some(before) if before.tok != Tok::Comma
        ) || parameters.posonlyargs.is_empty() && parameters.args.is_empty();
        if !more {
            return Ok(parameters);
        }
        if at!(self, Star) {
            self.starred_parameters(&mut parameters, typed)?;
        } else if at!(self, DoubleStar) {
            self.keywords_parameter(&mut parameters, typed)?;
        }
        Ok(parameters)
    }

    /// `*args`, the parameters behind it, and `**kw`.
    fn starred_parameters(&mut self, parameters: &mut ast::Arguments, typed: bool) -> Rule<()> {
        let star = self.start();
        want!(self, Star);
        if matches!(self.peek(), Some(Tok::Name { .. })) {
            let start = self.start();
            let arg = self.identifier()?;
            let annotation = match typed && take!(self, Colon) {
                true if at!(self, Star) => Some(Box::new(self.starred()?)),
                true => Some(Box::new(self.test()?)),
                false => None,
            };
            parameters.vararg = Some(Box::new(ast::Arg {
                arg,
                annotation,
                type_comment: None,
                range: self.range(start),
            }));
        }
        while take!(self, Comma) {
            match self.peek() {
                Some(Tok::Name { .. }) => {
                    let parameter = self.parameter(typed)?;
                    parameters.kwonlyargs.push(parameter);
                }
                Some(Tok::DoubleStar) => {
                    self.keywords_parameter(parameters, typed)?;
                    break;
                }
                _ => break,
            }
        }
        if parameters.vararg.is_none()
            && parameters.kwonlyargs.is_empty()
            && parameters.kwarg.is_none()
            && (if typed {
                at!(self, Rpar)
            } else {
                at!(self, Colon)
            })
        {
            return self.check(star, "named arguments must follow bare *");
        }
        Ok(())
    }

    /// `**kw`, which is the last.
    fn keywords_parameter(&mut self, parameters: &mut ast::Arguments, typed: bool) -> Rule<()> {
        want!(self, DoubleStar);
        let start = self.start();
        let arg = self.identifier()?;
        let annotation = match typed && take!(self, Colon) {
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        parameters.kwarg = Some(Box::new(ast::Arg {
            arg,
            annotation,
            type_comment: None,
            range: self.range(start),
        }));
        take!(self, Comma);
        Ok(())
    }

    fn parameter(&mut self, typed: bool) -> Rule<ast::ArgWithDefault> {
        let start = self.start();
        let arg = self.identifier()?;
        let annotation = match typed && take!(self, Colon) {
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        let def = ast::Arg {
            arg,
            annotation,
            type_comment: None,
            range: self.range(start),
        };
        let default = match take!(self, Equal) {
            true => Some(Box::new(self.test()?)),
            false => None,
        };
        Ok(ast::ArgWithDefault {
            def,
            default,
            range: Default::default(),
        })
    }

    /// No two parameters have the same name.
    pub(super) fn check_parameters(&self, parameters: &ast::Arguments) -> Rule<()> {
        let plain = parameters
            .posonlyargs
            .iter()
            .chain(&parameters.args)
            .chain(&parameters.kwonlyargs)
            .map(|p| &p.def);
        let starred = parameters.vararg.iter().chain(&parameters.kwarg);
        let mut seen = rustc_hash::FxHashSet::default();
        for arg in plain.chain(starred.map(|arg| &**arg)) {
            if !seen.insert(arg.arg.as_str()) {
                let message = format!("duplicate argument '{}' in function definition", arg.arg);
                return self.check(arg.range.start(), message);
            }
        }
        Ok(())
    }
}
