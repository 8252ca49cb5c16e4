//! Functions, methods and attributes of Python's own, as their stubs say: with an arm here for those that
//! the rtyper lowers by itself.

use super::lower::{signed, void, Hop, LlValue, Lower};
use super::rcompare::Hashed;
use super::{error, RResult, Repr};
use crate::annotate::types::builtin::{class_of, signature};
use crate::annotate::types::model::{IterVariant, Kind};
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::ll::Intrinsic;
use crate::ir::model::Value;
use crate::ir::op::HlOp;
use crate::lltype::{IntOp, LlConst, LlOp, LlType};
use crate::stubs::{BuiltinFn, Class, Lowering, Method, RtyperArm, Signature};

/// A call of a builtin function; `hop.args[0]` is the function.
pub fn call(cx: &mut Lower<'_, '_>, hop: &Hop, func: BuiltinFn) -> RResult<LlValue> {
    if let Some(obj) = hop.s_result.konst {
        if func.signatures().iter().all(|signature| signature.pure) {
            return cx.inputconst(hop.r_result, obj);
        }
    }
    let args = hop.pop_first();
    match crate::stubs::by_position(func.signatures(), args.args.len()) {
        Some(signature) => as_declared(cx, &args, signature),
        None => super::dispatch::unsupported(cx, &args, func.name()),
    }
}

/// A call by its signature; its operands are `hop.args`, the receiver first if there is one.
fn as_declared(cx: &mut Lower<'_, '_>, hop: &Hop, signature: &Signature) -> RResult<LlValue> {
    match signature.lowering {
        Lowering::Ll(helper) => super::helper_call::call(cx, hop, signature, helper),
        Lowering::Cast => super::rnumber::cast(cx, hop),
        Lowering::Rtyper(arm) => lower(cx, hop, arm),
        _ => {
            let name = signature.name;
            error(
                "RP0541",
                format!("`{name}` is not supported in translated code"),
            )
        }
    }
}

/// What the rtyper lowers by itself.
fn lower(cx: &mut Lower<'_, '_>, hop: &Hop, arm: RtyperArm) -> RResult<LlValue> {
    use super::{
        finalizers, rbytes, rdict, rformat, rinstance, riter, rlist, rnumber, rseq, rstr,
        rstrmethods, rtuple, weakref,
    };
    use RtyperArm as R;
    let result = hop.r_result;
    match arm {
        // Numbers.
        R::Abs => rnumber::abs(cx, hop),
        R::Divmod => rnumber::divmod(cx, hop),
        R::Float => rnumber::float(cx, hop),
        R::Int => rnumber::int(cx, hop),
        R::Max => rnumber::extreme(cx, hop, CompareOp::Gt),
        R::Min => rnumber::extreme(cx, hop, CompareOp::Lt),
        R::Round => rnumber::round(cx, hop),
        R::Widen => {
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            let ty = cx.rt.lltype(result);
            Ok(cx.cast(v, ty))
        }
        R::Ovfcheck => rnumber::ovfcheck(cx, hop),
        R::MathCeil => rnumber::rounded(cx, hop, "ll_ceil"),
        R::MathFloor => rnumber::rounded(cx, hop, "ll_floor"),
        R::MathTrunc => rnumber::rounded(cx, hop, "ll_trunc"),
        R::IntBitCount => rnumber::bits(cx, hop, "ll_bit_count", "ll_wide_bit_count"),
        R::IntBitLength => rnumber::bits(cx, hop, "ll_bit_length", "ll_wide_bit_length"),
        R::Likely => likely(cx, hop, LlOp::Likely),
        R::Unlikely => likely(cx, hop, LlOp::Unlikely),

        // Texts and bytes.
        R::Bin => rformat::in_base(cx, hop, 2, 'b'),
        R::Hex => rformat::in_base(cx, hop, 16, 'x'),
        R::Oct => rformat::in_base(cx, hop, 8, 'o'),
        R::Ord => rstr::ord(cx, hop),
        R::ReprOf => rformat::shown(cx, hop, rformat::Shows::Repr),
        R::StrOf => rformat::shown(cx, hop, rformat::Shows::Str),
        R::StrEncode => rbytes::encode(cx, hop),
        R::StrJoin => rstrmethods::join(cx, hop),
        R::Bytes => rbytes::make(cx, hop, false),
        R::Bytearray => rbytes::make(cx, hop, true),
        R::BytesDecode => rbytes::decode(cx, hop),
        R::BytesJoin => rbytes::join(cx, hop),
        R::BytearrayCopy => rbytes::copy_array(cx, hop),
        R::BytearrayExtend => rbytes::extend_array(cx, hop),
        R::StringBuilder | R::UnicodeBuilder => rstr::new_builder(cx, hop),

        // Lists, ranges and tuples.
        R::List => match hop.args.first() {
            None => rlist::from_items(cx, result, Vec::new()),
            Some(from) => riter::to_list(cx, result, from),
        },
        R::NewlistHint => rlist::from_items(cx, result, Vec::new()),
        R::ListAppend => rlist::append(cx, &hop.args[0], &hop.args[1]),
        R::ListCopy => rlist::copy(cx, hop),
        R::ListExtend => rlist::extend(cx, &hop.args[0], &hop.args[1]),
        R::ListIndex => rlist::index(cx, hop),
        R::ListSort => rlist::sort_method(cx, hop),
        R::SortByKeys => rlist::sort_by_keys(cx, hop),
        R::EntryOf => rdict::seek(cx, hop, "ll_find"),
        R::ValueAt => rdict::value_at(cx, hop),
        R::HideItems => rlist::hidden(cx, hop, "ll_hide_items"),
        R::ShowItems => rlist::hidden(cx, hop, "ll_show_items"),
        R::MakeSureNotModified | R::MakeSureNotResized => cx.inputarg(hop, 0, result),
        R::Range => rlist::range(cx, hop),
        R::RangeStart => rlist::range_part(cx, hop, "start"),
        R::RangeStep => rlist::range_part(cx, hop, "step"),
        R::RangeStop => rlist::range_part(cx, hop, "stop"),
        R::SliceStart => rtuple::slice_attribute(cx, hop, 0),
        R::SliceStop => rtuple::slice_attribute(cx, hop, 1),
        R::SliceStep => rtuple::slice_attribute(cx, hop, 2),
        R::Tuple => match hop.args.first() {
            Some(from) => rseq::from_iterable(cx, hop, from),
            None => Ok(void()),
        },

        // Dicts and sets.
        R::Dict | R::Set | R::Frozenset => match hop.args.first() {
            Some(from) => rdict::from_iterable(cx, result, from),
            None => rdict::empty(cx, result),
        },
        R::RDict => rdict::empty(cx, result),
        R::HashOfKey => rdict::hash_of_key(cx, hop),
        R::DictCopy | R::FrozensetCopy => rdict::from_iterable(cx, result, &hop.args[0]),
        R::DictGet => rdict::get(cx, hop),
        R::DictItems => rdict::viewed(cx, hop, IterVariant::Items),
        R::DictKeys => rdict::viewed(cx, hop, IterVariant::Keys),
        R::DictMoveToEnd => rdict::move_to_end(cx, hop),
        R::DictPop => rdict::pop(cx, hop),
        R::DictPopitem => rdict::popitem(cx, hop),
        R::DictSetdefault => rdict::setdefault(cx, hop),
        R::DictValues => rdict::viewed(cx, hop, IterVariant::Values),
        R::DictUpdate | R::SetUpdate => rdict::update_all(cx, hop),
        R::SetAdd => rdict::add(cx, hop),
        R::SetDiscard => rdict::discard(cx, hop),
        R::SetPop => rdict::pop_item(cx, hop),
        R::SetRemove => rdict::remove(cx, hop),
        R::FrozensetDifference => rdict::combined(cx, hop, BinaryOp::Sub),
        R::FrozensetIntersection => rdict::combined(cx, hop, BinaryOp::And),
        R::FrozensetSymmetricDifference => rdict::combined(cx, hop, BinaryOp::Xor),
        R::FrozensetUnion => rdict::combined(cx, hop, BinaryOp::Or),
        R::SetDifferenceUpdate => rdict::changed(cx, hop, BinaryOp::Sub),
        R::SetIntersectionUpdate => rdict::changed(cx, hop, BinaryOp::And),
        R::SetSymmetricDifferenceUpdate => rdict::changed(cx, hop, BinaryOp::Xor),
        R::FrozensetIsdisjoint => rdict::compared(cx, hop, "ll_isdisjoint", false),
        R::FrozensetIssubset => rdict::compared(cx, hop, "ll_issubset", false),
        R::FrozensetIssuperset => rdict::compared(cx, hop, "ll_issubset", true),

        // Iterators.
        R::Enumerate => {
            let start = match hop.args.get(1) {
                Some(start) => Some(cx.input(start, Repr::SIGNED)?),
                None => None,
            };
            riter::make(cx, &hop.args[..1], result, start)
        }
        R::Reversed | R::Zip => riter::make(cx, &hop.args, result, None),

        // Objects and classes.
        R::ComputeHash | R::Hash => hash(cx, hop),
        R::ComputeIdentityHash | R::ComputeUniqueId | R::CurrentObjectAddrAsInt | R::Id => {
            identity(cx, hop)
        }
        R::Isinstance => rinstance::isinstance(cx, hop),
        R::Issubclass => rinstance::is_subtype(cx, hop),
        R::Instantiate => rinstance::instantiate(cx, hop),
        R::Object => rinstance::new(cx, crate::annotate::types::defs::ClassDefId::OBJECT),
        R::BuiltinFunctionOrMethodDunderSelf => {
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            match hop.r(0) {
                Repr::BuiltinMethod(recv, _) => cx.convert(v, cx.rt.reprs(recv)[0], result),
                _ => super::dispatch::unsupported(cx, hop, "`__self__`"),
            }
        }

        // Memory.
        R::CallWhenDead => finalizers::call_when_dead(cx, hop),
        R::Collect => Ok(cx.genop(LlOp::GcCollect, vec![signed(-1)], LlType::Void)),
        R::KeepaliveUntilHere => {
            for arg in &hop.args {
                let v = cx.input(arg, arg.r)?;
                if cx.ty(&v) != LlType::Void {
                    cx.genop(LlOp::KeepAlive, vec![v], LlType::Void);
                }
            }
            Ok(void())
        }
        R::WeakrefRef => match result {
            Repr::WeakRef(class) => weakref::new(cx, hop, class),
            _ => super::dispatch::unsupported(cx, hop, "this weak reference"),
        },

        // What is said to the original's toolchain.
        R::CheckNonneg | R::LlAssert | R::ResizelistHint => Ok(void()),
    }
}

/// `likely(x)`, `unlikely(x)`
fn likely(cx: &mut Lower<'_, '_>, hop: &Hop, code: LlOp) -> RResult<LlValue> {
    let b = cx.inputarg(hop, 0, Repr::Bool)?;
    Ok(cx.genop(code, vec![b], LlType::Bool))
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
    super::rcompare::hash(cx, v, repr, Hashed::Plainly)
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
    let class = match class_of(&hop.args[0].s.kind) {
        // (Of lists those that are ranges have attributes.)
        Some(Class::List) => Some(Class::Range),
        class => class,
    };
    match class.and_then(|class| class.attribute(&name)?.lowering.into()) {
        Some(Lowering::Rtyper(arm)) => lower(cx, hop, arm),
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
        return as_declared(cx, &sub, signature);
    }
    super::dispatch::unsupported(cx, &sub, &format!("method {method}"))
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
