//! Calls.

use super::expr::unstarred;
use super::Compiler;
use crate::code::{Const, Instr};
use crate::parse::ast::{self, Expr};
use crate::source::Span;
use std::num::NonZeroU32;

impl<'a> Compiler<'a> {
    pub(super) fn call(&mut self, e: &'a ast::ExprCall) {
        let mut span = self.span(e);
        self.expr(&e.func);
        if let Expr::Attribute(_) = &*e.func {
            // In a chain of method calls over several lines, the call is where its name is.
            let name = self.attribute_span(&*e.func);
            let before = &self.text[span.start as usize..name.start as usize];
            if before.contains('\n') {
                span.start = name.start;
            }
        }
        if let [Expr::GeneratorExp(_)] = e.args.as_slice() {
        } else {
            for arg in &e.args {
                if let Expr::GeneratorExp(_) = arg {
                    let arg = self.span(arg);
                    if !self.parsed.is_bracketed(arg.start, arg.end) {
                        let message = "Generator expression must be parenthesized";
                        self.error("RP0116", message, arg);
                    }
                }
            }
        }
        if let ([Expr::GeneratorExp(arg)], false) = (e.args.as_slice(), e.keywords.is_empty()) {
            let arg = self.span(arg);
            if !self.parsed.is_bracketed(arg.start, arg.end) {
                self.error("RP0116", "Generator expression must be parenthesized", arg);
            }
        }
        self.call_with(&e.args, &e.keywords, 0, span);
    }

    /// Calls with these arguments, of which `pushed` (no keywords) are on the stack already.
    pub(super) fn call_with(
        &mut self,
        args: &'a [Expr],
        keywords: &'a [ast::Keyword],
        pushed: u32,
        span: Span,
    ) {
        for keyword in keywords {
            if keyword.arg.as_deref() == Some("__debug__") {
                let span = self.span(keyword);
                self.error("RP0111", "cannot assign to __debug__", span);
            }
        }
        let plain = unstarred(args);
        let starred = plain.iter().any(|a| a.is_starred_expr());
        let double_starred = keywords.iter().any(|k| k.arg.is_none());
        let argc = pushed as usize + plain.len() + keywords.len();
        if !starred && !double_starred && argc <= u16::MAX as usize {
            plain.iter().for_each(|a| self.expr(a));
            let mut names = Vec::with_capacity(keywords.len());
            for keyword in keywords {
                self.expr(&keyword.value);
                if let Some(name) = &keyword.arg {
                    names.push(Const::Str(self.mangle(name)));
                }
            }
            let keywords = if names.is_empty() {
                None
            } else {
                let index = self.konst(Const::Tuple(names));
                NonZeroU32::new(index + 1)
            };
            return self.emit(
                Instr::Call {
                    argc: argc as u16,
                    keywords,
                },
                span,
            );
        }
        match args {
            [Expr::Starred(only)] if pushed == 0 && starred => self.expr(&only.value),
            _ if pushed > 0 => {
                self.emit(Instr::BuildTuple(pushed), span);
                if !args.is_empty() {
                    self.arguments(args, span);
                    self.emit(Instr::TupleExtend, span);
                }
            }
            _ => self.arguments(args, span),
        }
        if !keywords.is_empty() {
            self.keyword_dict(keywords, span);
        }
        self.emit(
            Instr::CallEx {
                keywords: !keywords.is_empty(),
            },
            span,
        );
    }

    fn keyword_dict(&mut self, keywords: &'a [ast::Keyword], span: Span) {
        let mut built = false;
        let mut rest = keywords;
        while let Some(first) = rest.first() {
            let n = rest.iter().take_while(|k| k.arg.is_some()).count();
            if n > 0 {
                for keyword in &rest[..n] {
                    let Some(name) = &keyword.arg else { continue };
                    let name = self.mangle(name);
                    let at = self.span(keyword);
                    self.load_const(Const::Str(name), at);
                    self.expr(&keyword.value);
                }
                self.emit(Instr::BuildMap(n as u32), span);
                rest = &rest[n..];
            } else {
                if !built {
                    self.emit(Instr::BuildMap(0), span);
                    built = true;
                }
                self.expr(&first.value);
                rest = &rest[1..];
            }
            if built {
                let at = self.span(first);
                self.emit(Instr::DictMerge(1), at);
            }
            built = true;
        }
    }
}
