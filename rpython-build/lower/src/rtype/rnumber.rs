//! Builtin functions on numbers, machine integers, and `math`.

use super::lower::{Hop, HopArg, LlValue, Lower};
use super::{error, RResult, Repr};
use crate::annotate::types::model::Kind;
use crate::front::code::{BinaryOp, CompareOp};
use crate::lltype::{FloatOp, IntKind, IntOp, LlType};

/// `int(x)`, `int(x, base)`
pub fn int(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let ty = cx.rt.lltype(hop.r_result);
    match hop.r(0) {
        Repr::Bool | Repr::Int(_) => cx.inputarg(hop, 0, hop.r_result),
        Repr::Float | Repr::SingleFloat => {
            let v = cx.inputarg(hop, 0, Repr::Float)?;
            let v = cx.gendirectcall("ll_float", "ll_float_to_int", vec![v])?;
            Ok(cx.cast(v, ty))
        }
        Repr::Str | Repr::Part | Repr::Char | Repr::Bytes | Repr::ByteArray => {
            let base = match hop.args.get(1) {
                Some(base) => cx.input(base, Repr::SIGNED)?,
                None => super::lower::signed(10),
            };
            super::rformat::int_of_text(cx, &hop.args[0], base)
        }
        Repr::LlChar => {
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            Ok(cx.cast(v, ty))
        }
        _ => super::dispatch::unsupported(cx, hop, "int()"),
    }
}

/// `float(x)`
pub fn float(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Bool | Repr::Int(_) | Repr::Float | Repr::SingleFloat => {
            cx.inputarg(hop, 0, Repr::Float)
        }
        Repr::Str | Repr::Part | Repr::Char | Repr::Bytes | Repr::ByteArray => {
            super::rformat::float_of_text(cx, &hop.args[0])
        }
        _ => super::dispatch::unsupported(cx, hop, "float()"),
    }
}

/// `abs(x)`
pub fn abs(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r_result {
        Repr::Float => {
            let v = cx.inputarg(hop, 0, Repr::Float)?;
            Ok(cx.float(FloatOp::Abs, vec![v]))
        }
        Repr::Int(kind) => {
            let v = cx.inputarg(hop, 0, Repr::Int(kind))?;
            if !kind.is_signed() || super::rint::nonneg(hop.s(0)) {
                return Ok(v);
            }
            // (v ^ sign) - sign
            let last = i64::from(kind.bits(cx.rt.prog.word_bits)) - 1;
            let shift = vec![v.clone(), super::lower::signed(last)];
            let sign = cx.int(IntOp::Rshift, kind, shift);
            let flipped = cx.int(IntOp::Xor, kind, vec![v, sign.clone()]);
            let sub = match super::rint::checks_overflow(cx, kind) {
                true => IntOp::SubOvf,
                false => IntOp::Sub,
            };
            Ok(cx.int(sub, kind, vec![flipped, sign]))
        }
        _ => super::dispatch::unsupported(cx, hop, "abs()"),
    }
}

/// `min(a, b, …)`, `max(a, b, …)`
pub fn extreme(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let repr = hop.r_result;
    if hop.args.len() < 2 {
        return super::dispatch::unsupported(cx, hop, "min() or max() of one value");
    }
    let mut values = hop.args.iter();
    let Some(first) = values.next() else {
        return error("RP0540", "min() and max() need arguments");
    };
    let mut best = cx.input(first, repr)?;
    for arg in values {
        let next = cx.input(arg, repr)?;
        best = match repr {
            Repr::Int(_) | Repr::Float => super::rbuiltin::choose(cx, op, next, best)?,
            _ => {
                // A function that compares, and gives the one or the other.
                let less = match op {
                    CompareOp::Lt => super::rcompare::lt_function(cx.rt, repr)?,
                    _ => super::rcompare::gt_function(cx.rt, repr)?,
                };
                let func = choose_func(cx, less, repr);
                cx.call(func, vec![next, best])
            }
        };
    }
    Ok(best)
}

/// A function of two values that gives the first if `test` holds for them, else the second.
fn choose_func(
    cx: &mut Lower<'_, '_>,
    test: crate::lltype::FuncId,
    repr: Repr,
) -> crate::lltype::FuncId {
    use crate::ir::model::{ExitSwitch, Link, Value};
    use crate::lltype::LlCase;
    let ty = cx.rt.lltype(repr);
    let mut stub = Lower::new(cx.rt, "choose", ty);
    let values = stub.stub_inputs(&[repr, repr]);
    let b = stub.call(test, values.clone());
    let ops = std::mem::take(&mut stub.ops);
    let (start, ret) = (stub.graph.start, stub.graph.ret);
    let data = &mut stub.graph.blocks[start];
    data.ops = ops;
    if let Value::Var(v) = b {
        data.switch = ExitSwitch::Value(v);
    }
    data.exits = vec![
        Link::with_case(vec![values[1].clone()], ret, LlCase::Bool(false)),
        Link::with_case(vec![values[0].clone()], ret, LlCase::Bool(true)),
    ];
    stub.finish_function()
}

/// `divmod(a, b)`
pub fn divmod(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let Repr::Tuple(items) = hop.r_result else {
        return super::dispatch::unsupported(cx, hop, "divmod()");
    };
    let repr = cx.rt.reprs(items)[0];
    if repr == Repr::Float {
        let args = cx.inputargs(hop, &[Repr::Float, Repr::Float])?;
        cx.gendirectcall("ll_float", "ll_check_float_divmod", vec![args[1].clone()])?;
        let q = cx.gendirectcall("ll_float", "ll_float_floordiv", args.clone())?;
        let r = cx.gendirectcall("ll_float", "ll_float_mod", args)?;
        return Ok(super::rtuple::make(cx, items, vec![q, r]));
    }
    let q = super::rbuiltin::binary_op(cx, hop, BinaryOp::FloorDiv, repr)?;
    let r = super::rbuiltin::binary_op(cx, hop, BinaryOp::Mod, repr)?;
    Ok(super::rtuple::make(cx, items, vec![q, r]))
}

/// `round(x)`, `round(x, digits)`
pub fn round(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let digits = hop.args.get(1).filter(|arg| !arg.s.is_none());
    match (hop.r(0), digits) {
        (Repr::Bool | Repr::Int(_), None) => cx.inputarg(hop, 0, hop.r_result),
        (Repr::Bool | Repr::Int(_), Some(digits)) => {
            let v = cx.inputarg(hop, 0, Repr::SIGNED)?;
            let digits = cx.input(digits, Repr::SIGNED)?;
            cx.gendirectcall("ll_int", "ll_int_round", vec![v, digits])
        }
        (Repr::Float | Repr::SingleFloat, None) => {
            let v = cx.inputarg(hop, 0, Repr::Float)?;
            cx.gendirectcall("ll_float", "ll_float_round", vec![v])
        }
        (Repr::Float | Repr::SingleFloat, Some(digits)) => {
            let v = cx.inputarg(hop, 0, Repr::Float)?;
            let digits = cx.input(digits, Repr::SIGNED)?;
            cx.gendirectcall("ll_float", "ll_float_round_digits", vec![v, digits])
        }
        _ => super::dispatch::unsupported(cx, hop, "round()"),
    }
}

/// `r_uint(x)` and its like: a number as another machine type.
pub fn cast(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let ty = cx.rt.lltype(hop.r_result);
    if let (Some(obj), Repr::Int(_) | Repr::Bool) = (hop.konst(0), hop.r(0)) {
        return cx.inputconst(hop.r_result, obj);
    }
    match hop.r(0) {
        Repr::Float | Repr::SingleFloat if matches!(hop.r_result, Repr::Int(_)) => {
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            let v = cx.cast(v, LlType::Float);
            // Cut toward zero, and then wrapped.
            let v = cx.gendirectcall("ll_float", "ll_float_to_wide", vec![v])?;
            Ok(cx.cast(v, ty))
        }
        Repr::Str | Repr::Char if matches!(hop.s(0).kind, Kind::Str | Kind::Char) => {
            let base = super::lower::signed(10);
            let v = super::rformat::int_of_text(cx, &hop.args[0], base)?;
            Ok(cx.cast(v, ty))
        }
        r if super::dispatch::is_number(r) || matches!(r, Repr::LlChar) => {
            let v = cx.inputarg(hop, 0, r)?;
            Ok(cx.cast(v, ty))
        }
        _ => super::dispatch::unsupported(cx, hop, "this conversion"),
    }
}

/// `ovfcheck(a + b)`: the operation was lowered as one that checks; see `graph`.
pub fn ovfcheck(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    cx.inputarg(hop, 0, hop.r_result)
}

/// A method of integers by a helper for words, or the one for what is larger.
pub fn bits(cx: &mut Lower<'_, '_>, hop: &Hop, word: &str, wide: &str) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Int(IntKind::Unsigned | IntKind::U64 | IntKind::I128 | IntKind::Wide) => {
            let v = cx.inputarg(hop, 0, hop.r(0))?;
            let v = cx.cast(v, LlType::Int(IntKind::I128));
            cx.gendirectcall("ll_int", wide, vec![v])
        }
        _ => {
            let v = cx.inputarg(hop, 0, Repr::SIGNED)?;
            cx.gendirectcall("ll_int", word, vec![v])
        }
    }
}

/// `math.floor()` and its like.
pub fn rounded(cx: &mut Lower<'_, '_>, hop: &Hop, helper: &str) -> RResult<LlValue> {
    if matches!(hop.r(0), Repr::Bool | Repr::Int(_)) {
        return cx.inputarg(hop, 0, hop.r_result);
    }
    let arg = number(cx, &hop.args[0], Repr::Float)?;
    cx.gendirectcall("ll_math", helper, vec![arg])
}

fn number(cx: &mut Lower<'_, '_>, arg: &HopArg, repr: Repr) -> RResult<LlValue> {
    if super::dispatch::is_number(arg.r) {
        return cx.input(arg, repr);
    }
    let what = cx.rt.describe(arg.r);
    error("RP0510", format!("math functions need numbers, not {what}"))
}

/// A function of a bool and a pointer that gives the pointer, or null if the bool is false.
pub fn keep_if(cx: &mut Lower<'_, '_>, repr: Repr) -> crate::lltype::FuncId {
    use crate::ir::model::{ExitSwitch, Link, Value};
    use crate::lltype::LlCase;
    let ty = cx.rt.lltype(repr);
    let mut stub = Lower::new(cx.rt, "keep_if", ty);
    let values = stub.stub_inputs(&[Repr::Bool, repr]);
    let (start, ret) = (stub.graph.start, stub.graph.ret);
    let data = &mut stub.graph.blocks[start];
    if let Value::Var(v) = values[0] {
        data.switch = ExitSwitch::Value(v);
    }
    let null = Value::Const(crate::lltype::LlConst::zero(ty));
    data.exits = vec![
        Link::with_case(vec![null], ret, LlCase::Bool(false)),
        Link::with_case(vec![values[1].clone()], ret, LlCase::Bool(true)),
    ];
    stub.finish_function()
}
