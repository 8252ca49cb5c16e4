//! Type hints, checked against what was inferred: they are upper bounds, and no source of types.
//!
//! A hint is found wrong only where both sides are plain: types of Python's own, containers of such,
//! classes of the program, unions. A `bool` is an `int`, an `int` a `float`; a parameter with `None`
//! for its default takes `None`. That a value may be `None` is often not known exactly, so only what
//! is nothing but `None` counts. What cannot be read (protocols, type variables,
//! names that are not there, callables, abstract classes) says nothing.

use crate::annotate::errors::report::WRONG_HINT;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::host::object::{Function, ObjId, Object};
use crate::ir::model::*;
use crate::source::Span;

/// How deep hints and values are compared: deeper than people write hints. What is below is taken to fit.
const MAX_DEPTH: u32 = 8;

/// A hint of a function: for a parameter, or for its result.
struct Hint {
    hint: ObjId,
    /// The value that it is about, where it may be widened.
    var: Var,
    /// What it is about, for messages.
    what: String,
    /// Where it stands.
    span: Span,
    /// It is about what the function returns.
    is_result: bool,
    /// `None` is taken whatever the hint says.
    optional: bool,
}

impl Annotator<'_> {
    /// Reports hints of the program's functions that what was inferred contradicts.
    pub(in crate::annotate) fn check_hints(&mut self) {
        let graphs: Vec<GraphId> = self.a.graphs.ids().collect();
        for graph in graphs {
            if self.a.reached[graph].is_empty() {
                continue;
            }
            let Some(func) = self.a.graphs[graph].func else {
                continue;
            };
            if !self.is_of_program(func) {
                continue;
            }
            for hint in self.hints_of(graph, func) {
                self.check_hint(graph, &hint);
            }
        }
    }

    fn hints_of(&mut self, graph: GraphId, func: ObjId) -> Vec<Hint> {
        let Some(function) = self.heap().function(func).cloned() else {
            return vec![];
        };
        if function.annotations.is_empty() {
            return vec![];
        }
        let data = &self.a.graphs[graph];
        let mut found = Vec::new();
        let code = &function.code;
        let named = (code.argcount + code.kwonlyargcount) as usize;
        let params: Vec<(Var, String)> = data
            .params()
            .iter()
            .filter_map(|&var| Some((var, data.vars[var].name.as_ref()?.to_string())))
            .collect();
        let result = data.return_var();
        for (var, name) in params {
            let at = code.locals[..named]
                .iter()
                .position(|local| **local == *name);
            let hint = function.annotations.get(&*name).copied();
            let (Some(at), Some(hint)) = (at, hint) else {
                continue;
            };
            let default = default_of(&function, at);
            found.push(Hint {
                hint: self.resolved_hint(hint, &function),
                var,
                what: format!("`{name}` of `{}`", function.name),
                span: code.param_spans.get(at).copied().unwrap_or(code.span),
                is_result: false,
                optional: default == Some(self.heap().none),
            });
        }
        if let Some(&hint) = function.annotations.get("return") {
            // (Nothing but a docstring or `...`: others take its place.)
            let blocks = &self.a.graphs[graph].blocks;
            let bare = blocks.values().all(|block| block.ops.is_empty());
            found.push(Hint {
                hint: self.resolved_hint(hint, &function),
                var: result,
                what: format!("the result of `{}`", function.name),
                span: code.header(),
                is_result: true,
                optional: bare,
            });
        }
        found
    }

    /// A hint that is written as a text.
    fn resolved_hint(&mut self, hint: ObjId, function: &Function) -> ObjId {
        if self.heap().as_str(hint).is_none() {
            return hint;
        }
        let eval = self.heap().global(self.heap().builtins, "eval");
        let value =
            eval.and_then(|eval| self.session.call_obj(eval, &[hint, function.globals]).ok());
        value.unwrap_or(hint)
    }

    fn check_hint(&mut self, graph: GraphId, hint: &Hint) {
        let value = self.a.bindings[graph][hint.var].clone();
        let wrong = |this: &mut Self, value: &SomeValue| match value.kind {
            Kind::None => !hint.optional && !this.takes_none(hint.hint, 0),
            _ => !this.is_within(value, hint.hint, 0),
        };
        // (Of several functions that are called in one place, each gets what any of them does:
        // `None` is known only where it is returned.)
        let none = self.none();
        let is_wrong = wrong(self, &value);
        let returned = self.a.state.returns_none.contains(&graph);
        let nones = hint.is_result && returned && wrong(self, &none);
        let found = match (is_wrong, nones) {
            (_, true) => none,
            (true, false) => value.non_none(),
            (false, false) => return,
        };
        let shown = self.hint_text(hint.hint);
        let is = self.describe(&found);
        let message = format!("{} is hinted `{shown}`, and is {is}", hint.what);
        let error = Diagnostic::error(WRONG_HINT, message);
        let cell = Cell::Variable(graph, hint.var);
        let mut error = self.explain(error, &cell, &found);
        error.labels.retain(|label| label.span != hint.span);
        let here = format!("hinted `{shown}` here");
        error = match error.primary {
            None => error.at(hint.span, here),
            Some(_) => error.label(hint.span, here),
        };
        self.report(error);
    }

    /// The members of `X | Y`, `Union[X, Y]` and `Optional[X]`.
    fn union_members(&mut self, hint: ObjId) -> Option<Vec<ObjId>> {
        if let Object::Union(members) = self.heap().get(hint) {
            return self.heap().as_tuple(*members).map(|m| m.to_vec());
        }
        let origin = self.heap().instance_attr(hint, "__origin__")?;
        let typing = self.session.import_module("typing").ok()?;
        let union = self.heap().module_attr(typing, "Union");
        let args = self.heap().instance_attr(hint, "__args__")?;
        let members = self.heap().as_tuple(args)?.to_vec();
        (union == Some(origin)).then_some(members)
    }

    fn takes_none(&mut self, hint: ObjId, depth: u32) -> bool {
        let types = self.heap().types;
        if hint == self.heap().none || hint == types.none || depth > MAX_DEPTH {
            return true;
        }
        match self.union_members(hint) {
            Some(members) => members.into_iter().any(|m| self.takes_none(m, depth + 1)),
            None => !self.is_plain_hint(hint) || hint == types.object,
        }
    }

    /// The class of a hint, and what stands in the brackets behind it.
    fn hinted_class(&self, hint: ObjId) -> Option<(ObjId, Vec<ObjId>)> {
        let heap = self.heap();
        let (origin, args) = match heap.get(hint) {
            Object::Class(_) => (hint, None),
            Object::GenericAlias { origin, args } => (*origin, Some(*args)),
            Object::Instance(_) => (
                heap.instance_attr(hint, "__origin__")?,
                heap.instance_attr(hint, "__args__"),
            ),
            _ => return None,
        };
        heap.class(origin)?;
        let args = args.and_then(|args| heap.as_tuple(args));
        Some((origin, args.map(|args| args.to_vec()).unwrap_or_default()))
    }

    /// Whether a hint is a class that says what is in it: one of Python's own, or a plain one of the
    /// program.
    fn is_plain_hint(&self, hint: ObjId) -> bool {
        self.hinted_class(hint)
            .is_some_and(|(class, _)| self.is_builtin_type(class) || self.is_plain_class(class))
    }

    fn is_builtin_type(&self, class: ObjId) -> bool {
        let t = self.heap().types;
        [
            t.bool,
            t.int,
            t.float,
            t.str,
            t.bytes,
            t.bytearray,
            t.list,
            t.dict,
            t.set,
            t.frozenset,
            t.tuple,
        ]
        .contains(&class)
    }

    /// Whether a class is the program's, made as classes are, of nothing but such.
    fn is_plain_class(&self, class: ObjId) -> bool {
        let heap = self.heap();
        let own = |&c: &ObjId| {
            c == heap.types.object
                || heap.type_of(c) == heap.types.type_
                    && heap.class(c).is_some_and(|data| {
                        let module = data.dict.get("__module__");
                        let module = module.and_then(|&name| heap.as_str(name));
                        !data.builtin && module.is_some_and(|name| self.is_module_of_program(name))
                    })
        };
        heap.mro(class).iter().all(own)
    }

    fn is_module_of_program(&self, module: &str) -> bool {
        let heap = self.heap();
        let module = heap.dict_get_str(self.session.modules, module);
        let module = module.and_then(|module| heap.module(module));
        module.is_none_or(|module| !module.own)
    }

    /// Whether a value fits a hint, as far as both are plain.
    fn is_within(&mut self, value: &SomeValue, hint: ObjId, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return true;
        }
        if let Some(members) = self.union_members(hint) {
            let mut members = members.into_iter();
            return value.is_none() || members.any(|m| self.is_within(value, m, depth + 1));
        }
        if hint == self.heap().none || hint == self.heap().types.none {
            return !self.is_plain_value(value);
        }
        let Some((class, args)) = self.hinted_class(hint).filter(|_| self.is_plain_hint(hint))
        else {
            return true;
        };
        let t = self.heap().types;
        let arg = |at: usize| args.get(at).copied();
        if let Kind::Instance(of) = value.kind {
            if class == t.object || !self.is_plain_value(value) {
                return true;
            }
            let heap = self.heap();
            let mut below = self.a.subclasses(of).into_iter();
            return heap.is_subclass(class, self.a.classes[of].class)
                || below.any(|c| heap.is_subclass(self.a.classes[c].class, class));
        }
        match &value.kind {
            Kind::Bool => [t.bool, t.int, t.float, t.object].contains(&class),
            Kind::Integer { bools, .. } => {
                [t.int, t.float, t.object].contains(&class) || *bools && class == t.bool
            }
            Kind::Float | Kind::SingleFloat => [t.float, t.object].contains(&class),
            Kind::Char | Kind::Str => [t.str, t.object].contains(&class),
            Kind::Bytes => [t.bytes, t.object].contains(&class),
            Kind::ByteArray => [t.bytearray, t.bytes, t.object].contains(&class),
            &Kind::List(def) => {
                let item = self.a.listdef(def).item.clone();
                class == t.object || class == t.list && self.fits_part(&item, arg(0), depth)
            }
            &Kind::Set { def, frozen, .. } => {
                let own = if frozen { t.frozenset } else { t.set };
                let key = self.a.dictdef(def).key.clone();
                class == t.object || class == own && self.fits_part(&key, arg(0), depth)
            }
            &Kind::Dict(def) => {
                let def = self.a.dictdef(def);
                let (key, value) = (def.key.clone(), def.value.clone());
                class == t.object
                    || class == t.dict
                        && self.fits_part(&key, arg(0), depth)
                        && self.fits_part(&value, arg(1), depth)
            }
            Kind::Seq(item) => {
                let (item, n) = (item.clone(), args.len());
                let same = n == 2 && self.is_ellipsis(args[1]);
                class == t.object
                    || class == t.tuple && (!same || self.fits_part(&item, arg(0), depth))
            }
            Kind::Tuple(items) => {
                let items = items.clone();
                if class == t.object || class == t.tuple && args.is_empty() {
                    return true;
                }
                if class != t.tuple {
                    return false;
                }
                if args.len() == 2 && self.is_ellipsis(args[1]) {
                    let mut items = items.iter();
                    return items.all(|item| self.fits_part(item, arg(0), depth));
                }
                let starred = args.iter().any(|&arg| !self.is_plain_hint(arg));
                let mut pairs = items.iter().zip(&args);
                (items.len() == args.len() || starred)
                    && pairs.all(|(item, &arg)| starred || self.fits_part(item, Some(arg), depth))
            }
            _ => true,
        }
    }

    /// Whether what a container holds fits: if there is anything, and if the hint says of what.
    fn fits_part(&mut self, part: &SomeValue, hint: Option<ObjId>, depth: u32) -> bool {
        match hint {
            Some(hint) if !part.is_impossible() && !part.is_none() => {
                self.is_within(part, hint, depth + 1)
            }
            _ => true,
        }
    }

    /// Whether it is known well enough what a value is.
    fn is_plain_value(&self, value: &SomeValue) -> bool {
        match value.kind {
            Kind::Instance(class) => {
                class != ClassDefId::OBJECT && self.is_plain_class(self.a.classes[class].class)
            }
            Kind::Bool
            | Kind::Integer { .. }
            | Kind::Float
            | Kind::Char
            | Kind::Str
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::List(_)
            | Kind::Dict(_)
            | Kind::Set { .. }
            | Kind::Seq(_)
            | Kind::Tuple(_) => true,
            _ => false,
        }
    }

    fn is_ellipsis(&self, obj: ObjId) -> bool {
        matches!(self.heap().get(obj), Object::Ellipsis)
    }

    /// A hint as it is written.
    fn hint_text(&mut self, hint: ObjId) -> String {
        if self.heap().class(hint).is_some() {
            return self.heap().class_name(hint).to_string();
        }
        let repr = self.heap().global(self.heap().builtins, "repr");
        let text = repr.and_then(|repr| self.session.call_obj(repr, &[hint]).ok());
        let text = text.and_then(|text| self.heap().as_str(text).cloned());
        text.unwrap_or_default().replace("typing.", "")
    }
}

/// The default of a parameter, by its place among the locals.
fn default_of(function: &Function, at: usize) -> Option<ObjId> {
    let positional = function.code.argcount as usize;
    match at.checked_sub(positional) {
        Some(_) => function.kwdefaults.get(&function.code.locals[at]).copied(),
        None => {
            let first = positional - function.defaults.len().min(positional);
            function.defaults.get(at.checked_sub(first)?).copied()
        }
    }
}
