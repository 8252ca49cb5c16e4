//! Integers and bools: machine arithmetic with Python's meaning.

use super::lower::{signed, Checked, Hop, LlValue, Lower};
use super::{RResult, Repr};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::ir::model::Value;
use crate::lltype::{IntKind, IntOp, LlConst, LlOp, LlType};

/// The kind that an operand has, a bool being an `int`.
fn kind_of(repr: Repr) -> IntKind {
    match repr {
        Repr::Int(kind) => kind,
        _ => IntKind::Signed,
    }
}

/// The kind in which two operands are compared.
pub fn common_kind(a: IntKind, b: IntKind, word_bits: u32) -> IntKind {
    let (x, y) = (a.bits(word_bits), b.bits(word_bits));
    match x.cmp(&y) {
        std::cmp::Ordering::Greater => a,
        std::cmp::Ordering::Less => b,
        std::cmp::Ordering::Equal if a.is_signed() => b,
        std::cmp::Ordering::Equal => a,
    }
}

/// Whether it is known to be ≥ 0.
pub fn nonneg(s: &SomeValue) -> bool {
    match s.kind {
        Kind::Bool => true,
        Kind::Integer { nonneg, int, .. } => nonneg || !int.is_signed(),
        _ => false,
    }
}

/// `-a`, `+a`, `~a`
pub fn unary(cx: &mut Lower<'_, '_>, hop: &Hop, op: UnaryOp) -> RResult<LlValue> {
    let kind = kind_of(hop.r_result);
    let v = cx.inputarg(hop, 0, Repr::Int(kind))?;
    Ok(match op {
        UnaryOp::Neg if checks_overflow(cx, kind) => cx.int(IntOp::NegOvf, kind, vec![v]),
        UnaryOp::Neg => cx.int(IntOp::Neg, kind, vec![v]),
        UnaryOp::Invert => cx.int(IntOp::Invert, kind, vec![v]),
        UnaryOp::Pos | UnaryOp::Not => v,
    })
}

/// Whether the operation that is lowered raises `OverflowError`.
pub fn checks_overflow(cx: &Lower<'_, '_>, kind: IntKind) -> bool {
    match cx.overflow {
        Checked::Nothing => false,
        Checked::Ints => kind.is_int(),
        Checked::All => kind.is_signed(),
    }
}

/// A comparison.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let bits = cx.rt.prog.word_bits;
    if let (Repr::Bool, Repr::Bool, CompareOp::Eq | CompareOp::Ne) = (hop.r(0), hop.r(1), op) {
        let args = cx.inputargs(hop, &[Repr::Bool, Repr::Bool])?;
        let code = LlOp::Bool(super::dispatch::cmp_op(op));
        return Ok(cx.genop(code, args, LlType::Bool));
    }
    let mut kind = common_kind(kind_of(hop.r(0)), kind_of(hop.r(1)), bits);
    let negative = |n: usize| kind_of(hop.r(n)).is_signed() && !nonneg(hop.s(n));
    if !kind.is_signed() && (negative(0) || negative(1)) {
        // Neither type has all the numbers of both.
        kind = match kind.bits(bits) {
            64.. => IntKind::I128,
            _ => IntKind::I64,
        };
    }
    let repr = Repr::Int(kind);
    let args = cx.inputargs(hop, &[repr, repr])?;
    let op = match op {
        CompareOp::Lt => IntOp::Lt,
        CompareOp::Le => IntOp::Le,
        CompareOp::Eq => IntOp::Eq,
        CompareOp::Ne => IntOp::Ne,
        CompareOp::Gt => IntOp::Gt,
        CompareOp::Ge => IntOp::Ge,
    };
    Ok(cx.int(op, kind, args))
}

/// An operator on two integers whose result is one.
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp) -> RResult<LlValue> {
    if hop.r_result == Repr::Bool {
        // Of two bools: `&`, `|` and `^`.
        let args = cx.inputargs(hop, &[Repr::SIGNED, Repr::SIGNED])?;
        let op = match op {
            BinaryOp::And => IntOp::And,
            BinaryOp::Or => IntOp::Or,
            BinaryOp::Xor => IntOp::Xor,
            _ => return super::dispatch::unsupported(cx, hop, "this operator"),
        };
        let v = cx.int(op, IntKind::Signed, args);
        return Ok(cx.int(IntOp::IsTrue, IntKind::Signed, vec![v]));
    }
    let kind = kind_of(hop.r_result);
    let repr = Repr::Int(kind);
    let overflow = checks_overflow(cx, kind);
    let simple = match op {
        BinaryOp::Add if overflow => IntOp::AddOvf,
        BinaryOp::Sub if overflow => IntOp::SubOvf,
        BinaryOp::Mul if overflow => IntOp::MulOvf,
        BinaryOp::Add => IntOp::Add,
        BinaryOp::Sub => IntOp::Sub,
        BinaryOp::Mul => IntOp::Mul,
        BinaryOp::And => IntOp::And,
        BinaryOp::Or => IntOp::Or,
        BinaryOp::Xor => IntOp::Xor,
        BinaryOp::FloorDiv => return divide(cx, hop, kind, IntOp::FloorDiv),
        BinaryOp::Mod => return divide(cx, hop, kind, IntOp::Mod),
        BinaryOp::LShift => return shift(cx, hop, kind, IntOp::Lshift, overflow),
        BinaryOp::RShift => return shift(cx, hop, kind, IntOp::Rshift, false),
        BinaryOp::Pow => {
            let args = cx.inputargs(hop, &[repr, Repr::SIGNED])?;
            let (module, name) = match overflow {
                true => ("ll_power", "ll_int_pow_ovf"),
                false => ("ll_int", "ll_int_pow"),
            };
            return cx.gendirectcall(module, name, args);
        }
        BinaryOp::TrueDiv | BinaryOp::MatMul => {
            return super::dispatch::unsupported(cx, hop, "this operator")
        }
    };
    let args = cx.inputargs(hop, &[repr, repr])?;
    Ok(cx.int(simple, kind, args))
}

/// The number, if it is a constant.
fn const_int(value: &LlValue) -> Option<i128> {
    match value {
        Value::Const(LlConst::Int(n, _)) => Some(*n),
        _ => None,
    }
}

fn divide(cx: &mut Lower<'_, '_>, hop: &Hop, kind: IntKind, op: IntOp) -> RResult<LlValue> {
    let repr = Repr::Int(kind);
    let args = cx.inputargs(hop, &[repr, repr])?;
    let divisor = const_int(&args[1]);
    if matches!(divisor, None | Some(0)) {
        let name = match op {
            IntOp::FloorDiv => "ll_check_div",
            _ => "ll_check_mod",
        };
        cx.gendirectcall("ll_int", name, vec![args[1].clone()])?;
    }
    if op == IntOp::FloorDiv && checks_overflow(cx, kind) && matches!(divisor, None | Some(-1)) {
        cx.gendirectcall("ll_int", "ll_check_div_ovf", args.clone())?;
    }
    Ok(cx.int(op, kind, args))
}

/// A shift by a count that may be anything: negative raises, and from the width on all bits are
/// shifted out.
fn shift(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    kind: IntKind,
    op: IntOp,
    overflow: bool,
) -> RResult<LlValue> {
    let args = cx.inputargs(hop, &[Repr::Int(kind), Repr::SIGNED])?;
    let (value, count) = (args[0].clone(), args[1].clone());
    let bits = kind.bits(cx.rt.prog.word_bits);
    if overflow {
        return cx.gendirectcall("ll_int", "ll_lshift_ovf", args);
    }
    if let Some(n) = const_int(&count) {
        if (0..i128::from(bits)).contains(&n) {
            return Ok(cx.int(op, kind, args));
        }
    }
    if !nonneg(hop.s(1)) {
        cx.gendirectcall("ll_int", "ll_check_shift", vec![count.clone()])?;
    }
    let sig = IntKind::Signed;
    let last = signed(i64::from(bits) - 1);
    if op == IntOp::Rshift && kind.is_signed() {
        // Beyond the width only the sign is left, as by `width - 1`.
        let count = cx.gendirectcall("ll_int", "ll_at_most", vec![count, last])?;
        return Ok(cx.int(op, kind, vec![value, count]));
    }
    let beyond = cx.int(IntOp::Gt, sig, vec![count.clone(), last.clone()]);
    let count = cx.int(IntOp::And, sig, vec![count, last]);
    let shifted = cx.int(op, kind, vec![value, count]);
    let within = cx.not(beyond);
    let mask = cx.cast(within, LlType::Int(kind.stored()));
    let mask = cx.int(IntOp::Neg, kind, vec![mask]);
    Ok(cx.int(IntOp::And, kind, vec![shifted, mask]))
}
