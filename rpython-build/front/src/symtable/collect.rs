//! The first pass: what each scope does with each name.

use super::{mangle, Owner, Scope, ScopeId, ScopeKind, SymTable, Symbol};
use crate::code::Name;
use crate::diag::Diagnostic;
use crate::entity::PrimaryMap;
use crate::parse::ast::{self, Expr, Pattern, Ranged, Stmt};
use crate::parse::{range, Literal, Parsed, Part, Tree};
use crate::source::{FileId, Span};
use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxHashMap;

pub(super) fn collect(parsed: &Parsed, file: FileId, errors: &mut Vec<Diagnostic>) -> SymTable {
    let table = SymTable {
        scopes: PrimaryMap::new(),
        nodes: FxHashMap::default(),
        future_annotations: false,
    };
    let mut c = Collector {
        parsed,
        file,
        errors,
        table,
        current: ScopeId(0),
        no_walrus: 0,
    };
    c.open(ScopeKind::Module, None);
    match &parsed.tree {
        Tree::Module(body) => {
            c.table.future_annotations = body.iter().any(imports_future_annotations);
            c.body(body);
        }
        Tree::Expression(value) => c.expr(value),
    }
    c.table
}

fn imports_future_annotations(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::ImportFrom(s) => {
            s.module.as_deref() == Some("__future__")
                && s.names.iter().any(|a| a.name.as_str() == "annotations")
        }
        _ => false,
    }
}

struct Collector<'a> {
    parsed: &'a Parsed,
    file: FileId,
    errors: &'a mut Vec<Diagnostic>,
    table: SymTable,
    current: ScopeId,
    /// Inside how many iterables of comprehensions we are: no `:=` there.
    no_walrus: u32,
}

impl<'a> Collector<'a> {
    fn span(&self, node: &impl Ranged) -> Span {
        let (start, end) = range(node.range());
        Span {
            file: self.file,
            start,
            end,
        }
    }

    fn error(&mut self, code: &'static str, message: impl Into<String>, span: Span) {
        self.errors
            .push(Diagnostic::error(code, message).at(span, ""));
    }

    fn open(&mut self, kind: ScopeKind, class: Option<Name>) -> ScopeId {
        let parent = (!self.table.scopes.is_empty()).then_some(self.current);
        let id = self.table.scopes.next_id();
        let unit = match (kind, parent) {
            (ScopeKind::Comprehension, Some(parent)) => self.table.scopes[parent].unit,
            _ => id,
        };
        let class = class.or_else(|| parent.and_then(|p| self.table.scopes[p].class.clone()));
        self.table.scopes.push(Scope {
            kind,
            parent,
            unit,
            class,
            symbols: IndexMap::new(),
            generator: false,
            class_cell: false,
            frees: IndexSet::new(),
            comprehension: "",
        });
        self.current = id;
        id
    }

    /// Opens a scope for a tree node; [`close`](Self::close) ends it.
    fn open_node<T>(&mut self, node: &T, kind: ScopeKind, class: Option<Name>) -> ScopeId {
        let id = self.open(kind, class);
        self.table
            .nodes
            .insert(std::ptr::from_ref(node) as usize, id);
        id
    }

    fn close(&mut self) {
        self.current = self.table.scopes[self.current]
            .parent
            .expect("scopes are closed once");
    }

    fn kind(&self) -> ScopeKind {
        self.table.scopes[self.current].kind
    }

    fn symbol(&mut self, name: &str) -> &mut Symbol {
        self.symbol_in(self.current, name)
    }

    fn symbol_in(&mut self, scope: ScopeId, name: &str) -> &mut Symbol {
        let name = mangle(self.table.scopes[scope].class.as_deref(), name);
        self.table.scopes[scope]
            .symbols
            .entry(name)
            .or_insert_with(|| Symbol {
                bound: false,
                used: false,
                param: false,
                iteration: false,
                annotated: false,
                global: None,
                nonlocal: None,
                owner: Owner::GlobalImplicit,
                captured: false,
            })
    }

    fn bind(&mut self, name: &str) {
        self.symbol(name).bound = true;
    }

    fn body(&mut self, body: &[Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::FunctionDef(s) => {
                self.bind(&s.name);
                self.exprs(&s.decorator_list);
                self.function(s, &s.args, s.returns.as_deref(), |c| c.body(&s.body));
            }
            // Refused by the compiler: nothing in them matters.
            Stmt::AsyncFunctionDef(s) => self.bind(&s.name),
            Stmt::AsyncFor(_) | Stmt::AsyncWith(_) | Stmt::TypeAlias(_) => {}
            Stmt::ClassDef(s) => {
                self.bind(&s.name);
                self.exprs(&s.decorator_list);
                self.exprs(&s.bases);
                for keyword in &s.keywords {
                    self.expr(&keyword.value);
                }
                self.open_node(s, ScopeKind::Class, Some(s.name.as_str().into()));
                self.body(&s.body);
                self.close();
            }
            Stmt::Return(s) => self.maybe(&s.value),
            Stmt::Delete(s) => self.exprs(&s.targets),
            Stmt::Assign(s) => {
                self.expr(&s.value);
                self.exprs(&s.targets);
            }
            Stmt::AugAssign(s) => {
                if let Expr::Name(name) = &*s.target {
                    self.symbol(&name.id).used = true;
                }
                self.expr(&s.target);
                self.expr(&s.value);
            }
            Stmt::AnnAssign(s) => self.annotated_assignment(s),
            Stmt::For(s) => {
                self.expr(&s.target);
                self.expr(&s.iter);
                self.body(&s.body);
                self.body(&s.orelse);
            }
            Stmt::While(s) => {
                self.expr(&s.test);
                self.body(&s.body);
                self.body(&s.orelse);
            }
            Stmt::If(s) => {
                self.expr(&s.test);
                self.body(&s.body);
                let mut orelse = &s.orelse;
                while let [Stmt::If(next)] = orelse.as_slice() {
                    self.expr(&next.test);
                    self.body(&next.body);
                    orelse = &next.orelse;
                }
                self.body(orelse);
            }
            Stmt::With(s) => {
                for item in &s.items {
                    self.expr(&item.context_expr);
                    self.maybe(&item.optional_vars);
                }
                self.body(&s.body);
            }
            Stmt::Match(s) => {
                self.expr(&s.subject);
                for case in &s.cases {
                    self.pattern(&case.pattern);
                    self.maybe(&case.guard);
                    self.body(&case.body);
                }
            }
            Stmt::Raise(s) => {
                self.maybe(&s.exc);
                self.maybe(&s.cause);
            }
            Stmt::Try(s) => self.try_(&s.body, &s.handlers, &s.orelse, &s.finalbody),
            Stmt::TryStar(s) => self.try_(&s.body, &s.handlers, &s.orelse, &s.finalbody),
            Stmt::Assert(s) => {
                self.expr(&s.test);
                self.maybe(&s.msg);
            }
            Stmt::Import(s) => {
                for alias in &s.names {
                    let name = match &alias.asname {
                        Some(name) => name.as_str(),
                        None => alias.name.split('.').next().unwrap_or(""),
                    };
                    self.bind(name);
                }
            }
            Stmt::ImportFrom(s) => {
                for alias in &s.names {
                    if alias.name.as_str() == "*" {
                        if self.kind() != ScopeKind::Module {
                            let span = self.span(s);
                            self.error("RP0119", "import * only allowed at module level", span);
                        }
                    } else {
                        self.bind(alias.asname.as_ref().unwrap_or(&alias.name));
                    }
                }
            }
            Stmt::Global(s) => {
                for (i, name) in s.names.iter().enumerate() {
                    let span = self.name_span(s, name, i);
                    self.declare(name, span, true);
                }
            }
            Stmt::Nonlocal(s) => {
                for (i, name) in s.names.iter().enumerate() {
                    let span = self.name_span(s, name, i);
                    self.declare(name, span, false);
                }
            }
            Stmt::Expr(s) => self.expr(&s.value),
            Stmt::Pass(_) | Stmt::Break(_) | Stmt::Continue(_) => {}
        }
    }

    /// Where the n-th name of a `global` or `nonlocal` statement stands.
    fn name_span(&self, stmt: &impl Ranged, name: &str, n: usize) -> Span {
        let (start, end) = range(stmt.range());
        let at = self.parsed.tokens.partition_point(|t| t.start < start);
        // keyword, name, comma, name, …
        match self.parsed.tokens.get(at + 1 + 2 * n) {
            Some(token) if token.end <= end => Span {
                file: self.file,
                start: token.start,
                end: token.end,
            },
            _ => match self.parsed.name_token(name, start, end) {
                Some(token) => Span {
                    file: self.file,
                    start: token.start,
                    end: token.end,
                },
                None => Span {
                    file: self.file,
                    start,
                    end,
                },
            },
        }
    }

    fn declare(&mut self, name: &str, span: Span, global: bool) {
        let kind = self.kind();
        let word = if global { "global" } else { "nonlocal" };
        if !global && kind == ScopeKind::Module {
            return self.error(
                "RP0114",
                "nonlocal declaration not allowed at module level",
                span,
            );
        }
        let symbol = self.symbol(name).clone();
        let problem = if symbol.param {
            Some(format!("name '{name}' is parameter and {word}"))
        } else if (global && symbol.nonlocal.is_some()) || (!global && symbol.global.is_some()) {
            Some(format!("name '{name}' is nonlocal and global"))
        } else if symbol.annotated {
            Some(format!("annotated name '{name}' can't be {word}"))
        } else if symbol.bound && symbol.global.is_none() && symbol.nonlocal.is_none() {
            Some(format!(
                "name '{name}' is assigned to before {word} declaration"
            ))
        } else if symbol.used && symbol.global.is_none() && symbol.nonlocal.is_none() {
            Some(format!("name '{name}' is used prior to {word} declaration"))
        } else {
            None
        };
        if let Some(message) = problem {
            return self.error("RP0114", message, span);
        }
        let symbol = self.symbol(name);
        if global {
            symbol.global = Some(span);
        } else {
            symbol.nonlocal = Some(span);
        }
    }

    fn annotated_assignment(&mut self, s: &ast::StmtAnnAssign) {
        if let Expr::Name(name) = &*s.target {
            let symbol = self.symbol(&name.id);
            let declared = match (symbol.global, symbol.nonlocal) {
                (Some(_), _) => Some("global"),
                (_, Some(_)) => Some("nonlocal"),
                _ => None,
            };
            if let Some(word) = declared.filter(|_| self.kind() != ScopeKind::Module) {
                let span = self.span(&*s.target);
                let message = format!("annotated name '{}' can't be {word}", name.id);
                self.error("RP0114", message, span);
            }
            let symbol = self.symbol(&name.id);
            symbol.annotated = true;
            symbol.bound = true;
        } else {
            self.expr(&s.target);
        }
        let evaluated = self.kind() != ScopeKind::Function || !s.target.is_name_expr();
        if evaluated && !self.table.future_annotations {
            self.expr(&s.annotation);
        }
        self.maybe(&s.value);
    }

    fn try_(
        &mut self,
        body: &[Stmt],
        handlers: &[ast::ExceptHandler],
        orelse: &[Stmt],
        finalbody: &[Stmt],
    ) {
        self.body(body);
        for ast::ExceptHandler::ExceptHandler(handler) in handlers {
            self.maybe(&handler.type_);
            if let Some(name) = &handler.name {
                self.bind(name);
            }
            self.body(&handler.body);
        }
        self.body(orelse);
        self.body(finalbody);
    }

    /// Defaults and annotations belong to the scope around, parameters and body to a new one.
    fn function<T>(
        &mut self,
        node: &T,
        args: &ast::Arguments,
        returns: Option<&Expr>,
        body: impl FnOnce(&mut Self),
    ) {
        let positional = args.posonlyargs.iter().chain(&args.args);
        for arg in positional.clone().chain(&args.kwonlyargs) {
            if let Some(default) = &arg.default {
                self.expr(default);
            }
        }
        let plain = positional.chain(&args.kwonlyargs).map(|a| &a.def);
        let params: Vec<&ast::Arg> = plain
            .chain(args.vararg.as_deref())
            .chain(args.kwarg.as_deref())
            .collect();
        if !self.table.future_annotations {
            for param in &params {
                self.maybe(&param.annotation);
            }
            if let Some(returns) = returns {
                self.expr(returns);
            }
        }
        let walrus = std::mem::take(&mut self.no_walrus);
        self.open_node(node, ScopeKind::Function, None);
        for param in params {
            let span = self.span(param);
            let symbol = self.symbol(&param.arg);
            let twice = symbol.param;
            symbol.param = true;
            symbol.bound = true;
            if twice {
                let message = format!("duplicate argument '{}' in function definition", param.arg);
                self.error("RP0115", message, span);
            }
        }
        body(self);
        self.close();
        self.no_walrus = walrus;
    }

    fn exprs(&mut self, exprs: &[Expr]) {
        for expr in exprs {
            self.expr(expr);
        }
    }

    fn maybe(&mut self, expr: &Option<Box<Expr>>) {
        if let Some(expr) = expr {
            self.expr(expr);
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::BoolOp(e) => self.exprs(&e.values),
            Expr::NamedExpr(e) => {
                self.expr(&e.value);
                self.walrus(e);
            }
            Expr::BinOp(e) => {
                // A chain of left operands is walked, not recursed into.
                let mut chain = vec![e];
                while let Expr::BinOp(left) = &*chain[chain.len() - 1].left {
                    chain.push(left);
                }
                self.expr(&chain[chain.len() - 1].left);
                while let Some(e) = chain.pop() {
                    self.expr(&e.right);
                }
            }
            Expr::UnaryOp(e) => self.expr(&e.operand),
            Expr::Lambda(e) => self.function(e, &e.args, None, |c| c.expr(&e.body)),
            Expr::IfExp(e) => {
                self.expr(&e.test);
                self.expr(&e.body);
                self.expr(&e.orelse);
            }
            Expr::Dict(e) => {
                for (key, value) in e.keys.iter().zip(&e.values) {
                    if let Some(key) = key {
                        self.expr(key);
                    }
                    self.expr(value);
                }
            }
            Expr::Set(e) => self.exprs(&e.elts),
            Expr::ListComp(e) => {
                self.comprehension(e, &e.generators, "list comprehension", |c| c.expr(&e.elt));
            }
            Expr::SetComp(e) => {
                self.comprehension(e, &e.generators, "set comprehension", |c| c.expr(&e.elt));
            }
            Expr::DictComp(e) => {
                self.comprehension(e, &e.generators, "dict comprehension", |c| {
                    c.expr(&e.key);
                    c.expr(&e.value);
                });
            }
            Expr::GeneratorExp(e) => {
                self.comprehension(e, &e.generators, "generator expression", |c| c.expr(&e.elt));
            }
            // Refused by the compiler.
            Expr::Await(_) => {}
            Expr::Yield(e) => {
                self.yields(self.span(e));
                self.maybe(&e.value);
            }
            Expr::YieldFrom(e) => {
                self.yields(self.span(e));
                self.expr(&e.value);
            }
            Expr::Compare(e) => {
                self.expr(&e.left);
                self.exprs(&e.comparators);
            }
            Expr::Call(e) => {
                self.expr(&e.func);
                self.exprs(&e.args);
                for keyword in &e.keywords {
                    self.expr(&keyword.value);
                }
            }
            Expr::Constant(e) => {
                if let ast::Constant::Str(index) = &e.value {
                    if let Literal::Format(parts) = self.parsed.literal(index) {
                        self.parts(parts);
                    }
                }
            }
            // The parser makes none: f-strings are ours.
            Expr::FormattedValue(_) | Expr::JoinedStr(_) => {}
            Expr::Attribute(e) => self.expr(&e.value),
            Expr::Subscript(e) => {
                self.expr(&e.value);
                self.expr(&e.slice);
            }
            Expr::Starred(e) => self.expr(&e.value),
            Expr::Name(e) => {
                let load = e.ctx == ast::ExprContext::Load;
                let symbol = self.symbol(&e.id);
                if load {
                    symbol.used = true;
                    if e.id.as_str() == "super"
                        && matches!(self.kind(), ScopeKind::Function | ScopeKind::Comprehension)
                    {
                        self.symbol("__class__").used = true;
                    }
                } else {
                    symbol.bound = true;
                }
            }
            Expr::List(e) => self.exprs(&e.elts),
            Expr::Tuple(e) => self.exprs(&e.elts),
            Expr::Slice(e) => {
                self.maybe(&e.lower);
                self.maybe(&e.upper);
                self.maybe(&e.step);
            }
        }
    }

    fn parts(&mut self, parts: &'a [Part]) {
        for part in parts {
            if let Part::Field(field) = part {
                self.expr(&field.value);
                if let Some(spec) = &field.spec {
                    self.parts(spec);
                }
            }
        }
    }

    fn yields(&mut self, span: Span) {
        let scope = &mut self.table.scopes[self.current];
        scope.generator = true;
        let inside = scope.comprehension;
        if !inside.is_empty() {
            self.error("RP0113", format!("'yield' inside {inside}"), span);
        }
    }

    /// The first iterable belongs to the scope around, all else to a new one.
    fn comprehension<T>(
        &mut self,
        node: &T,
        generators: &[ast::Comprehension],
        what: &'static str,
        element: impl FnOnce(&mut Self),
    ) {
        let Some((first, rest)) = generators.split_first() else {
            return;
        };
        self.iterable(&first.iter);
        let genexp = what == "generator expression";
        let kind = if genexp {
            ScopeKind::Function
        } else {
            ScopeKind::Comprehension
        };
        let id = self.open_node(node, kind, None);
        self.table.scopes[id].comprehension = what;
        if genexp {
            let symbol = self.symbol(".0");
            symbol.param = true;
            symbol.bound = true;
        }
        self.iteration_target(&first.target);
        self.exprs(&first.ifs);
        for generator in rest {
            self.iteration_target(&generator.target);
            self.iterable(&generator.iter);
            self.exprs(&generator.ifs);
        }
        element(self);
        self.close();
    }

    fn iterable(&mut self, iter: &Expr) {
        self.no_walrus += 1;
        self.expr(iter);
        self.no_walrus -= 1;
    }

    fn iteration_target(&mut self, target: &Expr) {
        self.mark_iteration(target);
        self.expr(target);
    }

    fn mark_iteration(&mut self, target: &Expr) {
        match target {
            Expr::Name(name) => {
                let bound_by_walrus = {
                    let symbol = self.symbol(&name.id);
                    symbol.iteration = true;
                    symbol.used && symbol.global.is_none() && symbol.annotated
                };
                if bound_by_walrus {
                    let span = self.span(name);
                    let message = format!(
                        "comprehension inner loop cannot rebind assignment expression target '{}'",
                        name.id
                    );
                    self.error("RP0120", message, span);
                }
            }
            Expr::Tuple(e) => e.elts.iter().for_each(|e| self.mark_iteration(e)),
            Expr::List(e) => e.elts.iter().for_each(|e| self.mark_iteration(e)),
            Expr::Starred(e) => self.mark_iteration(&e.value),
            _ => {}
        }
    }

    /// `:=` binds in the nearest scope that is no comprehension.
    fn walrus(&mut self, e: &ast::ExprNamedExpr) {
        let Expr::Name(target) = &*e.target else {
            return;
        };
        let span = self.span(e);
        if self.no_walrus > 0 {
            let message =
                "assignment expression cannot be used in a comprehension iterable expression";
            return self.error("RP0120", message, span);
        }
        let mut scope = self.current;
        loop {
            let this = &self.table.scopes[scope];
            if this.comprehension.is_empty() {
                break;
            }
            if self.symbol_in(scope, &target.id).iteration {
                let message = format!(
                    "assignment expression cannot rebind comprehension iteration variable '{}'",
                    target.id
                );
                return self.error("RP0120", message, self.span(&*e.target));
            }
            // `annotated` has no other use in a comprehension: it marks the target there.
            let symbol = self.symbol_in(scope, &target.id);
            symbol.used = true;
            symbol.annotated = true;
            match self.table.scopes[scope].parent {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        if scope != self.current && self.table.scopes[scope].kind == ScopeKind::Class {
            let message =
                "assignment expression within a comprehension cannot be used in a class body";
            return self.error("RP0120", message, span);
        }
        self.symbol_in(scope, &target.id).bound = true;
    }

    fn pattern(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::MatchValue(p) => self.expr(&p.value),
            Pattern::MatchSingleton(_) => {}
            Pattern::MatchSequence(p) => p.patterns.iter().for_each(|p| self.pattern(p)),
            Pattern::MatchMapping(p) => {
                self.exprs(&p.keys);
                p.patterns.iter().for_each(|p| self.pattern(p));
                if let Some(rest) = &p.rest {
                    self.bind(rest);
                }
            }
            Pattern::MatchClass(p) => {
                self.expr(&p.cls);
                p.patterns.iter().for_each(|p| self.pattern(p));
                p.kwd_patterns.iter().for_each(|p| self.pattern(p));
            }
            Pattern::MatchStar(p) => {
                if let Some(name) = &p.name {
                    self.bind(name);
                }
            }
            Pattern::MatchAs(p) => {
                if let Some(pattern) = &p.pattern {
                    self.pattern(pattern);
                }
                if let Some(name) = &p.name {
                    self.bind(name);
                }
            }
            Pattern::MatchOr(p) => p.patterns.iter().for_each(|p| self.pattern(p)),
        }
    }
}
