//! Comprehensions, inlined, and generator expressions, which are functions.

use super::{Compiler, Signature};
use crate::code::{CodeFlags, Const, Instr, MakeFunction, Name};
use crate::parse::ast::{self, Expr};
use crate::source::Span;
use crate::symtable::ScopeId;

/// What each round of the innermost loop adds.
#[derive(Clone, Copy)]
enum Element<'a> {
    List(&'a Expr),
    Set(&'a Expr),
    Dict(&'a Expr, &'a Expr),
    Yield(&'a Expr),
}

impl<'a> Compiler<'a> {
    pub(super) fn list_comprehension(&mut self, e: &'a ast::ExprListComp) {
        let (scope, span) = (self.table.scope_of(e), self.span(e));
        self.inline(
            scope,
            &e.generators,
            Instr::BuildList(0),
            Element::List(&e.elt),
            span,
        );
    }

    pub(super) fn set_comprehension(&mut self, e: &'a ast::ExprSetComp) {
        let (scope, span) = (self.table.scope_of(e), self.span(e));
        self.inline(
            scope,
            &e.generators,
            Instr::BuildSet(0),
            Element::Set(&e.elt),
            span,
        );
    }

    pub(super) fn dict_comprehension(&mut self, e: &'a ast::ExprDictComp) {
        let (scope, span) = (self.table.scope_of(e), self.span(e));
        let element = Element::Dict(&e.key, &e.value);
        self.inline(scope, &e.generators, Instr::BuildMap(0), element, span);
    }

    fn inline(
        &mut self,
        scope: ScopeId,
        generators: &'a [ast::Comprehension],
        build: Instr,
        element: Element<'a>,
        span: Span,
    ) {
        let Some(first) = generators.first() else {
            return;
        };
        self.check_async(generators, span);
        self.expr(&first.iter);
        let iter_span = self.span(&first.iter);
        self.emit(Instr::GetIter, iter_span);
        self.emit(build, span);
        self.emit(Instr::Swap(2), span);
        let outer = std::mem::replace(&mut self.unit().scope, scope);
        self.make_cells(scope, span);
        self.loops(generators, 0, element);
        self.unit().scope = outer;
    }

    fn check_async(&mut self, generators: &[ast::Comprehension], span: Span) {
        if generators.iter().any(|g| g.is_async) {
            self.error(
                "RP0130",
                "asynchronous comprehensions are not supported",
                span,
            );
        }
    }

    /// The loop of the n-th `for`, whose iterator is on the stack.
    fn loops(&mut self, generators: &'a [ast::Comprehension], n: usize, element: Element<'a>) {
        let generator = &generators[n];
        let span = self.span(&generator.target);
        let (next, end) = (self.target(), self.target());
        self.bind(next);
        self.jump(Instr::ForIter(0), end, self.span(&generator.iter));
        self.assign(&generator.target);
        for condition in &generator.ifs {
            self.jump_if(condition, next, false);
        }
        if n + 1 < generators.len() {
            let iter = &generators[n + 1].iter;
            self.expr(iter);
            let span = self.span(iter);
            self.emit(Instr::GetIter, span);
            self.loops(generators, n + 1, element);
        } else {
            // Below the item: the iterators of all loops, then what is being built.
            let depth = generators.len() as u32 + 1;
            match element {
                Element::List(e) => {
                    self.item(e);
                    let span = self.span(e);
                    self.emit(Instr::ListAppend(depth), span);
                }
                Element::Set(e) => {
                    self.item(e);
                    let span = self.span(e);
                    self.emit(Instr::SetAdd(depth), span);
                }
                Element::Dict(key, value) => {
                    self.expr(key);
                    self.expr(value);
                    let span = Span {
                        start: self.span(key).start,
                        ..self.span(value)
                    };
                    self.emit(Instr::MapAdd(depth), span);
                }
                Element::Yield(e) => {
                    self.item(e);
                    let span = self.span(e);
                    self.emit(Instr::Yield, span);
                    self.emit(Instr::Pop, span);
                }
            }
        }
        self.goto(next, span);
        self.bind(end);
    }

    fn item(&mut self, e: &'a Expr) {
        if let Expr::Starred(starred) = e {
            let span = self.span(e);
            self.error(
                "RP0117",
                "iterable unpacking cannot be used in comprehension",
                span,
            );
            return self.expr(&starred.value);
        }
        self.expr(e);
    }

    pub(super) fn generator_expression(&mut self, e: &'a ast::ExprGeneratorExp) {
        let span = self.span(e);
        let Some(first) = e.generators.first() else {
            return;
        };
        self.check_async(&e.generators, span);
        let scope = self.table.scope_of(e);
        let iter_span = self.span(&first.iter);
        let qualname = self.qualname("<genexpr>");
        let flags = CodeFlags {
            function: true,
            generator: true,
            nested: self.nested(),
            ..Default::default()
        };
        let signature = Signature {
            params: vec![(Name::from(".0"), iter_span)],
            argcount: 1,
            ..Signature::plain("<genexpr>", flags)
        };
        self.enter(scope, signature, qualname);
        self.prologue(span);
        self.emit(Instr::LoadFast(0), iter_span);
        self.loops(&e.generators, 0, Element::Yield(&e.elt));
        self.load_const(Const::None, span);
        self.emit(Instr::Return, span);
        let code = self.leave(span, None);
        self.make_closure(scope, code, MakeFunction::default(), span);
        self.expr(&first.iter);
        self.emit(Instr::GetIter, iter_span);
        self.emit(
            Instr::Call {
                argc: 1,
                keywords: None,
            },
            span,
        );
    }
}
