//! What the arithmetic of low-level operations means: the one definition that the
//! LLInterpreter runs and constant folding uses.

use super::op::{CmpOp, FloatOp, IntOp, LlOp};
use super::types::{IntKind, LlType};
use std::cmp::Ordering;

/// What an operation gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Computed {
    /// A value of the type of its result.
    Value(Primitive),
    /// The operation raises `OverflowError`.
    Overflow,
    /// The operands are outside the operation's precondition: code that can come here is wrong.
    Undefined,
}

/// Computes an operation on primitives; `None` if it is none on such.
pub fn compute(code: LlOp, args: &[Primitive], word_bits: u32) -> Option<Computed> {
    use Primitive::{Float, Int};
    let (&a, b) = (args.first()?, args.get(1));
    Some(match (code, a, b) {
        (LlOp::Int(op, kind), Int(a), Some(&Int(b))) => int_op(op, kind, a, b, word_bits),
        (LlOp::Int(op, kind), Int(a), None) => int_op(op, kind, a, 0, word_bits),
        (LlOp::Float(op), Float(a), Some(&Float(b))) => float_op(op, a, b),
        (LlOp::Float(op), Float(a), None) => float_op(op, a, 0.0),
        (LlOp::Char(op) | LlOp::UniChar(op) | LlOp::Bool(op), Int(a), Some(Int(b))) => {
            truth(compare(op, a.cmp(b)))
        }
        (LlOp::BoolNot, Int(a), None) => truth(a == 0),
        (LlOp::Cast { to, .. }, a, None) => Computed::Value(cast(a, to, word_bits)?),
        (LlOp::FloatBits, Float(f), None) => Computed::Value(Int((f.to_bits() as i64).into())),
        (LlOp::BitsFloat, Int(bits), None) => Computed::Value(Float(f64::from_bits(bits as u64))),
        _ => return None,
    })
}

fn truth(truth: bool) -> Computed {
    Computed::Value(Primitive::Int(truth.into()))
}

/// Computes `op` on operands of `kind`; `b` is ignored by unary operations.
fn int_op(op: IntOp, kind: IntKind, a: i128, b: i128, word_bits: u32) -> Computed {
    use Computed::{Overflow, Undefined, Value};
    let wrap = |value: i128| Value(Primitive::Int(kind.wrap(value, word_bits)));
    let checked = |value: Option<i128>| match value {
        Some(v) if kind.wrap(v, word_bits) == v => Value(Primitive::Int(v)),
        _ => Overflow,
    };
    match op {
        IntOp::Add => wrap(a.wrapping_add(b)),
        IntOp::Sub => wrap(a.wrapping_sub(b)),
        IntOp::Mul => wrap(a.wrapping_mul(b)),
        IntOp::Div | IntOp::Rem | IntOp::FloorDiv | IntOp::Mod if b == 0 => Undefined,
        IntOp::Div => wrap(a.wrapping_div(b)),
        IntOp::Rem => wrap(a.wrapping_rem(b)),
        IntOp::FloorDiv => {
            let quotient = a.wrapping_div(b);
            let inexact = a.wrapping_rem(b) != 0 && (a < 0) != (b < 0);
            wrap(if inexact { quotient - 1 } else { quotient })
        }
        IntOp::Mod => {
            let rest = a.wrapping_rem(b);
            wrap(if rest != 0 && (rest < 0) != (b < 0) {
                rest + b
            } else {
                rest
            })
        }
        IntOp::And => wrap(a & b),
        IntOp::Or => wrap(a | b),
        IntOp::Xor => wrap(a ^ b),
        IntOp::Lshift | IntOp::Rshift if !(0..i128::from(kind.bits(word_bits))).contains(&b) => {
            Undefined
        }
        IntOp::Lshift => wrap(a << b),
        IntOp::Rshift => wrap(a >> b),
        IntOp::Neg => wrap(a.wrapping_neg()),
        IntOp::Invert => wrap(!a),
        IntOp::Eq => truth(a == b),
        IntOp::Ne => truth(a != b),
        IntOp::Lt => truth(a < b),
        IntOp::Le => truth(a <= b),
        IntOp::Gt => truth(a > b),
        IntOp::Ge => truth(a >= b),
        IntOp::IsTrue => truth(a != 0),
        IntOp::AddOvf => checked(a.checked_add(b)),
        IntOp::SubOvf => checked(a.checked_sub(b)),
        IntOp::MulOvf => checked(a.checked_mul(b)),
        IntOp::NegOvf => checked(a.checked_neg()),
        IntOp::InBounds => truth(0 <= a && a < b),
    }
}

/// Computes `op`; `b` is ignored by unary operations.
fn float_op(op: FloatOp, a: f64, b: f64) -> Computed {
    let float = |f: f64| Computed::Value(Primitive::Float(f));
    match op {
        FloatOp::Add => float(a + b),
        FloatOp::Sub => float(a - b),
        FloatOp::Mul => float(a * b),
        FloatOp::Div => float(a / b),
        FloatOp::Neg => float(-a),
        FloatOp::Abs => float(a.abs()),
        FloatOp::Eq => truth(a == b),
        FloatOp::Ne => truth(a != b),
        FloatOp::Lt => truth(a < b),
        FloatOp::Le => truth(a <= b),
        FloatOp::Gt => truth(a > b),
        FloatOp::Ge => truth(a >= b),
        FloatOp::IsTrue => truth(a != 0.0),
    }
}

/// Whether the comparison holds of operands in this order.
pub fn compare(op: CmpOp, ordering: Ordering) -> bool {
    match op {
        CmpOp::Eq => ordering == Ordering::Equal,
        CmpOp::Ne => ordering != Ordering::Equal,
        CmpOp::Lt => ordering == Ordering::Less,
        CmpOp::Le => ordering != Ordering::Greater,
        CmpOp::Gt => ordering == Ordering::Greater,
        CmpOp::Ge => ordering != Ordering::Less,
    }
}

/// A primitive value, on its way through [`cast`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Primitive {
    /// `Bool`, `Char`, `UniChar` or an integer type: its number.
    Int(i128),
    /// `Float` or `SingleFloat`.
    Float(f64),
}

/// Converts a primitive to the type `to`; `None` if `to` is not primitive.
///
/// A float outside the range of an integer type gives the nearest value of that type, and a
/// NaN gives 0. (Generated C agrees, so that folding never changes a result.)
pub fn cast(value: Primitive, to: LlType, word_bits: u32) -> Option<Primitive> {
    let (min, max) = match to {
        LlType::Bool => {
            let truth = match value {
                Primitive::Int(i) => i != 0,
                Primitive::Float(f) => f != 0.0,
            };
            return Some(Primitive::Int(truth.into()));
        }
        LlType::Float => {
            return Some(Primitive::Float(match value {
                Primitive::Int(i) => i as f64,
                Primitive::Float(f) => f,
            }))
        }
        LlType::SingleFloat => {
            return Some(Primitive::Float(match value {
                Primitive::Int(i) => f64::from(i as f32),
                Primitive::Float(f) => f64::from(f as f32),
            }))
        }
        LlType::Char => (0, 0xff),
        LlType::UniChar => (0, 0xffff_ffff),
        LlType::Int(kind) => {
            let bits = kind.bits(word_bits);
            if kind.is_signed() {
                let half = 1i128.checked_shl(bits - 1).unwrap_or(i128::MIN);
                (half.wrapping_neg(), half.wrapping_sub(1))
            } else {
                (0, (1i128 << bits) - 1)
            }
        }
        _ => return None,
    };
    Some(Primitive::Int(match value {
        Primitive::Int(i) => match to {
            LlType::Char => i & 0xff,
            LlType::UniChar => i & 0xffff_ffff,
            LlType::Int(kind) => kind.wrap(i, word_bits),
            _ => i,
        },
        Primitive::Float(f) => (f as i128).clamp(min, max),
    }))
}

/// The hash of a text or of bytes, which is 0 of none alone: that of the runtime (`rpy_hash_bytes`), where words have so many
/// bits.
pub fn hash_bytes(bytes: &[u8], word_bits: u32) -> i64 {
    if bytes.is_empty() {
        return 0;
    }
    let more = |h: u64, bits: u64| {
        let h = (h ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        h ^ h >> 32
    };
    // (A plain loop, for toolchains that are not optimised.)
    let word = |bytes: &[u8]| {
        let (mut word, mut at) = (0, bytes.len());
        while at > 0 {
            at -= 1;
            word = word << 8 | u64::from(bytes[at]);
        }
        word
    };
    let n = bytes.len();
    let mut h = (n as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let last = match n {
        0..=3 => word(&[bytes[0], bytes[n / 2], bytes[n - 1]]),
        4..=7 => word(&bytes[..4]) | word(&bytes[n - 4..]) << 32,
        _ => {
            for part in bytes[..n - 1].chunks_exact(8) {
                h = more(h, word(part));
            }
            word(&bytes[n - 8..])
        }
    };
    let hash = match word_bits {
        32 => i64::from(more(h, last) as i32),
        _ => more(h, last) as i64,
    };
    match hash {
        0 => 29_872_897,
        hash => hash,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed(op: IntOp, a: i128, b: i128) -> Computed {
        int_op(op, IntKind::Signed, a, b, 64)
    }

    #[test]
    fn division_floors_as_python_does() {
        for (a, b, q, r) in [
            (7, 2, 3, 1),
            (-7, 2, -4, 1),
            (7, -2, -4, -1),
            (-7, -2, 3, -1),
        ] {
            assert_eq!(
                signed(IntOp::FloorDiv, a, b),
                Computed::Value(Primitive::Int(q))
            );
            assert_eq!(signed(IntOp::Mod, a, b), Computed::Value(Primitive::Int(r)));
        }
        assert_eq!(signed(IntOp::FloorDiv, 1, 0), Computed::Undefined);
        let min = i64::MIN.into();
        assert_eq!(
            signed(IntOp::FloorDiv, min, -1),
            Computed::Value(Primitive::Int(min))
        );
        assert_eq!(
            signed(IntOp::Mod, min, -1),
            Computed::Value(Primitive::Int(0))
        );
    }

    #[test]
    fn arithmetic_wraps_to_the_type() {
        assert_eq!(
            signed(IntOp::Add, i64::MAX.into(), 1),
            Computed::Value(Primitive::Int(i64::MIN.into()))
        );
        assert_eq!(
            int_op(IntOp::Sub, IntKind::U8, 0, 1, 64),
            Computed::Value(Primitive::Int(255))
        );
        assert_eq!(
            int_op(IntOp::Add, IntKind::Signed, 0x7fff_ffff, 1, 32),
            Computed::Value(Primitive::Int(-0x8000_0000))
        );
        assert_eq!(
            signed(IntOp::AddOvf, i64::MAX.into(), 1),
            Computed::Overflow
        );
        assert_eq!(signed(IntOp::Lshift, 1, 64), Computed::Undefined);
    }

    #[test]
    fn casts_saturate_floats_and_wrap_integers() {
        let to = LlType::SIGNED;
        assert_eq!(
            cast(Primitive::Float(1e300), to, 64),
            Some(Primitive::Int(i64::MAX.into()))
        );
        assert_eq!(
            cast(Primitive::Float(f64::NAN), to, 64),
            Some(Primitive::Int(0))
        );
        assert_eq!(
            cast(Primitive::Float(-2.9), to, 64),
            Some(Primitive::Int(-2))
        );
        assert_eq!(
            cast(Primitive::Int(300), LlType::Char, 64),
            Some(Primitive::Int(44))
        );
    }
}
