//! Functions, lambdas and classes.

use super::{stmt, Compiler, Signature};
use crate::code::{Code, CodeFlags, Const, Hint, Hinted, Instr, MakeFunction, Name};
use crate::parse::ast::{self, Expr};
use crate::source::Span;
use crate::symtable::{ScopeId, ScopeKind};
use std::rc::Rc;

impl<'a> Compiler<'a> {
    pub(super) fn function_def(&mut self, s: &'a ast::StmtFunctionDef) {
        let span = self.span(s);
        let name_span = self.find_name(&s.name, span.start, span.end);
        self.check_type_params(&s.type_params);
        s.decorator_list.iter().for_each(|d| self.expr(d));
        let parts = self.defaults(&s.args, span);
        let annotated = self.annotations(&s.args, s.returns.as_deref(), span);
        let parts = MakeFunction {
            annotations: annotated,
            ..parts
        };
        let scope = self.table.scope_of(s);
        let qualname = self.qualname(&s.name);
        let signature = self.signature(scope, &s.name, &s.args, s.returns.as_deref());
        self.enter(scope, signature, qualname);
        let head = Span {
            end: name_span.end,
            ..span
        };
        self.prologue(head);
        let docstring = self.docstring(&s.body);
        self.body(&s.body);
        // Nothing is written where the function ends without `return`: a place without text.
        let last = s.body.last().map_or(span, |s| self.span(s));
        self.return_none(Span {
            start: last.end,
            ..last
        });
        let code = self.leave(span, docstring);
        self.make_closure(scope, code, parts, head);
        for decorator in s.decorator_list.iter().rev() {
            let span = self.span(decorator);
            self.emit(
                Instr::Call {
                    argc: 1,
                    keywords: None,
                },
                span,
            );
        }
        self.store_name(&s.name, name_span);
    }

    pub(super) fn lambda(&mut self, e: &'a ast::ExprLambda, span: Span) {
        let parts = self.defaults(&e.args, span);
        let scope = self.table.scope_of(e);
        let qualname = self.qualname("<lambda>");
        let signature = self.signature(scope, "<lambda>", &e.args, None);
        self.enter(scope, signature, qualname);
        self.prologue(span);
        self.expr(&e.body);
        let body = self.span(&*e.body);
        if self.unit().flags.generator {
            self.emit(Instr::Pop, body);
            self.load_const(Const::None, body);
        }
        self.emit(Instr::Return, body);
        let code = self.leave(span, None);
        self.make_closure(scope, code, parts, span);
    }

    /// Makes the function of a code object; what `parts` names is on the stack.
    pub(super) fn make_closure(
        &mut self,
        scope: ScopeId,
        code: Code,
        parts: MakeFunction,
        span: Span,
    ) {
        let table = self.table;
        let parent = table.scopes[scope].parent;
        let frees = &table.scopes[scope].frees;
        for name in frees {
            let owner = table.enclosing(parent, name);
            let unit = self.unit();
            let own = owner
                .filter(|&o| table.scopes[o].unit == unit.root)
                .and_then(|o| unit.cells.get(&(o, name.clone())).copied());
            let index = own.or_else(|| {
                let free = unit.freevars.iter().position(|f| f == name)?;
                Some((unit.cellvars.len() + free) as u32)
            });
            self.emit(
                Instr::LoadClosure(index.expect("a variable of this unit")),
                span,
            );
        }
        let closure = !frees.is_empty();
        if closure {
            self.emit(Instr::BuildTuple(frees.len() as u32), span);
        }
        self.load_const(Const::Code(Rc::new(code)), span);
        self.emit(Instr::MakeFunction(MakeFunction { closure, ..parts }), span);
    }

    fn signature(
        &mut self,
        scope: ScopeId,
        name: &str,
        args: &ast::Arguments,
        returns: Option<&Expr>,
    ) -> Signature {
        let positional = args.posonlyargs.iter().chain(&args.args);
        let all = positional.chain(&args.kwonlyargs).map(|a| &a.def);
        let all = all
            .chain(args.vararg.as_deref())
            .chain(args.kwarg.as_deref());
        let all: Vec<&ast::Arg> = all.collect();
        let hinted = (0..).zip(&all).filter_map(|(at, param)| {
            let annotation = param.annotation.as_deref()?;
            Some(self.hint(Hinted::Param(at), annotation))
        });
        let returned = returns.map(|returns| self.hint(Hinted::Result, returns));
        let hints = hinted.chain(returned).collect();
        let params = all
            .into_iter()
            .map(|param| {
                let (start, end) = crate::parse::range(param.range);
                let span = self.find_name(&param.arg, start, end);
                (self.table.mangle(scope, &param.arg), span)
            })
            .collect::<Vec<(Name, Span)>>();
        for (name, span) in &params {
            if &**name == "__debug__" {
                self.error("RP0111", "cannot assign to __debug__", *span);
            }
        }
        Signature {
            name: name.into(),
            params,
            hints,
            argcount: (args.posonlyargs.len() + args.args.len()) as u32,
            posonlyargcount: args.posonlyargs.len() as u32,
            kwonlyargcount: args.kwonlyargs.len() as u32,
            flags: CodeFlags {
                function: true,
                varargs: args.vararg.is_some(),
                varkeywords: args.kwarg.is_some(),
                generator: self.table.scopes[scope].generator,
                nested: self.nested(),
                collected: false,
            },
        }
    }

    /// Pushes the tuple of positional defaults and the dict of keyword-only ones, as far as there
    /// are any.
    fn defaults(&mut self, args: &'a ast::Arguments, span: Span) -> MakeFunction {
        let mut parts = MakeFunction::default();
        let positional = args.posonlyargs.iter().chain(&args.args);
        let defaults: Vec<&'a Expr> = positional.filter_map(|a| a.default.as_deref()).collect();
        if let (Some(first), Some(last)) = (defaults.first(), defaults.last()) {
            parts.defaults = true;
            let span = Span {
                end: self.span(*last).end,
                ..self.span(*first)
            };
            let constants: Option<Vec<Const>> = defaults.iter().map(|d| self.constant(d)).collect();
            match constants {
                Some(items) => self.load_const(Const::Tuple(items), span),
                None => {
                    let n = defaults.len() as u32;
                    defaults.into_iter().for_each(|d| self.expr(d));
                    self.emit(Instr::BuildTuple(n), span);
                }
            }
        }
        let mut n = 0;
        for arg in &args.kwonlyargs {
            let Some(default) = &arg.default else {
                continue;
            };
            let name = self.mangle(&arg.def.arg);
            let at = self.span(&**default);
            self.load_const(Const::Str(name), at);
            self.expr(default);
            n += 1;
        }
        if n > 0 {
            parts.kwdefaults = true;
            self.emit(Instr::BuildMap(n), span);
        }
        parts
    }

    /// Pushes the tuple of annotations, if there are any.
    fn annotations(
        &mut self,
        args: &'a ast::Arguments,
        returns: Option<&'a Expr>,
        span: Span,
    ) -> bool {
        let positional = args.posonlyargs.iter().chain(&args.args);
        let all = positional.map(|a| &a.def).chain(args.vararg.as_deref());
        let all = all
            .chain(args.kwonlyargs.iter().map(|a| &a.def))
            .chain(args.kwarg.as_deref());
        let all: Vec<_> = all.collect();
        let mut n = 0;
        let annotated = returns.is_some() || all.iter().any(|param| param.annotation.is_some());
        let skip = (annotated && self.nested() && !self.table.future_annotations).then(|| {
            let end = self.target();
            self.jump(Instr::SkipAnnotations(0), end, span);
            end
        });
        for param in all {
            if let Some(annotation) = &param.annotation {
                let name = self.mangle(&param.arg);
                self.annotation_pair(name, annotation);
                n += 2;
            }
        }
        if let Some(returns) = returns {
            self.annotation_pair("return".into(), returns);
            n += 2;
        }
        if n > 0 {
            self.emit(Instr::BuildTuple(n), span);
        }
        if let Some(end) = skip {
            self.bind(end);
        }
        n > 0
    }

    /// A hint as it is written.
    pub(super) fn hint(&self, of: Hinted, annotation: &Expr) -> Hint {
        let span = self.span(annotation);
        let text = &self.text[span.start as usize..span.end as usize];
        Hint {
            of,
            text: text.into(),
            span,
        }
    }

    fn annotation_pair(&mut self, name: Name, annotation: &'a Expr) {
        let span = self.span(annotation);
        self.load_const(Const::Str(name), span);
        self.annotation(annotation);
    }

    /// Pushes the value of an annotation: its text if the module says so.
    pub(super) fn annotation(&mut self, annotation: &'a Expr) {
        let span = self.span(annotation);
        if self.table.future_annotations {
            let text = &self.text[span.start as usize..span.end as usize];
            return self.load_const(Const::Str(text.into()), span);
        }
        match annotation {
            // `*args: *Ts`
            Expr::Starred(starred) => {
                self.expr(&starred.value);
                self.emit(Instr::UnpackSequence(1), span);
            }
            _ => self.expr(annotation),
        }
    }

    pub(super) fn check_type_params(&mut self, params: &[ast::TypeParam]) {
        if let Some(first) = params.first() {
            let span = self.span(first);
            self.error("RP0132", "type parameters are not supported", span);
            self.help_with_last("declare `T = TypeVar(\"T\")`, and derive classes from `Generic[T]` (both are in `typing`)");
        }
    }

    pub(super) fn class_def(&mut self, s: &'a ast::StmtClassDef) {
        let span = self.span(s);
        let name_span = self.find_name(&s.name, span.start, span.end);
        let head = Span {
            end: name_span.end,
            ..span
        };
        self.check_type_params(&s.type_params);
        s.decorator_list.iter().for_each(|d| self.expr(d));
        for base in &s.bases {
            let at = self.span(base);
            if base.is_generator_exp_expr() && !self.parsed.is_bracketed(at.start, at.end) {
                self.error("RP0116", "invalid syntax", at);
            }
        }
        self.emit(Instr::LoadBuildClass, head);

        let scope = self.table.scope_of(s);
        let qualname = self.qualname(&s.name);
        let flags = CodeFlags {
            nested: self.nested(),
            ..Default::default()
        };
        self.enter(scope, Signature::plain(&s.name, flags), qualname.clone());
        self.prologue(head);
        self.load_name("__name__", head);
        self.store_name("__module__", head);
        self.load_const(Const::Str(qualname), head);
        self.store_name("__qualname__", head);
        if stmt::has_annotations(&s.body) {
            self.emit(Instr::SetupAnnotations, head);
        }
        let docstring = self.docstring(&s.body);
        if let (Some(text), Some(first)) = (&docstring, s.body.first()) {
            let span = self.span(first);
            self.load_const(Const::Str(text.clone()), span);
            self.store_name("__doc__", span);
        }
        self.body(&s.body);
        let last = s.body.last().map_or(span, |s| self.span(s));
        if self.table.scopes[scope].class_cell {
            self.emit(Instr::LoadClosure(0), last);
            self.emit(Instr::Copy(1), last);
            self.store_name("__classcell__", last);
            self.emit(Instr::Return, last);
        } else {
            self.return_none(last);
        }
        let code = self.leave(span, docstring);

        self.make_closure(scope, code, MakeFunction::default(), head);
        self.load_const(Const::Str(s.name.as_str().into()), name_span);
        self.call_with(&s.bases, &s.keywords, 2, head);
        for decorator in s.decorator_list.iter().rev() {
            let span = self.span(decorator);
            self.emit(
                Instr::Call {
                    argc: 1,
                    keywords: None,
                },
                span,
            );
        }
        self.store_name(&s.name, name_span);
    }

    /// Whether names here are attributes of a namespace: `SetupAnnotations` and the like apply.
    pub(super) fn has_namespace(&mut self) -> bool {
        let root = self.unit().root;
        self.table.scopes[root].kind != ScopeKind::Function
    }
}
