//! Type hints, checked against what was inferred: they are upper bounds, and no source of types.
//!
//! A hint is found wrong only where both sides are plain: types of Python's own, containers of such,
//! classes of the program, unions. A `bool` is an `int`, an `int` a `float`; a parameter with `None`
//! for its default takes `None`. That a value may be `None` is often not known exactly, so only what
//! is nothing but `None` counts. What cannot be read (protocols, type variables,
//! names that are not there) says nothing.

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

/// A hint of a function, for a parameter or its result; or of a class, for an attribute.
struct Hint {
    hint: ObjId,
    /// Where the value is that it is about, and may be widened.
    cell: Cell,
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
                self.check_hint(&hint);
            }
        }
        let classes: Vec<ClassDefId> = self.a.classes.ids().collect();
        for class in classes {
            for hint in self.hints_of_class(class) {
                self.check_hint(&hint);
            }
        }
    }

    /// The hints in the body of a class of the program, for attributes that it has for itself.
    fn hints_of_class(&mut self, id: ClassDefId) -> Vec<Hint> {
        let class = self.a.classes[id].class;
        if !self.is_plain_class(class) {
            return vec![];
        }
        let heap = self.heap();
        let Some(data) = heap.class(class) else {
            return vec![];
        };
        let module = data.dict.get("__module__");
        let module = module.and_then(|&name| heap.as_str(name));
        let module = module.and_then(|name| heap.dict_get_str(self.session.modules, name));
        let globals = module.and_then(|module| Some(heap.module(module)?.dict));
        let hints = data.dict.get("__annotations__");
        let hints = hints.map(|&hints| heap.dict_str_items(heap.payload(hints)));
        let mut found = Vec::new();
        for (name, hint) in hints.unwrap_or_default() {
            let data = self.heap().class(class);
            let span = data.and_then(|data| data.span_of_hint(&name));
            let (Some(span), true) = (span, self.a.classes[id].attrs.contains_key(&name)) else {
                continue;
            };
            let owner = self.heap().class_name(class);
            found.push(Hint {
                hint: match globals {
                    Some(globals) => self.resolved_hint(hint, globals),
                    None => hint,
                },
                what: format!("the attribute `{name}` of `{owner}`"),
                cell: Cell::Attribute(id, name),
                span,
                is_result: false,
                optional: true,
            });
        }
        found
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
                hint: self.resolved_hint(hint, function.globals),
                cell: Cell::Variable(graph, var),
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
            let mut hint = self.resolved_hint(hint, function.globals);
            if code.flags.generator {
                // What the graph gives is what the generator hands out.
                match self.hinted_class(hint) {
                    Some((class, args)) if self.is_abstract_type(class) && !args.is_empty() => {
                        hint = args[0];
                    }
                    _ => return found,
                }
            }
            found.push(Hint {
                hint,
                cell: Cell::Variable(graph, result),
                what: match code.flags.generator {
                    true => format!("what `{}` hands out", function.name),
                    false => format!("the result of `{}`", function.name),
                },
                span: code.header(),
                is_result: true,
                optional: bare,
            });
        }
        found
    }

    /// A hint that is written as a text.
    fn resolved_hint(&mut self, hint: ObjId, globals: ObjId) -> ObjId {
        if self.heap().as_str(hint).is_none() {
            return hint;
        }
        let eval = self.heap().global(self.heap().builtins, "eval");
        let value = eval.and_then(|eval| self.session.call_obj(eval, &[hint, globals]).ok());
        value.unwrap_or(hint)
    }

    fn check_hint(&mut self, hint: &Hint) {
        let value = match &hint.cell {
            &Cell::Variable(graph, var) => self.a.bindings[graph][var].clone(),
            Cell::Attribute(class, name) => self.a.classes[*class].attrs[name].value.clone(),
            _ => return,
        };
        let wrong = |this: &mut Self, value: &SomeValue| match value.kind {
            Kind::None => !hint.optional && !this.takes_none(hint.hint, 0),
            _ => !this.is_within(value, hint.hint, 0),
        };
        // (Of several functions that are called in one place, each gets what any of them does:
        // `None` is known only where it is returned.)
        let none = self.none();
        let is_wrong = wrong(self, &value);
        let returned = match hint.cell {
            Cell::Variable(graph, _) => self.a.state.returns_none.contains(&graph),
            _ => false,
        };
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
        let mut error = self.explain(error, &hint.cell, &found);
        error.labels.retain(|label| label.span != hint.span);
        let here = format!("hinted `{shown}` here");
        error = match error.primary {
            None => error.at(hint.span, here),
            Some(_) => error.label(hint.span, here),
        };
        self.report(error);
    }

    /// The members of `X | Y`, `Union[X, Y]` and `Optional[X]`; of `Literal[x]` the classes of its members.
    fn union_members(&mut self, hint: ObjId) -> Option<Vec<ObjId>> {
        if let Object::Union(members) = self.heap().get(hint) {
            return self.heap().as_tuple(*members).map(|m| m.to_vec());
        }
        let origin = self.heap().instance_attr(hint, "__origin__")?;
        let typing = self.session.import_module("typing").ok()?;
        let union = self.heap().module_attr(typing, "Union");
        let args = self.heap().instance_attr(hint, "__args__")?;
        let members = self.heap().as_tuple(args)?.to_vec();
        let literal = self.heap().module_attr(typing, "Literal");
        if literal == Some(origin) {
            let members = members.into_iter();
            return Some(members.map(|member| self.heap().type_of(member)).collect());
        }
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
        self.hinted_class(hint).is_some_and(|(class, _)| {
            self.is_builtin_type(class)
                || self.is_abstract_type(class)
                || self.is_plain_class(class)
        })
    }

    /// Whether a class is one of `collections.abc`, which say what Python's own types can do.
    fn is_abstract_type(&self, class: ObjId) -> bool {
        let heap = self.heap();
        let module = heap.dict_get_str(self.session.modules, "collections.abc");
        let name = heap.class_name(class);
        module.and_then(|module| heap.module_attr(module, &name)) == Some(class)
    }

    /// Whether functions, of which it is known what they take and return, fit a hint of what is called.
    fn calls_fit(&mut self, descs: &[DescId], args: &[ObjId], depth: u32) -> bool {
        let Some((&result, given)) = args.split_last() else {
            return true;
        };
        let given = match given {
            [only] => match self.heap().get(*only) {
                Object::List(args) => args.clone(),
                _ => given.to_vec(),
            },
            _ => given.to_vec(),
        };
        let none = [self.heap().none, self.heap().types.none];
        let any = matches!(given[..], [only] if self.is_ellipsis(only));
        descs.iter().all(|&desc| {
            let Desc::Function(desc) = &self.a.descs[desc] else {
                return true;
            };
            let graphs: Vec<GraphId> = desc.graphs.values().copied().collect();
            if let Some(function) = self.heap().function(desc.func) {
                let most = function.code.argcount as usize;
                let least = most.saturating_sub(function.defaults.len());
                let more = function.code.flags.varargs;
                if !any && (given.len() < least || given.len() > most && !more) {
                    return false;
                }
            }
            none.contains(&result)
                || graphs.into_iter().all(|graph| {
                    let var = self.a.graphs[graph].return_var();
                    let value = self.a.bindings[graph][var].clone();
                    self.fits_part(&value, Some(result), depth)
                })
        })
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
            t.type_,
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

    pub(in crate::annotate) fn is_module_of_program(&self, module: &str) -> bool {
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
        let called = self.is_abstract_type(class) && &*self.heap().class_name(class) == "Callable";
        if let (Kind::Pbc(descs), true) = (&value.kind, called) {
            return self.calls_fit(&descs.clone(), &args, depth);
        }
        if let (Kind::Pbc(descs), true) = (&value.kind, class == t.type_) {
            let of = arg(0).filter(|&of| self.heap().class(of).is_some());
            return descs.iter().all(|&desc| match (&self.a.descs[desc], of) {
                (Desc::Class(desc), Some(of)) => self.session.counts_as_subclass(desc.class, of),
                (Desc::Class(_), None) => true,
                _ => false,
            });
        }
        if self.is_abstract_type(class) {
            return self.is_within_abstract(value, class, &args, depth);
        }
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

    /// Whether a value of Python's own types can do what an abstract class says, and has such items.
    fn is_within_abstract(
        &mut self,
        value: &SomeValue,
        class: ObjId,
        args: &[ObjId],
        depth: u32,
    ) -> bool {
        let t = self.heap().types;
        let (own, parts) = match &value.kind {
            Kind::Bool | Kind::Integer { .. } => (t.int, vec![]),
            Kind::Float | Kind::SingleFloat => (t.float, vec![]),
            Kind::Char | Kind::Str => (t.str, vec![SomeValue::str()]),
            Kind::Bytes => (t.bytes, vec![SomeValue::int()]),
            Kind::ByteArray => (t.bytearray, vec![SomeValue::int()]),
            &Kind::List(def) => (t.list, vec![self.a.listdef(def).item.clone()]),
            &Kind::Set { def, frozen } => {
                let own = if frozen { t.frozenset } else { t.set };
                (own, vec![self.a.dictdef(def).key.clone()])
            }
            &Kind::Dict(def) => {
                let def = self.a.dictdef(def);
                (t.dict, vec![def.key.clone(), def.value.clone()])
            }
            Kind::Seq(item) => (t.tuple, vec![(**item).clone()]),
            Kind::Tuple(items) => {
                let items = items.clone();
                let first = args.first().copied();
                return self.session.counts_as_subclass(t.tuple, class)
                    && items.iter().all(|item| self.fits_part(item, first, depth));
            }
            _ => return true,
        };
        self.session.counts_as_subclass(own, class)
            && parts
                .iter()
                .zip(args)
                .all(|(part, &arg)| self.fits_part(part, Some(arg), depth))
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
