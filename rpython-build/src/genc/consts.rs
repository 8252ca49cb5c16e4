//! Constants as C expressions.

use super::database::Database;
use super::types::c_type;
use crate::lltype::{Container, FuncBody, IntKind, LlConst, LlProgram, LlType};

/// A constant as code has it.
pub fn constant(program: &LlProgram, db: &Database, value: &LlConst) -> String {
    match value {
        LlConst::Data(ty, id) if db.is_own(*id) => {
            format!("({})rpy_at({})", c_type(program, db, *ty), db.data(*id))
        }
        value => initial(program, db, value),
    }
}

/// A constant as it is in static data.
pub fn initial(program: &LlProgram, db: &Database, value: &LlConst) -> String {
    match value {
        LlConst::Void(_) => "0".into(),
        LlConst::Bool(b) => b.to_string(),
        LlConst::Char(c) => c.to_string(),
        LlConst::UniChar(c) => format!("{c}u"),
        LlConst::Int(n, kind) => int(program, *n, *kind),
        LlConst::Float(bits) => float(f64::from_bits(*bits)),
        LlConst::SingleFloat(bits) => {
            format!("(float){}", float(f32::from_bits(*bits).into()))
        }
        LlConst::Null(_) => "NULL".into(),
        LlConst::Data(ty, id) if db.is_own(*id) => {
            format!("({})RPY_PLACE({})", c_type(program, db, *ty), db.data(*id))
        }
        LlConst::Data(ty, id) => {
            let ty = c_type(program, db, *ty);
            let plain = matches!(
                program.data[*id].ty,
                LlType::Inline(Container::Array(array)) if program.types.arrays[array].nolength
            );
            format!("({ty}){}{}", if plain { "" } else { "&" }, db.data(*id))
        }
        LlConst::Func(ty, id) => {
            let func = &program.funcs[*id];
            let name = db.func(*id);
            let same = *ty == LlType::Ptr(Container::Func(func.ty));
            if same && matches!(func.body, FuncBody::Graph(_)) {
                name.into()
            } else {
                format!("({}){name}", c_type(program, db, *ty))
            }
        }
        LlConst::Location(_) | LlConst::Struct(_) | LlConst::Items(_) => "0".into(),
    }
}

/// An integer.
pub fn int(program: &LlProgram, n: i128, kind: IntKind) -> String {
    let bits = kind.bits(super::word_bits(program));
    if kind == IntKind::I128 {
        if i32::try_from(n).is_ok() {
            return format!("(rpy_int128)({n})");
        }
        let (high, low) = ((n >> 64) as u64, n as u64);
        return format!("(rpy_int128)(((rpy_uint128)UINT64_C({high}) << 64) | UINT64_C({low}))");
    }
    if !kind.is_signed() {
        return if n <= i128::from(u32::MAX) {
            format!("{n}u")
        } else {
            format!("UINT64_C({n})")
        };
    }
    if bits == 64 && n == i128::from(i64::MIN) {
        "INT64_MIN".into()
    } else if bits == 32 && n == i128::from(i32::MIN) {
        "INT32_MIN".into()
    } else if n.unsigned_abs() > i32::MAX as u128 {
        if n < 0 {
            format!("(-INT64_C({}))", n.unsigned_abs())
        } else {
            format!("INT64_C({n})")
        }
    } else if n < 0 {
        format!("({n})")
    } else {
        n.to_string()
    }
}

/// A float, exactly.
pub fn float(x: f64) -> String {
    let sign = if x.is_sign_negative() { "-" } else { "" };
    if x.is_nan() {
        return "RPY_NAN".into();
    }
    if x.is_infinite() {
        return format!("({sign}RPY_INFINITY)");
    }
    let text = if x == x.trunc() && x.abs() < 1e15 {
        format!("{:.1}", x.abs())
    } else {
        let bits = x.to_bits();
        let exponent = ((bits >> 52) & 0x7ff) as i64;
        let mantissa = bits & ((1 << 52) - 1);
        let (lead, exponent) = if exponent == 0 {
            (0, -1022)
        } else {
            (1, exponent - 1023)
        };
        format!("0x{lead}.{mantissa:013x}p{exponent:+}")
    };
    if sign.is_empty() {
        text
    } else {
        format!("(-{text})")
    }
}

#[cfg(test)]
mod tests {
    use super::float;

    #[test]
    fn floats_are_exact() {
        assert_eq!(float(1.0), "1.0");
        assert_eq!(float(-0.0), "(-0.0)");
        assert_eq!(float(0.1), "0x1.999999999999ap-4");
        assert_eq!(float(5e-324), "0x0.0000000000001p-1022");
        assert_eq!(float(-1e300), "(-0x1.7e43c8800759cp+996)");
        assert_eq!(float(f64::NEG_INFINITY), "(-RPY_INFINITY)");
    }
}
