//! Handles, by which code outside of the program holds its objects (`rpy_handles.h`).
//!
//! As with weak references, an object is seen as the result of asking the runtime, right where it becomes a pointer
//! that is traced.

use super::lower::{Hop, LlValue, Lower};
use super::rlist::{item_of, list_arg};
use super::{error, RResult, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::lltype::{External, LlType};

/// Where the helpers are that hold what is no instance.
const MODULE: &str = "wire";

/// `handle_new(o)`
pub fn new(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let object = cx.inputarg(hop, 1, Repr::Instance(ClassDefId::OBJECT))?;
    let object = cx.cast_pointer(object, LlType::Address);
    let external = External {
        raises: true,
        ..External::of_runtime(External::HANDLE_NEW, false)
    };
    let new = cx
        .rt
        .external(external, vec![LlType::Address], LlType::Address);
    Ok(cx.call(new, vec![object]))
}

/// `handle_object(a)`
pub fn object(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let handle = cx.inputarg(hop, 1, Repr::Address)?;
    let root = cx.rt.classes.root_types().instance_ptr();
    let external = External::of_runtime(External::HANDLE_GET, false);
    let get = cx.rt.external(external, vec![LlType::Address], root);
    let found = cx.call(get, vec![handle]);
    let ty = cx.rt.instance_ptr(ClassDefId::OBJECT);
    let found = cx.cast_pointer(found, ty);
    cx.convert(found, Repr::Instance(ClassDefId::OBJECT), hop.r_result)
}

/// `hold_items(T, l)`
pub fn hold_items(cx: &mut Lower<'_, '_>, hop: &Hop, ty: LlType) -> RResult<LlValue> {
    let arg = &hop.args[2];
    let item = item_of(cx.rt, arg.r)?;
    let word = cx.rt.prog.word_bits;
    let is_like = match (cx.rt.lltype(item), ty) {
        (LlType::Int(a), LlType::Int(b)) => {
            a.is_signed() == b.is_signed() && a.bits(word) == b.bits(word)
        }
        (there, ty) => there == ty,
    };
    if !is_like {
        return error("RP0530", "the items of the list are of another type");
    }
    let list = list_arg(cx, arg)?;
    cx.gendirectcall(MODULE, "ll_hold_items", vec![list])
}

/// `items_address(l)`
pub fn items_address(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let list = list_arg(cx, &hop.args[1])?;
    cx.gendirectcall(MODULE, "ll_items_address", vec![list])
}
