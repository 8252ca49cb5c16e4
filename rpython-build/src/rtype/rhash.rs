//! Hash and equality of values as functions: what dicts and `hash()` call.

use super::lower::{Hop, HopArg, Lower};
use super::{error, Map, RResult, RTyper, Repr};
use crate::annotate::model::SomeValue;
use crate::flow::model::Var;
use crate::flow::op::HlOp;
use crate::front::code::CompareOp;
use crate::lltype::{FuncId, IntKind, IntOp, LlOp, LlType};

/// Functions that were made.
#[derive(Default)]
pub struct HashFuncs {
    hash: Map<Repr, FuncId>,
    eq: Map<(Repr, Repr), FuncId>,
}

/// The function that hashes values of a representation.
pub fn hash_func(rt: &mut RTyper<'_>, repr: Repr) -> RResult<FuncId> {
    if let Some(&func) = rt.hash_funcs.hash.get(&repr) {
        return Ok(func);
    }
    let mut cx = Lower::new(rt, "hash", LlType::SIGNED);
    let v = cx.stub_inputs(&[repr]).remove(0);
    let sig = IntKind::Signed;
    let result = match repr {
        Repr::None | Repr::Const(_) | Repr::Impossible => super::lower::signed(0),
        Repr::Bool | Repr::Char | Repr::LlChar => cx.cast(v, LlType::SIGNED),
        Repr::Int(kind) if kind.bits(cx.rt.prog.word_bits) <= cx.rt.prog.word_bits => {
            let v = cx.cast(v, LlType::SIGNED);
            cx.gendirectcall("ll_hash", "ll_int_hash", vec![v])?
        }
        Repr::Int(_) => cx.cast(v, LlType::SIGNED),
        Repr::Float => cx.gendirectcall("ll_hash", "ll_float_hash", vec![v])?,
        Repr::SingleFloat => {
            let v = cx.cast(v, LlType::Float);
            cx.gendirectcall("ll_hash", "ll_float_hash", vec![v])?
        }
        Repr::Str => cx.gendirectcall("ll_str", "ll_strhash", vec![v])?,
        Repr::Bytes => cx.gendirectcall("ll_bytes", "ll_byteshash", vec![v])?,
        Repr::Tuple(items) => {
            let reprs = cx.rt.reprs(items).to_vec();
            let mut acc = super::lower::signed(0x345678);
            for (n, repr) in reprs.into_iter().enumerate() {
                let item = super::rtuple::item_value(&mut cx, v.clone(), items, n);
                let func = hash_func(cx.rt, repr)?;
                let h = cx.call(func, vec![item]);
                acc = cx.int(IntOp::Mul, sig, vec![acc, super::lower::signed(1_000_003)]);
                acc = cx.int(IntOp::Xor, sig, vec![acc, h]);
            }
            acc
        }
        Repr::Func(_) | Repr::Frozen(_) | Repr::Class => {
            cx.genop(LlOp::CastPtrToInt, vec![v], LlType::SIGNED)
        }
        Repr::Instance(_) | Repr::Method(_) => {
            cx.genop(LlOp::IdentityHash, vec![v], LlType::SIGNED)
        }
        _ => {
            let what = cx.rt.describe(repr);
            return error("RP0542", format!("{what} cannot be hashed"));
        }
    };
    let func = cx.finish_stub(result);
    rt.hash_funcs.hash.insert(repr, func);
    Ok(func)
}

/// The function that tells whether two values are equal.
pub fn eq_func(rt: &mut RTyper<'_>, a: Repr, b: Repr) -> RResult<FuncId> {
    if let Some(&func) = rt.hash_funcs.eq.get(&(a, b)) {
        return Ok(func);
    }
    let func = compare_func(rt, CompareOp::Eq, a, b)?;
    rt.hash_funcs.eq.insert((a, b), func);
    Ok(func)
}

/// A function that compares two values.
pub fn compare_func(rt: &mut RTyper<'_>, op: CompareOp, a: Repr, b: Repr) -> RResult<FuncId> {
    let mut cx = Lower::new(rt, "compare", LlType::Bool);
    let values = cx.stub_inputs(&[a, b]);
    let args = values
        .into_iter()
        .zip([a, b])
        .map(|(v, r)| HopArg::new(v, annotation_of(r), r))
        .collect();
    let hop = Hop {
        op: HlOp::Compare(op),
        args,
        s_result: SomeValue::bool(),
        r_result: Repr::Bool,
        result: Var(u32::MAX),
        guarded: false,
        span: None,
    };
    let result = super::dispatch::compare(&mut cx, &hop, op)?;
    Ok(cx.finish_stub(result))
}

/// An annotation with this representation, as far as operations look at it.
pub fn annotation_of(repr: Repr) -> SomeValue {
    use crate::annotate::model::Kind;
    match repr {
        Repr::None => Kind::None.into(),
        Repr::Bool => SomeValue::bool(),
        Repr::Int(kind) => SomeValue::integer(kind, false),
        Repr::Float => SomeValue::float(),
        Repr::Char => SomeValue::char(),
        Repr::Str => Kind::Str { nullable: true }.into(),
        Repr::Bytes => Kind::Bytes { nullable: true }.into(),
        Repr::Instance(class) => Kind::Instance {
            class,
            nullable: true,
        }
        .into(),
        Repr::List(def) => Kind::List {
            def,
            nullable: true,
        }
        .into(),
        Repr::Dict(def) => Kind::Dict {
            def,
            nullable: true,
        }
        .into(),
        Repr::Const(obj) => SomeValue::from(Kind::HostObject).with_const(obj),
        _ => SomeValue::default(),
    }
}
