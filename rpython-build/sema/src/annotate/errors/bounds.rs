//! What type hints allow: how they are read, and what fits.
//!
//! A value is found wrong only where both sides are plain: types of Python's own, containers of such,
//! classes of the program, unions. A `bool` is an `int`, an `int` a `float`. That a value may be `None` is
//! often not known exactly, so only what is nothing but `None` counts. What cannot be read (protocols, type
//! variables without a bound, names that are not there) allows anything.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{Function, ObjId, Object};
use crate::ir::model::GraphId;

/// How deep hints and values are compared: deeper than people write hints. What is below is taken to fit.
const MAX_DEPTH: u32 = 8;

/// What a hint allows.
#[derive(Clone, Debug)]
pub(in crate::annotate) enum Bound {
    /// Anything.
    Any,
    /// Objects of a class that is made otherwise than most are: anything, for what is compared.
    Other(ObjId),
    /// `None`
    None,
    /// Objects of a class, and what is in them, as far as that is said.
    Class(ObjId, Vec<Bound>),
    /// Tuples of these items.
    Tuple(Vec<Bound>),
    /// These constants.
    Literal(Vec<ObjId>),
    /// One of these.
    Union(Vec<Bound>),
    /// What is called with such arguments, if that is said, and gives such a result.
    Callable(Option<Vec<Bound>>, Box<Bound>),
    /// Classes: those below one, if that is said.
    Type(Option<ObjId>),
    /// What a type variable of this name stands for.
    Variable(Name, Box<Bound>),
}

impl Bound {
    /// What is allowed, by whatever name.
    pub(in crate::annotate) fn plain(&self) -> &Bound {
        match self {
            Bound::Variable(_, bound) => bound.plain(),
            _ => self,
        }
    }

    /// The type variables in it that have a bound.
    pub(in crate::annotate) fn variables<'a>(&'a self, found: &mut Vec<(&'a Name, &'a Bound)>) {
        match self {
            Bound::Variable(name, bound) => {
                if !found.iter().any(|&(known, _)| known == name) {
                    found.push((name, bound));
                }
            }
            Bound::Class(_, parts) | Bound::Tuple(parts) | Bound::Union(parts) => {
                parts.iter().for_each(|part| part.variables(found));
            }
            Bound::Callable(given, result) => {
                let given = given.iter().flatten();
                given.for_each(|part| part.variables(found));
                result.variables(found);
            }
            Bound::Any | Bound::Other(_) | Bound::None | Bound::Literal(_) | Bound::Type(_) => {}
        }
    }
}

/// Where a hint stands.
#[derive(Clone, Copy, Debug)]
pub(in crate::annotate) struct Scope {
    /// What names in texts mean: a dict.
    pub(in crate::annotate) globals: ObjId,
    /// What it is about, for `Self`.
    pub(in crate::annotate) this: This,
}

/// What has a hint.
#[derive(Clone, Copy, Debug)]
pub(in crate::annotate) enum This {
    /// A module.
    Nothing,
    /// A class.
    Class(ObjId),
    /// A function, which may be a method.
    Function(ObjId),
}

impl Scope {
    /// That of the hints of a function.
    pub(in crate::annotate) fn of_function(func: ObjId, function: &Function) -> Self {
        Scope {
            globals: function.globals,
            this: This::Function(func),
        }
    }
}

impl Annotator<'_> {
    // Reading.

    /// What an expression of a module gives.
    pub(in crate::annotate) fn evaluated(&mut self, text: &str, globals: ObjId) -> Option<ObjId> {
        let eval = self.heap().builtin("eval")?;
        // (It may be of several lines.)
        let text = self.session.heap.intern(&format!("({text}\n)").into());
        self.session.call_obj(eval, &[text, globals]).ok()
    }

    /// What a hint allows.
    pub(in crate::annotate) fn bound(&mut self, hint: ObjId, scope: Scope) -> Bound {
        self.bound_at(hint, scope, 0)
    }

    fn bound_at(&mut self, hint: ObjId, scope: Scope, depth: u32) -> Bound {
        if depth > MAX_DEPTH {
            return Bound::Any;
        }
        let heap = self.heap();
        let text = heap.instance_attr(hint, "__forward_arg__").unwrap_or(hint);
        if let Some(text) = heap.as_str(text).cloned() {
            return match self.evaluated(&text, scope.globals) {
                Some(hint) => self.bound_at(hint, scope, depth + 1),
                None => Bound::Any,
            };
        }
        if hint == heap.none || hint == heap.types.none {
            return Bound::None;
        }
        match heap.get(hint) {
            Object::Class(_) => self.bound_by(hint, None, scope, depth),
            Object::Union(members) => {
                let members = heap.as_tuple(*members).map(|members| members.to_vec());
                Bound::Union(self.bounds(&members.unwrap_or_default(), scope, depth))
            }
            Object::GenericAlias { origin, args } => {
                let args = heap.as_tuple(*args).map(|args| args.to_vec());
                self.bound_by(*origin, args, scope, depth)
            }
            Object::Instance(_) => self.bound_of_typing(hint, scope, depth),
            _ => Bound::Any,
        }
    }

    fn bounds(&mut self, hints: &[ObjId], scope: Scope, depth: u32) -> Vec<Bound> {
        let hints = hints.iter();
        hints
            .map(|&hint| self.bound_at(hint, scope, depth + 1))
            .collect()
    }

    /// What an object of `typing` allows.
    fn bound_of_typing(&mut self, hint: ObjId, scope: Scope, depth: u32) -> Bound {
        let heap = self.heap();
        let attr = |name| heap.instance_attr(hint, name);
        // (`Annotated`, `NewType`, a type variable.)
        let stands_for = match attr("__metadata__") {
            Some(_) => attr("__origin__"),
            None => attr("__supertype__"),
        };
        let limit = attr("__bound__").filter(|&bound| bound != heap.none);
        let name = attr("__name__").and_then(|name| heap.as_str(name).cloned());
        let variable = |bound: Bound| Bound::Variable(name.unwrap_or_default(), Box::new(bound));
        if let Some(hint) = stands_for.or(limit) {
            let bound = self.bound_at(hint, scope, depth + 1);
            return match stands_for {
                Some(_) => bound,
                None => variable(bound),
            };
        }
        let constraints = attr("__constraints__").and_then(|list| heap.as_tuple(list));
        if let Some(members) = constraints.filter(|members| !members.is_empty()) {
            let members = members.to_vec();
            return variable(Bound::Union(self.bounds(&members, scope, depth)));
        }
        let args = attr("__args__").and_then(|args| heap.as_tuple(args));
        let (origin, args) = (attr("__origin__"), args.map(|args| args.to_vec()));
        let Ok(typing) = self.session.import_module("typing") else {
            return Bound::Any;
        };
        let form = |name| self.heap().module_attr(typing, name);
        if Some(hint) == form("Self") {
            return match self.class_of_self(scope.this) {
                Some(class) => self.bound_by(class, None, scope, depth),
                None => Bound::Any,
            };
        }
        let Some(origin) = origin else {
            return Bound::Any;
        };
        let marks = ["ClassVar", "Final", "Required", "NotRequired", "ReadOnly"];
        let is_mark = marks.iter().any(|name| form(name) == Some(origin));
        let is_union = form("Union") == Some(origin);
        let is_literal = form("Literal") == Some(origin);
        let is_answer = ["TypeGuard", "TypeIs"]
            .iter()
            .any(|name| form(name) == Some(origin));
        match args {
            Some(args) if is_mark => self.bound_at(args[0], scope, depth + 1),
            Some(args) if is_union => Bound::Union(self.bounds(&args, scope, depth)),
            Some(args) if is_literal => Bound::Literal(args),
            // (What is between the brackets holds of the argument, where it is true.)
            _ if is_answer => Bound::Class(self.heap().types.bool, vec![]),
            _ if self.heap().class(origin).is_none() => Bound::Any,
            args => self.bound_by(origin, args, scope, depth),
        }
    }

    /// The class that `Self` is.
    fn class_of_self(&self, this: This) -> Option<ObjId> {
        let func = match this {
            This::Nothing => return None,
            This::Class(class) => return Some(class),
            This::Function(func) => self.a.state.copies.original(func),
        };
        let heap = self.heap();
        let has_it = |class: &ObjId| {
            let values = heap.class(*class).map(|class| class.dict.values());
            values
                .into_iter()
                .flatten()
                .any(|&value| match heap.get(heap.payload(value)) {
                    &Object::StaticMethod(of) | &Object::ClassMethod(of) => of == func,
                    Object::Property(property) => property.get == Some(func),
                    _ => value == func,
                })
        };
        let mut classes = self.a.classes.values().map(|class| class.class);
        classes.find(has_it)
    }

    /// What a class allows, with what stands in brackets behind it.
    fn bound_by(
        &mut self,
        class: ObjId,
        args: Option<Vec<ObjId>>,
        scope: Scope,
        depth: u32,
    ) -> Bound {
        let t = self.heap().types;
        if class == t.type_ {
            let of = args.and_then(|args| args.first().copied());
            let of = of.map(|of| self.bound_at(of, scope, depth + 1));
            return match of.as_ref().map(Bound::plain) {
                Some(&Bound::Class(of, _)) => Bound::Type(Some(of)),
                Some(Bound::Any | Bound::Other(_)) | None => Bound::Type(None),
                Some(_) => Bound::Any,
            };
        }
        if self.session.abstract_class("Callable") == Some(class) {
            return self.bound_of_calls(args.as_deref(), scope, depth);
        }
        if !self.is_builtin_type(class)
            && !self.is_abstract_type(class)
            && !self.is_plain_class(class)
        {
            return Bound::Other(class);
        }
        let args = match args {
            Some(args) if class == t.tuple => args,
            args => {
                let args = args.unwrap_or_default();
                return Bound::Class(class, self.bounds(&args, scope, depth));
            }
        };
        match args[..] {
            [item, more] if self.is_ellipsis(more) => {
                Bound::Class(class, self.bounds(&[item], scope, depth))
            }
            // (`*Ts`: of any length.)
            _ if args.iter().any(|&arg| self.is_unpacked(arg)) => Bound::Class(class, vec![]),
            _ => Bound::Tuple(self.bounds(&args, scope, depth)),
        }
    }

    fn bound_of_calls(&mut self, args: Option<&[ObjId]>, scope: Scope, depth: u32) -> Bound {
        let Some((&result, given)) = args.and_then(|args| args.split_last()) else {
            return Bound::Callable(None, Box::new(Bound::Any));
        };
        let given = match given {
            [only] => match self.heap().get(*only) {
                Object::List(args) => args.clone(),
                _ => given.to_vec(),
            },
            _ => given.to_vec(),
        };
        let any = matches!(given[..], [only] if self.is_ellipsis(only));
        let given = (!any).then(|| self.bounds(&given, scope, depth));
        // (What is called for its effects may give something.)
        let result = match self.bound_at(result, scope, depth + 1) {
            Bound::None => Bound::Any,
            result => result,
        };
        Bound::Callable(given, Box::new(result))
    }

    fn is_ellipsis(&self, obj: ObjId) -> bool {
        matches!(self.heap().get(obj), Object::Ellipsis)
    }

    fn is_unpacked(&mut self, hint: ObjId) -> bool {
        let typing = self.session.import_module("typing").ok();
        let unpack = typing.and_then(|typing| self.heap().module_attr(typing, "Unpack"));
        unpack.is_some() && self.heap().instance_attr(hint, "__origin__") == unpack
    }

    /// Whether a class is one of `collections.abc`, which say what Python's own types can do.
    fn is_abstract_type(&self, class: ObjId) -> bool {
        self.session.abstract_class(&self.heap().class_name(class)) == Some(class)
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

    /// Whether a class is the program's, made as classes are, of nothing but such; an exception; or one
    /// with members.
    pub(in crate::annotate) fn is_plain_class(&self, class: ObjId) -> bool {
        let heap = self.heap();
        let own = |&c: &ObjId| {
            c == heap.types.object
                || heap.is_subclass(c, heap.types.base_exception)
                || self.means(heap.type_of(c), Meaning::Enum)
                || heap.type_of(c) == heap.types.type_
                    && heap.class(c).is_some_and(|data| {
                        let module = data.dict.get("__module__");
                        let module = module.and_then(|&name| heap.as_str(name));
                        !data.builtin && module.is_some_and(|name| self.is_module_of_program(name))
                    })
        };
        class != heap.types.object && heap.mro(class).iter().all(own)
    }

    pub(in crate::annotate) fn is_module_of_program(&self, module: &str) -> bool {
        let heap = self.heap();
        let module = heap.dict_get_str(self.session.modules, module);
        let module = module.and_then(|module| heap.module(module));
        module.is_none_or(|module| !module.own)
    }

    // What fits.

    /// Whether a bound allows what is nothing but `None`.
    pub(in crate::annotate) fn takes_none(&self, bound: &Bound) -> bool {
        match bound.plain() {
            Bound::Any | Bound::Other(_) | Bound::None => true,
            Bound::Union(members) => members.iter().any(|member| self.takes_none(member)),
            Bound::Literal(members) => members.contains(&self.heap().none),
            _ => false,
        }
    }

    /// What a bound allows, in words.
    pub(in crate::annotate) fn allowed(&self, bound: &Bound) -> String {
        let heap = self.heap();
        match bound.plain() {
            &Bound::Class(class, _) | &Bound::Other(class) => {
                format!("`{}`", heap.class_name(class))
            }
            Bound::Union(members) => {
                let members = members.iter().map(|member| self.allowed(member));
                members.collect::<Vec<_>>().join(" or ")
            }
            Bound::Literal(members) => {
                let members = members
                    .iter()
                    .map(|&obj| format!("`{}`", heap.repr_short(obj)));
                members.collect::<Vec<_>>().join(" or ")
            }
            Bound::None => "`None`".into(),
            Bound::Tuple(_) => "`tuple`".into(),
            Bound::Callable(..) => "what is called".into(),
            Bound::Type(_) => "classes".into(),
            Bound::Any | Bound::Variable(..) => "anything".into(),
        }
    }

    /// Whether a value fits, as far as both are plain.
    pub(in crate::annotate) fn fits(&mut self, value: &SomeValue, bound: &Bound) -> bool {
        match value.kind {
            Kind::None => self.takes_none(bound),
            _ => self.is_within(value, bound, 0),
        }
    }

    fn is_within(&mut self, value: &SomeValue, bound: &Bound, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return true;
        }
        match bound {
            Bound::Variable(_, bound) => self.is_within(value, bound, depth + 1),
            Bound::Any | Bound::Other(_) => true,
            Bound::None => !self.is_plain_value(value),
            Bound::Union(members) => {
                let mut members = members.iter();
                value.is_none() || members.any(|member| self.is_within(value, member, depth + 1))
            }
            Bound::Literal(members) => match value.konst.filter(|_| self.is_plain_value(value)) {
                Some(konst) => members.iter().any(|&member| self.same_const(member, konst)),
                None => members.iter().any(|&member| {
                    let class = self.heap().type_of(member);
                    value.is_none() || self.is_within(value, &Bound::Class(class, vec![]), depth)
                }),
            },
            Bound::Callable(given, result) => match &value.kind {
                Kind::Pbc(descs) => {
                    let (descs, given) = (descs.clone(), given.as_deref());
                    descs
                        .iter()
                        .all(|&desc| self.call_fits(desc, given, result, depth))
                }
                _ => match self.session.abstract_class("Callable") {
                    Some(class) => self.is_within_abstract(value, class, &[], depth),
                    None => true,
                },
            },
            &Bound::Type(of) => match &value.kind {
                Kind::Pbc(descs) => descs.iter().all(|&desc| match (self.is_class(desc), of) {
                    (Some(class), Some(of)) => self.session.counts_as_subclass(class, of),
                    (Some(_), None) => true,
                    _ => false,
                }),
                _ => !self.is_plain_value(value),
            },
            Bound::Class(class, args) if self.is_abstract_type(*class) => {
                self.is_within_abstract(value, *class, args, depth)
            }
            Bound::Class(class, args) => self.is_within_class(value, *class, args, depth),
            Bound::Tuple(bounds) => match &value.kind {
                Kind::Tuple(items) => {
                    let items = items.clone();
                    let mut pairs = items.iter().zip(bounds);
                    items.len() == bounds.len()
                        && pairs.all(|(item, bound)| self.fits_part(item, Some(bound), depth))
                }
                _ => self.is_within_class(value, self.heap().types.tuple, &[], depth),
            },
        }
    }

    fn is_within_class(
        &mut self,
        value: &SomeValue,
        class: ObjId,
        args: &[Bound],
        depth: u32,
    ) -> bool {
        let t = self.heap().types;
        match &value.kind {
            &Kind::Instance(of) => {
                let below = self.a.subclasses(of);
                let heap = self.heap();
                !self.is_plain_value(value)
                    || heap.is_subclass(class, self.a.classes[of].class)
                    || below
                        .into_iter()
                        .any(|c| heap.is_subclass(self.a.classes[c].class, class))
            }
            Kind::Bool => [t.bool, t.int, t.float].contains(&class),
            Kind::Integer { bools, .. } => {
                [t.int, t.float].contains(&class) || *bools && class == t.bool
            }
            Kind::Float | Kind::SingleFloat => class == t.float,
            Kind::Char | Kind::Str => class == t.str,
            Kind::Bytes => class == t.bytes,
            Kind::ByteArray => [t.bytearray, t.bytes].contains(&class),
            &Kind::List(def) => {
                let item = self.a.listdef(def).item.clone();
                class == t.list && self.fits_part(&item, args.first(), depth)
            }
            &Kind::Set { def, frozen, .. } => {
                let own = if frozen { t.frozenset } else { t.set };
                let key = self.a.dictdef(def).key.clone();
                class == own && self.fits_part(&key, args.first(), depth)
            }
            &Kind::Dict(def) => {
                let def = self.a.dictdef(def);
                let (key, value) = (def.key.clone(), def.value.clone());
                class == t.dict
                    && self.fits_part(&key, args.first(), depth)
                    && self.fits_part(&value, args.get(1), depth)
            }
            Kind::Seq(item) => {
                let item = (**item).clone();
                class == t.tuple && self.fits_part(&item, args.first(), depth)
            }
            Kind::Tuple(items) => {
                let items = items.clone();
                let mut items = items.iter();
                class == t.tuple && items.all(|item| self.fits_part(item, args.first(), depth))
            }
            _ => true,
        }
    }

    /// Whether a value of Python's own types can do what an abstract class says, and has such items.
    fn is_within_abstract(
        &mut self,
        value: &SomeValue,
        class: ObjId,
        args: &[Bound],
        depth: u32,
    ) -> bool {
        let Some(own) = self.own_class(value) else {
            return true;
        };
        let parts = match &value.kind {
            Kind::Char | Kind::Str => vec![SomeValue::str()],
            Kind::Bytes | Kind::ByteArray => vec![SomeValue::int()],
            &Kind::List(def) => vec![self.a.listdef(def).item.clone()],
            &Kind::Set { def, .. } => vec![self.a.dictdef(def).key.clone()],
            &Kind::Dict(def) => {
                let def = self.a.dictdef(def);
                vec![def.key.clone(), def.value.clone()]
            }
            Kind::Seq(item) => vec![(**item).clone()],
            Kind::Tuple(items) => {
                let items = items.clone();
                let first = args.first();
                return self.session.counts_as_subclass(own, class)
                    && items.iter().all(|item| self.fits_part(item, first, depth));
            }
            _ => vec![],
        };
        let mut parts = parts.iter().zip(args);
        self.session.counts_as_subclass(own, class)
            && parts.all(|(part, arg)| self.fits_part(part, Some(arg), depth))
    }

    /// Whether what a container holds fits: if there is anything, and if the hint says of what.
    fn fits_part(&mut self, part: &SomeValue, bound: Option<&Bound>, depth: u32) -> bool {
        match bound {
            Some(bound) if !part.is_impossible() && !part.is_none() => {
                self.is_within(part, bound, depth + 1)
            }
            _ => true,
        }
    }

    /// Whether a function, of which it is known what it takes and returns, may be called so.
    fn call_fits(
        &mut self,
        desc: DescId,
        given: Option<&[Bound]>,
        result: &Bound,
        depth: u32,
    ) -> bool {
        let Desc::Function(desc) = &self.a.descs[desc] else {
            return true;
        };
        let func = desc.func;
        let graphs: Vec<GraphId> = desc.graphs.values().copied().collect();
        let cells = self.heap().run_time_cells(func);
        if let (Some(function), Some(given)) = (self.heap().function(func), given) {
            let code = &function.code;
            let most = code.argcount as usize;
            let least = most.saturating_sub(function.defaults.len());
            if given.len() < least || given.len() > most && !code.flags.varargs {
                return false;
            }
            for (at, bound) in given.iter().enumerate().take(most) {
                // (One that is called with several types has a version for each.)
                let takes = |this: &mut Self, &graph: &GraphId| {
                    let param = this.a.graphs[graph].params().get(cells + at).copied();
                    param.is_none_or(|param| {
                        let value = this.a.bindings[graph][param].clone();
                        this.meets(&value, bound, depth)
                    })
                };
                if !graphs.is_empty() && !graphs.iter().any(|graph| takes(self, graph)) {
                    return false;
                }
            }
        }
        graphs.into_iter().all(|graph| {
            let var = self.a.graphs[graph].return_var();
            let value = self.a.bindings[graph][var].clone();
            self.fits_part(&value, Some(result), depth)
        })
    }

    /// Whether a parameter that takes such values may be given what a bound allows.
    fn meets(&mut self, param: &SomeValue, bound: &Bound, depth: u32) -> bool {
        let t = self.heap().types;
        self.fits_part(param, Some(bound), depth)
            || match bound.plain() {
                Bound::Union(members) => {
                    let mut members = members.iter();
                    members.any(|member| self.meets(param, member, depth))
                }
                // (Parameters are as wide as all of their callers want.)
                &Bound::Class(class, _) if class == t.bool || class == t.int => matches!(
                    param.kind,
                    Kind::Bool | Kind::Integer { .. } | Kind::Float | Kind::SingleFloat
                ),
                _ => false,
            }
    }

    /// Whether it is known well enough what a value is.
    fn is_plain_value(&self, value: &SomeValue) -> bool {
        match value.kind {
            Kind::Instance(class) => {
                class != ClassDefId::OBJECT
                    && self.named_class(value).is_none()
                    && self.is_plain_class(self.a.classes[class].class)
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
}
