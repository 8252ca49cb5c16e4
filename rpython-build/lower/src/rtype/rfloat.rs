//! Floats: IEEE 754 with Python's exceptions.

use super::lower::{Hop, LlValue, Lower};
use super::{RResult, Repr};
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::ir::model::Value;
use crate::lltype::{FloatOp, LlConst, LlType};

/// `-a`, `+a`
pub fn unary(cx: &mut Lower<'_, '_>, hop: &Hop, op: UnaryOp) -> RResult<LlValue> {
    let v = cx.inputarg(hop, 0, Repr::Float)?;
    let v = match op {
        UnaryOp::Neg => cx.float(FloatOp::Neg, vec![v]),
        UnaryOp::Pos => v,
        UnaryOp::Invert | UnaryOp::Not => {
            return super::dispatch::unsupported(cx, hop, "this operator")
        }
    };
    result(cx, hop, v)
}

/// The integer operand of a comparison with a float, if not every value of it is a float.
fn wide_int(cx: &Lower<'_, '_>, hop: &Hop, n: usize) -> bool {
    let Repr::Int(kind) = hop.r(n) else {
        return false;
    };
    let small = hop
        .konst(n)
        .and_then(|obj| cx.rt.session.heap.as_int(cx.rt.session.heap.payload(obj)))
        .is_some_and(|i| i.unsigned_abs() <= 1 << 53);
    kind.bits(cx.rt.prog.word_bits) > 53 && !small
}

/// A comparison.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    for (int, float) in [(0, 1), (1, 0)] {
        if hop.r(float) != Repr::Float || !wide_int(cx, hop, int) {
            continue;
        }
        // Exact, though not every integer is a float.
        let i = cx.inputarg(hop, int, hop.r(int))?;
        let x = cx.inputarg(hop, float, Repr::Float)?;
        let reversed = int == 1;
        let name = match op {
            CompareOp::Eq => "ll_int_eq_float",
            CompareOp::Ne => "ll_int_ne_float",
            CompareOp::Lt if reversed => "ll_int_gt_float",
            CompareOp::Lt => "ll_int_lt_float",
            CompareOp::Le if reversed => "ll_int_ge_float",
            CompareOp::Le => "ll_int_le_float",
            CompareOp::Gt if reversed => "ll_int_lt_float",
            CompareOp::Gt => "ll_int_gt_float",
            CompareOp::Ge if reversed => "ll_int_le_float",
            CompareOp::Ge => "ll_int_ge_float",
        };
        return cx.gendirectcall("ll_float", name, vec![i, x]);
    }
    let args = cx.inputargs(hop, &[Repr::Float, Repr::Float])?;
    let op = match op {
        CompareOp::Lt => FloatOp::Lt,
        CompareOp::Le => FloatOp::Le,
        CompareOp::Eq => FloatOp::Eq,
        CompareOp::Ne => FloatOp::Ne,
        CompareOp::Gt => FloatOp::Gt,
        CompareOp::Ge => FloatOp::Ge,
    };
    Ok(cx.float(op, args))
}

/// An operator on two numbers whose result is a float.
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp) -> RResult<LlValue> {
    let ints = |r| matches!(r, Repr::Bool | Repr::Int(_));
    let both_ints = ints(hop.r(0)) && ints(hop.r(1));
    let args = cx.inputargs(hop, &[Repr::Float, Repr::Float])?;
    let v = match op {
        BinaryOp::Add => cx.float(FloatOp::Add, args),
        BinaryOp::Sub => cx.float(FloatOp::Sub, args),
        BinaryOp::Mul => cx.float(FloatOp::Mul, args),
        BinaryOp::TrueDiv => {
            let nonzero = match &args[1] {
                Value::Const(LlConst::Float(bits)) => f64::from_bits(*bits) != 0.0,
                _ => false,
            };
            if !nonzero {
                let name = if both_ints {
                    "ll_check_truediv"
                } else {
                    "ll_check_float_div"
                };
                cx.gendirectcall("ll_float", name, vec![args[1].clone()])?;
            }
            cx.float(FloatOp::Div, args)
        }
        BinaryOp::FloorDiv => cx.gendirectcall("ll_float", "ll_float_floordiv", args)?,
        BinaryOp::Mod => cx.gendirectcall("ll_float", "ll_float_mod", args)?,
        BinaryOp::Pow => cx.gendirectcall("ll_float", "ll_float_pow", args)?,
        _ => return super::dispatch::unsupported(cx, hop, "this operator"),
    };
    result(cx, hop, v)
}

/// The result, as single precision if that is what the annotator says.
fn result(cx: &mut Lower<'_, '_>, hop: &Hop, v: LlValue) -> RResult<LlValue> {
    Ok(match hop.r_result {
        Repr::SingleFloat => cx.cast(v, LlType::SingleFloat),
        _ => v,
    })
}
