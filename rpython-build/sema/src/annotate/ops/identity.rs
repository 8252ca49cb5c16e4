//! Identity, and tests of a value's class.

use crate::annotate::cells::constants::class_of_integers;
use crate::annotate::errors::report::{Stop, NOT_CONSTANT, NO_OPERATION, UNSUPPORTED};
use crate::annotate::ops::arith::sort;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::modules::marks::Mark;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use std::rc::Rc;

/// What a test of a class tells: its truth if that is known, and what the value is under each
/// truth.
pub type ClassTest = (Option<bool>, Vec<(bool, SomeValue)>);

/// Where a function reads a bound method.
struct WhereRead {
    var: Var,
    /// It is bound there.
    binds: bool,
    /// Nothing has it but who asks whether it is another one.
    is_used_once: bool,
}

impl Annotator<'_> {
    /// `a is b`
    pub fn is(&mut self, op: &Op<Hl>, a: &SomeValue, b: &SomeValue) -> An {
        let (a, b, var_a, var_b) = (a, b, op.args[0].var(), op.args[1].var());
        if a.is_none() || b.is_none() {
            let (other, var) = if b.is_none() { (a, var_a) } else { (b, var_b) };
            if other.is_none() {
                return Ok(self.const_bool(true));
            }
            if !other.can_be_none() {
                return Ok(self.const_bool(false));
            }
            let mut value = SomeValue::bool();
            if let Some(var) = var {
                let facts = vec![(true, var, self.none()), (false, var, other.non_none())];
                value.facts = Some(Rc::new(Facts::Known(facts)));
            }
            return Ok(value);
        }
        if let Some(known) = self.same_bound_method(op, a, b) {
            return Ok(self.const_bool(known));
        }
        if let (Some(x), Some(y)) = (a.konst, b.konst) {
            let heap = self.heap();
            if heap.is_type_beside_function(x, y) {
                return self.no_operation("is", &[a.clone(), b.clone()]);
            }
            let identical = x == y
                || (heap.as_bool(x).is_some()
                    && heap.native_eq(x, y) == Some(true)
                    && heap.as_bool(y).is_some());
            return Ok(self.const_bool(identical));
        }
        for (this, other) in [(a, b), (b, a)] {
            if matches!(other.kind, Kind::Bool) {
                self.expect_told_apart(&this.non_none(), "this test")?;
            }
        }
        for (this, other) in [(a, b), (b, a)] {
            if let (Kind::Type { classes, of_none }, Some(class)) = (&this.kind, other.konst) {
                let none = class == self.heap().types.none;
                let may_be = |&of: &ClassDefId| {
                    if self.a.is_bare(of) || self.a.is_union(of) {
                        return true;
                    }
                    let of = self.a.shown_class(self.heap(), self.a.classes[of].class);
                    self.heap().is_subclass(class, of)
                };
                let is_class = self.heap().class(class).is_some();
                if is_class && !(none && *of_none) && !classes.iter().any(may_be) {
                    return Ok(self.const_bool(false));
                }
            }
        }
        let mut value = SomeValue::bool();
        let mut facts = Vec::new();
        match self.member_test(op, a, b) {
            Some((Some(truth), _)) => return Ok(self.const_bool(truth)),
            Some((None, of_members)) => facts = of_members,
            None => {}
        }
        for (this, other, var) in [(a, b, var_a), (b, a, var_b)] {
            match (&this.kind, &other.kind) {
                // `type(x) is C`
                (Kind::Type { .. }, Kind::Pbc(descs)) => {
                    if let (Some(Facts::TypeOf(vars)), [desc]) = (this.facts.as_deref(), &descs[..])
                    {
                        if let Desc::Class(class) = &self.a.descs[*desc] {
                            let class = class.class;
                            for &about in vars {
                                let known = self.classdef(class)?;
                                let known = self.class_shown_as(about, class).unwrap_or(known);
                                facts.push((true, about, SomeValue::instance(known)));
                                let rest = self.of_other_type(about, class, known);
                                facts.extend(rest.map(|rest| (false, about, rest)));
                            }
                        }
                    }
                }
                // `type(x) is type(y)`
                (Kind::Type { .. }, Kind::Type { .. }) => {
                    if let (Some(Facts::TypeOf(vars)), Some(Facts::TypeOf(others))) =
                        (this.facts.as_deref(), other.facts.as_deref())
                    {
                        for &about in vars {
                            for &like in others {
                                let like = &self.a.bindings[self.pos.graph][like];
                                facts.push((true, about, like.widened()));
                            }
                        }
                    }
                }
                (Kind::Pbc(_), Kind::Pbc(_)) => {
                    if let (Some(var), Some(_)) = (var, other.konst) {
                        facts.push((true, var, other.clone()));
                    }
                }
                (Kind::Bool, Kind::Bool) => {
                    let known = other.konst.and_then(|konst| self.heap().as_bool(konst));
                    if let (Some(var), Some(known), None) = (var, known, this.konst) {
                        facts.push((true, var, self.const_bool(known)));
                        if !this.nullable {
                            facts.push((false, var, self.const_bool(!known)));
                        }
                    }
                }
                (Kind::Instance(_), Kind::Instance(_)) if !other.nullable && facts.is_empty() => {
                    if let (Some(var), true) = (var, this.can_be_none()) {
                        facts.push((true, var, this.non_none()));
                    }
                }
                _ => {}
            }
        }
        if !facts.is_empty() {
            value.facts = Some(Rc::new(Facts::Known(facts)));
        }
        if sort(&a.kind) != sort(&b.kind)
            && !matches!(
                (&a.kind, &b.kind),
                (Kind::Type { .. }, _) | (_, Kind::Type { .. })
            )
            && !a.can_be_none()
            && !b.can_be_none()
        {
            return Ok(self.const_bool(false));
        }
        Ok(value)
    }

    /// Whether two bound methods are one object, where that shows in this function. A method is bound anew wherever it is
    /// read, so it is itself alone; of what a value here has no part, such as where it was read: methods that come from
    /// elsewhere are one if they are equal.
    fn same_bound_method(&self, op: &Op<Hl>, a: &SomeValue, b: &SomeValue) -> Option<bool> {
        let methods = |value: &SomeValue| {
            !value.nullable && matches!(value.kind, Kind::Pbc(_) | Kind::BuiltinMethod { .. })
        };
        if !methods(a) || !methods(b) {
            return None;
        }
        let places = [0, 1].map(|at| op.args[at].var().map(|var| self.where_read(var)));
        match &places {
            [Some(a), Some(b)] if a.var == b.var => Some(true),
            [Some(a), Some(b)] if a.binds && b.binds => Some(false),
            _ => {
                let mut places = places.into_iter().flatten();
                let unknown_elsewhere = places.any(|place| place.binds && place.is_used_once);
                unknown_elsewhere.then_some(false)
            }
        }
    }

    /// Where a method comes from that the operation at work takes, as far back as there is one way.
    fn where_read(&self, var: Var) -> WhereRead {
        let graph = &self.a.graphs[self.pos.graph];
        let predecessors = graph.predecessors();
        let (mut var, mut block) = (var, self.pos.block);
        let mut is_used_once = true;
        loop {
            let data = &graph.blocks[block];
            let uses = data.ops.iter().filter(|op| op.code != HlOp::Is);
            let mut uses = uses.flat_map(|op| op.args.iter());
            is_used_once &= !uses.any(|arg| arg.var() == Some(var));
            let read = data.ops.iter().find(|op| op.result == var);
            let binds = read.is_some_and(|op| self.binds_method(op));
            let at = data.inputs.iter().position(|&input| input == var);
            let (Some(at), [(from, exit)]) = (at, &predecessors[block]) else {
                return WhereRead {
                    var,
                    binds,
                    is_used_once,
                };
            };
            let exits = &graph.blocks[*from].exits;
            let Some(before) = exits[*exit].args[at].var() else {
                return WhereRead {
                    var,
                    binds,
                    is_used_once,
                };
            };
            let passed = exits.iter().flat_map(|exit| exit.args.iter());
            is_used_once &= passed.filter(|arg| arg.var() == Some(before)).count() == 1;
            (var, block) = (before, *from);
        }
    }

    /// Whether an operation reads a method, not what an object keeps.
    pub(in crate::annotate) fn binds_method(&self, op: &Op<Hl>) -> bool {
        let (HlOp::GetAttr, [of, name]) = (op.code, &op.args[..]) else {
            return false;
        };
        let of = self.a.annotation(self.pos.graph, of);
        let Value::Const(name) = name else {
            return false;
        };
        match (of.kind, self.heap().as_str(*name)) {
            (Kind::Instance(class), Some(name)) => {
                let attribute = self.a.attribute(class, &**name);
                let class = self.a.classes[class].class;
                let found = self.heap().lookup_in_class(class, name);
                let found = found.map(|(_, found)| self.heap().get(found));
                attribute.is_none_or(|attribute| attribute.readonly)
                    && matches!(found, Some(Object::Function(_) | Object::ClassMethod(_)))
            }
            (Kind::Pbc(_) | Kind::Type { .. }, _) => false,
            _ => true,
        }
    }

    /// A value is of a class, or of a copy of it: what that is, of all that are below what is known of the value.
    fn class_shown_as(&mut self, about: Var, class: ObjId) -> Option<ClassDefId> {
        let Kind::Instance(known) = self.a.bindings[self.pos.graph][about].kind else {
            return None;
        };
        let reader = self.reader();
        self.a.classes[known].readers.insert(reader);
        let shown =
            |&id: &ClassDefId| self.a.shown_class(self.heap(), self.a.classes[id].class) == class;
        let found = self.a.subclasses(known).into_iter().filter(shown);
        found.reduce(|a, b| self.a.common_base(a, b))
    }

    /// What an object of a union, or of a class of one, is that is not of this very class, where that has none below it.
    fn of_other_type(&mut self, about: Var, class: ObjId, known: ClassDefId) -> Option<SomeValue> {
        let value = self.a.bindings[self.pos.graph][about].clone();
        let Kind::Instance(of) = value.kind else {
            return None;
        };
        let is_it =
            |of: ClassDefId| self.a.shown_class(self.heap(), self.a.classes[of].class) == class;
        if !self.a.subclasses(known).into_iter().all(is_it) {
            return None;
        }
        if self.a.is_union(of) {
            let (_, facts) = self.union_test(&value, of, &[class], Some(known));
            return facts
                .into_iter()
                .find_map(|(when, rest)| (!when).then_some(rest));
        }
        let is_known = self.a.is_subclass(of, known) && self.a.root_in_union(of).is_some();
        is_known.then(|| match value.nullable {
            true => self.none(),
            false => SomeValue::IMPOSSIBLE,
        })
    }

    /// Whether some of several functions are the `__call__` of objects.
    pub fn has_called_objects(&self, descs: &[DescId]) -> bool {
        let is_object = |&desc: &DescId| match &self.a.descs[desc] {
            Desc::Method(method) => method.name == *"__call__",
            _ => false,
        };
        descs.len() > 1 && descs.iter().any(is_object)
    }

    /// Whether some of these functions are bound methods of builtin types: each is made anew where the method is read, so
    /// that two of them which are equal are not known as such.
    fn has_bound_builtins(&self, descs: &[DescId]) -> bool {
        let Some(span) = self.a.state.bound_builtins else {
            return false;
        };
        descs.iter().any(|&desc| {
            let func = match &self.a.descs[self.plain_desc(desc)] {
                Desc::Function(FunctionDesc { func, .. }) => *func,
                _ => return false,
            };
            let function = self.heap().function(func);
            function.is_some_and(|function| function.code.span == span)
        })
    }

    /// The function whose code one has that may be made at run time.
    pub(in crate::annotate) fn plain_desc(&self, desc: DescId) -> DescId {
        match &self.a.descs[desc] {
            Desc::Closure(closure) => closure.func,
            _ => desc,
        }
    }

    /// Functions are compared: an error, if it is not known which are equal.
    pub fn check_compared_functions(&self, descs: &[DescId]) -> An<()> {
        let what = if self.has_called_objects(descs) {
            "objects with `__call__` have met functions here: they can be called, and no more"
        } else if self.has_bound_builtins(descs) {
            "methods of builtin types that are bound to an object cannot be compared"
        } else {
            return Ok(());
        };
        self.fail(UNSUPPORTED, what)
    }

    /// Functions that met objects with `__call__` in a variable can be called. What else they are
    /// is not known any more: of the objects there is the method alone.
    pub fn check_functions(&self, op: &Op<Hl>, args: &[SomeValue]) -> An<()> {
        use crate::stubs::BuiltinFn as F;
        let mixed = |a: &SomeValue| match &a.kind {
            Kind::Pbc(descs) => self.has_called_objects(descs),
            _ => false,
        };
        let functions = match (op.code, args) {
            (HlOp::Compare(_), [a, b]) => [a, b],
            (HlOp::Contains, [_, item]) => [item, item],
            _ => [&SomeValue::IMPOSSIBLE; 2],
        };
        if let [Kind::Pbc(a), Kind::Pbc(b)] = functions.map(|function| &function.kind) {
            self.check_compared_functions(a)?;
            self.check_compared_functions(b)?;
        }
        if !args.iter().any(mixed) {
            return Ok(());
        }
        let asks = match op.code {
            HlOp::Is => !args.iter().any(SomeValue::is_none),
            HlOp::Compare(_) | HlOp::Contains | HlOp::Type | HlOp::IsSubtype | HlOp::Format(_) => {
                true
            }
            HlOp::SimpleCall => matches!(
                args[0].kind,
                Kind::Builtin(
                    F::Isinstance
                        | F::Hasattr
                        | F::Getattr
                        | F::Hash
                        | F::Id
                        | F::Type
                        | F::Str
                        | F::Repr
                        | F::Print
                )
            ),
            _ => false,
        };
        match asks {
            true => self.fail(
                UNSUPPORTED,
                "objects with `__call__` have met functions here: they can be called, and no more",
            ),
            false => Ok(()),
        }
    }

    /// `isinstance(value, type(x))` of a value of Python's own types: of none of the classes that `x` may be of.
    pub(in crate::annotate) fn of_no_class(
        &mut self,
        value: &SomeValue,
        class: &SomeValue,
    ) -> An<Option<bool>> {
        let of_none = match class.kind {
            Kind::Type { of_none, .. } if class.konst.is_none() => of_none,
            _ => return Ok(None),
        };
        let of = self.classes_of_type(class);
        if of.is_empty() || of.contains(&ClassDefId::OBJECT) {
            return Ok(None);
        }
        let classes: Vec<ObjId> = of.iter().map(|&of| self.a.classes[of].class).collect();
        let (truth, _) = self.instance_test(value, &classes)?;
        Ok(truth.filter(|&truth| !(truth || of_none && value.can_be_none())))
    }

    /// The classes of `isinstance` and `issubclass`, which the host has to take for such.
    pub(in crate::annotate) fn checked_classes(&mut self, class: &SomeValue) -> An<Vec<ObjId>> {
        let Some(obj) = class.konst else {
            return self.fail(
                NOT_CONSTANT,
                "the class for `isinstance` must be a constant",
            );
        };
        let classes = self.tested_classes(obj)?;
        let none = self.heap().none;
        for &class in &classes {
            if let Err(raised) = self.session.is_instance_of(none, class) {
                let notes = crate::host::program::diagnose(self.session, raised);
                let message = "this is not something to be an instance of";
                let error = self.error(NO_OPERATION, message);
                let notes = notes.into_iter().map(|note| note.message);
                return Err(notes.fold(error, |error, note| error.note(note)).into());
            }
        }
        Ok(classes)
    }

    /// Whether a class is one of these, or below one.
    pub(in crate::annotate) fn is_below(&mut self, class: ObjId, of: &[ObjId]) -> bool {
        of.iter()
            .any(|&of| self.session.counts_as_subclass(class, of))
    }

    /// What a test of the class of a value tells: its truth if that is known, and facts.
    pub fn instance_test(&mut self, value: &SomeValue, classes: &[ObjId]) -> An<ClassTest> {
        let types = self.heap().types;
        let of_none = self.is_below(types.none, classes);
        if value.is_none() {
            return Ok((Some(of_none), vec![]));
        }
        let some = value.non_none();
        let (truth, mut facts) = self.test_of_some(&some, classes)?;
        if !value.can_be_none() || truth == Some(of_none) {
            return Ok((truth, facts));
        }
        match truth {
            Some(_) => facts = vec![(of_none, self.none()), (!of_none, some)],
            // (It is on this side of the test.)
            None => {
                let with_none = facts.iter_mut().filter(|(when, _)| *when == of_none);
                for (_, fact) in with_none {
                    let facts = fact.facts.clone();
                    *fact = fact.or_none().unwrap_or_else(|| fact.clone());
                    fact.facts = facts;
                }
                if of_none && facts.iter().all(|(when, _)| *when) {
                    facts.push((false, some));
                }
            }
        }
        Ok((None, facts))
    }

    /// The same of what is not `None`.
    fn test_of_some(&mut self, value: &SomeValue, classes: &[ObjId]) -> An<ClassTest> {
        let types = self.heap().types;
        if classes.contains(&types.object) {
            return Ok((Some(true), vec![]));
        }
        let of = match &value.kind {
            &Kind::Instance(class) => return self.instance_class_test(value, class, classes),
            &Kind::Integer { .. } => {
                if classes.contains(&types.bool) && !classes.contains(&types.int) {
                    self.expect_told_apart(value, "this test")?;
                }
                self.own_class(value).into_iter().collect()
            }
            Kind::ListOrTuple(list) => {
                let truth = self.test_of_some(&list.clone(), classes)?;
                match truth.0 == Some(self.is_below(types.tuple, classes)) {
                    true => return Ok(truth),
                    false => return self.fail_list_or_tuple(value),
                }
            }
            &Kind::List(def) if self.a.listdef(def).of_ranges => vec![types.list, types.range],
            Kind::Pbc(descs) => descs.iter().map(|&desc| self.class_of_desc(desc)).collect(),
            // None of Python's own types.
            Kind::Ptr(_) | Kind::LlChar | Kind::LlAddress | Kind::LlType => vec![types.object],
            Kind::Iterator { .. } => vec![self.own_class(value).unwrap_or(types.iterator)],
            _ => self.own_class(value).into_iter().collect(),
        };
        let truths: Vec<bool> = of.iter().map(|&of| self.is_below(of, classes)).collect();
        match truths[..] {
            [truth, ref others @ ..] if others.iter().all(|&other| other == truth) => {
                Ok((Some(truth), vec![]))
            }
            _ => self.fail_test_of_class(value),
        }
    }

    /// Which class a value is of is not known here.
    fn fail_test_of_class<T>(&mut self, value: &SomeValue) -> An<T> {
        if let Kind::List(_) = value.kind {
            return self
                .expect_no_range(value, "this test")
                .and(Err(Stop::Blocked));
        }
        self.fail_of(UNSUPPORTED, value, |what| {
            format!("of which class {what} is cannot be told here")
        })
    }

    /// The class that this is: one of the program's, or the builtin one that a function is called as.
    pub(in crate::annotate) fn is_class(&self, desc: DescId) -> Option<ObjId> {
        match &self.a.descs[desc] {
            Desc::Class(class) => Some(class.class),
            Desc::Function(function) => {
                let builtin = self.heap().mark(function.func, Mark::StandsFor)?;
                self.heap().class(builtin).map(|_| builtin)
            }
            _ => None,
        }
    }

    /// What there is of functions, classes and objects is of this class.
    fn class_of_desc(&self, desc: DescId) -> ObjId {
        let heap = self.heap();
        match &self.a.descs[desc] {
            Desc::Frozen(frozen) => heap.type_of(frozen.obj),
            Desc::Class(class) => heap.type_of(class.class),
            Desc::Function(function) => match heap.mark(function.func, Mark::StandsFor) {
                Some(builtin) => heap.type_of(builtin),
                None => heap.types.function,
            },
            Desc::Closure(_) => heap.types.function,
            Desc::Method(_) | Desc::MethodOfFrozen(_) => heap.types.method,
        }
    }

    /// The class of a value of Python's own types, where values of this kind are of one.
    pub(in crate::annotate) fn own_class(&mut self, value: &SomeValue) -> Option<ObjId> {
        self.ask_range(value);
        let types = self.heap().types;
        Some(match &value.kind {
            Kind::None => types.none,
            Kind::Bool => types.bool,
            &Kind::Integer { int, .. } => class_of_integers(self.session, int),
            Kind::Float => types.float,
            Kind::Char | Kind::Str => types.str,
            Kind::Bytes => types.bytes,
            Kind::ByteArray => types.bytearray,
            &Kind::List(def) => match self.a.listdef(def).range_step {
                Some(_) => types.range,
                None => types.list,
            },
            Kind::Tuple(_) | Kind::Seq(_) => types.tuple,
            Kind::Dict(_) => types.dict,
            Kind::Set { frozen: false, .. } => types.set,
            Kind::Set { frozen: true, .. } => types.frozenset,
            Kind::DictView { variant, .. } => match variant {
                IterVariant::Keys => types.dict_keys,
                IterVariant::Items => types.dict_items,
                _ => types.dict_values,
            },
            Kind::Iterator { variant, over } => match (variant, &over[0].kind) {
                (IterVariant::Enumerate, _) => types.enumerate,
                (IterVariant::Zip, _) => types.zip,
                (IterVariant::Reversed, kind) if kind.is_tuple() || kind.is_text() => {
                    types.reversed
                }
                _ => return None,
            },
            Kind::Slice(_) => types.slice,
            Kind::WeakRef(_) => types.weakref,
            Kind::Type { .. } => types.type_,
            Kind::BuiltinMethod { .. } => types.builtin_method,
            Kind::Builtin(_) | Kind::HostObject => self.heap().type_of(value.konst?),
            _ => return None,
        })
    }

    /// The same for `issubclass` of one of several classes.
    pub fn subclass_test(&mut self, value: &SomeValue, classes: &[ObjId]) -> Option<ClassTest> {
        let Kind::Pbc(descs) = &value.kind else {
            return None;
        };
        let (mut below, mut others) = (Vec::new(), Vec::new());
        for &desc in descs.iter() {
            let Desc::Class(class) = &self.a.descs[desc] else {
                return None;
            };
            let class = class.class;
            match self.is_below(class, classes) {
                true => below.push(desc),
                false => others.push(desc),
            }
        }
        if below.is_empty() || others.is_empty() {
            let truth = others.is_empty();
            return Some(((!value.nullable).then_some(truth), vec![]));
        }
        // (Of `None` it raises.)
        let facts = [(true, below), (false, others)];
        let facts = facts.map(|(truth, descs)| (truth, SomeValue::pbc(descs)));
        Some((None, facts.to_vec()))
    }

    fn instance_class_test(
        &mut self,
        value: &SomeValue,
        class: ClassDefId,
        classes: &[ObjId],
    ) -> An<ClassTest> {
        let mut facts = Vec::new();
        let of = self.a.classes[class].class;
        if self.is_below(of, classes) {
            return Ok((Some(true), vec![]));
        }
        // Those that may be below: their common base is what is known if it is true.
        let mut below: Option<ClassDefId> = None;
        let mut maybe = false;
        for &candidate in classes {
            let is_made = self.heap().class(candidate).is_some_and(|c| !c.builtin)
                || self
                    .heap()
                    .is_subclass(candidate, self.heap().types.base_exception);
            if is_made && self.heap().is_subclass(candidate, of) {
                maybe = true;
                let found = self.classdef(candidate)?;
                below = Some(below.map_or(found, |b| self.a.common_base(b, found)));
            }
            // As a mixin some subclass may have it too.
            let reader = self.reader();
            self.a.classes[class].readers.insert(reader);
            for sub in self.a.subclasses(class) {
                let has = self.a.classes[sub].class;
                if self.session.counts_as_subclass(has, candidate) {
                    maybe = true;
                    below = Some(below.map_or(sub, |b| self.a.common_base(b, sub)));
                }
            }
        }
        if !maybe {
            return Ok((Some(false), vec![]));
        }
        if self.a.is_union(class) {
            return Ok(self.union_test(value, class, classes, below));
        }
        if let Some(below) = below {
            facts.push((true, SomeValue::instance(below)));
        }
        Ok((None, facts))
    }

    /// The same of an object of a union, which is of one of these classes where the test is true if it is of one `below`.
    fn union_test(
        &mut self,
        value: &SomeValue,
        union: ClassDefId,
        classes: &[ObjId],
        below: Option<ClassDefId>,
    ) -> ClassTest {
        let mut roots = self.a.roots_below(union);
        roots.retain(|&root| self.a.may_be_of(value, root));
        let mut rest = roots.clone();
        rest.retain(|&root| !self.is_below(self.a.classes[root].class, classes));
        roots.retain(|&root| {
            let mut below = self.a.subclasses(root).into_iter();
            below.any(|of| self.is_below(self.a.classes[of].class, classes))
        });
        let some = match below {
            Some(below) if !self.a.is_bare(below) && !self.a.is_union(below) => {
                SomeValue::instance(below)
            }
            _ => self.a.one_of_union(union, roots.clone()),
        };
        match (roots.is_empty(), rest.is_empty()) {
            (true, _) => (Some(false), vec![]),
            (false, true) => (Some(true), vec![]),
            (false, false) => {
                let rest = self.a.one_of_union(union, rest);
                (None, vec![(true, some), (false, rest)])
            }
        }
    }

    /// An operation on the class of an instance (`type(x)(…)`, `type(x).name`): one on whichever
    /// of the classes it is that the instance may be of.
    pub fn through_classes(&mut self, op: &Op<Hl>, class: &SomeValue) -> An<Outcome> {
        self.through_classes_at(op, 0, class)
    }

    /// The same where the class is another operand.
    pub fn through_classes_at(&mut self, op: &Op<Hl>, at: usize, class: &SomeValue) -> An<Outcome> {
        let of = self.classes_of_type(class);
        if of.is_empty() || of.contains(&ClassDefId::OBJECT) {
            let (code, message) = match op.code {
                HlOp::SimpleCall | HlOp::CallArgs(_) => (
                    crate::annotate::errors::report::NOT_CALLABLE,
                    "`type` cannot be called: of which class it may be is not known here",
                ),
                _ => (
                    crate::annotate::errors::report::NO_ATTRIBUTE,
                    "attributes of a class need to know of which class it may be",
                ),
            };
            return self.fail(code, message);
        }
        let mut ops = Vec::new();
        let hint = vec![op.args[at].clone(), Value::Const(self.heap().types.type_)];
        let mut again = op.clone();
        again.args[at] = self.step(&mut ops, HlOp::Hint, hint);
        if let Kind::Type { of_none: true, .. } = class.kind {
            again = self.unless_of_none(op, at, again, &mut ops)?;
        }
        ops.push(again);
        Ok(Outcome::Resolved(ops))
    }

    /// `again` is an operation on classes of the program that one, by `op`, is narrowed to by
    /// `ops`. Of `NoneType` it has the same result as in Python.
    fn unless_of_none(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        again: Op<Hl>,
        ops: &mut Vec<Op<Hl>>,
    ) -> An<Op<Hl>> {
        let name = match op.code {
            HlOp::GetAttr => "expect_attribute",
            HlOp::SetAttr | HlOp::DelAttr => "expect_mutable",
            HlOp::ToRaise | HlOp::ToCause => "expect_exception",
            HlOp::SimpleCall | HlOp::CallArgs(_) if at == 0 => match op.args.len() {
                1 => "made_of_class",
                _ => "expect_arguments",
            },
            _ => {
                let message = "this class may be that of `None`, which this does not take";
                return self.fail(crate::annotate::errors::report::UNSUPPORTED, message);
            }
        };
        let func = self.helper(("app_object", name))?;
        let mut check = vec![Value::Const(func), op.args[at].clone()];
        if name == "made_of_class" {
            check.push(again.args[at].clone());
            return Ok(self.make_op(HlOp::SimpleCall, check, op.result));
        }
        check.extend(op.args[1..].iter().take(1).cloned());
        let done = self.new_var();
        ops.insert(0, self.make_op(HlOp::SimpleCall, check, done));
        Ok(again)
    }

    /// The classes of the program that a value may be, but for those below; `None` if it may be
    /// something else.
    pub(in crate::annotate) fn classes_of(&mut self, value: &SomeValue) -> Option<Vec<ClassDefId>> {
        match &value.kind {
            Kind::Type { classes, .. } => Some(classes.to_vec()),
            Kind::Pbc(descs) => {
                let class = |this: &mut Self, &desc: &DescId| match &this.a.descs[desc] {
                    Desc::Class(class) => {
                        let class = class.class;
                        this.classdef(class).ok()
                    }
                    _ => None,
                };
                descs.iter().map(|desc| class(self, desc)).collect()
            }
            _ => None,
        }
    }

    /// Of `type(x)`: the classes of `x`, as far as they are known by now.
    fn classes_of_type(&self, class: &SomeValue) -> Vec<ClassDefId> {
        let vars: &[Var] = match class.facts.as_deref() {
            Some(Facts::TypeOf(vars)) => vars,
            _ => &[],
        };
        let bindings = &self.a.bindings[self.pos.graph];
        let of_vars = vars.iter().find_map(|&var| match bindings[var].kind {
            Kind::Instance(class) => Some(class),
            _ => None,
        });
        match (of_vars, &class.kind) {
            (Some(class), _) => vec![class],
            (None, Kind::Type { classes, .. }) => classes.to_vec(),
            _ => vec![],
        }
    }

    /// Of classes that are one to programs there can be one: a copy, where the class itself has no objects. Others
    /// are to be that, too.
    fn merge_copies(&mut self, classes: &mut Vec<ClassDefId>) {
        let mut of: Map<ObjId, ClassDefId> = Map::default();
        for &id in classes.iter() {
            let class = self.a.classes[id].class;
            let shown = self.a.shown_class(self.heap(), class);
            match of.get(&shown).copied() {
                Some(known) if self.a.classes[known].class != shown => {
                    self.note_meeting(known, id);
                }
                _ => {
                    of.insert(shown, id);
                }
            }
        }
        classes.retain(|id| of.values().any(|known| known == id));
    }

    /// The classes that one may be of which bounds are known: they, and any below.
    pub fn classes_below(&mut self, this: &SomeValue) -> SomeValue {
        let reader = self.reader();
        let mut below = Vec::new();
        for class in self.classes_of_type(this) {
            self.a.classes[class].readers.insert(reader);
            below.extend(self.a.subclasses(class));
        }
        below.retain(|&class| !self.a.is_union(class));
        self.merge_copies(&mut below);
        let descs: Vec<DescId> = below.iter().map(|&c| self.a.classes[c].desc).collect();
        let value = SomeValue::pbc(descs);
        match below[..] {
            [only] => value.with_const(self.a.classes[only].class),
            _ => value,
        }
    }
}
