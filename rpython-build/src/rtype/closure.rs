//! Functions made at run time, and the cells they capture.

use super::lower::{void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::defs::{Call, ListDefId};
use crate::flow::op::HlOp;
use crate::lltype::{Container, Field, Flavor, LlOp, LlType};

/// The type of a cell: a pointer to a gc structure that holds the value.
pub fn cell_type(rt: &mut RTyper<'_>, def: ListDefId) -> LlType {
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
    let mut fields = vec![Field {
        name: "bound".into(),
        ty: LlType::Bool,
        immutable: false,
    }];
    if ty != LlType::Void {
        fields.push(Field {
            name: "value".into(),
            ty,
            immutable: false,
        });
    }
    rt.session.heap.lltypes.complete(id, fields);
    LlType::Ptr(Container::Struct(id))
}

/// Operations on cells, and functions made of them.
pub fn lower(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let repr = match hop.op {
        HlOp::NewCell => hop.r_result,
        HlOp::GetCell | HlOp::SetCell => hop.r(0),
        _ => return super::dispatch::unsupported(cx, hop, "a function made at run time"),
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
    let yes = super::lower::bool_const(true);
    cx.setfield(cell.clone(), "bound", yes);
    if cx.ty(&value) != LlType::Void {
        cx.setfield(cell, "value", value);
    }
}

/// The value of a captured cell for a callee's parameter.
pub fn captured(cx: &mut Lower<'_, '_>, hop: &Hop, _cell: u32, _repr: Repr) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "a function made at run time")
}

/// A call of one of several functions, some made at run time.
pub fn call(cx: &mut Lower<'_, '_>, hop: &Hop, _call: &Call) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "a function made at run time")
}
