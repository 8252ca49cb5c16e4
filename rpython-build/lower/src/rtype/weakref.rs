//! Weak references: small objects that the collector knows, and that it does not trace.
//!
//! What they refer to is only ever seen as the result of asking the runtime, right where it becomes
//! a pointer that is traced.

use super::constant::{struct_of, Unfilled};
use super::lower::{Hop, LlValue, Lower};
use super::{RResult, RTyper, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::host::object::{ObjId, Object};
use crate::lltype::{Container, DataId, External, Field, Flavor, LlConst, LlOp, LlType, Types};

/// A pointer to a weak reference. (`rpy_gc.h` has the same structure.)
pub fn lltype(rt: &mut RTyper<'_>) -> LlType {
    let fields = ["target", "next"].map(|name| Field {
        name: name.into(),
        ty: LlType::Address,
        immutable: false,
    });
    let types = &mut rt.session.heap.lltypes;
    let id = types.structural(Types::WEAKREF, true, fields.into());
    LlType::Ptr(Container::Struct(id))
}

/// `weakref.ref(obj)`
pub fn new(cx: &mut Lower<'_, '_>, args: &Hop, class: ClassDefId) -> RResult<LlValue> {
    let target = cx.inputarg(args, 0, Repr::Instance(class))?;
    let message = "cannot create weak reference to 'NoneType' object";
    cx.check_not_none(&target, "TypeError", message.into())?;
    let ty = lltype(cx.rt);
    let Some(what) = struct_of(ty) else {
        return super::error("RP0599", "weak references have no structure");
    };
    let flavor = Flavor::Gc;
    let p = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
    let addresses = [p.clone(), target].map(|v| cx.cast_pointer(v, LlType::Address));
    let init = External::of_runtime(External::WEAKREF_INIT, false);
    let init = cx.rt.external(init, vec![LlType::Address; 2], LlType::Void);
    cx.call(init, addresses.into());
    Ok(p)
}

/// `reference()`
pub fn get(cx: &mut Lower<'_, '_>, hop: &Hop, class: ClassDefId) -> RResult<LlValue> {
    let reference = cx.inputarg(hop, 0, hop.r(0))?;
    let message = "'NoneType' object is not callable";
    cx.check_not_none(&reference, "TypeError", message.into())?;
    let reference = cx.cast_pointer(reference, LlType::Address);
    let root = cx.rt.classes.root_types().instance_ptr();
    let get = External::of_runtime(External::WEAKREF_GET, false);
    let get = cx.rt.external(get, vec![LlType::Address], root);
    let found = cx.call(get, vec![reference]);
    let ty = cx.rt.instance_ptr(class);
    let found = cx.cast_pointer(found, ty);
    cx.convert(found, Repr::Instance(class), hop.r_result)
}

/// A weak reference that was made while the program was imported.
pub fn constant(rt: &mut RTyper<'_>, repr: Repr, obj: ObjId) -> RResult<LlConst> {
    let ty = lltype(rt);
    rt.const_data(repr, obj, ty, Unfilled::WeakRef)
}

/// Makes the contents of one. Prebuilt objects are there for ever.
pub fn fill(rt: &mut RTyper<'_>, data: DataId, obj: ObjId, repr: Repr) -> RResult<()> {
    let (Object::WeakRef(target), Repr::WeakRef(class)) = (rt.session.heap.get(obj), repr) else {
        return rt.bad_const(repr, obj);
    };
    let target = match rt.convert_const(Repr::Instance(class), *target)? {
        LlConst::Data(_, id) => LlConst::Data(LlType::Address, id),
        _ => LlConst::Null(LlType::Address),
    };
    let fields = vec![target, LlConst::Null(LlType::Address)];
    rt.prog.data[data].value = Some(LlConst::Struct(fields));
    Ok(())
}
