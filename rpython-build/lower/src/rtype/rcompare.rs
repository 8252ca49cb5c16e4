//! Functions that compare and hash values of a representation, for helpers that are given one:
//! searching and sorting lists, looking up keys.
//!
//! Each is a small function made once per representation, which does what the operation in a
//! program would do; helpers are specialised by it and inline it.

use super::lower::{bool_const, signed, Hop, HopArg, LlValue, Lower};
use super::stub::Stub;
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::annotate::types::defs::KeyFunction;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::front::code::CompareOp;
use crate::ir::model::{GraphId, Var};
use crate::ir::op::HlOp;
use crate::lltype::arith::hash_bytes;
use crate::lltype::{FuncId, IntKind, IntOp, Items, LlConst, LlOp, LlType};

/// What such a function computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// `(a, b) -> a == b`
    Eq,
    /// `(a, b) -> a < b`
    Lt,
    /// `(a, b) -> a > b`
    Gt,
}

impl Which {
    /// The function of the program's that does it for instances.
    fn key_function(self) -> KeyFunction {
        match self {
            Which::Eq => KeyFunction::Eq,
            Which::Lt => KeyFunction::Lt,
            Which::Gt => KeyFunction::Gt,
        }
    }
}

/// How values are hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hashed {
    /// As the program's `hash(a)`, the same in each process.
    Plainly,
    /// By a key that nobody knows: in dicts whose keys somebody has chosen (`helpers/ll_dict.py`).
    Keyed,
}

/// The function `a == b`.
pub fn eq_function(rt: &mut RTyper<'_>, repr: Repr) -> RResult<FuncId> {
    comparison(rt, repr, Which::Eq, CompareOp::Eq)
}

/// The function `a < b`.
pub fn lt_function(rt: &mut RTyper<'_>, repr: Repr) -> RResult<FuncId> {
    comparison(rt, repr, Which::Lt, CompareOp::Lt)
}

/// The function `a > b`.
pub fn gt_function(rt: &mut RTyper<'_>, repr: Repr) -> RResult<FuncId> {
    comparison(rt, repr, Which::Gt, CompareOp::Gt)
}

/// An annotation that a representation may have, `None` included where it may be.
pub fn annotation_of(rt: &RTyper<'_>, repr: Repr) -> SomeValue {
    let value: SomeValue = match repr {
        Repr::Bool => return SomeValue::bool(),
        Repr::Int(int) => return SomeValue::integer(int, false),
        Repr::Float => return SomeValue::float(),
        Repr::Char => return SomeValue::char(),
        Repr::Str => SomeValue::str(),
        Repr::Bytes => SomeValue::bytes(),
        Repr::ByteArray => SomeValue::bytearray(),
        Repr::List(def) => SomeValue::list(def),
        Repr::Dict(def) => SomeValue::dict(def),
        Repr::Set(def) => SomeValue::set(def, false),
        Repr::Instance(class) => SomeValue::instance(class),
        Repr::Tuple(items) => {
            let items = rt.reprs(items).iter().map(|&r| annotation_of(rt, r));
            return SomeValue::tuple(items.collect::<Vec<_>>());
        }
        Repr::Seq(item) => SomeValue::seq(&annotation_of(rt, rt.reprs(item)[0])),
        Repr::Optional(value) => annotation_of(rt, rt.reprs(value)[0]),
        Repr::SingleFloat => Kind::SingleFloat.into(),
        Repr::None => Kind::None.into(),
        _ => Kind::HostObject.into(),
    };
    value.or_none().unwrap_or(value)
}

/// The parameters of a stub, as the operands of an operation.
pub fn stub_args(cx: &Lower<'_, '_>, values: Vec<LlValue>, reprs: &[Repr]) -> Vec<HopArg> {
    values
        .into_iter()
        .zip(reprs)
        .map(|(v, &r)| HopArg::new(v, annotation_of(cx.rt, r), r))
        .collect()
}

/// A comparison of these operands, in a stub.
pub fn comparison_hop(op: CompareOp, args: Vec<HopArg>) -> Hop {
    Hop {
        op: HlOp::Compare(op),
        args,
        s_result: SomeValue::bool(),
        r_result: Repr::Bool,
        result: Var(0),
        span: None,
    }
}

fn comparison(rt: &mut RTyper<'_>, repr: Repr, which: Which, op: CompareOp) -> RResult<FuncId> {
    if let Some(func) = program_function(rt, repr, which.key_function())? {
        return Ok(func);
    }
    let name = if which == Which::Eq { "eq" } else { "lt" };
    let (stub, reprs) = (Stub::Compare(repr, which), [repr, repr]);
    rt.stub(stub, name, &reprs, LlType::Bool, |cx, values| {
        let args = stub_args(cx, values, &reprs);
        let mut hop = comparison_hop(op, args);
        if which != Which::Eq {
            super::roptional::operands(cx, &mut hop)?;
        }
        // Items without a run-time value are all the same one.
        match cx.rt.is_void(repr) {
            true => Ok(bool_const(which == Which::Eq)),
            false => super::dispatch::compare(cx, &hop, op),
        }
    })
}

/// The function of the program that compares or hashes instances. The annotator has made it if
/// it has seen that containers of them need it.
pub fn program_function(
    rt: &mut RTyper<'_>,
    repr: Repr,
    key: KeyFunction,
) -> RResult<Option<FuncId>> {
    let Repr::Instance(class) = repr else {
        return Ok(None);
    };
    let name = key.methods()[0];
    if let Some(func) = key_function(rt, class, key)? {
        return Ok(Some(func));
    }
    let defines = |&class: &ClassDefId| {
        class != ClassDefId::OBJECT
            && rt.ann.attribute(class, name).is_some_and(|a| {
                a.sources
                    .iter()
                    .any(|(c, _)| *c != Some(ClassDefId::OBJECT))
            })
    };
    let mut classes: Vec<ClassDefId> = rt.ann.subclasses(class);
    classes.extend(rt.ann.bases(class));
    if classes.iter().any(defines) {
        return error(
            "RP0513",
            format!("items of a container are compared here by their own `{name}`, which is not supported yet"),
        );
    }
    Ok(None)
}

/// The function that the annotator has made for items of a class, or for a base of it.
fn key_function(
    rt: &mut RTyper<'_>,
    class: ClassDefId,
    which: KeyFunction,
) -> RResult<Option<FuncId>> {
    let Some(graph) = rt.ann.key_function(class, which) else {
        return Ok(None);
    };
    taking(rt, graph, Repr::Instance(class)).map(Some)
}

/// The function of a graph that is called with values of this representation.
pub fn taking(rt: &mut RTyper<'_>, graph: GraphId, repr: Repr) -> RResult<FuncId> {
    let func = rt.function(graph)?;
    let (params, result) = rt.signature(graph)?;
    if params.iter().all(|&p| p == repr) {
        return Ok(func);
    }
    let result = rt.lltype(result);
    let reprs = vec![repr; params.len()];
    rt.stub(
        Stub::Taking(graph, repr),
        "key",
        &reprs,
        result,
        |cx, values| {
            let mut args = Vec::new();
            for (value, param) in values.into_iter().zip(params) {
                args.push(cx.convert(value, repr, param)?);
            }
            Ok(cx.call(func, args))
        },
    )
}

/// The function of the program that shows an instance in messages, if the annotator has made it.
pub fn shown_by_program(rt: &mut RTyper<'_>, repr: Repr) -> RResult<Option<FuncId>> {
    match repr {
        Repr::Instance(class) => key_function(rt, class, KeyFunction::Repr),
        _ => Ok(None),
    }
}

/// A comparison of two instances by the program's function; `None` if it has none.
pub fn compare_instances(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    op: CompareOp,
    a: ClassDefId,
    b: ClassDefId,
) -> RResult<Option<LlValue>> {
    let which = match op {
        CompareOp::Eq | CompareOp::Ne => Which::Eq,
        CompareOp::Lt => Which::Lt,
        CompareOp::Gt => Which::Gt,
        _ => return Ok(None),
    };
    let repr = Repr::Instance(cx.rt.ann.common_base(a, b));
    let Some(func) = program_function(cx.rt, repr, which.key_function())? else {
        return Ok(None);
    };
    let args = cx.inputargs(hop, &[repr, repr])?;
    let result = cx.call(func, args);
    Ok(Some(cx.equality(op, result)))
}

/// The plain hash of a constant, where it is known before the program runs: what [`hash`] makes of it then.
pub fn known_hash(rt: &RTyper<'_>, repr: Repr, value: &LlConst) -> Option<i64> {
    let word_bits = rt.prog.word_bits;
    match (repr, value) {
        (Repr::Bool, LlConst::Bool(value)) => Some(i64::from(*value)),
        (Repr::Int(_), LlConst::Int(value, _)) => {
            let is_word = IntKind::Signed.wrap(*value, word_bits) == *value;
            i64::try_from(*value).ok().filter(|_| is_word)
        }
        (Repr::LlChar, LlConst::Char(byte)) => Some(i64::from(*byte)),
        (Repr::Char, LlConst::UniChar(code)) => {
            let text = char::from_u32(*code)?.to_string();
            Some(hash_bytes(text.as_bytes(), word_bits))
        }
        (Repr::Str | Repr::Bytes, LlConst::Data(_, data)) => match &rt.prog.data[*data].value {
            Some(LlConst::Struct(fields)) => match fields.last() {
                Some(LlConst::Items(Items::Bytes(bytes))) => Some(hash_bytes(bytes, word_bits)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// The function that hashes a value: the program's own, whose hash is the same either way, if it has one.
pub fn hash_function(rt: &mut RTyper<'_>, repr: Repr, how: Hashed) -> RResult<FuncId> {
    if let Some(func) = program_function(rt, repr, KeyFunction::Hash)? {
        return Ok(func);
    }
    let stub = Stub::Hash(repr, how);
    rt.stub(stub, "hash", &[repr], LlType::SIGNED, |cx, mut values| {
        hash(cx, values.remove(0), repr, how)
    })
}

/// The hash of a value.
pub fn hash(cx: &mut Lower<'_, '_>, value: LlValue, repr: Repr, how: Hashed) -> RResult<LlValue> {
    match (how, repr) {
        // What has other values in it is hashed by their hashes.
        (Hashed::Plainly, _)
        | (_, Repr::Optional(_) | Repr::Tuple(_) | Repr::Seq(_) | Repr::Set(_)) => {}
        (Hashed::Keyed, Repr::Str | Repr::Bytes) => {
            return cx.gendirectcall("ll_hash", "ll_keyed_text", vec![value]);
        }
        (Hashed::Keyed, _) => {
            let plain = hash(cx, value, repr, Hashed::Plainly)?;
            return cx.gendirectcall("ll_hash", "ll_keyed_word", vec![plain]);
        }
    }
    let mix = match how {
        Hashed::Plainly => "ll_hash_mix",
        Hashed::Keyed => "ll_keyed_mix",
    };
    Ok(match repr {
        Repr::Bool | Repr::Int(_) => cx.convert(value, repr, Repr::SIGNED)?,
        // As the string of this one character.
        Repr::Char => cx.gendirectcall("ll_hash", "ll_hash_chr", vec![value])?,
        Repr::LlChar => cx.cast(value, LlType::SIGNED),
        Repr::Float => cx.gendirectcall("ll_hash", "ll_hash_float", vec![value])?,
        Repr::Str => cx.gendirectcall("ll_hash", "ll_hash_str", vec![value])?,
        Repr::Bytes => cx.gendirectcall("ll_hash", "ll_hash_bytes", vec![value])?,
        Repr::Optional(id) => {
            let func = super::roptional::hash_function(cx.rt, id, how)?;
            let func = cx.func_arg(func);
            cx.gendirectcall("ll_optional", "ll_hash", vec![value, func])?
        }
        Repr::Tuple(items) => {
            let reprs = cx.rt.reprs(items).to_vec();
            let mut sum = signed(reprs.len() as i64);
            for (n, repr) in reprs.into_iter().enumerate() {
                if cx.rt.is_void(repr) {
                    continue;
                }
                let item = cx.getfield(value.clone(), &format!("item{n}"));
                let func = hash_function(cx.rt, repr, how)?;
                let item = cx.call(func, vec![item]);
                sum = cx.gendirectcall("ll_hash", mix, vec![sum, item])?;
            }
            sum
        }
        Repr::Seq(item) => {
            let item = cx.rt.reprs(item)[0];
            if cx.rt.is_void(item) {
                return cx.gendirectcall("ll_seq", "ll_seq_length_hash", vec![value]);
            }
            let func = hash_function(cx.rt, item, how)?;
            let args = vec![value, cx.func_arg(func), cx.helper_arg("ll_hash", mix)?];
            cx.gendirectcall("ll_seq", "ll_seq_hash", args)?
        }
        Repr::Set(def) => {
            let [hash, keyed, _] = super::rdict::key_functions(cx, def)?;
            match how {
                Hashed::Plainly => {
                    cx.gendirectcall("ll_dict", "ll_set_hash", vec![value, hash, keyed])?
                }
                Hashed::Keyed => cx.gendirectcall("ll_dict", "ll_set_keyed", vec![value, keyed])?,
            }
        }
        Repr::None => cx.gendirectcall("ll_hash", "ll_hash_none", vec![])?,
        _ if cx.rt.is_void(repr) => signed(0),
        Repr::Closure(family) if cx.rt.ann.mixed_families().contains(&family) => {
            cx.gendirectcall("ll_function", "ll_hash_function", vec![value])?
        }
        // (A bound method of one name, or one name of frozen objects, is what it is bound to.)
        Repr::Instance(_)
        | Repr::Func(_)
        | Repr::Closure(_)
        | Repr::Frozen(_)
        | Repr::Class
        | Repr::Method(_)
        | Repr::MethodOfFrozen(_)
        | Repr::MethodOfClass => match cx.ty(&value) {
            ty @ LlType::Ptr(container) => {
                if cx.rt.types().is_gc(container) {
                    cx.gendirectcall("ll_hash", "ll_hash_identity", vec![value])?
                } else {
                    let _ = ty;
                    let n = cx.genop(LlOp::CastPtrToInt, vec![value], LlType::SIGNED);
                    cx.int(IntOp::Rshift, IntKind::Signed, vec![n, signed(4)])
                }
            }
            _ => signed(0),
        },
        _ => {
            let what = cx.rt.describe(repr);
            return error("RP0514", format!("{what} cannot be hashed"));
        }
    })
}
