//! Operations on instances, classes and exceptions.

use super::classes::{class_field_name, field_name, presence_field_name, ClassField, Presence};
use super::lower::{bool_const, void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::cells::constants::class_of_integers;
use crate::annotate::types::defs::{ClassDefId, Desc};
use crate::annotate::types::model::Kind;
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ExceptionData, ObjId};
use crate::ir::model::{Link, Value};
use crate::ir::op::HlOp;
use crate::lltype::{Flavor, IntKind, IntOp, LlConst, LlOp, LlType};

/// A new instance of exactly this class, its attributes at their class's values.
pub fn new(cx: &mut Lower<'_, '_>, class: ClassDefId) -> RResult<LlValue> {
    let info = cx.rt.class_info(class)?;
    let what = info.instance;
    let flavor = Flavor::Gc;
    let ty = cx.rt.instance_ptr(class);
    let p = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
    let vtable = cx.rt.vtable_const(class);
    set_in_base(cx, &p, ClassDefId::OBJECT, "typeptr", Value::Const(vtable));
    let bases: Vec<_> = cx.rt.ann.bases(class).collect();
    for part in bases.into_iter().rev() {
        let fields = cx.rt.class_info(part)?.fields.clone();
        for (name, repr) in fields {
            if let Some(obj) = cx.rt.ann.class_attribute(class, &name) {
                let value = cx.rt.convert_const(repr, obj)?;
                if value != LlConst::zero(value.ty()) && value.ty() != LlType::Void {
                    set_in_base(cx, &p, part, &field_name(&name), Value::Const(value));
                }
                note_presence(cx, &p, part, &name)?;
            }
        }
    }
    super::finalizers::of_new(cx, &p, class)?;
    Ok(p)
}

/// Notes that an instance has an attribute, which lives in `home`, if that is to be seen.
fn note_presence(
    cx: &mut Lower<'_, '_>,
    p: &LlValue,
    home: ClassDefId,
    name: &AttrKey,
) -> RResult<()> {
    if cx.rt.presence(home, name)? == Some(Presence::Field) {
        cx.rt.class_info(home)?;
        set_in_base(cx, p, home, &presence_field_name(name), bool_const(true));
    }
    Ok(())
}

/// Looks whether an instance has an attribute whose value is known.
pub fn check_known(cx: &mut Lower<'_, '_>, hop: &Hop, class: ClassDefId) -> RResult<()> {
    let name = cx.const_attribute(hop)?;
    let p = cx.inputarg(hop, 0, Repr::Instance(class))?;
    check_presence(cx, &p, class, &name)
}

/// Raises `AttributeError` if an instance that is not null has no attribute of this name, which
/// instances of its class can have.
fn check_presence(
    cx: &mut Lower<'_, '_>,
    p: &LlValue,
    class: ClassDefId,
    name: &AttrKey,
) -> RResult<()> {
    let Some(home) = cx.rt.ann.home_of(class, name) else {
        return Ok(());
    };
    let attr = &cx.rt.ann.classes[home].attrs[name];
    if attr.readonly {
        return check_class_has(cx, p, class, name);
    }
    let Some(presence) = cx.rt.presence(home, name)? else {
        return Ok(());
    };
    cx.rt.class_info(home)?;
    let ty = cx.rt.instance_ptr(home);
    let own = cx.cast_pointer(p.clone(), ty);
    let has = match presence {
        Presence::Field => cx.getfield(own, &presence_field_name(name)),
        Presence::Value => {
            let value = cx.getfield(own, &field_name(name));
            cx.nonzero(value)
        }
    };
    let root = cx.rt.classes.root_types().instance_ptr();
    let object = cx.cast_pointer(p.clone(), root);
    let name = Value::Const(cx.rt.string_const(name.shown()));
    cx.gendirectcall("ll_instance", "ll_check_attribute", vec![has, object, name])?;
    Ok(())
}

/// Writes a field that a base of the instance's class declares.
fn set_in_base(cx: &mut Lower<'_, '_>, p: &LlValue, part: ClassDefId, field: &str, value: LlValue) {
    let ty = cx.rt.instance_ptr(part);
    let p = cx.cast_pointer(p.clone(), ty);
    cx.setfield(p, field, value);
}

/// The vtable of an instance that is not null, as that of its class.
pub fn vtable_of(cx: &mut Lower<'_, '_>, instance: LlValue, class: ClassDefId) -> LlValue {
    let vtable = typeptr(cx, instance);
    let ty = cx.rt.vtable_ptr(class);
    cx.cast_pointer(vtable, ty)
}

/// The class of an instance that is not null.
pub fn typeptr(cx: &mut Lower<'_, '_>, instance: LlValue) -> LlValue {
    let root = cx.rt.classes.root_types().instance_ptr();
    let p = cx.cast_pointer(instance, root);
    cx.getfield(p, "typeptr")
}

/// What `type()` gives for an instance that is not null, of this class or one below it.
pub fn shown_type(cx: &mut Lower<'_, '_>, instance: LlValue, class: ClassDefId) -> LlValue {
    let vtable = typeptr(cx, instance);
    match cx.rt.may_be_copies(class) {
        true => cx.getfield(vtable, "shown"),
        false => vtable,
    }
}

fn instance_class(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<ClassDefId> {
    match hop.r(0) {
        Repr::Instance(class) => Ok(class),
        _ => super::dispatch::unsupported(cx, hop, "this attribute"),
    }
}

/// An attribute of an instance that is not null, and its representation.
pub fn field_of(
    cx: &mut Lower<'_, '_>,
    instance: LlValue,
    class: ClassDefId,
    name: &AttrKey,
) -> RResult<(LlValue, Repr)> {
    let Some(home) = cx.rt.ann.home_of(class, name) else {
        return error("RP0513", format!("no attribute {name} is known here"));
    };
    let Some(&repr) = cx.rt.class_info(home)?.fields.get(name) else {
        return error("RP0513", format!("no attribute {name} is known here"));
    };
    let ty = cx.rt.instance_ptr(home);
    let p = cx.cast_pointer(instance, ty);
    Ok((cx.getfield(p, &field_name(name)), repr))
}

/// What asking `None` for an attribute raises. A special method is asked for by the operation
/// that it stands for.
pub fn error_of_none(name: &str) -> (&'static str, String) {
    let message = match name {
        "__getitem__" => "'NoneType' object is not subscriptable",
        "__setitem__" => "'NoneType' object does not support item assignment",
        "__delitem__" => "'NoneType' object does not support item deletion",
        "__len__" => "object of type 'NoneType' has no len()",
        "__iter__" => "'NoneType' object is not iterable",
        "__contains__" => "argument of type 'NoneType' is not iterable",
        "__next__" => "'NoneType' object is not an iterator",
        "__call__" => "'NoneType' object is not callable",
        "__int__" => {
            "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'"
        }
        "__neg__" => "bad operand type for unary -: 'NoneType'",
        "__pos__" => "bad operand type for unary +: 'NoneType'",
        "__invert__" => "bad operand type for unary ~: 'NoneType'",
        "__abs__" => "bad operand type for abs(): 'NoneType'",
        "__round__" => "type NoneType doesn't define __round__ method",
        "__enter__" | "__exit__" => {
            "'NoneType' object does not support the context manager protocol"
        }
        "__float__" => "float() argument must be a string or a real number, not 'NoneType'",
        "__index__" => "'NoneType' object cannot be interpreted as an integer",
        name => {
            let message = format!("'NoneType' object has no attribute '{name}'");
            return ("AttributeError", message);
        }
    };
    ("TypeError", message.into())
}

/// Raises an exception if the instance may be `None` and is.
fn check_instance(cx: &mut Lower<'_, '_>, hop: &Hop, p: &LlValue, name: &AttrKey) -> RResult<()> {
    if hop.args[0].s.can_be_none() {
        let (class, message) = error_of_none(name.shown());
        cx.check_not_none(p, class, message)?;
    }
    Ok(())
}

/// `instance.name`
pub fn getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let class = instance_class(cx, hop)?;
    let name = cx.const_attribute(hop)?;
    let p = cx.inputarg(hop, 0, Repr::Instance(class))?;
    check_instance(cx, hop, &p, &name)?;
    check_presence(cx, &p, class, &name)?;
    // (A bound method that was stored in a field is read from there.)
    let stored = match cx.rt.ann.home_of(class, &name) {
        Some(home) => cx.rt.class_info(home)?.fields.contains_key(&name),
        None => false,
    };
    if let (Repr::Method(methods), false) = (hop.r_result, stored) {
        let target = cx.rt.methods(methods).class;
        let p = match hop.s_result.can_be_none() {
            true => method_or_none(cx, p, class, &name)?,
            false => p,
        };
        return cx.convert(p, Repr::Instance(class), Repr::Instance(target));
    }
    if hop.r_result == Repr::MethodOfClass && !stored {
        return Ok(shown_type(cx, p, class));
    }
    if let (Repr::Closure(_), false) = (hop.r_result, stored) {
        let class = shown_type(cx, p.clone(), class);
        if let Some(method) = super::rpbc::method_as_function(cx, hop, &class, Repr::Class)? {
            return Ok(method);
        }
    }
    if let (Some(obj), true) = (hop.s_result.konst, cx.rt.is_void(hop.r_result)) {
        return Ok(Value::Const(LlConst::Void(Some(obj))));
    }
    // A class method of the one class there is.
    if let Repr::Const(obj) = hop.r_result {
        return Ok(Value::Const(LlConst::Void(Some(obj))));
    }
    // (Nothing reaches the assignment of an attribute that has no value: nor does this.)
    if hop.s_result.is_impossible() {
        return Ok(void());
    }
    let Some(home) = cx.rt.ann.home_of(class, &name) else {
        return unknown_attribute(hop, &name);
    };
    let info = cx.rt.class_info(home)?;
    if let Some(&repr) = info.fields.get(&name) {
        if cx.rt.is_void(repr) {
            return cx.convert(void(), repr, hop.r_result);
        }
        let ty = cx.rt.instance_ptr(home);
        let p = cx.cast_pointer(p, ty);
        let v = cx.getfield(p, &field_name(&name));
        return cx.convert(v, repr, hop.r_result);
    }
    match info.class_fields.get(&name).cloned() {
        Some(ClassField::Value(repr)) => {
            if cx.rt.is_void(repr) {
                return cx.convert(void(), repr, hop.r_result);
            }
            let vtable = vtable_of(cx, p, home);
            let v = cx.getfield(vtable, &class_field_name(&name));
            cx.convert(v, repr, hop.r_result)
        }
        Some(ClassField::Method(..)) => cx.convert(p, Repr::Instance(class), hop.r_result),
        None => match hop.s_result.konst {
            Some(obj) => cx.inputconst(hop.r_result, obj),
            None => unknown_attribute(hop, &name),
        },
    }
}

/// The instance a method is bound to, or null if its class has `None` in the method's place.
fn method_or_none(
    cx: &mut Lower<'_, '_>,
    p: LlValue,
    class: ClassDefId,
    name: &AttrKey,
) -> RResult<LlValue> {
    let Some(home) = cx.rt.ann.home_of(class, name) else {
        return Ok(p);
    };
    let field = cx.rt.class_info(home)?.class_fields.get(name).cloned();
    if !matches!(field, Some(ClassField::Method(_, true))) {
        return Ok(p);
    }
    let vtable = vtable_of(cx, p.clone(), home);
    let has = cx.getfield(vtable, &super::classes::has_field_name(name));
    let repr = Repr::Instance(class);
    let func = super::rnumber::keep_if(cx, repr);
    Ok(cx.call(func, vec![has, p]))
}

/// Raises `AttributeError` if the class of the instance may lack what a subclass has.
fn check_class_has(
    cx: &mut Lower<'_, '_>,
    p: &LlValue,
    class: ClassDefId,
    name: &AttrKey,
) -> RResult<()> {
    let ann = &cx.rt.ann;
    let has = |c: ClassDefId| ann.class_attribute(c, name).is_some();
    let below = ann.subclasses(class);
    if has(class)
        || !below
            .iter()
            .any(|&c| ann.classes[c].instantiated && !has(c))
    {
        return Ok(());
    }
    let first = |c: ClassDefId| has(c) && !ann.classes[c].base.is_some_and(has);
    let definers: Vec<ObjId> = below
        .into_iter()
        .filter(|&c| first(c))
        .map(|c| ann.classes[c].class)
        .collect();
    let definers = cx.rt.session.heap.new_tuple(definers);
    let vtable = typeptr(cx, p.clone());
    let ok = test_classes(cx, vtable.clone(), definers, Some(class))?;
    let name = Value::Const(cx.rt.string_const(name.shown()));
    cx.gendirectcall("ll_instance", "ll_check_class", vec![ok, vtable, name])?;
    Ok(())
}

/// `instance.name = value`
pub fn setattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let class = instance_class(cx, hop)?;
    let name = cx.const_attribute(hop)?;
    let p = cx.inputarg(hop, 0, Repr::Instance(class))?;
    check_instance(cx, hop, &p, &name)?;
    let Some(home) = cx.rt.ann.home_of(class, &name) else {
        // Written and never read, nor known: nothing can see it.
        return Ok(void());
    };
    let repr = cx.rt.class_info(home)?.fields.get(&name).copied();
    let Some(repr) = repr else {
        return error(
            "RP0515",
            format!("attribute {name} of a class cannot be set on an instance"),
        );
    };
    note_presence(cx, &p, home, &name)?;
    if cx.rt.is_void(repr) {
        return Ok(void());
    }
    let value = cx.inputarg(hop, 2, repr)?;
    set_in_base(cx, &p, home, &field_name(&name), value);
    Ok(void())
}

/// `type(x)`, as `raise` and programs need it.
pub fn type_of(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let arg = hop.args.len() - 1;
    match hop.r(arg) {
        Repr::Instance(class) => {
            let p = cx.inputarg(hop, arg, Repr::Instance(class))?;
            let v = if hop.args[arg].s.can_be_none() {
                let none = Value::Const(cx.rt.none_vtable());
                let helper = match cx.rt.may_be_copies(class) {
                    true => "ll_shown_type_or_none",
                    false => "ll_type_or_none",
                };
                let root = cx.rt.classes.root_types().instance_ptr();
                let p = cx.cast_pointer(p, root);
                cx.gendirectcall("ll_instance", helper, vec![p, none])?
            } else {
                shown_type(cx, p, class)
            };
            match hop.r_result {
                Repr::Class => Ok(v),
                _ => Ok(void()),
            }
        }
        _ if cx.rt.is_void(hop.r_result) => Ok(void()),
        _ => super::dispatch::unsupported(cx, hop, "type()"),
    }
}

/// The classes that a constant class or tuple of classes names.
pub fn class_list(rt: &mut RTyper<'_>, classes: ObjId) -> Vec<ObjId> {
    let mut found = rt.session.heap.class_list(classes);
    for of in found.clone() {
        let mut below: Vec<ClassDefId> = Vec::new();
        for (id, def) in rt.ann.classes.iter().filter(|(_, def)| def.class != of) {
            let is_below = def.own.contains(&of)
                || !rt.session.heap.is_subclass(def.class, of)
                    && rt.session.counts_as_subclass(def.class, of);
            below.extend(is_below.then_some(id));
        }
        // (Classes have the order of the program in their tree alone.)
        if below.len() > 1 {
            let mut all = rt.ann.subclasses(ClassDefId::OBJECT);
            all.retain(|id| below.contains(id));
            below = all;
        }
        found.extend(below.into_iter().map(|id| rt.ann.classes[id].class));
    }
    found
}

/// `issubclass(class, constant classes)`
pub fn is_subtype(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let checked = |cx: &mut Lower<'_, '_>, at: usize| -> RResult<LlValue> {
        let class = cx.inputarg(hop, at, Repr::Class)?;
        if hop.op == HlOp::SimpleCall && hop.s(at).can_be_none() {
            let message = match at {
                0 => "issubclass() arg 1 must be a class",
                _ => "issubclass() arg 2 must be a class, a tuple of classes, or a union",
            };
            cx.check_not_none(&class, "TypeError", message.into())?;
        }
        Ok(class)
    };
    let Some(classes) = hop.konst(1) else {
        let args = vec![checked(cx, 0)?, checked(cx, 1)?];
        return cx.gendirectcall("ll_instance", "ll_issubclass", args);
    };
    let vtable = checked(cx, 0)?;
    test_classes(cx, vtable, classes, None)
}

/// Whether the class at run time is one of the constant classes or a subclass. `known`: it is
/// this class or a subclass.
pub fn test_classes(
    cx: &mut Lower<'_, '_>,
    vtable: LlValue,
    classes: ObjId,
    known: Option<ClassDefId>,
) -> RResult<LlValue> {
    let mut result: Option<LlValue> = None;
    for class in class_list(cx.rt, classes) {
        let Ok(class) = cx.rt.classdef(class) else {
            // No instance of it can exist.
            continue;
        };
        if known.is_some_and(|known| cx.rt.ann.is_subclass(known, class)) {
            return Ok(bool_const(true));
        }
        if known.is_some_and(|known| !cx.rt.ann.is_subclass(class, known)) {
            continue;
        }
        let test = test_class(cx, vtable.clone(), class);
        result = Some(match result {
            None => test,
            Some(before) => or(cx, before, test),
        });
    }
    Ok(result.unwrap_or(bool_const(false)))
}

/// Whether the class at run time is this one or a subclass.
pub fn test_class(cx: &mut Lower<'_, '_>, vtable: LlValue, class: ClassDefId) -> LlValue {
    let wanted = Value::Const(cx.rt.vtable_const(class));
    is_subclass(cx, vtable, wanted)
}

/// Whether a class is another one or below it.
pub fn is_subclass(cx: &mut Lower<'_, '_>, class: LlValue, of: LlValue) -> LlValue {
    let code = LlOp::IsSubclass(crate::lltype::Types::OBJECT_VTABLE);
    cx.genop(code, vec![class, of], LlType::Bool)
}

/// `a or b` of two bools that are both computed.
pub fn or(cx: &mut Lower<'_, '_>, a: LlValue, b: LlValue) -> LlValue {
    let a = cx.cast(a, LlType::SIGNED);
    let b = cx.cast(b, LlType::SIGNED);
    let v = cx.int(IntOp::Or, IntKind::Signed, vec![a, b]);
    cx.int(IntOp::IsTrue, IntKind::Signed, vec![v])
}

/// `isinstance(x, constant classes)`, where the annotator does not know the answer.
pub fn isinstance(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Some(obj) = hop.s_result.konst {
        return cx.inputconst(hop.r_result, obj);
    }
    let Some(classes) = hop.konst(1) else {
        return error("RP0516", "the class to compare with must be known");
    };
    let arg = &hop.args[0];
    match arg.r {
        Repr::Instance(class) => {
            let p = cx.input(arg, arg.r)?;
            if !arg.s.can_be_none() {
                let vtable = typeptr(cx, p);
                return test_classes(cx, vtable, classes, Some(class));
            }
            let classes = class_list(cx.rt, classes);
            let of_none = classes.contains(&cx.rt.session.heap.types.none);
            let mut tested = Vec::new();
            for class in classes {
                if let Ok(class) = cx.rt.classdef(class) {
                    tested.push(class);
                }
            }
            let mut result = of_none.then(|| cx.is_null(p.clone()));
            for class in tested {
                let wanted = Value::Const(cx.rt.vtable_const(class));
                let root = cx.rt.classes.root_types().instance_ptr();
                let q = cx.cast_pointer(p.clone(), root);
                let test = cx.gendirectcall("ll_instance", "ll_isinstance", vec![q, wanted])?;
                result = Some(match result {
                    None => test,
                    Some(before) => or(cx, before, test),
                });
            }
            Ok(result.unwrap_or(bool_const(false)))
        }
        // A number that has become one of another type after the annotator looked.
        Repr::Int(_) | Repr::Float => {
            let class = match arg.r {
                Repr::Int(int) => class_of_integers(cx.rt.session, int),
                _ => cx.rt.session.heap.types.float,
            };
            let mut classes = class_list(cx.rt, classes).into_iter();
            let heap = &cx.rt.session.heap;
            Ok(bool_const(classes.any(|of| heap.is_subclass(class, of))))
        }
        // Other values that may be `None`: the annotator knows the rest.
        repr if arg.s.can_be_none() => {
            let ty = cx.rt.lltype(repr);
            let of_none = class_list(cx.rt, classes).contains(&cx.rt.session.heap.types.none);
            match ty {
                LlType::Ptr(_) => {
                    let p = cx.input(arg, repr)?;
                    Ok(match of_none {
                        true => cx.is_null(p),
                        false => cx.nonzero(p),
                    })
                }
                _ => super::dispatch::unsupported(cx, hop, "isinstance()"),
            }
        }
        _ => super::dispatch::unsupported(cx, hop, "isinstance()"),
    }
}

impl RTyper<'_> {
    /// The class and an instance, both prebuilt, of an exception of Python's own.
    pub fn prebuilt_exception(
        &mut self,
        class: &str,
        message: &str,
    ) -> RResult<(LlConst, LlConst)> {
        let Some(class) = self.session.heap.builtin(class) else {
            return error("RP0599", format!("there is no class {class}"));
        };
        let key = (class, message.to_string());
        let obj = match self.exceptions.get(&key) {
            Some(&obj) => obj,
            None => {
                let obj = self.session.heap.new_instance(class);
                let text = self.session.heap.new_str(message);
                if let Some(instance) = self.session.heap.instance_mut(obj) {
                    instance.exc = Some(Box::new(ExceptionData {
                        args: if message.is_empty() {
                            Vec::new()
                        } else {
                            vec![text]
                        },
                        ..ExceptionData::default()
                    }));
                }
                self.exceptions.insert(key, obj);
                obj
            }
        };
        let root = self.classes.root_types().instance_ptr();
        let vtable = self.class_vtable(class)?;
        let instance = self.const_instance(ClassDefId::OBJECT, obj, root)?;
        Ok((vtable, instance))
    }
}

/// `instantiate(cls)`: a new instance without a call of `__init__`.
pub fn instantiate(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Some(class) = hop.konst(0) {
        let class = cx.rt.classdef(class)?;
        let p = new(cx, class)?;
        return cx.convert(p, Repr::Instance(class), hop.r_result);
    }
    let Kind::Pbc(descs) = &hop.args[0].s.kind else {
        return error("RP0516", "the class to instantiate must be known");
    };
    let mut classes = Vec::new();
    for &desc in descs.clone().iter() {
        match &cx.rt.ann.descs[desc] {
            Desc::Class(class) => classes.push(cx.rt.classdef(class.class)?),
            _ => return error("RP0516", "the class to instantiate must be known"),
        }
    }
    let vtable = cx.inputarg(hop, 0, Repr::Class)?;
    if hop.args[0].s.can_be_none() {
        let message = "'NoneType' object cannot be instantiated".to_string();
        cx.check_not_none(&vtable, "TypeError", message)?;
    }
    one_of(cx, vtable, &classes, hop.r_result)
}

/// A new instance of whichever of these classes it is, by a function that compares.
fn one_of(
    cx: &mut Lower<'_, '_>,
    vtable: LlValue,
    classes: &[ClassDefId],
    result: Repr,
) -> RResult<LlValue> {
    let ty = cx.rt.lltype(result);
    let mut stub = Lower::new(cx.rt, "instantiate_one_of", ty);
    stub.stub_inputs(&[Repr::Class]);
    let mut block = stub.graph.start;
    for (n, &class) in classes.iter().enumerate() {
        let mut target = block;
        if n + 1 < classes.len() {
            let inputs = stub.graph.blocks[block].inputs.clone();
            let wanted = Value::Const(stub.rt.class_vtable(stub.rt.ann.classes[class].class)?);
            let same = stub.ptr_eq(Value::Var(inputs[0]), wanted);
            (target, block) = stub.branch(block, same);
        }
        let p = new(&mut stub, class)?;
        let p = stub.convert(p, Repr::Instance(class), result)?;
        let ops = std::mem::take(&mut stub.ops);
        let ret = stub.graph.ret;
        stub.graph.blocks[target].ops = ops;
        stub.graph.blocks[target].exits = vec![Link::new(vec![p], ret)];
    }
    let func = stub.finish_function();
    Ok(cx.call(func, vec![vtable]))
}

/// Of a generator whose body never gets to where it is stored: then this is not reached either. Of
/// other objects the annotator has reported it.
fn unknown_attribute(hop: &Hop, name: &AttrKey) -> RResult<LlValue> {
    match hop.r_result {
        Repr::Impossible => Ok(void()),
        _ => error("RP0513", format!("no attribute {name} is known here")),
    }
}
