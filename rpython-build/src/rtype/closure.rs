//! Functions made at run time, and the cells they capture.
//!
//! A family of functions of which one is made at run time has values of its own kind: a pointer
//! to a gc structure `function { row0, row1, … }` with a function pointer for each row, which
//! take the structure itself first. What is made at run time extends it with its cells; a
//! function of the module is prebuilt data whose pointers are to stubs that leave the structure
//! alone.

use super::call::RowId;
use super::lower::{bool_const, void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::defs::{CallFamilyId, Desc, DescId, ListDefId};
use crate::flow::op::HlOp;
use crate::lltype::{Container, Field, Flavor, FuncId, LlOp, LlType, StructId};

/// The type of a cell: a pointer to a gc structure that holds the value.
pub fn cell_type(rt: &mut RTyper<'_>, def: ListDefId) -> LlType {
    let def = rt.ann.find_list(def);
    if let Some(&id) = rt.cells.get(&def) {
        return LlType::Ptr(Container::Struct(id));
    }
    let id = rt.session.heap.lltypes.forward("cell", true);
    rt.cells.insert(def, id);
    let item = rt.ann.listdef(def).item.clone();
    let ty = match rt.getrepr(&item) {
        Ok(repr) => rt.lltype(repr),
        Err(error) => {
            rt.errors.push(*error);
            LlType::Void
        }
    };
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let mut fields = vec![field("bound", LlType::Bool)];
    if ty != LlType::Void {
        fields.push(field("value", ty));
    }
    rt.session.heap.lltypes.complete(id, fields);
    LlType::Ptr(Container::Struct(id))
}

/// The structure of the values of a family.
pub fn function_struct(rt: &mut RTyper<'_>, family: CallFamilyId) -> StructId {
    if let Some(&id) = rt.closures.bases.get(&family) {
        return id;
    }
    let id = rt.session.heap.lltypes.forward("function", true);
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
        fields.push(Field {
            name: format!("row{n}").into(),
            ty,
            immutable: true,
        });
    }
    rt.session.heap.lltypes.complete(id, fields);
    id
}

/// Structures of functions made at run time.
#[derive(Default)]
pub struct Closures {
    bases: super::Map<CallFamilyId, StructId>,
    derived: super::Map<DescId, StructId>,
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
    let id = rt.session.heap.lltypes.forward("closure", true);
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
    let Some((graph, sources)) = rt.row_member(row, desc) else {
        return Ok(None);
    };
    let (params, result) = rt.row_signature(row)?;
    let callee = rt.function(graph)?;
    let (wanted, got) = rt.signature(graph)?;
    let name = format!("{}_closure", rt.ann.graphs[graph].name);
    let ret = rt.lltype(result);
    let base = LlType::Ptr(Container::Struct(function_struct(rt, family)));
    let mut reprs = vec![Repr::Ptr(base)];
    reprs.extend(params.iter().copied());
    let mut cx = Lower::new(rt, name, ret);
    let values = cx.stub_inputs(&reprs);
    let mut args = Vec::new();
    for (source, &repr) in sources.iter().zip(&wanted) {
        args.push(match *source {
            super::call::RowSource::Arg(n) => {
                let n = n as usize;
                cx.convert(values[n + 1].clone(), params[n], repr)?
            }
            super::call::RowSource::Default(obj) => cx.inputconst(repr, obj)?,
            super::call::RowSource::Cell(n) => cell(&mut cx, values[0].clone(), desc, family, n)?,
        });
    }
    let value = cx.call(callee, args);
    let value = cx.convert(value, got, result)?;
    let func = cx.finish_stub(value);
    rt.closures.stubs.insert((row, desc), func);
    Ok(Some(func))
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
            if cx.rt.is_void(item) {
                return cx.convert(void(), item, hop.r_result);
            }
            let value = cx.getfield(cell, "value");
            cx.convert(value, item, hop.r_result)
        }
    }
}

fn set(cx: &mut Lower<'_, '_>, cell: LlValue, value: LlValue) {
    cx.setfield(cell.clone(), "bound", bool_const(true));
    if cx.ty(&value) != LlType::Void {
        cx.setfield(cell, "value", value);
    }
}

/// A function made of cells and a code.
fn new_function(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (Repr::Closure(family), crate::annotate::model::Kind::Pbc { descs, .. }) =
        (hop.r_result, &hop.s_result.kind)
    else {
        // Never called: any value will do.
        let ty = cx.rt.lltype(hop.r_result);
        return Ok(crate::flow::model::Value::Const(super::convert::zero(ty)));
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
    for (n, row) in cx.rt.rows_of(family, false).into_iter().enumerate() {
        if let Some(func) = row_stub(cx.rt, family, row, desc)? {
            let func = crate::flow::model::Value::Const(cx.rt.func_const(func));
            cx.setfield(base.clone(), &format!("row{n}"), func);
        }
    }
    Ok(base)
}
