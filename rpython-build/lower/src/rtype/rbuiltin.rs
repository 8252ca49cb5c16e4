//! Functions that the toolchain knows: the table parallel to the annotator's.

use super::lower::{signed, void, Hop, LlValue, Lower};
use super::{error, RResult, Repr};
use crate::annotate::types::builtin::signature;
use crate::annotate::types::model::Kind;
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::ll::Intrinsic;
use crate::ir::model::Value;
use crate::ir::op::HlOp;
use crate::lltype::{IntOp, LlConst, LlOp, LlType};
use crate::stubs::Lowering;
use crate::stubs::{BuiltinFn, Method};

/// A call of a builtin function; `hop.args[0]` is the function.
pub fn call(cx: &mut Lower<'_, '_>, hop: &Hop, func: BuiltinFn) -> RResult<LlValue> {
    use BuiltinFn as B;
    if let Some(obj) = hop.s_result.konst {
        if func.signatures().iter().all(|signature| signature.pure) {
            return cx.inputconst(hop.r_result, obj);
        }
    }
    let args = hop.pop_first();
    let signature = crate::stubs::by_position(func.signatures(), args.args.len());
    if let Some((signature, Lowering::Ll(helper))) = signature.map(|s| (s, s.lowering)) {
        return super::helper_call::call(cx, &args, signature, helper);
    }
    match func {
        B::Isinstance => super::rinstance::isinstance(cx, hop),
        B::SortByKeys => super::rlist::sort_by_keys(cx, &args),
        B::HideItems => super::rlist::hidden(cx, &args, "ll_hide_items"),
        B::ShowItems => super::rlist::hidden(cx, &args, "ll_show_items"),
        B::Issubclass => super::rinstance::is_subtype(cx, &args),
        B::Type => super::rinstance::type_of(cx, hop),
        B::Hasattr | B::Callable | B::IsConstant => {
            error("RP0540", format!("{func} needs a constant answer"))
        }
        B::Int | B::Float | B::Abs | B::Min | B::Max | B::Divmod | B::Pow | B::Round => {
            super::rnumber::call(cx, &args, func)
        }
        B::Id | B::ComputeUniqueId | B::CurrentObjectAddrAsInt | B::ComputeIdentityHash => {
            identity(cx, &args)
        }
        B::Hash | B::ComputeHash => hash(cx, &args),
        B::Ord => super::rstr::builtin(cx, &args, func),
        B::Str | B::Repr | B::StrOf | B::ReprOf | B::Bin | B::Hex | B::Oct | B::Format => {
            super::rformat::builtin(cx, &args, func)
        }
        B::Bytes | B::Bytearray => super::rstr::builtin(cx, &args, func),
        B::List => match args.args.first() {
            None => super::rlist::from_items(cx, hop.r_result, Vec::new()),
            Some(from) => super::riter::to_list(cx, hop.r_result, from),
        },
        B::Tuple => match args.args.first() {
            Some(from) => super::rseq::from_iterable(cx, hop, from),
            None => Ok(void()),
        },
        B::NewlistHint => super::rlist::from_items(cx, hop.r_result, Vec::new()),
        B::ResizelistHint => Ok(void()),
        B::Range => super::rlist::range(cx, hop, &args.args),
        B::Dict | B::Set | B::Frozenset | B::RDict => match args.args.first() {
            Some(from) if func != B::RDict => super::rdict::from_iterable(cx, hop.r_result, from),
            _ => super::rdict::empty(cx, hop.r_result),
        },
        B::HashOfKey => super::rdict::hash_of_key(cx, &args),
        B::Enumerate => {
            let start = match args.args.get(1) {
                Some(start) => Some(cx.input(start, Repr::SIGNED)?),
                None => None,
            };
            super::riter::make(cx, &args.args[..1], hop.r_result, start)
        }
        B::Reversed => super::riter::make(cx, &args.args[..1], hop.r_result, None),
        B::Zip => super::riter::make(cx, &args.args, hop.r_result, None),
        B::Slice => super::rtuple::newslice(cx, &args),
        B::Widen => {
            let v = cx.inputarg(&args, 0, args.r(0))?;
            let ty = cx.rt.lltype(hop.r_result);
            Ok(cx.cast(v, ty))
        }
        B::RSinglefloat | B::RLongfloat => super::rnumber::machine(cx, &args),
        func if super::rnumber::wraps(func) => super::rnumber::machine(cx, &args),
        B::Ovfcheck => super::rnumber::ovfcheck(cx, &args),
        B::Likely | B::Unlikely => {
            let b = cx.inputarg(&args, 0, Repr::Bool)?;
            let code = match func {
                B::Likely => LlOp::Likely,
                _ => LlOp::Unlikely,
            };
            Ok(cx.genop(code, vec![b], LlType::Bool))
        }
        B::MakeSureNotResized | B::MakeSureNotModified => cx.inputarg(&args, 0, hop.r_result),
        B::CheckNonneg => Ok(void()),
        B::KeepaliveUntilHere => {
            for arg in &args.args {
                let v = cx.input(arg, arg.r)?;
                if cx.ty(&v) != LlType::Void {
                    cx.genop(LlOp::KeepAlive, vec![v], LlType::Void);
                }
            }
            Ok(void())
        }
        B::Collect => Ok(cx.genop(LlOp::GcCollect, vec![signed(-1)], LlType::Void)),
        B::CallWhenDead => super::finalizers::call_when_dead(cx, hop, &args),
        B::WeakrefRef => match hop.r_result {
            Repr::WeakRef(class) => super::weakref::new(cx, &args, class),
            _ => super::dispatch::unsupported(cx, hop, "this weak reference"),
        },
        B::Instantiate => super::rinstance::instantiate(cx, &args, hop),
        B::Object => super::rinstance::new(cx, crate::annotate::types::defs::ClassDefId::OBJECT),
        B::LlAssert => Ok(void()),
        B::StringBuilder | B::UnicodeBuilder => super::rstr::builtin(cx, &args, func),
        B::MathFloor | B::MathCeil | B::MathTrunc => super::rnumber::math(cx, &args, func),
        _ => error(
            "RP0541",
            format!("{func} is not supported in translated code"),
        ),
    }
}

/// `id(x)`
fn identity(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let v = cx.inputarg(hop, 0, hop.r(0))?;
    match cx.ty(&v) {
        LlType::Ptr(_) => Ok(cx.genop(LlOp::IdentityHash, vec![v], LlType::SIGNED)),
        _ => super::dispatch::unsupported(cx, hop, "id()"),
    }
}

/// `hash(x)`
pub fn hash(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let mut repr = hop.r(0);
    if let Repr::Const(object) = repr {
        // As what may be one of several hashes it.
        if cx.rt.session.heap.class(object).is_some() {
            repr = Repr::Class;
        } else if let Kind::Pbc(descs) = &hop.args[0].s.kind {
            let family = descs.first().and_then(|&desc| cx.rt.ann.family_of(desc));
            repr = family.map_or(repr, Repr::Func);
        }
    }
    let v = cx.inputarg(hop, 0, repr)?;
    super::rcompare::hash(cx, v, repr)
}

/// A call of an object that only exists before translation: an intrinsic of `rpython.ll`.
pub fn host_object(cx: &mut Lower<'_, '_>, hop: &Hop) -> Option<RResult<LlValue>> {
    let obj = hop.konst(0)?;
    let which = Intrinsic::of(&cx.rt.session.heap, obj)?;
    Some(super::rptr::intrinsic(cx, hop, which))
}

/// A method of a builtin type is bound: its value is what it is bound to.
pub fn bind_method(cx: &mut Lower<'_, '_>, hop: &Hop, bound: Repr) -> RResult<LlValue> {
    let Repr::BuiltinMethod(recv, method) = bound else {
        return super::dispatch::unsupported(cx, hop, "this attribute");
    };
    let recv = cx.rt.reprs(recv)[0];
    let v = cx.inputarg(hop, 0, recv)?;
    if hop.args[0].s.can_be_none() {
        let message = format!("'NoneType' object has no attribute '{method}'");
        cx.check_not_none(&v, "AttributeError", message)?;
    }
    Ok(v)
}

/// Other attributes of builtin types.
pub fn getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let name = cx.const_str(hop, 1)?;
    match (hop.r(0), &*name) {
        (Repr::BuiltinMethod(recv, _), _) => {
            let recv = cx.rt.reprs(recv)[0];
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            cx.convert(v, recv, hop.r_result)
        }
        (Repr::List(_), _) => super::rlist::range_part(cx, hop, &name),
        (Repr::Slice(id), _) => {
            let n = crate::annotate::types::builtin::slice_part(&name);
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            let repr = cx.rt.reprs(id)[n];
            let v = super::rtuple::item_value(cx, v, id, n);
            cx.convert(v, repr, hop.r_result)
        }
        _ => super::dispatch::unsupported(cx, hop, &format!("attribute {name}")),
    }
}

/// A call of a method of a builtin type; `hop.args[0]` is the bound method, whose value is the
/// receiver: the operation is handed on with the receiver in its place.
pub fn call_method(cx: &mut Lower<'_, '_>, hop: &Hop, method: Method) -> RResult<LlValue> {
    let mut sub = hop.clone();
    let first = &mut sub.args[0];
    if let Repr::BuiltinMethod(recv, _) = first.r {
        first.r = cx.rt.reprs(recv)[0];
        let mut s = match &first.s.kind {
            crate::annotate::types::model::Kind::BuiltinMethod { recv, .. } => (**recv).clone(),
            _ => return error("RP0599", "a method of nothing"),
        };
        s.facts = None;
        if s.konst.is_none() && matches!(first.v, Value::Const(LlConst::Void(Some(_)))) {
            if let Some(obj) = first.s.konst {
                if let crate::host::object::Object::BoundMethod { this, .. } =
                    *cx.rt.session.heap.get(obj)
                {
                    s.konst = Some(this);
                }
            }
        }
        first.s = s;
    }
    if let Some(signature) = signature(&sub.args[0].s.kind, method, sub.args.len() - 1) {
        if let (true, Some(obj)) = (signature.pure, hop.s_result.konst) {
            return cx.inputconst(hop.r_result, obj);
        }
        if let Lowering::Ll(helper) = signature.lowering {
            return super::helper_call::call(cx, &sub, signature, helper);
        }
    }
    match sub.r(0) {
        Repr::Str | Repr::Char | Repr::Bytes | Repr::ByteArray => {
            super::rstr::method(cx, &sub, method)
        }
        Repr::List(_) => super::rlist::method(cx, &sub, method),
        Repr::Dict(_) | Repr::Set(_) | Repr::DictView(..) => super::rdict::method(cx, &sub, method),
        Repr::Tuple(_) => super::rtuple::method(cx, &sub, method),
        Repr::Int(_) | Repr::Bool | Repr::Float => super::rnumber::method(cx, &sub, method),
        _ => super::dispatch::unsupported(cx, &sub, &format!("method {method}")),
    }
}

/// An operator as an operation of its own.
pub fn binary_op(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    op: BinaryOp,
    r_result: Repr,
) -> RResult<LlValue> {
    let sub = Hop {
        op: HlOp::Binary(op),
        r_result,
        ..hop.clone()
    };
    super::dispatch::lower_op(cx, &sub)
}

/// `a < b ? a : b` without a branch, on machine numbers.
pub fn choose(cx: &mut Lower<'_, '_>, op: CompareOp, a: LlValue, b: LlValue) -> RResult<LlValue> {
    match cx.ty(&a) {
        LlType::Int(kind) => {
            // b + ((a - b) & -(a op b))
            let op = match op {
                CompareOp::Lt => IntOp::Lt,
                _ => IntOp::Gt,
            };
            let first = cx.int(op, kind, vec![a.clone(), b.clone()]);
            let mask = cx.cast(first, LlType::Int(kind));
            let mask = cx.int(IntOp::Neg, kind, vec![mask]);
            let diff = cx.int(IntOp::Sub, kind, vec![a, b.clone()]);
            let diff = cx.int(IntOp::And, kind, vec![diff, mask]);
            Ok(cx.int(IntOp::Add, kind, vec![b, diff]))
        }
        _ => {
            let name = match op {
                CompareOp::Lt => "ll_float_min",
                _ => "ll_float_max",
            };
            cx.gendirectcall("ll_float", name, vec![a, b])
        }
    }
}
