//! Functions made at run time, and the cells they capture.
//!
//! A family of functions of which one is made at run time has values of its own kind: a pointer
//! to a gc structure `function { row0, row1, … }` with a function pointer for each row, which
//! take the structure itself first. What is made at run time extends it with its cells; a
//! function of the module is prebuilt data whose pointers are to stubs that leave the structure
//! alone. Where bound methods are kept with functions, the structure has the object, too; there is one for each time that a method is
//! bound, so it says which method it is, if any, for comparing.

use super::call::{RowId, RowSource};
use super::constant::Unfilled;
use super::lower::{bool_const, signed, void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::{
    CallFamilyId, ClassDesc, Desc, DescId, FrozenDesc, ListDefId, MethodDesc,
};
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};
use crate::ir::op::HlOp;
use crate::lltype::{Container, Field, Flavor, FuncId, LlConst, LlOp, LlType, StructId};

/// The type of a cell: a pointer to a gc structure that holds the value.
pub fn cell_type(rt: &mut RTyper<'_>, def: ListDefId) -> LlType {
    let def = rt.ann.find_list(def);
    let forward = |rt: &mut RTyper<'_>| rt.session.heap.lltypes.forward("cell", true);
    let known = rt.cells.get(&def).copied();
    if let Some(known) = known {
        // What it holds leads back to it.
        let id = known.unwrap_or_else(|| forward(rt));
        rt.cells.insert(def, Some(id));
        return LlType::Ptr(Container::Struct(id));
    }
    rt.cells.insert(def, None);
    let item = rt.ann.listdef(def).item.clone();
    let ty = match rt.getrepr(&item) {
        Ok(repr) => rt.lltype(repr),
        Err(error) => {
            rt.errors.push(*error);
            LlType::Void
        }
    };
    let id = match rt.cells[&def] {
        Some(id) => id,
        None => match rt.cells_of.get(&ty) {
            Some(&id) => {
                rt.cells.insert(def, Some(id));
                return LlType::Ptr(Container::Struct(id));
            }
            None => forward(rt),
        },
    };
    rt.cells.insert(def, Some(id));
    rt.cells_of.insert(ty, id);
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let mut fields = vec![field("bound", LlType::Bool)];
    if ty != LlType::Void {
        fields.push(field("value", ty));
    }
    rt.types().structs[id].shown = Some(("variable of a closure", vec![ty]));
    rt.session.heap.lltypes.complete(id, fields);
    LlType::Ptr(Container::Struct(id))
}

/// A structure of functions that are called together, named by the first of them.
pub fn family_struct(rt: &mut RTyper<'_>, family: CallFamilyId, what: &str, gc: bool) -> StructId {
    let descs = rt.ann.call_families.get(family).descs.iter();
    desc_struct(rt, &descs.copied().collect::<Vec<_>>(), what, gc)
}

fn desc_struct(rt: &mut RTyper<'_>, descs: &[DescId], what: &str, gc: bool) -> StructId {
    let funcs = descs.iter().filter_map(|&desc| rt.ann.function_of(desc));
    let name = match funcs.map(|func| &func.name).min() {
        Some(name) => format!("{name}.{what}"),
        None => what.to_string(),
    };
    rt.session.heap.lltypes.forward(name, gc)
}

/// The structure of the values of a family.
pub fn function_struct(rt: &mut RTyper<'_>, family: CallFamilyId) -> StructId {
    if let Some(&id) = rt.closures.bases.get(&family) {
        return id;
    }
    let id = family_struct(rt, family, "function", true);
    rt.closures.bases.insert(family, id);
    let mut fields = Vec::new();
    for (n, row) in rt.rows_of(family, false).into_iter().enumerate() {
        let ty = match row_type(rt, row, id) {
            Ok(ty) => ty,
            Err(error) => {
                rt.errors.push(*error);
                LlType::Void
            }
        };
        fields.push(super::call::row_field(n, ty));
    }
    if rt.ann.mixed_families().contains(&family) {
        let object = rt.classes.root_types().instance_ptr();
        let of_method = [("method", LlType::SIGNED), ("object", object)];
        fields.extend(of_method.map(|(name, ty)| Field {
            name: name.into(),
            ty,
            immutable: true,
        }));
    }
    if rt.ann.call_families.get(family).named {
        fields.push(Field {
            name: "name".into(),
            ty: rt.lltype(Repr::Str),
            immutable: true,
        });
    }
    rt.session.heap.lltypes.complete(id, fields);
    id
}

/// `__name__` of a function, class or bound method, for values of a family that are asked for it.
fn name_in(rt: &mut RTyper<'_>, family: CallFamilyId, of: ObjId) -> RResult<Option<LlConst>> {
    if !rt.ann.call_families.get(family).named {
        return Ok(None);
    }
    let heap = &mut rt.session.heap;
    let of = match *heap.get(of) {
        Object::BoundMethod { func, .. } => func,
        _ => of,
    };
    let name = match heap.function(of) {
        Some(function) => function.name.clone(),
        None => heap.class_name(of),
    };
    let text = heap.new_str(name);
    rt.convert_const(Repr::Str, text).map(Some)
}

/// The same, put into a value.
fn set_name(
    cx: &mut Lower<'_, '_>,
    base: &LlValue,
    family: CallFamilyId,
    of: Option<ObjId>,
) -> RResult<()> {
    let Some(of) = of else { return Ok(()) };
    if let Some(name) = name_in(cx.rt, family, of)? {
        cx.setfield(base.clone(), "name", crate::ir::model::Value::Const(name));
    }
    Ok(())
}

/// `f.__name__` of one of several that are kept so.
pub fn name_of(cx: &mut Lower<'_, '_>, hop: &Hop, family: CallFamilyId) -> RResult<LlValue> {
    let f = cx.inputarg(hop, 0, Repr::Closure(family))?;
    if hop.args[0].s.can_be_none() {
        let message = "'NoneType' object has no attribute '__name__'".to_string();
        cx.check_not_none(&f, "AttributeError", message)?;
    }
    if !cx.rt.ann.call_families.get(family).named {
        return super::dispatch::unsupported(cx, hop, "this attribute");
    }
    Ok(cx.getfield(f, "name"))
}

/// A method as values of a family of functions say it.
#[derive(Clone, PartialEq, Eq, Hash)]
enum BoundTo {
    /// One of a name, found in this class, of an object that the value has.
    Object(crate::annotate::types::defs::ClassDefId, AttrKey),
    /// A function of an object, or class, that is a constant.
    Constant(ObjId, ObjId),
}

/// Which method of the values of a family it is. What is no method has zero.
fn method_number(rt: &mut RTyper<'_>, method: BoundTo) -> i64 {
    let next = rt.closures.methods.len() as i64 + 1;
    *rt.closures.methods.entry(method).or_insert(next)
}

/// Structures of functions made at run time.
#[derive(Default)]
pub struct Closures {
    methods: super::Map<BoundTo, i64>,
    bases: super::Map<CallFamilyId, StructId>,
    derived: super::Map<DescId, StructId>,
    empty_checks: super::Map<(LlType, String), FuncId>,
    stubs: super::Map<(RowId, DescId), FuncId>,
}

/// The type of a pointer to a function of a row that takes its structure first.
fn row_type(rt: &mut RTyper<'_>, row: RowId, own: StructId) -> RResult<LlType> {
    let (reprs, result) = rt.row_signature(row)?;
    let mut params = vec![LlType::Ptr(Container::Struct(own))];
    for repr in reprs {
        params.push(rt.lltype(repr));
    }
    let result = rt.lltype(result);
    let ty = rt.session.heap.lltypes.func(params, result);
    Ok(LlType::Ptr(Container::Func(ty)))
}

/// The structure of a function made at run time: the family's, and its cells.
fn derived_struct(rt: &mut RTyper<'_>, desc: DescId, family: CallFamilyId) -> StructId {
    if let Some(&id) = rt.closures.derived.get(&desc) {
        return id;
    }
    let base = function_struct(rt, family);
    let id = desc_struct(rt, &[desc], "closure", true);
    rt.closures.derived.insert(desc, id);
    let cells = match &rt.ann.descs[desc] {
        Desc::Closure(closure) => closure.cells.clone(),
        _ => Vec::new(),
    };
    let mut fields = vec![Field {
        name: "super".into(),
        ty: LlType::Inline(Container::Struct(base)),
        immutable: false,
    }];
    for (n, cell) in cells.into_iter().enumerate() {
        fields.push(Field {
            name: format!("cell{n}").into(),
            ty: cell_type(rt, cell),
            immutable: true,
        });
    }
    rt.session.heap.lltypes.complete(id, fields);
    id
}

/// The function that a row calls for one of its members, taking the structure first.
pub fn row_stub(
    rt: &mut RTyper<'_>,
    family: CallFamilyId,
    row: RowId,
    desc: DescId,
) -> RResult<Option<FuncId>> {
    if let Some(&func) = rt.closures.stubs.get(&(row, desc)) {
        return Ok(Some(func));
    }
    let Some(member) = rt.row_member(row, desc).cloned() else {
        return Ok(None);
    };
    let (params, result) = rt.row_signature(row)?;
    let name = match member.graph {
        Some(graph) => format!("{}_closure", rt.ann.graphs[graph].name),
        None => "class_closure".to_string(),
    };
    let ret = rt.lltype(result);
    let base = LlType::Ptr(Container::Struct(function_struct(rt, family)));
    let mut reprs = vec![Repr::Ptr(base)];
    reprs.extend(params.iter().copied());
    let mut cx = Lower::new(rt, name, ret);
    let values = cx.stub_inputs(&reprs);
    if let Desc::Method(method) = cx.rt.ann.descs[desc].clone() {
        let value = call_method(&mut cx, row, &method, &values, (&params, result))?;
        let func = cx.finish_stub(value);
        rt.closures.stubs.insert((row, desc), func);
        return Ok(Some(func));
    }
    let made = match &cx.rt.ann.descs[desc] {
        Desc::Class(class) => class.classdef,
        _ => None,
    };
    let receiver = match (made, &cx.rt.ann.descs[desc]) {
        (Some(class), _) => Some((
            super::rinstance::new(&mut cx, class)?,
            Repr::Instance(class),
        )),
        (None, Desc::MethodOfFrozen(method)) => match cx.rt.ann.descs[method.frozen] {
            Desc::Frozen(FrozenDesc { obj, .. }) | Desc::Class(ClassDesc { class: obj, .. }) => {
                Some((void(), Repr::Const(obj)))
            }
            _ => None,
        },
        _ => None,
    };
    let mut value = void();
    let mut got = Repr::None;
    if let Some(graph) = member.graph {
        let callee = cx.rt.function(graph)?;
        let (wanted, own) = cx.rt.signature(graph)?;
        let mut args = Vec::new();
        for (source, &repr) in member.sources.iter().zip(&wanted) {
            args.push(match *source {
                RowSource::Arg(n) => {
                    let n = n as usize;
                    cx.convert(values[n + 1].clone(), params[n], repr)?
                }
                RowSource::Default(obj) => cx.inputconst(repr, obj)?,
                RowSource::Cell(n) => cell(&mut cx, values[0].clone(), desc, family, n)?,
                RowSource::CellValue(n) => {
                    let (value, own) = cell_value(&mut cx, values[0].clone(), desc, family, n)?;
                    cx.convert(value, own, repr)?
                }
                RowSource::Receiver => match receiver.clone() {
                    Some((value, own)) => cx.convert(value, own, repr)?,
                    None => return error("RP0599", "a function without a receiver"),
                },
            });
        }
        value = cx.call(callee, args);
        got = own;
    }
    if let (Some(_), Some((instance, own))) = (made, receiver) {
        (value, got) = (instance, own);
    }
    let value = cx.convert(value, got, result)?;
    let func = cx.finish_stub(value);
    rt.closures.stubs.insert((row, desc), func);
    Ok(Some(func))
}

/// Calls the method that a bound method in a structure of functions stands for.
fn call_method(
    cx: &mut Lower<'_, '_>,
    row: RowId,
    method: &MethodDesc,
    values: &[LlValue],
    signature: (&[Repr], Repr),
) -> RResult<LlValue> {
    let (params, result) = signature;
    let class = method.self_class.unwrap_or(method.origin);
    let (Some(own_row), Some(home)) = (
        cx.rt.methods_row(row),
        cx.rt.ann.home_of(class, &method.name),
    ) else {
        return error("RP0513", format!("no method {} is known", method.name));
    };
    let rows = super::call::rows_in_table(cx, home, &method.name)?.unwrap_or_default();
    let Some(at) = rows.iter().position(|&r| r == own_row) else {
        return error(
            "RP0513",
            format!("the method {} is not in a table", method.name),
        );
    };
    let (wanted, got) = cx.rt.row_signature(own_row)?;
    let object = cx.getfield(values[0].clone(), "object");
    let root = Repr::Instance(crate::annotate::types::defs::ClassDefId::OBJECT);
    let instance = cx.convert(object.clone(), root, Repr::Instance(home))?;
    let vtable = super::rinstance::vtable_of(cx, instance, home);
    let name = super::classes::method_field_name(&method.name, at);
    let pointer = cx.getfield(vtable, &name);
    let mut args = vec![cx.convert(object, root, wanted[0])?];
    for (n, &repr) in wanted.iter().enumerate().skip(1) {
        args.push(match (values.get(n), params.get(n - 1)) {
            (Some(value), Some(&own)) => cx.convert(value.clone(), own, repr)?,
            _ => {
                let ty = cx.rt.lltype(repr);
                crate::ir::model::Value::Const(LlConst::zero(ty))
            }
        });
    }
    let mut candidates = Vec::new();
    for desc in cx.rt.row_descs(own_row) {
        if let Some(func) = cx.rt.row_func(own_row, desc)? {
            if !candidates.contains(&func) {
                candidates.push(func);
            }
        }
    }
    let value = cx.call_indirect(pointer, args, candidates);
    cx.convert(value, got, result)
}

/// A member of a row that is a method of this name, found in the same class as this class's.
fn method_member(
    rt: &RTyper<'_>,
    row: RowId,
    name: &AttrKey,
    class: crate::annotate::types::defs::ClassDefId,
) -> Option<DescId> {
    let home = rt.ann.home_of(class, name)?;
    rt.row_descs(row).into_iter().find(|&desc| {
        matches!(&rt.ann.descs[desc], Desc::Method(m) if m.name == *name
            && rt.ann.home_of(m.self_class.unwrap_or(m.origin), name) == Some(home))
    })
}

/// A member of a row that is this function bound to a class, or to an object that is a constant.
fn method_of_object(rt: &RTyper<'_>, row: RowId, func: ObjId, this: ObjId) -> Option<DescId> {
    rt.row_descs(row).into_iter().find(|&desc| {
        let Desc::MethodOfFrozen(method) = &rt.ann.descs[desc] else {
            return false;
        };
        let receiver = match &rt.ann.descs[method.frozen] {
            Desc::Frozen(FrozenDesc { obj, .. }) | Desc::Class(ClassDesc { class: obj, .. }) => {
                *obj
            }
            _ => return false,
        };
        receiver == this
            && matches!(&rt.ann.descs[method.func], Desc::Function(f) if f.func == func)
    })
}

/// A bound method as a value of a family of functions.
pub fn bind_method(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    methods: super::repr::MethodsId,
    family: CallFamilyId,
) -> RResult<LlValue> {
    let methods = cx.rt.methods(methods).clone();
    bind_named(cx, value, methods.class, &methods.name, family)
}

/// A method of an instance as a value of a family of functions.
pub fn bind_named(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    class: crate::annotate::types::defs::ClassDefId,
    name: &AttrKey,
    family: CallFamilyId,
) -> RResult<LlValue> {
    if !cx.rt.ann.mixed_families().contains(&family) {
        return error("RP0599", "a bound method among functions alone");
    }
    let what = function_struct(cx.rt, family);
    let ty = LlType::Ptr(Container::Struct(what));
    let flavor = Flavor::Gc;
    let base = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
    let root = cx.rt.classes.root_types().instance_ptr();
    let object = cx.cast_pointer(value, root);
    cx.setfield(base.clone(), "object", object);
    let home = cx.rt.ann.home_of(class, name).unwrap_or(class);
    let number = method_number(cx.rt, BoundTo::Object(home, name.clone()));
    cx.setfield(base.clone(), "method", signed(number));
    let heap = &cx.rt.session.heap;
    let class_object = cx.rt.ann.classes[home].class;
    let field = name.field();
    let found = field.and_then(|field| heap.lookup_in_class(class_object, field));
    set_name(cx, &base, family, found.map(|(_, func)| func))?;
    fill_rows(cx, base, family, |rt, row| {
        method_member(rt, row, name, class)
    })
}

/// Puts into a value of a family what each row calls: of the desc that it is for the row.
fn fill_rows(
    cx: &mut Lower<'_, '_>,
    base: LlValue,
    family: CallFamilyId,
    desc: impl Fn(&RTyper<'_>, RowId) -> Option<DescId>,
) -> RResult<LlValue> {
    for (n, row) in cx.rt.rows_of(family, false).into_iter().enumerate() {
        let Some(desc) = desc(cx.rt, row) else {
            continue;
        };
        if let Some(func) = row_stub(cx.rt, family, row, desc)? {
            let func = crate::ir::model::Value::Const(cx.rt.func_const(func));
            cx.setfield(base.clone(), &format!("row{n}"), func);
        }
    }
    Ok(base)
}

/// A class that is known only when the program runs as a value of a family of functions.
pub fn class_as_function(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    family: CallFamilyId,
) -> RResult<LlValue> {
    let classes: Vec<_> = cx
        .rt
        .ann
        .descs
        .iter()
        .filter(|(id, desc)| {
            matches!(desc, Desc::Class(class) if class.classdef.is_some())
                && cx.rt.ann.family_of(*id) == Some(family)
        })
        .filter_map(|(_, desc)| match desc {
            Desc::Class(class) => Some(class.class),
            _ => None,
        })
        .collect();
    let mut cases = Vec::new();
    for class in classes {
        let key = cx.rt.class_vtable(class)?;
        cases.push((key, cx.rt.convert_const(Repr::Closure(family), class)?));
    }
    super::rpbc::select(cx, value, cases)
}

/// What is in the structure of a function, class or bound method that is prebuilt.
pub fn const_value(rt: &mut RTyper<'_>, family: CallFamilyId, obj: ObjId) -> RResult<LlConst> {
    let own = function_struct(rt, family);
    let bound = match *rt.session.heap.get(obj) {
        Object::BoundMethod { func, this } => Some((func, this)),
        _ => None,
    };
    let names = bound.map(|(func, this)| rt.ann.names_of_method(&rt.session.heap, this, func));
    let object = bound.filter(|_| rt.is_bound_to_instance(obj));
    let class = match object.and_then(|(_, this)| rt.session.heap.instance(this)) {
        Some(instance) => Some(rt.classdef(instance.class)?),
        None => None,
    };
    let mut values = Vec::new();
    for (n, row) in rt.rows_of(family, false).into_iter().enumerate() {
        let desc = match (bound, class, &names) {
            (Some(_), Some(class), Some(names)) => {
                let mut names = names.iter();
                names.find_map(|name| method_member(rt, row, &AttrKey::Field(name.clone()), class))
            }
            (Some((func, this)), ..) => method_of_object(rt, row, func, this),
            _ => rt.ann.desc_of.get(&obj).copied(),
        };
        let func = match desc {
            Some(desc) => row_stub(rt, family, row, desc)?,
            None => None,
        };
        values.push(match func {
            Some(func) => rt.func_const(func),
            None => LlConst::Null(rt.session.heap.lltypes.structs[own].fields[n].ty),
        });
    }
    if rt.ann.mixed_families().contains(&family) {
        // (What is bound to a class or a constant finds it in its function.)
        let method = match (bound, class, names) {
            (Some((func, this)), None, _) => Some(BoundTo::Constant(func, this)),
            (_, Some(class), Some(names)) => {
                let mut names = names.into_iter().map(AttrKey::Field);
                names.find_map(|name| Some(BoundTo::Object(rt.ann.home_of(class, &name)?, name)))
            }
            _ => None,
        };
        let number = method.map_or(0, |method| method_number(rt, method));
        values.push(LlConst::signed(number));
        values.push(match object {
            Some((_, this)) => {
                let root = Repr::Instance(crate::annotate::types::defs::ClassDefId::OBJECT);
                rt.convert_const(root, this)?
            }
            None => LlConst::Null(rt.classes.root_types().instance_ptr()),
        });
    }
    values.extend(name_in(rt, family, obj)?);
    Ok(LlConst::Struct(values))
}

/// A prebuilt bound method as a value of a family of functions.
pub fn const_bound_method(
    rt: &mut RTyper<'_>,
    repr: Repr,
    family: CallFamilyId,
    obj: ObjId,
    ty: LlType,
) -> RResult<LlConst> {
    if let Some(known) = rt.prebuilt.get(&(obj, repr)) {
        return Ok(known.clone());
    }
    let what = function_struct(rt, family);
    let data = rt.new_data(LlType::Inline(Container::Struct(what)), "bound_method");
    let constant = LlConst::Data(ty, data);
    rt.prebuilt.insert((obj, repr), constant.clone());
    rt.unfilled.push(Unfilled::Function(data, obj, repr));
    Ok(constant)
}

/// A cell of a function made at run time.
fn cell(
    cx: &mut Lower<'_, '_>,
    function: LlValue,
    desc: DescId,
    family: CallFamilyId,
    n: u32,
) -> RResult<LlValue> {
    if !matches!(cx.rt.ann.descs[desc], Desc::Closure(_)) {
        return error("RP0599", "a cell of a function that has none");
    }
    let own = derived_struct(cx.rt, desc, family);
    let p = cx.cast_pointer(function, LlType::Ptr(Container::Struct(own)));
    Ok(cx.getfield(p, &format!("cell{n}")))
}

/// What is in a cell of a function made at run time.
fn cell_value(
    cx: &mut Lower<'_, '_>,
    function: LlValue,
    desc: DescId,
    family: CallFamilyId,
    n: u32,
) -> RResult<(LlValue, Repr)> {
    let def = match &cx.rt.ann.descs[desc] {
        Desc::Closure(closure) => closure.cells[n as usize],
        _ => return error("RP0599", "a cell of a function that has none"),
    };
    let item = cx.rt.ann.listdef(def).item.clone();
    let item = cx.rt.getrepr(&item)?;
    let cell = cell(cx, function, desc, family, n)?;
    if cx.rt.is_void(item) {
        return Ok((void(), item));
    }
    Ok((cx.getfield(cell, "value"), item))
}

/// The same for a callee's parameter.
pub fn captured_value(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    desc: DescId,
    n: u32,
) -> RResult<(LlValue, Repr)> {
    let Repr::Closure(family) = hop.r(0) else {
        return error("RP0599", "a cell of a function that has none");
    };
    let function = cx.inputarg(hop, 0, hop.r(0))?;
    cell_value(cx, function, desc, family, n)
}

/// The value of a captured cell for a callee's parameter.
pub fn captured(cx: &mut Lower<'_, '_>, hop: &Hop, desc: DescId, n: u32) -> RResult<LlValue> {
    let Repr::Closure(family) = hop.r(0) else {
        return error("RP0599", "a cell of a function that has none");
    };
    let function = cx.inputarg(hop, 0, hop.r(0))?;
    cell(cx, function, desc, family, n)
}

/// A call of one of several functions, some made at run time: the row's pointer, called with the
/// structure it is in.
pub fn pointer(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    family: CallFamilyId,
    row: RowId,
) -> RResult<Option<(LlValue, LlValue)>> {
    let rows = cx.rt.rows_of(family, false);
    let Some(n) = rows.iter().position(|&r| r == row) else {
        return Ok(None);
    };
    let function = cx.inputarg(hop, 0, Repr::Closure(family))?;
    let pointer = cx.getfield(function.clone(), &format!("row{n}"));
    Ok(Some((pointer, function)))
}

/// Operations on cells, and functions made of them.
pub fn lower(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let repr = match hop.op {
        HlOp::NewFunction => return new_function(cx, hop),
        HlOp::NewCell => hop.r_result,
        _ => hop.r(0),
    };
    let Repr::Cell(def) = repr else {
        return super::dispatch::unsupported(cx, hop, "a cell");
    };
    let item = cx.rt.ann.listdef(def).item.clone();
    let item = cx.rt.getrepr(&item)?;
    let ty = cx.rt.lltype(repr);
    match hop.op {
        HlOp::NewCell => {
            let Some(what) = super::constant::struct_of(ty) else {
                return error("RP0599", "a cell is no structure");
            };
            let flavor = Flavor::Gc;
            let cell = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
            if let Some(arg) = hop.args.first() {
                if !matches!(arg.r, Repr::Impossible) {
                    let value = cx.inputarg(hop, 0, item)?;
                    set(cx, cell.clone(), value);
                }
            }
            Ok(cell)
        }
        HlOp::SetCell => {
            let cell = cx.inputarg(hop, 0, repr)?;
            let value = cx.inputarg(hop, 1, item)?;
            set(cx, cell, value);
            Ok(void())
        }
        _ => {
            let cell = cx.inputarg(hop, 0, repr)?;
            if cx.rt.ann.listdef(def).may_be_empty {
                let class = hop.args[1]
                    .s
                    .konst
                    .unwrap_or(cx.rt.session.heap.types.name_error);
                let message = cx.const_str(hop, 2)?;
                let func = empty_check(cx.rt, ty, class, &message)?;
                cx.call(func, vec![cell.clone()]);
            }
            if cx.rt.is_void(item) {
                return cx.convert(void(), item, hop.r_result);
            }
            let value = cx.getfield(cell, "value");
            cx.convert(value, item, hop.r_result)
        }
    }
}

/// A function that raises a `NameError` if a cell is empty.
fn empty_check(rt: &mut RTyper<'_>, ty: LlType, class: ObjId, message: &str) -> RResult<FuncId> {
    let key = (ty, message.to_string());
    if let Some(&func) = rt.closures.empty_checks.get(&key) {
        return Ok(func);
    }
    let class = rt.session.heap.class_name(class);
    let func = super::call::check_function(rt, &[ty], &class, message, |cx, cell| {
        cx.getfield(cell[0].clone(), "bound")
    })?;
    rt.closures.empty_checks.insert(key, func);
    Ok(func)
}

fn set(cx: &mut Lower<'_, '_>, cell: LlValue, value: LlValue) {
    cx.setfield(cell.clone(), "bound", bool_const(true));
    if cx.ty(&value) != LlType::Void {
        cx.setfield(cell, "value", value);
    }
}

/// A function made of cells and a code.
fn new_function(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (Repr::Closure(family), crate::annotate::types::model::Kind::Pbc(descs)) =
        (hop.r_result, &hop.s_result.kind)
    else {
        // Never called: any value will do.
        let ty = cx.rt.lltype(hop.r_result);
        return Ok(crate::ir::model::Value::Const(LlConst::zero(ty)));
    };
    let Some(&desc) = descs
        .iter()
        .find(|&&d| matches!(cx.rt.ann.descs[d], Desc::Closure(_)))
    else {
        return error("RP0599", "a function made at run time is not known");
    };
    let Desc::Closure(closure) = cx.rt.ann.descs[desc].clone() else {
        return error("RP0599", "a function made at run time is not known");
    };
    let what = derived_struct(cx.rt, desc, family);
    let ty = LlType::Ptr(Container::Struct(what));
    let flavor = Flavor::Gc;
    let p = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
    for (n, &cell) in closure.cells.iter().enumerate() {
        let repr = Repr::Cell(cx.rt.ann.find_list(cell));
        let value = cx.inputarg(hop, n, repr)?;
        cx.setfield(p.clone(), &format!("cell{n}"), value);
    }
    let base = cx.rt.lltype(hop.r_result);
    let base = cx.cast_pointer(p, base);
    let of = cx.rt.ann.function_of(desc).map(|function| function.func);
    set_name(cx, &base, family, of)?;
    fill_rows(cx, base, family, |_, _| Some(desc))
}
