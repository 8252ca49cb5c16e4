//! Statements.

use super::{Block, Compiler, MAX_BLOCKS, MAX_STATEMENTS};
use crate::code::{Const, Instr};
use crate::parse::ast::{self, Stmt};
use crate::source::Span;

/// Whether a module or class body annotates names of its own.
pub(super) fn has_annotations(body: &[Stmt]) -> bool {
    body.iter().any(|stmt| match stmt {
        Stmt::AnnAssign(_) => true,
        Stmt::If(s) => {
            let mut s = s;
            loop {
                if has_annotations(&s.body) {
                    return true;
                }
                match s.orelse.as_slice() {
                    [Stmt::If(next)] => s = next,
                    orelse => return has_annotations(orelse),
                }
            }
        }
        Stmt::For(s) => has_annotations(&s.body) || has_annotations(&s.orelse),
        Stmt::While(s) => has_annotations(&s.body) || has_annotations(&s.orelse),
        Stmt::With(s) => has_annotations(&s.body),
        Stmt::Match(s) => s.cases.iter().any(|c| has_annotations(&c.body)),
        Stmt::Try(s) => {
            has_annotations(&s.body)
                || has_annotations(&s.orelse)
                || has_annotations(&s.finalbody)
                || s.handlers
                    .iter()
                    .any(|ast::ExceptHandler::ExceptHandler(h)| has_annotations(&h.body))
        }
        _ => false,
    })
}

impl<'a> Compiler<'a> {
    pub(super) fn body(&mut self, body: &'a [Stmt]) {
        for stmt in body {
            self.statements += 1;
            if self.statements > MAX_STATEMENTS {
                if self.statements == MAX_STATEMENTS + 1 {
                    let span = self.span(stmt);
                    self.error(
                        "RP0122",
                        "the code is too large, or its finally bodies nest too deeply",
                        span,
                    );
                }
                return;
            }
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        let span = self.span(stmt);
        match stmt {
            Stmt::FunctionDef(s) => self.function_def(s),
            Stmt::ClassDef(s) => self.class_def(s),
            Stmt::Return(s) => {
                if !self.unit().flags.function {
                    return self.error("RP0113", "'return' outside function", span);
                }
                match &s.value {
                    None => self.leave_function(Some(Const::None), span),
                    Some(value) => match self.constant(value) {
                        Some(constant) => self.leave_function(Some(constant), span),
                        None => {
                            self.expr(value);
                            self.leave_function(None, span);
                        }
                    },
                }
            }
            Stmt::Delete(s) => s.targets.iter().for_each(|t| self.delete(t)),
            Stmt::Assign(s) => {
                self.expr(&s.value);
                let hint = s.targets.len() == 1;
                let last = s.targets.len() - 1;
                for (i, target) in s.targets.iter().enumerate() {
                    if i < last {
                        self.emit(Instr::Copy(1), span);
                    }
                    self.assign_or(target, hint);
                }
            }
            Stmt::AugAssign(s) => self.augmented(s),
            Stmt::AnnAssign(s) => self.annotated(s),
            Stmt::For(s) => self.for_(s),
            Stmt::While(s) => self.while_(s),
            Stmt::If(s) => self.if_(s),
            Stmt::With(s) => self.with(&s.items, &s.body, span),
            Stmt::Match(s) => self.match_(s),
            Stmt::Raise(s) => {
                let mut n = 0;
                for part in [&s.exc, &s.cause].into_iter().flatten() {
                    self.expr(part);
                    n += 1;
                }
                self.emit(Instr::Raise(n), span);
            }
            Stmt::Try(s) => self.try_(s),
            Stmt::Assert(s) => {
                let end = self.target();
                self.jump_if(&s.test, end, true);
                self.emit(Instr::LoadAssertionError, span);
                if let Some(message) = &s.msg {
                    self.expr(message);
                    self.emit(
                        Instr::Call {
                            argc: 1,
                            keywords: None,
                        },
                        span,
                    );
                }
                self.emit(Instr::Raise(1), span);
                self.bind(end);
            }
            Stmt::Import(s) => self.import(s),
            Stmt::ImportFrom(s) => self.import_from(s),
            Stmt::Global(_) | Stmt::Nonlocal(_) | Stmt::Pass(_) => {}
            Stmt::Expr(s) => {
                if self.constant(&s.value).is_none() {
                    self.expr(&s.value);
                    self.emit(Instr::Pop, span);
                }
            }
            Stmt::Break(_) => self.leave_loop(false, span),
            Stmt::Continue(_) => self.leave_loop(true, span),
            Stmt::AsyncFunctionDef(_) => self.unsupported("RP0130", "'async def'", span),
            Stmt::AsyncFor(_) => self.unsupported("RP0130", "'async for'", span),
            Stmt::AsyncWith(_) => self.unsupported("RP0130", "'async with'", span),
            Stmt::TryStar(_) => self.unsupported("RP0131", "'except*'", span),
            Stmt::TypeAlias(s) => {
                self.unsupported("RP0132", "the 'type' statement", span);
                // (Its value is at the end.)
                let value = self.span(&*s.value);
                let (name, value) = (
                    self.span(&*s.name),
                    &self.text[value.start as usize..value.end as usize],
                );
                let name = &self.text[name.start as usize..name.end as usize];
                if s.type_params.is_empty() && !value.contains('\n') {
                    self.help_with_last(format!("an assignment says the same: `{name} = {value}`"));
                }
            }
        }
    }

    fn unsupported(&mut self, code: &'static str, what: &str, span: Span) {
        let line = self.text[span.start as usize..]
            .find('\n')
            .unwrap_or(self.text.len());
        let end = span.end.min(span.start.saturating_add(line as u32));
        self.error(
            code,
            format!("{what} is not supported"),
            Span { end, ..span },
        );
    }

    /// Enters a block; too many in each other are an error, as for CPython.
    fn push_block(&mut self, block: Block<'a>, span: Span) {
        if self.unit().blocks.len() == MAX_BLOCKS {
            let end = span.start + 1;
            self.error(
                "RP0110",
                "too many statically nested blocks",
                Span { end, ..span },
            );
        }
        self.unit().blocks.push(block);
    }

    fn pop_block(&mut self) {
        self.unit().blocks.pop();
    }

    fn if_(&mut self, s: &'a ast::StmtIf) {
        let end = self.target();
        let mut s = s;
        loop {
            let next = self.target();
            self.jump_if(&s.test, next, false);
            self.body(&s.body);
            match s.orelse.as_slice() {
                [] => {
                    self.bind(next);
                    break;
                }
                orelse => {
                    let last = s.body.last().map_or(self.span(s), |s| self.span(s));
                    self.goto(end, last);
                    self.bind(next);
                    match orelse {
                        // `else: if` on its own reads the same.
                        [Stmt::If(inner)] => s = inner,
                        _ => {
                            self.body(orelse);
                            break;
                        }
                    }
                }
            }
        }
        self.bind(end);
    }

    fn for_(&mut self, s: &'a ast::StmtFor) {
        let span = self.span(s);
        let iter = self.span(&*s.iter);
        let (next, done, exit) = (self.target(), self.target(), self.target());
        self.expr(&s.iter);
        self.emit(Instr::GetIter, iter);
        self.bind(next);
        self.jump(Instr::ForIter(0), done, iter);
        self.push_block(
            Block::Loop {
                exit,
                next,
                iterator: true,
            },
            span,
        );
        self.assign(&s.target);
        self.body(&s.body);
        let last = s.body.last().map_or(span, |s| self.span(s));
        self.goto(next, last);
        self.pop_block();
        self.bind(done);
        self.body(&s.orelse);
        self.bind(exit);
    }

    fn while_(&mut self, s: &'a ast::StmtWhile) {
        let span = self.span(s);
        let (next, done, exit) = (self.target(), self.target(), self.target());
        self.bind(next);
        self.jump_if(&s.test, done, false);
        self.push_block(
            Block::Loop {
                exit,
                next,
                iterator: false,
            },
            span,
        );
        self.body(&s.body);
        let last = s.body.last().map_or(span, |s| self.span(s));
        self.goto(next, last);
        self.pop_block();
        self.bind(done);
        self.body(&s.orelse);
        self.bind(exit);
    }

    fn with(&mut self, items: &'a [ast::WithItem], body: &'a [Stmt], span: Span) {
        let Some((item, rest)) = items.split_first() else {
            return self.body(body);
        };
        let at = self.span(&item.context_expr);
        let (handler, cleanup, suppress, end) =
            (self.target(), self.target(), self.target(), self.target());
        self.expr(&item.context_expr);
        self.emit(Instr::BeforeWith, at);
        // The value from `__enter__` is above the `__exit__`, which the handler keeps.
        self.unit().asm.open_region_below(handler, 1);
        self.push_block(Block::With(at), span);
        match &item.optional_vars {
            Some(vars) => self.assign(vars),
            None => self.emit(Instr::Pop, at),
        }
        self.with(rest, body, span);
        self.pop_block();
        self.unit().asm.close_region();
        self.exit_normally(at);
        self.goto(end, at);

        self.bind(handler);
        self.emit(Instr::PushExcInfo, at);
        self.unit().asm.open_region_below(cleanup, 1);
        self.emit(Instr::WithExceptStart, at);
        self.jump(Instr::PopJumpIfTrue(0), suppress, at);
        self.unit().asm.close_region();
        self.bind(cleanup);
        self.raise_again(at);

        self.bind(suppress);
        self.emit(Instr::Pop, at);
        self.emit(Instr::PopExcept, at);
        self.emit(Instr::Pop, at);
        self.bind(end);
    }

    /// `previous exc` on the stack: out of the handler, the exception goes on.
    fn raise_again(&mut self, span: Span) {
        self.emit(Instr::Swap(2), span);
        self.emit(Instr::PopExcept, span);
        self.emit(Instr::Reraise, span);
    }

    fn try_(&mut self, s: &'a ast::StmtTry) {
        if s.finalbody.is_empty() {
            return self.try_except(s);
        }
        let span = self.span(s);
        let (handler, cleanup, end) = (self.target(), self.target(), self.target());
        self.unit().asm.open_region(handler);
        self.push_block(Block::FinallyBody(&s.finalbody), span);
        if s.handlers.is_empty() {
            self.body(&s.body);
            self.body(&s.orelse);
        } else {
            self.try_except(s);
        }
        self.pop_block();
        self.unit().asm.close_region();
        self.body(&s.finalbody);
        let last = s.finalbody.last().map_or(span, |s| self.span(s));
        self.goto(end, last);

        self.bind(handler);
        let first = s.finalbody.first().map_or(span, |s| self.span(s));
        self.emit(Instr::PushExcInfo, first);
        // An exception in here finds the previous one kept.
        self.unit().asm.open_region_below(cleanup, 1);
        self.push_block(Block::FinallyHandler, span);
        self.body(&s.finalbody);
        self.pop_block();
        self.unit().asm.close_region();
        self.bind(cleanup);
        self.raise_again(last);
        self.bind(end);
    }

    fn try_except(&mut self, s: &'a ast::StmtTry) {
        let span = self.span(s);
        let (handler, cleanup, end) = (self.target(), self.target(), self.target());
        self.unit().asm.open_region(handler);
        self.push_block(Block::TryBody, span);
        self.body(&s.body);
        self.pop_block();
        self.unit().asm.close_region();
        self.body(&s.orelse);
        let last = s
            .orelse
            .last()
            .or(s.body.last())
            .map_or(span, |s| self.span(s));
        self.goto(end, last);

        self.bind(handler);
        let first = s.handlers.first().map_or(span, |h| self.span(h));
        self.emit(Instr::PushExcInfo, first);
        // An exception in here finds the previous one kept.
        self.unit().asm.open_region_below(cleanup, 1);
        let count = s.handlers.len();
        for (i, ast::ExceptHandler::ExceptHandler(h)) in s.handlers.iter().enumerate() {
            let at = self.span(h);
            let next = self.target();
            match &h.type_ {
                Some(class) => {
                    self.expr(class);
                    let class = self.span(&**class);
                    self.emit(Instr::CheckExcMatch, class);
                    self.jump(Instr::PopJumpIfFalse(0), next, class);
                }
                None if i + 1 < count => {
                    let span = Span {
                        end: at.start + "except".len() as u32,
                        ..at
                    };
                    self.error("RP0118", "default 'except:' must be last", span);
                }
                None => {}
            }
            self.handler(h, at, end);
            self.bind(next);
        }
        self.unit().asm.close_region();
        self.bind(cleanup);
        self.raise_again(first);
        self.bind(end);
    }

    /// One `except` clause that has matched: the stack has the previous exception and this one.
    fn handler(&mut self, h: &'a ast::ExceptHandlerExceptHandler, at: Span, end: super::Target) {
        let last = h.body.last().map_or(at, |s| self.span(s));
        let regions = self.unit().asm.open_regions();
        match &h.name {
            None => {
                self.emit(Instr::Pop, at);
                self.push_block(Block::Handler(None), at);
                self.body(&h.body);
                self.pop_block();
                self.unit().asm.close_region();
                self.emit(Instr::PopExcept, last);
                self.goto(end, last);
            }
            Some(name) => {
                let from = h.type_.as_ref().map_or(at.start, |t| self.span(&**t).end);
                let name_span = self.find_name(name, from, at.end);
                self.store_name(name, name_span);
                let forget = self.target();
                self.unit().asm.open_region(forget);
                self.push_block(Block::Handler(Some((name, name_span))), at);
                self.body(&h.body);
                self.pop_block();
                self.unit().asm.close_region();
                self.unit().asm.close_region();
                self.emit(Instr::PopExcept, last);
                self.forget(name, name_span);
                self.goto(end, last);

                self.bind(forget);
                self.forget(name, name_span);
                self.raise_again(last);
            }
        }
        self.unit().asm.restore_regions(regions);
    }
}
