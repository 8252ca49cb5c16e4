//! Frozen objects and classes as values.

use super::constant::strip;
use super::lower::{void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::{AttrFamilyId, Desc, DescId};
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};
use crate::ir::model::Value;
use crate::lltype::{Container, DataId, Field, LlConst, LlType};

/// The type of a value that is one of several frozen objects: a pointer to a structure of the
/// attributes that are read through it. (Of objects without attributes only the identity counts.)
pub fn frozen_type(rt: &mut RTyper<'_>, family: Option<AttrFamilyId>) -> LlType {
    let id = match rt.frozen.get(&family) {
        Some(&id) => id,
        None => {
            let id = rt.session.heap.lltypes.forward("frozen", false);
            rt.session.heap.lltypes.structs[id].immutable = true;
            rt.frozen.insert(family, id);
            let mut fields = Vec::new();
            for (n, attr) in frozen_attrs(rt, family)
                .unwrap_or_default()
                .iter()
                .enumerate()
            {
                let ty = rt.lltype(attr.repr);
                if ty != LlType::Void {
                    fields.push(Field {
                        name: attr.field(n).into(),
                        ty,
                        immutable: true,
                    });
                }
            }
            // (C has no structure of no size.)
            if fields.is_empty() {
                fields.push(Field {
                    name: "identity".into(),
                    ty: LlType::Bool,
                    immutable: true,
                });
            }
            rt.session.heap.lltypes.complete(id, fields);
            id
        }
    };
    LlType::Ptr(Container::Struct(id))
}

/// An attribute as a field: one that is read of some members as an `int` and of others as a
/// `float` has a field for each.
struct FrozenAttr {
    name: AttrKey,
    repr: Repr,
    /// The members that it is read of.
    of: Vec<DescId>,
}

impl FrozenAttr {
    fn field(&self, number: usize) -> String {
        format!("{}_{number}", super::classes::field_name(&self.name))
    }
}

fn frozen_attrs(rt: &mut RTyper<'_>, family: Option<AttrFamilyId>) -> RResult<Vec<FrozenAttr>> {
    let Some(family) = family else {
        return Ok(Vec::new());
    };
    let mut result: Vec<FrozenAttr> = Vec::new();
    for (name, reads) in rt.ann.attr_family(family).attrs.clone() {
        for (of, value) in reads {
            let repr = rt.getrepr(&value)?;
            // A bound method is the object itself.
            if matches!(repr, Repr::MethodOfFrozen(_) | Repr::MethodOfClass) {
                continue;
            }
            match result.iter_mut().find(|a| a.name == name && a.repr == repr) {
                Some(attr) => attr.of.extend(of.iter()),
                None => result.push(FrozenAttr {
                    name: name.clone(),
                    repr,
                    of: of.to_vec(),
                }),
            }
        }
    }
    Ok(result)
}

/// Makes the contents of a frozen object's structure.
pub fn fill_frozen(rt: &mut RTyper<'_>, data: DataId, obj: ObjId, repr: Repr) -> RResult<()> {
    let Repr::Frozen(family) = repr else {
        return rt.bad_const(repr, obj);
    };
    let mut values = Vec::new();
    let desc = rt.ann.desc_of.get(&obj).copied();
    for attr in frozen_attrs(rt, family)? {
        let ty = rt.lltype(attr.repr);
        if ty == LlType::Void {
            continue;
        }
        let read = desc.is_some_and(|desc| attr.of.contains(&desc));
        let value = rt.frozen_attr(obj, &attr.name).filter(|_| read);
        values.push(match value {
            Some(value) => strip(rt.convert_const(attr.repr, value)?),
            None => LlConst::zero(ty),
        });
    }
    if values.is_empty() {
        values.push(LlConst::zero(LlType::Bool));
    }
    rt.prog.data[data].value = Some(LlConst::Struct(values));
    Ok(())
}

impl RTyper<'_> {
    /// The value of an attribute of a frozen object: its own, its class's, or a module's.
    pub fn frozen_attr(&self, obj: ObjId, name: &AttrKey) -> Option<ObjId> {
        let heap = &self.session.heap;
        if let Some(module) = heap.module(obj) {
            return heap.dict_get_str(module.dict, name.field()?);
        }
        if let Some(value) = heap.instance_value(obj, name) {
            return Some(value);
        }
        let (_, value) = heap.lookup_in_class(heap.type_of(obj), name.field()?)?;
        match heap.get(value) {
            // What it gave when it was read.
            Object::Property(p) => *self.ann.state.memo.get(&(p.get?, vec![obj]))?,
            _ => Some(value),
        }
    }
}

/// `frozen.name`
pub fn getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let name = cx.const_attribute(hop)?;
    let p = cx.inputarg(hop, 0, hop.r(0))?;
    if hop.args[0].s.can_be_none() {
        let message = format!("'NoneType' object has no attribute '{}'", name.shown());
        cx.check_not_none(&p, "AttributeError", message)?;
    }
    if let Repr::MethodOfFrozen(_) = hop.r_result {
        return Ok(p);
    }
    if let Some(method) = method_as_function(cx, hop, &p, hop.r(0))? {
        return Ok(method);
    }
    if cx.rt.is_void(hop.r_result) {
        return Ok(void());
    }
    let Repr::Frozen(family) = hop.r(0) else {
        return super::dispatch::unsupported(cx, hop, "this attribute");
    };
    let attrs = frozen_attrs(cx.rt, family)?;
    let crate::annotate::types::model::Kind::Pbc(descs) = &hop.args[0].s.kind else {
        return super::dispatch::unsupported(cx, hop, "this attribute");
    };
    let read = |a: &FrozenAttr| a.name == name && descs.iter().all(|d| a.of.contains(d));
    let same = attrs.iter().position(|a| a.repr == hop.r_result && read(a));
    match same.or_else(|| attrs.iter().position(read)) {
        Some(n) => {
            let v = cx.getfield(p, &attrs[n].field(n));
            cx.convert(v, attrs[n].repr, hop.r_result)
        }
        None => error("RP0513", format!("no attribute {name} is known here")),
    }
}

/// A method bound to one of several classes or frozen objects, where it is kept among functions of other
/// sorts: the value for the receiver.
pub fn method_as_function(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    receiver: &LlValue,
    repr: Repr,
) -> RResult<Option<LlValue>> {
    use crate::annotate::types::model::Kind;
    let (Repr::Closure(_), Kind::Pbc(descs)) = (hop.r_result, &hop.s_result.kind) else {
        return Ok(None);
    };
    let ann = &cx.rt.ann;
    let mut methods = Vec::new();
    for &desc in descs.iter() {
        let Desc::MethodOfFrozen(method) = &ann.descs[desc] else {
            return Ok(None);
        };
        let this = match &ann.descs[method.frozen] {
            Desc::Frozen(frozen) => frozen.obj,
            Desc::Class(class) => class.class,
            _ => return Ok(None),
        };
        methods.push((desc, method.func, this));
    }
    let mut cases = Vec::new();
    for (desc, func, this) in methods {
        let bound = cx.rt.bound_constant(desc, func, this);
        cases.push((
            cx.rt.convert_const(repr, this)?,
            cx.rt.convert_const(hop.r_result, bound)?,
        ));
    }
    select(cx, receiver.clone(), cases).map(Some)
}

/// `cls.name` where `cls` is one of several classes: by comparing, unless all agree.
pub fn class_getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let name = cx.const_attribute(hop)?;
    let cls = cx.inputarg(hop, 0, Repr::Class)?;
    if hop.args[0].s.can_be_none() {
        let message = format!("'NoneType' object has no attribute '{name}'");
        cx.check_not_none(&cls, "AttributeError", message)?;
    }
    match name.shown() {
        "__name__" => return Ok(cx.getfield(cls, "name")),
        "__qualname__" => return Ok(cx.getfield(cls, "qualname")),
        _ => {}
    }
    if hop.r_result == Repr::MethodOfClass {
        return Ok(cls);
    }
    if let Some(method) = method_as_function(cx, hop, &cls, Repr::Class)? {
        return Ok(method);
    }
    if cx.rt.is_void(hop.r_result) {
        return Ok(void());
    }
    let crate::annotate::types::model::Kind::Pbc(descs) = &hop.args[0].s.kind else {
        return super::dispatch::unsupported(cx, hop, "this attribute");
    };
    let descs = descs.clone();
    // An attribute that lives in the vtable of a common base is read there, if they are what they are to programs.
    let mut home = None;
    for &desc in descs.iter() {
        let Desc::Class(class) = &cx.rt.ann.descs[desc] else {
            continue;
        };
        let shown = cx.rt.ann.shown_class(&cx.rt.session.heap, class.class);
        let classdef = class.classdef.filter(|_| shown == class.class);
        let own = classdef.and_then(|id| cx.rt.ann.home_of(id, &name));
        if home.is_none() {
            home = own;
        } else if home != own {
            home = None;
            break;
        }
    }
    if let Some(home) = home {
        let field = cx.rt.class_info(home)?.class_fields.get(&name).cloned();
        if let Some(super::classes::ClassField::Value(repr)) = field {
            if !cx.rt.is_void(repr) {
                let ty = cx.rt.vtable_ptr(home);
                let vtable = cx.cast_pointer(cls, ty);
                let v = cx.getfield(vtable, &super::classes::class_field_name(&name));
                return cx.convert(v, repr, hop.r_result);
            }
        }
    }
    // Otherwise a function that compares.
    let mut cases = Vec::new();
    for &desc in descs.iter() {
        let Desc::Class(class) = &cx.rt.ann.descs[desc] else {
            return super::dispatch::unsupported(cx, hop, "this attribute");
        };
        let class = class.class;
        let Some((_, value)) = cx.rt.session.heap.lookup_in_class(class, name.shown()) else {
            continue;
        };
        let key = cx.rt.class_vtable(class)?;
        let value = cx.rt.convert_const(hop.r_result, value)?;
        cases.push((key, value));
    }
    select(cx, cls, cases)
}

/// The value that belongs to a key, by a function that compares the key with each.
pub fn select(
    cx: &mut Lower<'_, '_>,
    key: LlValue,
    cases: Vec<(LlConst, LlConst)>,
) -> RResult<LlValue> {
    use crate::ir::model::{ExitSwitch, Link};
    use crate::lltype::LlCase;
    let Some((_, first)) = cases.first() else {
        return error("RP0513", "no class has this attribute");
    };
    let ty = first.ty();
    let key_ty = cx.ty(&key);
    let mut stub = Lower::new(cx.rt, "select", ty);
    let input = stub.graph.new_var(key_ty);
    let start = stub.graph.start;
    stub.graph.blocks[start].inputs = vec![input];
    let mut block = start;
    let count = cases.len();
    for (n, (wanted, value)) in cases.into_iter().enumerate() {
        let ret = stub.graph.ret;
        let result = Link::new(vec![Value::Const(value)], ret);
        if n + 1 == count {
            stub.graph.blocks[block].exits = vec![result];
            break;
        }
        let inputs = stub.graph.blocks[block].inputs.clone();
        let same = stub.ptr_eq(Value::Var(inputs[0]), Value::Const(wanted));
        let no = stub.copy_inputs(&inputs);
        let ops = std::mem::take(&mut stub.ops);
        let data = &mut stub.graph.blocks[block];
        data.ops = ops;
        if let Value::Var(v) = same {
            data.switch = ExitSwitch::Value(v);
        }
        data.exits = vec![
            Link::with_case(vec![Value::Var(inputs[0])], no, LlCase::Bool(false)),
            Link {
                case: Some(LlCase::Bool(true)),
                ..result
            },
        ];
        block = no;
    }
    let func = stub.finish_function();
    Ok(cx.call(func, vec![key]))
}
