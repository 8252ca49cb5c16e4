//! Functions: top-level ones, generators, closures.

use super::gen::{Function, Gen, Inside, Param};
use super::tree::{text, Block, Expr, Part, Stmt};
use super::types::Ty;

/// How many expressions a function has, about.
const BUDGET: i32 = 70;
/// How deep its blocks nest.
const DEPTH: u32 = 3;

impl Gen {
    /// A function of the module.
    pub fn function(&mut self) -> Stmt {
        let generator = self.rng.percent(15);
        let ret = self.ty(2);
        let mut function = self.signature("f", ret);
        function.generator = generator;
        let stmt = self.define(&function, None, false);
        self.functions.push(function);
        stmt
    }

    /// A name and parameters.
    pub fn signature(&mut self, start: &str, ret: Ty) -> Function {
        let id = self.name(start, true);
        let count = self.rng.below(4);
        let mut params = Vec::new();
        let mut defaults = false;
        for index in 0..count {
            let ty = if self.rng.percent(8) {
                Ty::Func(vec![self.ty(0)], Box::new(self.ty(0)))
            } else {
                self.ty(2)
            };
            let is_function = matches!(ty, Ty::Func(..));
            defaults |= !is_function && index > 0 && self.rng.percent(25);
            let default = if defaults {
                // Immutable, and made once.
                let simple = [Ty::Int, Ty::Str, Ty::Bool, Ty::Float];
                let ty = self.rng.pick(&simple).clone();
                let hidden = std::mem::take(&mut self.locals);
                let value = self.leaf(&ty);
                self.locals = hidden;
                Some(value)
            } else {
                None
            };
            let ty = default.as_ref().map_or(ty, |value| value.ty.clone());
            let id = self.name(ty.letter(), true);
            params.push(Param {
                id,
                ty,
                default,
                keyword_only: defaults && self.rng.percent(20),
            });
        }
        // Once they are keyword-only, they stay so.
        let first = params.iter().position(|param| param.keyword_only);
        for param in params.iter_mut().skip(first.unwrap_or(count)) {
            param.keyword_only = true;
        }
        let star = (first.is_none() && !defaults && self.rng.percent(12)).then(|| self.ty(1));
        Function {
            id,
            params,
            star,
            ret,
            generator: false,
        }
    }

    /// The definition of a function; of a method, if there is a type for `self`.
    pub fn define(&mut self, function: &Function, method_of: Option<&Ty>, overrides: bool) -> Stmt {
        let mark = self.locals.len();
        // A function of its own cannot bind what is outside of it.
        let outside = self.locals.clone();
        for local in &mut self.locals {
            local.assignable = false;
        }
        let name = if overrides {
            Part::Use(function.id)
        } else {
            Part::Bind(function.id)
        };
        let mut head = vec![text("def "), name, text("(")];
        if let Some(ty) = method_of {
            let id = self.name("self", false);
            self.names[id].text = "self".into();
            self.locals.push(super::gen::Local {
                id,
                ty: ty.clone(),
                assignable: false,
            });
            head.extend([Part::Bind(id), text(", ")]);
        }
        let mut keyword_only = false;
        for param in &function.params {
            if param.keyword_only && !keyword_only {
                keyword_only = true;
                head.push(text("*, "));
            }
            head.push(Part::Bind(param.id));
            if let Some(default) = &param.default {
                head.extend([text("="), Part::Expr(default.clone())]);
            }
            head.push(text(", "));
            self.locals.push(super::gen::Local {
                id: param.id,
                ty: param.ty.clone(),
                assignable: true,
            });
        }
        if let Some(star) = &function.star {
            // Looked at in ways that every count allows.
            head.push(text("*"));
            let id = self.name("rest", false);
            head.extend([Part::Bind(id), text(", ")]);
            let shown = self.local(Ty::list(star.clone()), true);
            head.push(Part::Hidden(shown));
            self.names[shown].text = format!("list({})", self.names[id].text);
            self.locals
                .retain(|local| local.id != shown || local.assignable);
            if let Some(local) = self.locals.last_mut() {
                local.assignable = false;
            }
        }
        head.push(text("):"));
        let yields = function.generator.then(|| function.ret.clone());
        let returns = (!function.generator).then(|| function.ret.clone());
        let inside = Inside {
            returns,
            yields,
            nested: self.inside.nested + 1,
            rank: Some(function.id),
            ..Inside::default()
        };
        let body = self.body(inside, BUDGET);
        self.locals = outside;
        self.locals.truncate(mark);
        Stmt::compound(head, body)
    }

    /// The body of a function.
    fn body(&mut self, inside: Inside, budget: i32) -> Block {
        let outer = std::mem::replace(&mut self.inside, inside);
        let rest = std::mem::replace(&mut self.budget, budget);
        let depth = DEPTH.saturating_sub(self.inside.nested);
        let simplest = self.inside.returns.as_ref().map(|ty| self.simplest(ty));
        let leave = match simplest {
            Some(value) => vec![text("return "), Part::Expr(value)],
            None => vec![text("return")],
        };
        let leave = Block::of(vec![Stmt::simple(leave).kept()]);
        let spent = vec![text("if "), Part::Use(self.spent), text("():")];
        let mut stmts = vec![Stmt::compound(spent, leave).kept()];
        let mark = self.locals.len();
        for _ in 0..self.rng.between(1, 6) {
            if self.budget < 0 {
                break;
            }
            self.stmt(depth, &mut stmts);
        }
        self.budget = self.budget.max(8);
        let last = match (&self.inside.returns, &self.inside.yields) {
            (Some(ty), _) => ("return ", ty.clone()),
            (None, Some(ty)) => ("yield ", ty.clone()),
            (None, None) => unreachable!("a function returns or yields something"),
        };
        let value: Expr = self.stored(&last.1, 3);
        stmts.push(Stmt::simple(vec![text(last.0), Part::Expr(value)]).kept());
        self.locals.truncate(mark);
        self.inside = outer;
        self.budget = rest;
        Block {
            stmts,
            is_loop: false,
            is_function: true,
        }
    }

    /// A function inside of a function: it sees, and may bind, variables around it.
    pub fn closure(&mut self, _depth: u32, out: &mut Vec<Stmt>) {
        if self.inside.nested > 1 {
            out.push(self.show());
            return;
        }
        let params: Vec<Ty> = (0..self.rng.below(3)).map(|_| self.ty(1)).collect();
        let ret = self.ty(1);
        let id = self.name("g", true);
        let mut head = vec![text("def "), Part::Bind(id), text("(")];
        let outside = self.locals.clone();
        let mut nonlocal = None;
        for local in &mut self.locals {
            let bindable = local.assignable && nonlocal.is_none() && local.ty == Ty::Int;
            if bindable && self.rng.percent(40) {
                nonlocal = Some(local.id);
            } else {
                local.assignable = false;
            }
        }
        for ty in &params {
            head.extend([Part::Bind(self.local(ty.clone(), true)), text(", ")]);
        }
        head.push(text("):"));
        let inside = Inside {
            returns: Some(ret.clone()),
            yields: None,
            loops: 0,
            nested: self.inside.nested + 1,
            ..self.inside.clone()
        };
        let mut body = self.body(inside, 20);
        if let Some(id) = nonlocal {
            let line = vec![text("nonlocal "), Part::Use(id)];
            body.stmts.insert(0, Stmt::simple(line).kept());
        }
        self.locals = outside;
        let ty = Ty::Func(params, Box::new(ret));
        self.bound_types.insert(id, ty.clone());
        self.locals.push(super::gen::Local {
            id,
            ty,
            assignable: false,
        });
        out.push(Stmt::compound(head, body));
    }
}
