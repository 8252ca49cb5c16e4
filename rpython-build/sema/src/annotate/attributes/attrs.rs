//! Attributes: of instances, classes, prebuilt objects, builtin types, low-level pointers.

use crate::annotate::attributes::by_name::Asked;
use crate::annotate::attributes::names::NAMES;
use crate::annotate::errors::report::*;
use crate::annotate::ops::lowlevel;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::{Const, Name};
use crate::host::attribute_key::{Access, AttrKey};
use crate::host::object::{ObjId, Object};
use crate::host::suggestions::{closest, meaning};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::lltype::types::LlType;
use crate::stubs::{Class, Lowering, Method};
use std::rc::Rc;

impl Annotator<'_> {
    /// `a.name`
    pub fn getattr(&mut self, op: &Op<Hl>, a: &SomeValue, name: &SomeValue) -> An<Outcome> {
        let Some(known) = self.known_name(&op.args[1], name) else {
            return self.attribute_by_name(&op.args, a, name, Asked::Get);
        };
        if name.konst.is_none() {
            return Ok(self.with_name(op, &known));
        }
        let key = known;
        let name = match (&key, &a.kind) {
            (AttrKey::Field(name), _) => name.clone(),
            (key, &Kind::Instance(class)) => {
                let bound = match key {
                    AttrKey::Method(name) => self.class_method(class, name)?,
                    _ => None,
                };
                let found = match bound {
                    Some(bound) => bound,
                    None => self.get_attribute(class, key)?,
                };
                return self.unless_impossible(self.exactly(a, class, key, found));
            }
            (key, Kind::Pbc(descs)) => {
                let found = self.pbc_attribute(descs, key, a.nullable)?;
                return self.unless_impossible(found);
            }
            (_, Kind::Type { .. }) => return self.through_classes(op, a),
            (_, Kind::None) => return Err(Stop::Blocked),
            (key, _) => return self.no_attribute(a, key.shown()),
        };
        let value = match a.kind {
            Kind::Instance(class) => {
                if let Some(&Facts::Super(behind)) = a.facts.as_deref() {
                    if self.is_super_property(class, &name, behind) {
                        let getter = AttrKey::Super(name, Some(Access::Get), behind);
                        return Ok(self.keyed_call(&op.args[0], &getter, &[]));
                    }
                    let method = self.attribute_constant(&AttrKey::Super(name, None, behind));
                    return Ok(self.with_operand(Vec::new(), op, 1, method));
                }
                if &*name == "__class__" {
                    return Ok(self.become_op(op, HlOp::Type, vec![op.args[0].clone()]));
                }
                if let Some(outcome) =
                    self.attribute_of_unrelated(a, &op.args[..1], &name, Access::Get)?
                {
                    return Ok(outcome);
                }
                if self.is_lazy(class, &name) {
                    self.manage_asked(class, &name);
                }
                self.manage_computed_below(class, &name);
                if self.is_property(class, &name, Access::Get) {
                    let getter = AttrKey::Accessor(name, Access::Get);
                    return Ok(self.keyed_call(&op.args[0], &getter, &[]));
                }
                if let Some(bound) = self.class_method(class, &name)? {
                    return Ok(self.exactly(a, class, &key, bound).into());
                }
                if self.falls_back(class, &name) {
                    return Ok(self.method_call(&op.args[0], "__getattr__", &op.args[1..2]));
                }
                self.read_stop_value(class, &name);
                let found = self.get_attribute(class, &key)?;
                if self.is_method_of_some(class, &name) {
                    self.manage_asked(class, &name);
                    let getter = AttrKey::Accessor(name, Access::Get);
                    return Ok(self.keyed_call(&op.args[0], &getter, &[]));
                }
                self.exactly(a, class, &key, found)
            }
            Kind::Pbc(ref descs) => {
                let behind = match a.facts.as_deref() {
                    Some(&Facts::Super(behind)) => Some(behind),
                    _ => None,
                };
                if self.is_read_of_class(descs, &name, behind) {
                    let getter = match behind {
                        Some(behind) => AttrKey::Super(name, Some(Access::Get), behind),
                        None => AttrKey::Accessor(name, Access::Get),
                    };
                    return Ok(self.keyed_call(&op.args[0], &getter, &[]));
                }
                if let Some(behind) = behind {
                    return Ok(self.super_of_class(descs, &name, behind)?.into());
                }
                if self.is_of_functions(a) {
                    return self.helper_instead(("app_functions", "attribute_of"), &op.args);
                }
                self.pbc_attribute(descs, &key, a.nullable)?
            }
            Kind::Type { .. } if NAMES.contains(&&*name) => SomeValue::str(),
            Kind::Ptr(ty) => {
                let field = self.pointer_field(ty, &name)?;
                self.seen_by_program(field)
            }
            Kind::LlType => {
                let Some(ty) = lowlevel::constant_type(self.heap(), a) else {
                    return self.no_attribute(a, &name);
                };
                match lowlevel::type_attr(&mut self.session.heap, ty, &name) {
                    Ok(value) => value,
                    Err(message) => return self.fail(NO_ATTRIBUTE, message),
                }
            }
            Kind::Type { .. } => return self.through_classes(op, a),
            Kind::HostObject => {
                let found = a.konst.and_then(|obj| self.host_attribute(obj, &name));
                let class = a.konst.filter(|&obj| self.heap().class(obj).is_some());
                match found {
                    None if class.is_some() && NAMES.contains(&&*name) => {
                        let text = class.and_then(|class| self.name_of_class(class, &name));
                        let text = text.unwrap_or_default();
                        let obj = self.str_const(&text);
                        self.immutable_value(obj)?
                    }
                    Some(value) => self.immutable_value(value)?,
                    None => return self.builtin_class_attribute(a, &name),
                }
            }
            Kind::Builtin(_) => return self.builtin_class_attribute(a, &name),
            Kind::None if &*name == "__class__" => {
                return Ok(self.become_op(op, HlOp::Type, vec![op.args[0].clone()]));
            }
            Kind::None => return Err(Stop::Blocked),
            _ => return self.builtin_attribute(op, a, &name),
        };
        self.unless_impossible(value)
    }

    /// What has been read, if anything gives the attribute a value so far.
    fn unless_impossible(&self, value: SomeValue) -> An<Outcome> {
        match value.is_impossible() {
            true => Err(Stop::Blocked),
            false => Ok(value.into()),
        }
    }

    /// Of what an attribute of objects of a class may be, what `a` has: all of it, if no more is known of the class.
    fn exactly(
        &self,
        a: &SomeValue,
        class: ClassDefId,
        key: &AttrKey,
        found: SomeValue,
    ) -> SomeValue {
        match (a.facts.as_deref(), &found.kind) {
            (Some(Facts::Exact(exact)), _) if *exact == class => {
                self.of_class_alone(class, key, found)
            }
            (Some(Facts::Among(_)), Kind::Pbc(descs)) => {
                let may_have = |&&desc: &&DescId| match &self.a.descs[desc] {
                    Desc::Method(method) => self.a.may_be_of(a, method.origin),
                    _ => true,
                };
                let kind = SomeValue::pbc(descs.iter().filter(may_have).copied().collect()).kind;
                SomeValue { kind, ..found }
            }
            _ => found,
        }
    }

    /// An attribute of a value of a builtin type: as its stub says.
    fn builtin_attribute(&mut self, op: &Op<Hl>, a: &SomeValue, name: &Name) -> An<Outcome> {
        self.ask_range(a);
        let Some(class) = self.class_of(a) else {
            return self.no_attribute(a, name);
        };
        let methods = Method::from_name(name).filter(|&m| !class.method(m).is_empty());
        if let Some(method) = methods {
            if self.is_kept(op.result) {
                return self.bind_builtin(op, name);
            }
            let recv = Rc::new(SomeValue {
                facts: None,
                ..a.clone()
            });
            return Ok(SomeValue::from(Kind::BuiltinMethod { recv, method }).into());
        }
        let found = class.attribute(name);
        let Some(attribute) = found.or_else(|| Class::Object.attribute(name)) else {
            return self.no_attribute(a, name);
        };
        Ok(match attribute.lowering {
            Lowering::Op(code) => {
                let code = self.declared_operation(code)?;
                self.become_op(op, code, op.args[..1].to_vec())
            }
            Lowering::Value(value) => {
                let value = Value::Const(self.default_object(value));
                self.become_op(op, HlOp::SameAs, vec![value])
            }
            Lowering::App(module, function) => {
                self.helper_instead((module, function), &op.args[..1])?
            }
            _ => self.give(a, attribute.name, &attribute.ty, &[])?.into(),
        })
    }

    /// Whether a bound method of a builtin type, the result of the operation at work, does more
    /// than be called: then it is a function.
    fn is_kept(&self, method: Var) -> bool {
        let id = self.pos.graph;
        let graph = &self.a.graphs[id];
        let block = &graph.blocks[self.pos.block];
        let is_it = |value: &Value<Hl>| value.var() == Some(method);
        let leaves = block.exits.iter().any(|link| link.args.iter().any(is_it));
        let mut names: Set<Var> = Set::default();
        let blocks = match leaves {
            false => {
                names.insert(method);
                vec![self.pos.block]
            }
            true => match crate::annotate::functions::keywords::aliases(graph, method) {
                Some(aliases) => {
                    names = aliases;
                    graph.reachable()
                }
                None => return true,
            },
        };
        let kept = |op: &Op<Hl>| {
            let named = |arg: &Value<Hl>| arg.var().is_some_and(|var| names.contains(&var));
            let called = matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_));
            let asked = op.code == HlOp::GetAttr;
            let mut uses = op.args.iter().enumerate().filter(|(_, arg)| named(arg));
            uses.any(|(index, _)| !(asked || called && index == 0))
        };
        blocks.into_iter().any(|block| {
            let switch = graph.blocks[block].switch;
            self.a.ops(id, block).any(kept)
                || matches!(switch, ExitSwitch::Value(var) if names.contains(&var))
        })
    }

    /// A bound method of a builtin type as a function.
    fn bind_builtin(&mut self, op: &Op<Hl>, name: &Name) -> An<Outcome> {
        let name = self.str_const(name);
        let bind = self.made_by(("app_func", "binder_of"), &[name])?;
        let code = self.heap().function(bind).map(|bind| bind.code.clone());
        let inner = code.and_then(|code| {
            code.consts.iter().find_map(|made| match made {
                Const::Code(made) => Some(made.span),
                _ => None,
            })
        });
        self.a.state.bound_builtins = inner;
        Ok(self.call_instead(bind, &op.args[..1]))
    }

    /// The error for an attribute that is not there.
    pub fn no_attribute<T>(&mut self, a: &SomeValue, name: &str) -> An<T> {
        let what = self.describe(a);
        let mut error = self.error_with(
            NO_ATTRIBUTE,
            format!("{what} has no attribute `{name}`"),
            "",
        );
        if a.kind == Kind::Instance(ClassDefId::OBJECT) {
            error = error.note(format!(
                "objects that have only the class `object` in common meet here, and none of their classes has `{name}`"
            ));
        }
        if let Some(now) = crate::annotate::errors::elsewhere::attribute(&a.kind, name) {
            error = error.help(now);
        } else if let Some(beside) = self.declared_beside(a, name) {
            let beside = self.describe(&SomeValue::instance(beside));
            error = error.help(format!("{beside} has it"));
        } else {
            let near = self.similar_attribute(a, name);
            error.help.extend(match &near {
                None => self.instead_of_buffer(a, None),
                Some(_) => None,
            });
            error = meaning(error, near);
        }
        Err(Stop::about(error, [a]))
    }

    /// The class below the same base that has the attribute, which is declared outside of the program.
    fn declared_beside(&self, a: &SomeValue, name: &str) -> Option<ClassDefId> {
        let Kind::Instance(class) = a.kind else {
            return None;
        };
        let base = self.a.classes[class].base?;
        let mut beside = self.a.classes[base].subclasses.iter().copied();
        beside.find(|&other| {
            let class = self.a.classes[other].class;
            let found = self.heap().lookup_in_class(class, name);
            found.is_some_and(|(_, func)| self.a.state.declared_calls.contains_key(&func))
        })
    }

    /// The attribute of a value that a misspelt name may mean.
    fn similar_attribute(&mut self, a: &SomeValue, name: &str) -> Option<Name> {
        let object = match &a.kind {
            Kind::Instance(class) => {
                let names = self.known_attributes(*class);
                let shown = |n: &&str| !n.starts_with('_') || name.starts_with('_');
                let names = names.iter().map(|n| &**n).filter(shown);
                return closest(name, names).map(Name::from);
            }
            Kind::Pbc(descs) => match &self.a.descs[descs[0]] {
                Desc::Frozen(frozen) => Some(frozen.obj),
                Desc::Class(class) => Some(class.class),
                _ => None,
            },
            Kind::HostObject | Kind::Builtin(_) => a.konst,
            _ => {
                let class = self.class_of(a)?;
                return closest(name, class.names()).map(Name::from);
            }
        };
        self.session.similar_attribute(object?, name)
    }

    /// Whether a value is one of several functions, or of functions and classes.
    pub(in crate::annotate) fn is_of_functions_and_classes(&self, value: &SomeValue) -> bool {
        let Kind::Pbc(descs) = &value.kind else {
            return false;
        };
        let is_function = |desc: &DescId| matches!(self.a.descs[*desc], Desc::Function(_));
        let is_class = |desc: &DescId| matches!(self.a.descs[*desc], Desc::Class(_));
        let mut all = descs.iter();
        let known = all.all(|desc| is_function(desc) || is_class(desc));
        descs.len() > 1 && !value.nullable && known && descs.iter().any(is_function)
    }

    /// Whether a value is one of several functions, whose attributes are in tables.
    pub(super) fn is_of_functions(&self, value: &SomeValue) -> bool {
        let Kind::Pbc(descs) = &value.kind else {
            return false;
        };
        let is_function = |&desc: &DescId| matches!(self.a.descs[desc], Desc::Function(_));
        descs.len() > 1 && !value.nullable && descs.iter().all(is_function)
    }

    fn pbc_attribute(&mut self, descs: &[DescId], key: &AttrKey, nullable: bool) -> An {
        let name = key.shown();
        if let Some(value) = self.name_of_callables(descs, name)? {
            return Ok(value);
        }
        let mut result = SomeValue::IMPOSSIBLE;
        for &desc in descs {
            let value = match self.a.descs[desc].clone() {
                Desc::Frozen(frozen) => self.frozen_attribute(desc, frozen.obj, name)?,
                Desc::Class(class) => match name {
                    "__name__" | "__qualname__" => {
                        let text = self.name_of_class(class.class, name).unwrap_or_default();
                        let obj = self.str_const(&text);
                        self.immutable_value(obj)?
                    }
                    _ => match self.class_attribute_value(class.class, key)? {
                        Some(value) => value,
                        // (The end tells if nothing assigns it.)
                        None if self.may_come(key) => return Err(Stop::Blocked),
                        None => {
                            let class = SomeValue::pbc(vec![desc]);
                            return self.no_attribute(&class, name);
                        }
                    },
                },
                // (A method has its function's attributes, which is the same in all classes that do not define it anew.)
                Desc::Method(method) if descs.len() == 1 => {
                    return self.pbc_attribute(&[method.func], key, nullable);
                }
                Desc::Function(function) => match self.name_of_function(desc, name) {
                    Some(text) => {
                        let obj = self.str_const(&text);
                        self.immutable_value(obj)?
                    }
                    None => match self.heap().function_attr(function.func, name) {
                        Some(obj) => self.immutable_value(obj)?,
                        None => {
                            let function = SomeValue::pbc(vec![desc]);
                            return self.no_attribute(&function, name);
                        }
                    },
                },
                _ => match self.name_of_function(desc, name) {
                    Some(text) => {
                        let obj = self.str_const(&text);
                        self.immutable_value(obj)?
                    }
                    None => {
                        let this = SomeValue::pbc(vec![desc]);
                        return self.no_attribute(&this, name);
                    }
                },
            };
            result = match self.join(&result, &value) {
                Ok(joined) => joined,
                Err(stop) => {
                    self.note_class_method_by_class(descs);
                    return Err(stop);
                }
            };
        }
        if descs.len() > 1 && NAMES.contains(&name) {
            // It is read at run time, whatever the lengths.
            return Ok(SomeValue::str());
        }
        // (An object that may be `None` is a pointer, whose attributes are read where it points.)
        if descs.len() > 1 || nullable && matches!(self.a.descs[descs[0]], Desc::Frozen(_)) {
            self.note_attribute_family(descs, key, &result)?;
        }
        Ok(result)
    }

    fn frozen_attribute(&mut self, desc: DescId, obj: ObjId, name: &str) -> An {
        if let Some(value) = self.heap().instance_attr(obj, name) {
            return self.immutable_value(value);
        }
        let class = self.heap().type_of(obj);
        let Some((_, value)) = self.heap().lookup_in_class(class, name) else {
            let this = SomeValue::pbc(vec![desc]);
            return self.no_attribute(&this, name);
        };
        match *self.heap().get(value) {
            Object::Function(_) => {
                let func = self.function_desc(value);
                let method = self.method_of_frozen(func, desc);
                Ok(SomeValue::pbc(vec![method]))
            }
            Object::StaticMethod(func) => self.immutable_value(func),
            Object::Property(ref p) => match p.get {
                Some(get) => {
                    // A frozen object's property is a constant too.
                    self.memo_run(get, &[obj])
                }
                None => self.fail(
                    NO_ATTRIBUTE,
                    format!("the property `{name}` cannot be read"),
                ),
            },
            _ => self.immutable_value(value),
        }
    }

    /// Attributes read through one variable of several objects share a family.
    fn note_attribute_family(
        &mut self,
        descs: &[DescId],
        key: &AttrKey,
        value: &SomeValue,
    ) -> An<()> {
        let mut family: Option<AttrFamilyId> = None;
        for &desc in descs {
            let known = match &self.a.descs[desc] {
                Desc::Frozen(d) => d.attrs,
                Desc::Class(d) => d.attrs,
                _ => return Ok(()),
            };
            let id = match known {
                Some(id) => self.a.find_attr_family(id),
                None => {
                    let mut new = AttrFamily::default();
                    new.descs.insert(desc);
                    let id = self.a.attr_families.push(new);
                    match &mut self.a.descs[desc] {
                        Desc::Frozen(d) => d.attrs = Some(id),
                        Desc::Class(d) => d.attrs = Some(id),
                        _ => {}
                    }
                    id
                }
            };
            family = Some(match family {
                Some(other) => self.merge_attr_families(other, id),
                None => id,
            });
        }
        let Some(family) = family else { return Ok(()) };
        let attrs = &mut self.a.attr_families.get_mut(family).attrs;
        let reads = attrs.entry(key.clone()).or_default();
        reads.insert(descs.into(), value.clone().without_facts());
        Ok(())
    }

    fn merge_attr_families(&mut self, a: AttrFamilyId, b: AttrFamilyId) -> AttrFamilyId {
        if let Some((root, other)) = self.a.attr_families.merge(a, b) {
            let family = self.a.attr_families.get_mut(root);
            family.descs.extend(other.descs);
            for (name, reads) in other.attrs {
                family.attrs.entry(name).or_default().extend(reads);
            }
        }
        self.a.find_attr_family(a)
    }

    fn builtin_class_attribute(&mut self, a: &SomeValue, name: &Name) -> An<Outcome> {
        let is_method =
            |obj: &ObjId| matches!(self.heap().get(*obj), Object::Builtin(b) if b.owner.is_some());
        let obj = a.konst.filter(|obj| match &**name {
            "__name__" => true,
            "__qualname__" => !is_method(obj),
            _ => false,
        });
        if obj.is_some() {
            if let Some((_, text)) = obj.and_then(|c| self.module_and_name(c)) {
                let obj = self.str_const(&text);
                return Ok(self.immutable_value(obj)?.into());
            }
        }
        self.no_attribute(a, name)
    }

    /// The same operation, with a constant for the attribute's name.
    fn with_name(&mut self, op: &Op<Hl>, key: &AttrKey) -> Outcome {
        let mut args = op.args.clone();
        args[1] = self.attribute_constant(key);
        self.become_op(op, op.code, args)
    }

    /// `a.name = value`
    pub fn setattr(
        &mut self,
        op: &Op<Hl>,
        a: &SomeValue,
        name: &SomeValue,
        value: &SomeValue,
    ) -> An<Outcome> {
        let Some(known) = self.known_name(&op.args[1], name) else {
            return self.varying_name(name);
        };
        if name.konst.is_none() {
            return Ok(self.with_name(op, &known));
        }
        let key = known;
        let name = match (&key, &a.kind) {
            (AttrKey::Field(name), _) => name.clone(),
            (key, &Kind::Instance(class)) => {
                self.set_attribute(class, key, value)?;
                return Ok(self.none().into());
            }
            (_, Kind::None) => return Err(Stop::Blocked),
            (key, _) => return self.no_attribute(a, key.shown()),
        };
        match a.kind {
            Kind::Instance(class) => {
                let plain = matches!(a.facts.as_deref(), Some(Facts::Super(_)));
                if !plain {
                    let operands = [op.args[0].clone(), op.args[2].clone()];
                    let outcome = self.attribute_of_unrelated(a, &operands, &name, Access::Set)?;
                    if let Some(outcome) = outcome {
                        return Ok(outcome);
                    }
                }
                if !plain && self.has_special(class, "__setattr__") {
                    return Ok(self.method_call(&op.args[0], "__setattr__", &op.args[1..3]));
                }
                // (That it is asked for makes no room for it.)
                if let Some(outcome) = self.assign_without_slot(op, class, &name)? {
                    return Ok(outcome);
                }
                self.manage_over_method(class, &name, value);
                if plain && self.is_managed(class, &name) {
                    return Ok(self.set_own(op, &name));
                }
                self.manage_computed_below(class, &name);
                if self.is_property(class, &name, Access::Set) {
                    let setter = AttrKey::Accessor(name, Access::Set);
                    return Ok(self.keyed_call(&op.args[0], &setter, &op.args[2..3]));
                }
                if self.is_property(class, &name, Access::Get) {
                    let what = self.describe(a);
                    let message = format!("the property `{name}` of {what} cannot be assigned");
                    let help =
                        format!("a method with `@{name}.setter` says what assigning it does");
                    let error = self.error(NO_ATTRIBUTE, message).help(help);
                    return Err(Stop::about(error, [a]));
                }
                if class == ClassDefId::OBJECT {
                    return self.no_attribute(a, &name);
                }
                if self.is_unread_stop_value(class, &name) {
                    let none = Value::Const(self.heap().none);
                    return Ok(self.become_op(op, HlOp::SameAs, vec![none]));
                }
                self.set_attribute(class, &key, value)?;
            }
            Kind::Ptr(ty) => {
                let place = self.pointer_field(ty, &name)?;
                self.check_low_level_store(&place, value)?;
            }
            Kind::None => return Err(Stop::Blocked),
            Kind::Pbc(ref descs) => {
                return self.set_class_attribute(op, descs, &name);
            }
            Kind::Type { .. } => return self.through_classes(op, a),
            _ => {
                return self.fail_of(NO_ATTRIBUTE, a, |what| {
                    format!("the attribute `{name}` of {what} cannot be assigned")
                });
            }
        }
        Ok(self.none().into())
    }

    /// A field of the structure behind a pointer.
    pub fn pointer_field(&mut self, ty: LlType, name: &str) -> An {
        match lowlevel::getattr(&mut self.session.heap, ty, name) {
            Ok(value) => Ok(value),
            Err(message) => self.fail(NO_ATTRIBUTE, message),
        }
    }
}
