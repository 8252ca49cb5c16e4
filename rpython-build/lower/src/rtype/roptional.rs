//! Numbers, bools and tuples that may be `None`: null, or a box with the value. A tuple is its own
//! box.

use super::lower::{bool_const, Hop, HopArg, LlValue, Lower};
use super::rcompare::Hashed;
use super::repr::ReprsId;
use super::stub::Stub;
use super::{error, RResult, RTyper, Repr};
use crate::annotate::coercions::coerce::operand;
use crate::annotate::coercions::optional::{none_error, refused_by_call};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::object::ObjId;
use crate::ir::op::HlOp;
use crate::lltype::{Container, Field, Flavor, FuncId, LlConst, LlOp, LlType, StructId};
use crate::stubs::BuiltinFn;

const MODULE: &str = "ll_optional";

/// The representation of the value.
pub fn inner(rt: &RTyper<'_>, id: ReprsId) -> Repr {
    rt.reprs(id)[0]
}

/// Whether the value needs a box: it is no pointer by itself.
fn is_boxed(rt: &mut RTyper<'_>, id: ReprsId) -> bool {
    let repr = inner(rt, id);
    !matches!(rt.lltype(repr), LlType::Ptr(_))
}

/// The low-level type.
pub fn lltype(rt: &mut RTyper<'_>, id: ReprsId) -> LlType {
    let repr = inner(rt, id);
    match rt.lltype(repr) {
        ty @ LlType::Ptr(_) => ty,
        ty => LlType::Ptr(Container::Struct(box_struct(rt, ty))),
    }
}

fn box_struct(rt: &mut RTyper<'_>, ty: LlType) -> StructId {
    let value = Field {
        name: "value".into(),
        ty,
        immutable: true,
    };
    let types = &mut rt.session.heap.lltypes;
    let id = types.structural("optional", true, vec![value]);
    types.structs[id].immutable = true;
    types.structs[id].shown = Some(("optional", vec![ty]));
    id
}

/// Puts a value of the inner representation into a box.
pub fn wrap(cx: &mut Lower<'_, '_>, value: LlValue, id: ReprsId) -> LlValue {
    if !is_boxed(cx.rt, id) {
        return value;
    }
    let ty = lltype(cx.rt, id);
    let LlType::Ptr(Container::Struct(what)) = ty else {
        unreachable!("a box is a structure");
    };
    let flavor = Flavor::Gc;
    let p = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
    cx.setfield(p.clone(), "value", value);
    p
}

/// Takes the value out of a box that is not null.
pub fn unwrap(cx: &mut Lower<'_, '_>, value: LlValue, id: ReprsId) -> LlValue {
    if is_boxed(cx.rt, id) {
        cx.getfield(value, "value")
    } else {
        value
    }
}

/// Text or a container that may be `None`: a pointer that may be null.
fn is_checked_text_or_container(arg: &HopArg) -> bool {
    let kind = matches!(
        arg.r,
        Repr::Str | Repr::Bytes | Repr::ByteArray | Repr::List(_) | Repr::Dict(_) | Repr::Set(_)
    );
    kind && arg.s.nullable
}

/// Whether an operation on text or a container says of an operand what it needs it for, if that
/// is `None`.
fn needs_value(op: HlOp, index: usize) -> bool {
    match op {
        HlOp::Len | HlOp::GetItem | HlOp::SetItem | HlOp::DelItem => index == 0,
        HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice => index == 0,
        HlOp::Iter | HlOp::Contains | HlOp::UnpackCheck | HlOp::UnpackStar => index == 0,
        HlOp::ListExtend | HlOp::SetUpdate | HlOp::DictUpdate => index == 1,
        HlOp::Binary(BinaryOp::Mod) => index == 0,
        HlOp::Binary(_) | HlOp::Inplace(_) => true,
        HlOp::Compare(CompareOp::Eq | CompareOp::Ne) => false,
        HlOp::Compare(_) => true,
        _ => false,
    }
}

/// The operands of an operation, with those taken out of their boxes that it needs so, and
/// checked for `None` where Python says what it was needed for.
pub fn operands(cx: &mut Lower<'_, '_>, hop: &mut Hop) -> RResult<()> {
    for arg in &mut hop.args {
        // (A list, as which it is held.)
        if let Some(list) = arg.s.as_list_or_tuple() {
            arg.s = list;
        }
    }
    let mut args = hop.args.iter();
    if !args.any(|arg| arg.s.is_optional() || is_checked_text_or_container(arg)) {
        return Ok(());
    }
    let known: Vec<SomeValue> = hop.args.iter().map(|arg| arg.s.clone()).collect();
    let all: Vec<&SomeValue> = known.iter().collect();
    check_both(cx, hop, &all)?;
    for (index, arg) in hop.args.iter_mut().enumerate() {
        let says = hop.op == HlOp::SimpleCall && refused_by_call(&all, index).is_some();
        if is_checked_text_or_container(arg) && (says || needs_value(hop.op, index)) {
            let (class, message) = none_error(hop.op, &all, index);
            let p = cx.input(arg, arg.r)?;
            cx.check_not_none(&p, class, message)?;
            arg.v = p;
            arg.s = arg.s.non_none();
            continue;
        }
        let (true, Repr::Optional(id)) = (arg.s.is_optional(), arg.r) else {
            continue;
        };
        let keywords = &cx.rt.session.keywords;
        if operand(keywords, hop.op, &all, index).takes_none() {
            continue;
        }
        let (class, message) = none_error(hop.op, &all, index);
        let p = cx.input(arg, arg.r)?;
        cx.check_not_none(&p, class, message)?;
        arg.v = unwrap(cx, p, id);
        arg.r = inner(cx.rt, id);
        arg.s = arg.s.non_none();
    }
    Ok(())
}

/// An operator whose operands may both be `None` says so of both, where they are.
fn check_both(cx: &mut Lower<'_, '_>, hop: &Hop, all: &[&SomeValue]) -> RResult<()> {
    let first = match (hop.op, all) {
        (HlOp::Binary(_) | HlOp::Inplace(_) | HlOp::Compare(_), [_, _]) => 0,
        // What a call of one's own does by an operator.
        (HlOp::SimpleCall, [callee, _, _])
            if matches!(
                callee.kind,
                Kind::Builtin(BuiltinFn::Divmod | BuiltinFn::Pow)
            ) =>
        {
            1
        }
        _ => return Ok(()),
    };
    let needed = |(index, arg): (usize, &HopArg)| {
        let optional = arg.s.is_optional() && matches!(arg.r, Repr::Optional(_));
        let takes_none = operand(&cx.rt.session.keywords, hop.op, all, index).takes_none();
        optional && !takes_none || is_checked_text_or_container(arg) && needs_value(hop.op, index)
    };
    if !hop.args.iter().enumerate().skip(first).all(needed) {
        return Ok(());
    }
    let [a, b] = [first, first + 1].map(|at| &hop.args[at]);
    let (p, q) = (cx.input(a, a.r)?, cx.input(b, b.r)?);
    let none = SomeValue::from(Kind::None);
    let both: Vec<&SomeValue> = all[..first].iter().copied().chain([&none, &none]).collect();
    let (_, message) = none_error(hop.op, &both, first);
    cx.check_not_both_none([&p, &q], message)
}

/// `bool(x)`
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop, id: ReprsId) -> RResult<LlValue> {
    let p = cx.inputarg(hop, 0, hop.r(0))?;
    match inner(cx.rt, id) {
        Repr::Tuple(items) if cx.rt.reprs(items).is_empty() => Ok(bool_const(false)),
        Repr::Tuple(_) => Ok(cx.nonzero(p)),
        _ => cx.gendirectcall(MODULE, "ll_true", vec![p]),
    }
}

/// `x is y`, where neither is the constant `None`: of numbers it is equality.
pub fn is(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (a, b) = (hop.r(0), hop.r(1));
    let common = match (a, b) {
        (Repr::Optional(x), other) | (other, Repr::Optional(x)) => match other {
            Repr::Optional(y) if x == y => a,
            Repr::Optional(_) => {
                // Values of different types: only `None` is in both.
                let args = cx.inputargs(hop, &[a, b])?;
                let mut null = Vec::new();
                for p in args {
                    let p = cx.nonzero(p);
                    null.push(cx.not(p));
                }
                let second = null.remove(1);
                return Ok(super::rtuple::and(cx, null.remove(0), second));
            }
            other if inner(cx.rt, x) == other => Repr::Optional(x),
            _ => return Ok(bool_const(false)),
        },
        _ => return error("RP0599", "an optional value is expected"),
    };
    let args = cx.inputargs(hop, &[common, common])?;
    match common {
        Repr::Optional(id) if is_boxed(cx.rt, id) => cx.gendirectcall(MODULE, "ll_same", args),
        _ => {
            let mut args = args.into_iter();
            match (args.next(), args.next()) {
                (Some(a), Some(b)) => Ok(cx.ptr_eq(a, b)),
                _ => error("RP0599", "two operands are expected"),
            }
        }
    }
}

/// `x == y`
pub fn eq(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (a, b) = (hop.r(0), hop.r(1));
    if a == Repr::None || b == Repr::None {
        return super::dispatch::is_(cx, hop);
    }
    let func = equality(cx.rt, a, b)?;
    let func = cx.func_arg(func);
    let mut args = cx.inputargs(hop, &[a, b])?;
    let name = match (a, b) {
        (Repr::Optional(_), Repr::Optional(_)) => "ll_eq",
        (Repr::Optional(_), _) => "ll_eq_left",
        _ => "ll_eq_right",
    };
    args.push(func);
    cx.gendirectcall(MODULE, name, args)
}

/// The function that compares two values of which none is `None`.
fn equality(rt: &mut RTyper<'_>, a: Repr, b: Repr) -> RResult<FuncId> {
    let (stub, reprs) = (Stub::EqOfInner(a, b), [a, b]);
    rt.stub(stub, "eq", &reprs, LlType::Bool, |cx, values| {
        let mut args = super::rcompare::stub_args(cx, values, &reprs);
        for arg in &mut args {
            if let Repr::Optional(id) = arg.r {
                arg.v = unwrap(cx, arg.v.clone(), id);
                arg.r = inner(cx.rt, id);
                arg.s = arg.s.non_none();
            }
        }
        let op = CompareOp::Eq;
        let hop = super::rcompare::comparison_hop(op, args);
        super::dispatch::compare(cx, &hop, op)
    })
}

/// The function that hashes a value that is not `None`, given in its box.
pub fn hash_function(rt: &mut RTyper<'_>, id: ReprsId, how: Hashed) -> RResult<FuncId> {
    let repr = Repr::Optional(id);
    let stub = Stub::HashOfInner(repr, how);
    rt.stub(stub, "hash", &[repr], LlType::SIGNED, |cx, mut values| {
        let value = unwrap(cx, values.remove(0), id);
        let inside = inner(cx.rt, id);
        super::rcompare::hash(cx, value, inside, how)
    })
}

/// The function that makes the `repr` of a value that is not `None`, given in its box.
pub fn text_function(rt: &mut RTyper<'_>, id: ReprsId) -> RResult<FuncId> {
    let repr = Repr::Optional(id);
    let ty = rt.lltype(Repr::Str);
    rt.stub(
        Stub::ReprOfInner(repr),
        "repr",
        &[repr],
        ty,
        |cx, mut values| {
            let inside = inner(cx.rt, id);
            let text = super::rformat::repr_function(cx.rt, inside)?;
            let value = unwrap(cx, values.remove(0), id);
            Ok(cx.call(text, vec![value]))
        },
    )
}

/// A box as one of another representation: null stays null.
pub fn convert(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    from: ReprsId,
    to: ReprsId,
) -> RResult<LlValue> {
    let target = lltype(cx.rt, to);
    if cx.ty(&value) == target {
        return Ok(value);
    }
    let (a, b) = (inner(cx.rt, from), inner(cx.rt, to));
    let func = conversion(cx.rt, a, b)?;
    let func = cx.func_arg(func);
    let name = match (is_boxed(cx.rt, from), is_boxed(cx.rt, to)) {
        (true, true) => "ll_convert_box",
        (false, false) => "ll_convert_pointer",
        _ => {
            let (a, b) = (cx.rt.describe(a), cx.rt.describe(b));
            return error("RP0504", format!("cannot convert {a} to {b}"));
        }
    };
    let container = super::constant::inline_of(target);
    let ty = cx.type_arg(container);
    cx.gendirectcall(MODULE, name, vec![value, func, ty])
}

/// A box as a pointer that may be null: that of the value inside, converted.
pub fn convert_pointer(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    from: ReprsId,
    to: Repr,
) -> RResult<LlValue> {
    let func = conversion_of_box(cx.rt, from, to)?;
    let func = cx.func_arg(func);
    let target = cx.rt.lltype(to);
    let target = cx.type_arg(super::constant::inline_of(target));
    cx.gendirectcall(MODULE, "ll_convert_pointer", vec![value, func, target])
}

/// The function that converts what is in a box that is not null.
fn conversion_of_box(rt: &mut RTyper<'_>, from: ReprsId, to: Repr) -> RResult<FuncId> {
    let ty = rt.lltype(to);
    let boxed = Repr::Optional(from);
    let stub = Stub::ConvertInner(boxed, to);
    rt.stub(stub, "convert", &[boxed], ty, |cx, mut values| {
        let value = unwrap(cx, values.remove(0), from);
        let inside = inner(cx.rt, from);
        cx.convert(value, inside, to)
    })
}

/// The function that converts values of one representation to another.
pub fn conversion(rt: &mut RTyper<'_>, from: Repr, to: Repr) -> RResult<FuncId> {
    let ty = rt.lltype(to);
    rt.stub(
        Stub::Convert(from, to),
        "convert",
        &[from],
        ty,
        |cx, mut values| cx.convert(values.remove(0), from, to),
    )
}

/// A constant that is not `None`.
pub fn convert_const(rt: &mut RTyper<'_>, id: ReprsId, obj: ObjId) -> RResult<LlConst> {
    let repr = inner(rt, id);
    let value = rt.convert_const(repr, obj)?;
    if !is_boxed(rt, id) {
        return Ok(value);
    }
    let key = (obj, Repr::Optional(id));
    if let Some(known) = rt.prebuilt.get(&key) {
        return Ok(known.clone());
    }
    let ty = lltype(rt, id);
    let data = rt.new_data(super::constant::inline_of(ty), "optional");
    rt.prog.data[data].value = Some(LlConst::Struct(vec![value]));
    let constant = LlConst::Data(ty, data);
    rt.prebuilt.insert(key, constant.clone());
    Ok(constant)
}
