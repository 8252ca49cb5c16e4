//! Expressions: holes of the forms in [`super::forms`], calls, attributes, constants.

use super::declared;
use super::forms::{self, Form};
use super::gen::{Class, Function, Gen};
use super::tree::{text, Expr, Id, Part};
use super::types::{Ty, MAX_BITS};

/// Characters of texts: of one to four bytes in UTF-8, with case mappings that change lengths.
const CHARS: &[&str] = &[
    "a", "b", "c", "x", "A", "Z", "0", "7", " ", "-", ",", "_", "%", "é", "ß", "Ω", "日", "😀",
    "\\n", "\\t", "\\'", "\\\\", "{",
];

/// The types of a form's letters.
struct Types {
    a: Ty,
    k: Ty,
    e: Ty,
    o: Ty,
    p: Ty,
}

impl Types {
    fn of(&self, letter: char) -> Ty {
        match letter {
            'i' | 'j' | 'n' | 'x' | 'd' | 'u' => Ty::Int,
            'f' | 'z' => Ty::Float,
            'b' => Ty::Bool,
            's' | 'c' | 'w' => Ty::Str,
            'y' => Ty::Bytes,
            'l' => Ty::list(Ty::Int),
            't' => Ty::list(Ty::Str),
            'a' => self.a.clone(),
            'A' => Ty::list(self.a.clone()),
            'O' => match &self.a {
                Ty::Opt(_) => self.a.clone(),
                inner => Ty::opt(inner.clone()),
            },
            'k' => self.k.clone(),
            'K' => Ty::list(self.k.clone()),
            'S' => Ty::Set(Box::new(self.k.clone())),
            'D' => Ty::Dict(Box::new(self.k.clone()), Box::new(self.a.clone())),
            'e' => self.e.clone(),
            'E' => Ty::list(self.e.clone()),
            'G' => Ty::Dict(Box::new(self.k.clone()), Box::new(self.e.clone())),
            'P' => Ty::Tuple(vec![self.a.clone(), self.e.clone()]),
            'o' => self.o.clone(),
            'M' => Ty::list(self.o.clone()),
            'p' => self.p.clone(),
            'v' => match &self.p {
                Ty::Opt(inner) => (**inner).clone(),
                other => other.clone(),
            },
            other => unreachable!("no letter {other}"),
        }
    }
}

impl Gen {
    /// An expression of a type that can be stored.
    pub fn stored(&mut self, ty: &Ty, depth: u32) -> Expr {
        let expr = self.expr(ty, depth);
        self.fit(expr)
    }

    /// An expression of a type.
    pub fn expr(&mut self, ty: &Ty, depth: u32) -> Expr {
        self.budget -= 1;
        if depth == 0 || self.budget < 0 {
            return self.leaf(ty);
        }
        // A form may ask for a variable that is not there: then another one.
        for _ in 0..4 {
            if let Some(expr) = self.compound(ty, depth) {
                return expr;
            }
        }
        self.leaf(ty)
    }

    fn compound(&mut self, ty: &Ty, depth: u32) -> Option<Expr> {
        let choice = self.rng.below(100);
        match choice {
            0..=19 => return Some(self.leaf(ty)),
            20..=34 if !self.inside.pure => return self.call(ty, depth),
            35..=44 => return self.attribute(ty, depth),
            _ => {}
        }
        let declared = declared::forms(ty);
        if !self.inside.pure && !declared.is_empty() && self.rng.percent(4) {
            return self.form(declared, ty, ty.clone(), depth);
        }
        let risky = !self.inside.pure && self.rng.percent(3);
        let any = self.rng.percent(22);
        if any && risky {
            return self.form(forms::ANY_RISKY, ty, ty.clone(), depth);
        }
        if any && ty.ordered() && self.rng.percent(30) {
            return self.form(forms::ORDERED, ty, ty.clone(), depth);
        }
        if any {
            return self.form(forms::ANY, ty, ty.clone(), depth);
        }
        let own: &[Form] = match ty {
            Ty::Int if risky => forms::INT_RISKY,
            Ty::Int => forms::INT,
            Ty::Float if risky => forms::FLOAT_RISKY,
            Ty::Float => forms::FLOAT,
            Ty::Bool => {
                let a = self.ty(1);
                return self.form(forms::BOOL, ty, a, depth);
            }
            Ty::Str if risky => forms::STR_RISKY,
            Ty::Str => forms::STR,
            Ty::Bytes => forms::BYTES,
            Ty::List(item) => {
                let item = (**item).clone();
                let own = match &item {
                    Ty::Int if self.rng.percent(40) => forms::LIST_INT,
                    Ty::Str if self.rng.percent(40) => forms::LIST_STR,
                    Ty::Int | Ty::Str | Ty::Bytes if self.rng.percent(15) => forms::LIST_OF_KEYS,
                    _ if item.ordered() && self.rng.percent(20) => forms::LIST_ORDERED,
                    _ => forms::LIST,
                };
                return self.form(own, ty, item, depth);
            }
            Ty::Dict(_, value) => return self.form(forms::DICT, ty, (**value).clone(), depth),
            Ty::Set(_) => {
                let a = self.ty(0);
                return self.form(forms::SET, ty, a, depth);
            }
            Ty::Opt(inner) => return self.form(forms::OPT, ty, (**inner).clone(), depth),
            Ty::Tuple(items) => return Some(self.tuple(items, depth)),
            Ty::Inst(class) => return Some(self.construct(*class, depth)),
            Ty::Func(params, result) => return Some(self.lambda(params, result, depth)),
        };
        self.form(own, ty, ty.clone(), depth)
    }

    /// A form of the table, filled.
    fn form(&mut self, table: &[Form], ty: &Ty, a: Ty, depth: u32) -> Option<Expr> {
        let form = self.rng.pick(table);
        let (mut parts, bounds) = self.fill(form.text, ty, a, depth)?;
        let mut expr = Expr {
            ty: ty.clone(),
            bound: (form.bound)(&bounds),
            parts: std::mem::take(&mut parts),
        };
        if expr.bound > ty.greatest_bound() || matches!(ty, Ty::Dict(..) | Ty::Set(_)) {
            expr = self.fit(expr);
        }
        Some(expr)
    }

    /// Fills a form's holes; also the bounds of those of the result's type.
    pub fn fill(
        &mut self,
        form: &str,
        ty: &Ty,
        a: Ty,
        depth: u32,
    ) -> Option<(Vec<Part>, Vec<u32>)> {
        if self.inside.no_walrus && form.contains(":=") {
            return None;
        }
        let k = match ty {
            Ty::Dict(key, _) | Ty::Set(key) => (**key).clone(),
            _ => self.key(),
        };
        let types = Types {
            a,
            k,
            e: self.ty(1),
            o: self.ordered(),
            p: self.printable(),
        };
        // What it binds, first: uses may stand before.
        let mark = self.locals.len();
        let mut bound: Vec<(char, Id)> = Vec::new();
        let mut chars = form.chars();
        while let Some(c) = chars.next() {
            if c == '@' {
                let letter = chars.next()?;
                bound.push((letter, self.local(types.of(letter), false)));
            }
        }
        let inner = self.locals.split_off(mark);
        let filled = self.holes(form, ty, &types, (&bound, &inner), depth - 1);
        self.locals.truncate(mark);
        filled
    }

    fn holes(
        &mut self,
        form: &str,
        ty: &Ty,
        types: &Types,
        (bound, inner): (&[(char, Id)], &[super::gen::Local]),
        depth: u32,
    ) -> Option<(Vec<Part>, Vec<u32>)> {
        let find = |letter: char| bound.iter().find(|(l, _)| *l == letter).map(|(_, id)| *id);
        // A variable of `:=` has its value only after what comes first.
        let comprehends = !form.contains(":=");
        let mut parts = Vec::new();
        let mut bounds = Vec::new();
        let mut literal = String::new();
        let mut chars = form.chars();
        while let Some(c) = chars.next() {
            if !matches!(c, '$' | '@' | '#') || (c == '#' && form.contains("#x}")) {
                literal.push(c);
                continue;
            }
            let mut letter = chars.next()?;
            if !literal.is_empty() {
                parts.push(text(std::mem::take(&mut literal)));
            }
            match c {
                '@' => parts.push(Part::Bind(find(letter)?)),
                '#' => parts.push(Part::Use(find(letter)?)),
                _ => {
                    let outer = letter == '!';
                    if outer {
                        letter = chars.next()?;
                    }
                    if matches!(letter, 'q' | 'r') {
                        parts.push(self.slice_part(letter, depth));
                        continue;
                    }
                    let mark = self.locals.len();
                    if comprehends && !outer {
                        self.locals.extend(inner.iter().cloned());
                    }
                    let before = self.inside.no_walrus;
                    self.inside.no_walrus |= !bound.is_empty() && comprehends;
                    let hole = self.hole(letter, types, depth);
                    self.inside.no_walrus = before;
                    self.locals.truncate(mark);
                    let hole = hole?;
                    if hole.ty == *ty {
                        bounds.push(hole.bound);
                    }
                    parts.push(Part::Expr(hole));
                }
            }
        }
        if !literal.is_empty() {
            parts.push(text(literal));
        }
        Some((parts, bounds))
    }

    fn hole(&mut self, letter: char, types: &Types, depth: u32) -> Option<Expr> {
        let ty = types.of(letter);
        let wrapped = |expr: Expr, after: &str, bound| Expr {
            ty: Ty::Int,
            bound,
            parts: vec![text("("), Part::Expr(expr), text(after)],
        };
        Some(match letter {
            'i' => {
                let expr = self.expr(&ty, depth);
                if expr.bound < MAX_BITS {
                    expr
                } else {
                    self.fit(expr)
                }
            }
            'j' => {
                let expr = self.expr(&ty, depth);
                if expr.bound <= 30 {
                    expr
                } else {
                    wrapped(expr, " & 1048575)", 20)
                }
            }
            'n' | 'x' | 'd' if depth == 0 || self.rng.percent(60) => {
                let number = match letter {
                    'n' => self.rng.below(8).to_string(),
                    'x' => (self.rng.below(13) as i64 - 6).to_string(),
                    _ => (*self
                        .rng
                        .pick(&["1", "2", "3", "7", "-1", "-5", "10", "1000"]))
                    .into(),
                };
                Expr::text(ty, 10, number)
            }
            'n' => wrapped(self.expr(&ty, depth), " & 7)", 3),
            'x' => wrapped(self.expr(&ty, depth), " % 13 - 6)", 3),
            'd' => {
                let expr = self.stored(&ty, depth);
                wrapped(expr, " | 1)", 31)
            }
            'c' => Expr::text(ty, 1, format!("'{}'", self.rng.pick(CHARS))),
            'u' | 'w' | 'z' => self.variable(&ty)?,
            // What is stored in a container is small.
            'a' | 'k' | 'e' => self.stored(&ty, depth),
            _ => self.expr(&ty, depth),
        })
    }

    /// A start or end, or a step, of a slice.
    fn slice_part(&mut self, letter: char, depth: u32) -> Part {
        if letter == 'r' {
            return text(*self.rng.pick(&["2", "3", "-1", "-2"]));
        }
        match self.rng.below(10) {
            0..=3 => text(""),
            4..=8 => text((self.rng.below(13) as i64 - 6).to_string()),
            _ => {
                let expr = self.stored(&Ty::Int, depth);
                Part::Expr(expr)
            }
        }
    }

    /// A variable of a type.
    pub fn variable(&mut self, ty: &Ty) -> Option<Expr> {
        let fitting: Vec<&super::gen::Local> = self
            .locals
            .iter()
            .filter(|l| self.is_a(&l.ty, ty))
            .collect();
        if fitting.is_empty() {
            return None;
        }
        // What was bound last is more often used.
        let from = fitting.len() - 1 - self.rng.below(fitting.len());
        let index = from.max(self.rng.below(fitting.len()));
        let id = fitting[index].id;
        Some(Expr::name(ty.clone(), id))
    }

    /// Whether a value of one type can stand where the other is wanted.
    fn is_a(&self, ty: &Ty, wanted: &Ty) -> bool {
        match (ty, wanted) {
            (Ty::Inst(class), Ty::Inst(base)) => self.is_subclass(*class, *base),
            _ => ty == wanted,
        }
    }

    /// A variable or a constant.
    pub fn leaf(&mut self, ty: &Ty) -> Expr {
        if self.rng.percent(70) {
            if let Some(variable) = self.variable(ty) {
                return variable;
            }
        }
        self.literal(ty)
    }

    fn literal(&mut self, ty: &Ty) -> Expr {
        match ty {
            Ty::Int => {
                let value: i64 = match self.rng.below(8) {
                    0..=3 => self.rng.below(10) as i64,
                    4 => -(self.rng.below(10) as i64) - 1,
                    5 => self.rng.below(1000) as i64,
                    6 => *self
                        .rng
                        .pick(&[255, 256, 65535, 65536, 1 << 20, (1 << 31) - 1]),
                    _ => *self
                        .rng
                        .pick(&[-(1 << 31), -128, -129, -65536, -1_000_000_007]),
                };
                let bits = 64 - (value ^ (value >> 63)).leading_zeros();
                let text = if value < 0 {
                    format!("({value})")
                } else {
                    value.to_string()
                };
                Expr::text(Ty::Int, bits, text)
            }
            Ty::Float => {
                let all = [
                    "0.0",
                    "1.0",
                    "-1.0",
                    "0.5",
                    "2.25",
                    "-0.0",
                    "3.14159",
                    "1e10",
                    "-2.5e-3",
                    "1e300",
                    "0.1",
                    "123456.789",
                    "5e-324",
                ];
                let text = *self.rng.pick(&all);
                let text = if text.starts_with('-') {
                    format!("({text})")
                } else {
                    text.into()
                };
                Expr::text(Ty::Float, 0, text)
            }
            Ty::Bool => Expr::text(Ty::Bool, 0, *self.rng.pick(&["True", "False"])),
            Ty::Str => {
                let length = self.rng.below(6);
                let chars: String = (0..length).map(|_| *self.rng.pick(CHARS)).collect();
                Expr::text(Ty::Str, 6, format!("'{chars}'"))
            }
            Ty::Bytes => {
                let length = self.rng.below(5);
                let some = ["a", "Z", "0", " ", "\\x00", "\\xff", "\\n", "-"];
                let chars: String = (0..length).map(|_| *self.rng.pick(&some)).collect();
                Expr::text(Ty::Bytes, 5, format!("b'{chars}'"))
            }
            Ty::Tuple(items) => self.tuple(items, 0),
            Ty::List(item) => {
                let count = self.rng.below(4);
                let items: Vec<Expr> = (0..count).map(|_| self.nested(item)).collect();
                sequence(ty, count, "[", items, "]")
            }
            Ty::Set(key) => {
                let count = self.rng.between(1, 3);
                let items = (0..count).map(|_| self.nested(key)).collect();
                sequence(ty, count, "{", items, "}")
            }
            Ty::Dict(key, value) => {
                let count = self.rng.below(4);
                let mut parts = vec![text("{")];
                for _ in 0..count {
                    parts.push(Part::Expr(self.nested(key)));
                    parts.push(text(": "));
                    parts.push(Part::Expr(self.nested(value)));
                    parts.push(text(", "));
                }
                parts.push(text("}"));
                let (ty, bound) = (ty.clone(), count as u32);
                Expr { ty, bound, parts }
            }
            Ty::Opt(inner) => {
                if self.rng.percent(40) {
                    return Expr::text(ty.clone(), 0, "None");
                }
                let inner = self.nested(inner);
                let (ty, bound) = (ty.clone(), 0);
                Expr {
                    ty,
                    bound,
                    parts: vec![Part::Expr(inner)],
                }
            }
            Ty::Inst(class) => self.construct(*class, 0),
            Ty::Func(params, result) => self.lambda(params, result, 0),
        }
    }

    /// Part of a constant.
    fn nested(&mut self, ty: &Ty) -> Expr {
        let leaf = self.leaf(ty);
        self.fit(leaf)
    }

    fn tuple(&mut self, items: &[Ty], depth: u32) -> Expr {
        let ty = Ty::Tuple(items.to_vec());
        let items = items
            .iter()
            .map(|item| self.stored(item, depth.saturating_sub(1)))
            .collect();
        sequence(&ty, 0, "(", items, ")")
    }

    fn lambda(&mut self, params: &[Ty], result: &Ty, depth: u32) -> Expr {
        let mark = self.locals.len();
        let mut parts = vec![text("(lambda ")];
        for (index, param) in params.iter().enumerate() {
            parts.push(text(if index == 0 { "" } else { ", " }));
            parts.push(Part::Bind(self.local(param.clone(), false)));
        }
        parts.push(text(": "));
        parts.push(Part::Expr(self.stored(result, depth.saturating_sub(1))));
        parts.push(text(")"));
        self.locals.truncate(mark);
        let ty = Ty::Func(params.to_vec(), Box::new(result.clone()));
        Expr {
            ty,
            bound: 0,
            parts,
        }
    }

    /// A new instance of a class or one of its subclasses.
    pub fn construct(&mut self, wanted: Id, depth: u32) -> Expr {
        let fitting: Vec<Id> = self
            .classes
            .iter()
            .map(|class| class.id)
            .filter(|&class| self.is_subclass(class, wanted))
            .collect();
        let class = *self.rng.pick(&fitting);
        let attrs = self.class(class).attrs.clone();
        let mut parts = vec![Part::Use(class), text("(")];
        for (_, ty) in &attrs {
            parts.push(Part::Expr(self.stored(ty, depth.saturating_sub(1))));
            parts.push(text(", "));
        }
        parts.push(text(")"));
        Expr {
            ty: Ty::Inst(wanted),
            bound: 0,
            parts,
        }
    }

    /// The call of something that returns a type.
    fn call(&mut self, ty: &Ty, depth: u32) -> Option<Expr> {
        let fits = |f: &Function| match ty {
            Ty::List(item) if f.generator => f.ret == **item,
            _ => !f.generator && f.ret == *ty,
        };
        let rank = self.inside.rank.unwrap_or(Id::MAX);
        let fits = |f: &Function| f.id < rank && fits(f);
        let functions = self
            .functions
            .iter()
            .filter(|f| fits(f))
            .map(|f| (None, f.clone()));
        let mut callables: Vec<(Option<Id>, Function)> = functions.collect();
        for class in &self.classes {
            let methods = class.methods.iter().filter(|m| fits(m));
            callables.extend(methods.map(|m| (Some(class.id), m.clone())));
        }
        let variables = self.locals.iter().filter_map(|local| match &local.ty {
            Ty::Func(params, result) if **result == *ty => Some((local.id, params.clone())),
            _ => None,
        });
        let variables: Vec<_> = variables.collect();
        if !variables.is_empty() && (callables.is_empty() || self.rng.percent(50)) {
            let (id, params) = self.rng.pick(&variables).clone();
            let args = params
                .iter()
                .map(|param| self.stored(param, depth - 1))
                .collect();
            let mut call = sequence(ty, 0, "(", args, ")");
            call.bound = ty.stored_bound();
            call.parts.insert(0, Part::Use(id));
            return Some(call);
        }
        if callables.is_empty() {
            return None;
        }
        let (of, function) = self.rng.pick(&callables).clone();
        let mut parts = Vec::new();
        if function.generator {
            parts.push(text("list("));
        }
        if let Some(class) = of {
            parts.push(Part::Expr(self.expr(&Ty::Inst(class), depth - 1)));
            parts.push(text("."));
        }
        parts.push(Part::Use(function.id));
        parts.push(text("("));
        parts.extend(self.arguments(&function, depth - 1));
        parts.push(text(")"));
        let mut bound = ty.stored_bound();
        if function.generator {
            parts.push(text(")"));
            bound = 300;
        }
        Some(Expr {
            ty: ty.clone(),
            bound,
            parts,
        })
    }

    /// The arguments of a call: some by name, some left to their defaults.
    pub fn arguments(&mut self, function: &Function, depth: u32) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut by_name = false;
        for param in &function.params {
            if param.default.is_some() && self.rng.percent(40) {
                by_name = true;
                continue;
            }
            by_name |= param.keyword_only || function.star.is_none() && self.rng.percent(10);
            if by_name {
                parts.push(Part::Use(param.id));
                parts.push(text("="));
            }
            parts.push(Part::Expr(self.stored(&param.ty, depth)));
            parts.push(text(", "));
        }
        if let (Some(star), false) = (&function.star, by_name) {
            for _ in 0..self.rng.below(4) {
                parts.push(Part::Expr(self.stored(star, depth)));
                parts.push(text(", "));
            }
        }
        parts
    }

    /// An attribute, an item of a tuple, or an operator of a class.
    fn attribute(&mut self, ty: &Ty, depth: u32) -> Option<Expr> {
        let mut found: Vec<(Ty, Vec<Part>)> = Vec::new();
        let mut operators = Vec::new();
        for Class {
            id,
            attrs,
            operators: all,
            ..
        } in &self.classes
        {
            for (attr, _) in attrs.iter().filter(|(_, of)| of == ty) {
                found.push((Ty::Inst(*id), vec![text("."), Part::Use(*attr)]));
            }
            let fitting = all.iter().filter(|operator| operator.result == *ty);
            operators.extend(fitting.map(|operator| (*id, operator.form)));
        }
        for local in &self.locals {
            let Ty::Tuple(items) = &local.ty else {
                continue;
            };
            for index in (0..items.len()).filter(|&index| items[index] == *ty) {
                found.push((local.ty.clone(), vec![text(format!("[{index}]"))]));
            }
        }
        if !operators.is_empty() && !self.inside.pure && (found.is_empty() || self.rng.percent(50))
        {
            let (class, form) = *self.rng.pick(&operators);
            let (parts, _) = self.fill(form, ty, Ty::Inst(class), depth)?;
            let bound = ty.stored_bound();
            return Some(Expr {
                ty: ty.clone(),
                bound,
                parts,
            });
        }
        if found.is_empty() {
            return None;
        }
        let (object, rest) = self.rng.pick(&found).clone();
        let mut parts = vec![Part::Expr(self.expr(&object, depth - 1))];
        parts.extend(rest);
        let bound = ty.stored_bound();
        Some(Expr {
            ty: ty.clone(),
            bound,
            parts,
        })
    }
}

fn sequence(ty: &Ty, count: usize, open: &str, items: Vec<Expr>, close: &str) -> Expr {
    let mut parts = vec![text(open)];
    for item in items {
        parts.push(Part::Expr(item));
        parts.push(text(", "));
    }
    parts.push(text(close));
    let (ty, bound) = (ty.clone(), count as u32);
    Expr { ty, bound, parts }
}
