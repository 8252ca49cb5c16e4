//! Classes.
//!
//! Attributes never lead back to an object of the same hierarchy, special methods call nothing,
//! and a method calls only what was there before it was first defined: so that nothing recurs.

use super::gen::{Class, Gen, Inside, Local, Operator};
use super::tree::{text, Block, Id, Part, Stmt};
use super::types::Ty;

/// Special methods: the name, the other parameters, how it is called, the kind of its result.
const SPECIAL: &[(&str, &[Ty], &str, Kind)] = &[
    ("__add__", &[Ty::Int], "($a + $i)", Kind::Own),
    ("__radd__", &[Ty::Int], "($i + $a)", Kind::Own),
    ("__sub__", &[Ty::Float], "($a - $f)", Kind::Of(Ty::Float)),
    ("__mul__", &[Ty::Int], "($a * $i)", Kind::Of(Ty::Str)),
    ("__mod__", &[Ty::Str], "($a % $s)", Kind::Of(Ty::Int)),
    ("__floordiv__", &[Ty::Int], "($a // $i)", Kind::Of(Ty::Int)),
    ("__neg__", &[], "(-$a)", Kind::Own),
    ("__invert__", &[], "(~$a)", Kind::Of(Ty::Int)),
    ("__len__", &[], "len($a)", Kind::Small),
    ("__bool__", &[], "bool($a)", Kind::Of(Ty::Bool)),
    ("__bool__", &[], "(not $a)", Kind::Of(Ty::Bool)),
    ("__getitem__", &[Ty::Int], "$a[$i]", Kind::Of(Ty::Str)),
    ("__contains__", &[Ty::Str], "($s in $a)", Kind::Of(Ty::Bool)),
    ("__call__", &[Ty::Str], "$a($s)", Kind::Of(Ty::Int)),
    ("__str__", &[], "str($a)", Kind::Of(Ty::Str)),
    ("__str__", &[], "('%s' % $a)", Kind::Of(Ty::Str)),
    ("__int__", &[], "int($a)", Kind::Of(Ty::Int)),
    ("__float__", &[], "float($a)", Kind::Of(Ty::Float)),
    ("__abs__", &[], "abs($a)", Kind::Of(Ty::Float)),
];

enum Kind {
    Own,
    Of(Ty),
    /// From 0 to 7.
    Small,
}

impl Gen {
    /// A class.
    pub fn class_definition(&mut self) -> Stmt {
        let base = if !self.classes.is_empty() && self.rng.percent(50) {
            let index = self.rng.below(self.classes.len());
            Some(self.classes[index].clone())
        } else {
            None
        };
        let root = base.as_ref().map(|base| self.root(base.id));
        let id = self.name("C", true);
        let inherited = base.as_ref().map_or(Vec::new(), |base| base.attrs.clone());
        let own = self.rng.between(usize::from(base.is_none()), 3);
        let mut attrs = inherited.clone();
        for _ in 0..own {
            let ty = self.attribute_type(root);
            let attr = self.name(ty.letter(), true);
            attrs.push((attr, ty));
        }
        let mut body = vec![self.init(base.as_ref(), &attrs, inherited.len())];
        let hidden = std::mem::take(&mut self.locals);
        if base.is_none() || self.rng.percent(30) {
            body.push(self.repr(id, &attrs));
        }
        if self.rng.percent(35) {
            body.push(self.eq(id, &attrs));
        }
        let mut operators = base
            .as_ref()
            .map_or(Vec::new(), |base| base.operators.clone());
        let mut done = Vec::new();
        for (name, params, form, kind) in SPECIAL {
            let known = operators
                .iter()
                .any(|operator: &Operator| operator.form == *form);
            let again = done.contains(name);
            if !again && !self.rng.percent(14) {
                continue;
            }
            if !again {
                done.push(*name);
                body.push(self.special(name, params, kind, (id, &attrs)));
            }
            if !known {
                let result = match kind {
                    Kind::Own => Ty::Inst(id),
                    Kind::Of(ty) => ty.clone(),
                    Kind::Small => Ty::Int,
                };
                operators.push(Operator { form, result });
            }
        }
        self.locals = hidden;
        let methods = base
            .as_ref()
            .map_or(Vec::new(), |base| base.methods.clone());
        let overridden = methods.clone();
        self.classes.push(Class {
            id,
            base: base.as_ref().map(|base| base.id),
            attrs,
            methods,
            operators,
        });
        for method in overridden {
            if self.rng.percent(50) {
                body.push(self.define(&method, Some(&Ty::Inst(id)), true));
            }
        }
        for _ in 0..self.rng.between(0, 2) {
            let ret = self.ty(2);
            let method = self.signature("m", ret);
            body.push(self.define(&method, Some(&Ty::Inst(id)), false));
            if let Some(class) = self.classes.last_mut() {
                class.methods.push(method);
            }
        }
        let mut head = vec![text("class "), Part::Bind(id)];
        if let Some(base) = &base {
            head.extend([text("("), Part::Use(base.id), text(")")]);
        }
        head.push(text(":"));
        Stmt::compound(head, Block::of(body))
    }

    fn root(&self, class: Id) -> Id {
        let mut class = class;
        while let Some(base) = self.class(class).base {
            class = base;
        }
        class
    }

    /// A type whose objects are of hierarchies that were there before.
    fn attribute_type(&mut self, root: Option<Id>) -> Ty {
        loop {
            let ty = self.ty(2);
            let mut inner = Vec::new();
            instances(&ty, &mut inner);
            let limit = root.unwrap_or(Id::MAX);
            if inner.into_iter().all(|class| self.root(class) < limit) {
                return ty;
            }
        }
    }

    fn init(&mut self, base: Option<&Class>, attrs: &[(Id, Ty)], inherited: usize) -> Stmt {
        let mut head = vec![text("def __init__(self, ")];
        let mut params = Vec::new();
        for (_, ty) in attrs {
            let param = self.name(ty.letter(), false);
            head.extend([Part::Bind(param), text(", ")]);
            params.push(param);
        }
        head.push(text("):"));
        let mut body = Vec::new();
        if let Some(base) = base {
            let mut call = if self.rng.percent(50) {
                vec![text("super().__init__(")]
            } else {
                vec![Part::Use(base.id), text(".__init__(self, ")]
            };
            for param in &params[..inherited] {
                call.extend([Part::Use(*param), text(", ")]);
            }
            call.push(text(")"));
            body.push(Stmt::simple(call).kept());
        }
        for ((attr, _), param) in attrs.iter().zip(&params).skip(inherited) {
            let line = vec![
                text("self."),
                Part::Bind(*attr),
                text(" = "),
                Part::Use(*param),
            ];
            body.push(Stmt::simple(line).kept());
        }
        Stmt::compound(head, function(body)).kept()
    }

    fn repr(&mut self, class: Id, attrs: &[(Id, Ty)]) -> Stmt {
        let shown: Vec<Id> = attrs
            .iter()
            .filter(|(_, ty)| ty.printable())
            .map(|(id, _)| *id)
            .collect();
        let holes = vec!["%r"; shown.len()].join(", ");
        let mut line = vec![text("return '")];
        line.push(Part::Use(class));
        line.push(text(format!("({holes})' % (")));
        for attr in shown {
            line.extend([text("self."), Part::Use(attr), text(", ")]);
        }
        line.push(text(")"));
        let body = vec![Stmt::simple(line).kept()];
        Stmt::compound(vec![text("def __repr__(self):")], function(body))
    }

    fn eq(&mut self, class: Id, attrs: &[(Id, Ty)]) -> Stmt {
        let mut line = vec![
            text("return isinstance(other, "),
            Part::Use(class),
            text(")"),
        ];
        for (attr, _) in attrs {
            if self.rng.percent(60) {
                line.extend([
                    text(" and self."),
                    Part::Use(*attr),
                    text(" == other."),
                    Part::Use(*attr),
                ]);
            }
        }
        let body = vec![Stmt::simple(line).kept()];
        Stmt::compound(vec![text("def __eq__(self, other):")], function(body))
    }

    fn special(
        &mut self,
        name: &str,
        params: &[Ty],
        kind: &Kind,
        (class, attrs): (Id, &[(Id, Ty)]),
    ) -> Stmt {
        let mark = self.locals.len();
        let mut head = vec![text(format!("def {name}(self, "))];
        for (attr, ty) in attrs {
            // An attribute of `self`, as if it were a variable.
            let id = self.name("", false);
            self.names[id].text = format!("self.{}", self.names[*attr].text);
            self.locals.push(Local {
                id,
                ty: ty.clone(),
                assignable: false,
            });
            head.push(Part::Hidden(id));
        }
        for ty in params {
            head.extend([Part::Bind(self.local(ty.clone(), false)), text(", ")]);
        }
        head.push(text("):"));
        let inside = Inside {
            pure: true,
            ..Inside::default()
        };
        let inside = std::mem::replace(&mut self.inside, inside);
        let budget = std::mem::replace(&mut self.budget, 12);
        let mut line = vec![text("return ")];
        match kind {
            Kind::Small => {
                let value = self.stored(&Ty::Int, 2);
                line.extend([Part::Expr(value), text(" & 7")]);
            }
            Kind::Of(ty) => {
                let value = self.stored(ty, 2);
                line.push(Part::Expr(value));
            }
            Kind::Own => {
                line.extend([Part::Use(class), text("(")]);
                for (_, ty) in attrs {
                    line.extend([Part::Expr(self.stored(ty, 1)), text(", ")]);
                }
                line.push(text(")"));
            }
        }
        self.inside = inside;
        self.budget = budget;
        self.locals.truncate(mark);
        Stmt::compound(head, function(vec![Stmt::simple(line).kept()]))
    }
}

fn function(stmts: Vec<Stmt>) -> Block {
    Block {
        stmts,
        is_loop: false,
        is_function: true,
    }
}

/// The classes whose objects a type has.
fn instances(ty: &Ty, found: &mut Vec<Id>) {
    match ty {
        Ty::Inst(class) => found.push(*class),
        Ty::List(inner) | Ty::Opt(inner) | Ty::Set(inner) => instances(inner, found),
        Ty::Dict(key, value) => {
            instances(key, found);
            instances(value, found);
        }
        Ty::Tuple(items) => items.iter().for_each(|item| instances(item, found)),
        _ => {}
    }
}
