//! The state of the generator, and what all of its parts use.

use super::rng::Rng;
use super::tree::{text, Expr, Id, Name, Part};
use super::types::{Ty, INT_BITS};
use std::collections::BTreeMap;

/// A generator of one program.
pub struct Gen {
    pub rng: Rng,
    pub names: Vec<Name>,
    pub classes: Vec<Class>,
    pub functions: Vec<Function>,
    /// The variables in scope.
    pub locals: Vec<Local>,
    /// The types of all variables.
    pub bound_types: BTreeMap<Id, Ty>,
    /// How many expressions may still be made for the function.
    pub budget: i32,
    pub inside: Inside,
    /// The function that says whether the program has run long enough.
    pub spent: Id,
    /// Numbers what is printed.
    pub lines: usize,
}

/// What the surroundings permit.
#[derive(Debug, Clone, Default)]
pub struct Inside {
    /// Only what has no side effects and calls no function: the module's own statements.
    pub pure: bool,
    /// No `:=`: inside of what a comprehension iterates over.
    pub no_walrus: bool,
    /// How many loops there are around it in the function.
    pub loops: u32,
    /// What the function returns; nothing outside of functions.
    pub returns: Option<Ty>,
    /// What a generator yields.
    pub yields: Option<Ty>,
    /// How many functions there are around it.
    pub nested: u32,
    /// Only functions that were made before this one can be called: so that nothing recurs.
    pub rank: Option<Id>,
}

/// A variable in scope.
#[derive(Debug, Clone)]
pub struct Local {
    pub id: Id,
    pub ty: Ty,
    /// Whether a statement may bind it again.
    pub assignable: bool,
}

/// A function or method.
#[derive(Debug, Clone)]
pub struct Function {
    pub id: Id,
    pub params: Vec<Param>,
    /// The type of `*args`, which come after the parameters.
    pub star: Option<Ty>,
    /// What it returns, or what a generator yields.
    pub ret: Ty,
    pub generator: bool,
}

/// A parameter.
#[derive(Debug, Clone)]
pub struct Param {
    pub id: Id,
    pub ty: Ty,
    pub default: Option<Expr>,
    pub keyword_only: bool,
}

/// A class.
#[derive(Debug, Clone)]
pub struct Class {
    pub id: Id,
    pub base: Option<Id>,
    /// All attributes, the base's first: also the parameters of its `__init__`.
    pub attrs: Vec<(Id, Ty)>,
    /// All methods, the base's first.
    pub methods: Vec<Function>,
    /// Expressions with one operand of the class, see [`super::class`].
    pub operators: Vec<Operator>,
}

/// An expression that calls a special method: `$a` is the object.
#[derive(Debug, Clone)]
pub struct Operator {
    pub form: &'static str,
    pub result: Ty,
}

impl Gen {
    /// A new name.
    pub fn name(&mut self, start: &str, global: bool) -> Id {
        let id = self.names.len();
        let text = format!("{start}{id}");
        self.names.push(Name { text, global });
        id
    }

    /// A new variable, in scope from now on.
    pub fn local(&mut self, ty: Ty, assignable: bool) -> Id {
        let id = self.name(ty.letter(), false);
        self.bound_types.insert(id, ty.clone());
        self.locals.push(Local { id, ty, assignable });
        id
    }

    /// A class by its id.
    pub fn class(&self, id: Id) -> &Class {
        let found = self.classes.iter().find(|class| class.id == id);
        found.unwrap_or_else(|| unreachable!("a type names a class that is not there"))
    }

    /// Whether a class is another one or is derived from it.
    pub fn is_subclass(&self, class: Id, of: Id) -> bool {
        let mut class = Some(class);
        while let Some(id) = class {
            if id == of {
                return true;
            }
            class = self.class(id).base;
        }
        false
    }

    /// A random type; containers nest at most so deeply.
    pub fn ty(&mut self, depth: u32) -> Ty {
        let simple = if depth == 0 { 62 } else { 100 };
        match self.rng.below(simple) {
            0..=21 => Ty::Int,
            22..=29 => Ty::Float,
            30..=37 => Ty::Bool,
            38..=52 => Ty::Str,
            53..=56 => Ty::Bytes,
            57..=61 => self.instance().unwrap_or(Ty::Str),
            62..=69 => {
                let count = self.rng.between(2, 3);
                Ty::Tuple((0..count).map(|_| self.ty(depth - 1)).collect())
            }
            70..=84 => Ty::list(self.ty(depth - 1)),
            85..=92 => Ty::Dict(Box::new(self.key()), Box::new(self.ty(depth - 1))),
            93..=95 => Ty::Set(Box::new(self.key())),
            _ => match self.ty(depth - 1) {
                // `None` or a bool, and so on: what holds `None` already stays as it is.
                Ty::Opt(inner) => Ty::Opt(inner),
                inner => Ty::opt(inner),
            },
        }
    }

    fn instance(&mut self) -> Option<Ty> {
        if self.classes.is_empty() {
            return None;
        }
        let index = self.rng.below(self.classes.len());
        Some(Ty::Inst(self.classes[index].id))
    }

    /// A type that can be a key, and be sorted.
    pub fn key(&mut self) -> Ty {
        match self.rng.below(10) {
            0..=4 => Ty::Int,
            5..=7 => Ty::Str,
            8 => Ty::Tuple(vec![Ty::Int, Ty::Str]),
            _ => Ty::Bytes,
        }
    }

    /// A type with an order.
    pub fn ordered(&mut self) -> Ty {
        match self.rng.below(9) {
            0..=2 => Ty::Int,
            3 => Ty::Float,
            4..=5 => Ty::Str,
            6 => Ty::Tuple(vec![Ty::Bool, Ty::Str]),
            7 => Ty::list(Ty::Int),
            _ => Ty::Tuple(vec![Ty::Int, Ty::Int]),
        }
    }

    /// A type that can be printed.
    pub fn printable(&mut self) -> Ty {
        loop {
            let ty = self.ty(2);
            if ty.printable() {
                return ty;
            }
        }
    }

    /// Makes an expression small enough to be stored.
    pub fn fit(&mut self, expr: Expr) -> Expr {
        let stored = expr.ty.stored_bound();
        if expr.bound <= stored {
            return expr;
        }
        let (before, after) = match &expr.ty {
            Ty::Int => match self.rng.below(4) {
                0 => ("(", " & 65535)"),
                1 => ("(", " % 1009)"),
                2 => ("(", " % 2001 - 1000)"),
                _ => ("(", " & 2147483647)"),
            },
            Ty::Str | Ty::Bytes => ("", "[:24]"),
            Ty::List(_) => ("", "[:8]"),
            Ty::Set(_) => ("set(sorted(", ")[:8])"),
            Ty::Dict(..) => ("dict(list(", ".items())[:8])"),
            _ => return expr,
        };
        let bound = if before == "(" { INT_BITS } else { stored };
        Expr {
            ty: expr.ty.clone(),
            bound,
            parts: vec![text(before), Part::Expr(expr), text(after)],
        }
    }

    /// The simplest expression of a type; always the same.
    pub fn simplest(&self, ty: &Ty) -> Expr {
        simplest(&self.classes, ty)
    }
}

/// The simplest expression of a type.
pub fn simplest(classes: &[Class], ty: &Ty) -> Expr {
    let constant = match ty {
        Ty::Int => "0",
        Ty::Float => "0.0",
        Ty::Bool => "False",
        Ty::Str => "''",
        Ty::Bytes => "b''",
        Ty::List(_) => "[]",
        Ty::Dict(..) => "{}",
        Ty::Set(_) => "set()",
        Ty::Opt(_) => "None",
        Ty::Tuple(items) => {
            let mut parts = vec![text("(")];
            for item in items {
                parts.push(Part::Expr(simplest(classes, item)));
                parts.push(text(", "));
            }
            parts.push(text(")"));
            let ty = ty.clone();
            return Expr {
                ty,
                bound: 0,
                parts,
            };
        }
        Ty::Inst(id) => {
            let class = classes.iter().find(|class| class.id == *id);
            let class = class.unwrap_or_else(|| unreachable!("no such class"));
            let mut parts = vec![Part::Use(*id), text("(")];
            for (_, ty) in &class.attrs {
                parts.push(Part::Expr(simplest(classes, ty)));
                parts.push(text(", "));
            }
            parts.push(text(")"));
            let ty = ty.clone();
            return Expr {
                ty,
                bound: 0,
                parts,
            };
        }
        Ty::Func(params, result) => {
            let names: Vec<String> = (0..params.len()).map(|i| format!("a{i}")).collect();
            let parts = vec![
                text(format!("(lambda {}: ", names.join(", "))),
                Part::Expr(simplest(classes, result)),
                text(")"),
            ];
            let ty = ty.clone();
            return Expr {
                ty,
                bound: 0,
                parts,
            };
        }
    };
    Expr::text(ty.clone(), 0, constant)
}
