//! Handles, by which code outside of the program holds its objects (`rpy_handles.h`).
//!
//! As with weak references, an object is seen as the result of asking the runtime, right where it becomes a pointer
//! that is traced.

use super::lower::{Hop, LlValue, Lower};
use super::{RResult, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::lltype::{External, LlType};

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
