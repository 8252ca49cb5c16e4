//! Tuples: gc structures `tuple { item0, item1, … }`; the empty tuple has no run-time value.

use super::lower::{bool_const, void, Hop, HopArg, LlValue, Lower};
use super::repr::ReprsId;
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::front::code::{BinaryOp, CompareOp};
use crate::ir::model::Value;
use crate::ir::op::HlOp;
use crate::lltype::{Flavor, FuncId, IntKind, IntOp, LlConst, LlOp, LlType};

/// A tuple of these values.
pub fn build(cx: &mut Lower<'_, '_>, items: &[HopArg], repr: Repr) -> RResult<LlValue> {
    let (Repr::Tuple(id) | Repr::Slice(id)) = repr else {
        return error("RP0599", "a tuple is made that is none");
    };
    let reprs = cx.rt.reprs(id).to_vec();
    if reprs.len() != items.len() {
        return error("RP0517", "a tuple of another length is needed");
    }
    let mut values = Vec::new();
    for (item, repr) in items.iter().zip(reprs) {
        values.push(cx.input(item, repr)?);
    }
    Ok(make(cx, id, values))
}

/// A new tuple of values that have its items' types.
pub fn make(cx: &mut Lower<'_, '_>, items: ReprsId, values: Vec<LlValue>) -> LlValue {
    let Some(what) = cx.rt.tuple_struct(items) else {
        return void();
    };
    let ty = LlType::Ptr(crate::lltype::Container::Struct(what));
    let flavor = Flavor::Gc;
    let p = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
    for (n, value) in values.into_iter().enumerate() {
        cx.setfield(p.clone(), &format!("item{n}"), value);
    }
    p
}

/// `(a, b, …)`
pub fn newtuple(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Some(obj) = hop.s_result.konst {
        return cx.inputconst(hop.r_result, obj);
    }
    build(cx, &hop.args, hop.r_result)
}

/// `slice(start, stop, step)`
pub fn newslice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    build(cx, &hop.args, hop.r_result)
}

/// An item of a tuple.
pub fn item(cx: &mut Lower<'_, '_>, tuple: &HopArg, n: usize) -> RResult<HopArg> {
    let (Repr::Tuple(id) | Repr::Slice(id)) = tuple.r else {
        return error("RP0512", "the length of the star argument is not known");
    };
    let Some(&repr) = cx.rt.reprs(id).get(n) else {
        return error("RP0517", "a tuple of another length is needed");
    };
    let mut s = match &tuple.s.kind {
        Kind::Tuple(items) => items[n].clone(),
        _ => SomeValue::default(),
    };
    if let Some(obj) = tuple.konst() {
        if let Some(items) = cx.rt.session.heap.as_tuple(obj) {
            s.konst = Some(items[n]);
            let obj = items[n];
            return Ok(HopArg::new(Value::Const(LlConst::Void(Some(obj))), s, repr));
        }
    }
    s.facts = None;
    let value = item_value(cx, tuple.v.clone(), id, n);
    Ok(HopArg::new(value, s, repr))
}

/// An item of a tuple as its own representation has it.
pub fn item_value(cx: &mut Lower<'_, '_>, tuple: LlValue, items: ReprsId, n: usize) -> LlValue {
    let repr = cx.rt.reprs(items)[n];
    if cx.rt.is_void(repr) {
        return match repr {
            Repr::Const(obj) => Value::Const(LlConst::Void(Some(obj))),
            _ => void(),
        };
    }
    cx.getfield(tuple, &format!("item{n}"))
}

/// A tuple as one of other representations.
pub fn convert(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    from: ReprsId,
    to: ReprsId,
) -> RResult<LlValue> {
    let (a, b) = (cx.rt.reprs(from).to_vec(), cx.rt.reprs(to).to_vec());
    if a.len() != b.len() {
        return error("RP0517", "tuples of different lengths meet");
    }
    if cx.rt.tuple_struct(from) == cx.rt.tuple_struct(to) {
        return Ok(value);
    }
    let mut values = Vec::new();
    for (n, (&x, &y)) in a.iter().zip(&b).enumerate() {
        let v = item_value(cx, value.clone(), from, n);
        values.push(cx.convert(v, x, y)?);
    }
    Ok(make(cx, to, values))
}

fn ids(hop: &Hop, arg: usize) -> RResult<ReprsId> {
    match hop.r(arg) {
        Repr::Tuple(id) => Ok(id),
        _ => error("RP0599", "a tuple is expected"),
    }
}

/// The arguments of an operation as items: all items of these operands.
fn all_items(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<Vec<HopArg>> {
    let tuple = loaded(cx, hop, arg)?;
    let n = cx.rt.reprs(ids(hop, arg)?).len();
    (0..n).map(|n| item(cx, &tuple, n)).collect()
}

/// An operand with its value made, if it is a constant.
fn loaded(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<HopArg> {
    let mut operand = hop.args[arg].clone();
    operand.v = cx.inputarg(hop, arg, operand.r)?;
    Ok(operand)
}

/// `t + u`, `t * n`
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp) -> RResult<LlValue> {
    match op {
        BinaryOp::Add if matches!(hop.r(1), Repr::Tuple(_)) => {
            let mut items = all_items(cx, hop, 0)?;
            items.extend(all_items(cx, hop, 1)?);
            build(cx, &items, hop.r_result)
        }
        BinaryOp::Mul => {
            let (tuple, factor) = match hop.r(0) {
                Repr::Tuple(_) => (0, 1),
                _ => (1, 0),
            };
            let Some(n) = hop
                .konst(factor)
                .and_then(|obj| cx.rt.session.heap.as_int(obj))
            else {
                return error("RP0518", "a tuple can only be multiplied by a constant");
            };
            let once = all_items(cx, hop, tuple)?;
            let mut items = Vec::new();
            for _ in 0..n.max(0) {
                items.extend(once.iter().cloned());
            }
            build(cx, &items, hop.r_result)
        }
        _ => super::dispatch::unsupported(cx, hop, "this operator"),
    }
}

/// `t[i]`, `t[a:b:c]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let id = ids(hop, 0)?;
    let reprs = cx.rt.reprs(id).to_vec();
    let len = reprs.len() as i64;
    if let Repr::Slice(_) = hop.r(1) {
        let [Some(start), Some(stop), Some(step)] = [0, 1, 2].map(|n| slice_part(cx, hop, 1, n))
        else {
            return error("RP0519", "a tuple needs a constant slice");
        };
        return slice_by(cx, hop, start, stop, step);
    }
    if let Some(n) = hop.konst(1).and_then(|obj| cx.rt.session.heap.as_int(obj)) {
        let at = if n < 0 { n + len } else { n };
        if (0..len).contains(&at) {
            let tuple = loaded(cx, hop, 0)?;
            let item = item(cx, &tuple, at as usize)?;
            return cx.input(&item, hop.r_result);
        }
        return error("RP0521", "tuple index out of range");
    }
    // A variable index: the items have one representation in the result.
    let tuple = cx.inputarg(hop, 0, hop.r(0))?;
    let index = cx.inputarg(hop, 1, Repr::SIGNED)?;
    let func = getitem_func(cx.rt, id, hop.r_result)?;
    Ok(cx.call(func, vec![tuple, index]))
}

/// A part of a slice operand that is known: `Some(None)` is `None`.
fn slice_part(cx: &Lower<'_, '_>, hop: &Hop, arg: usize, n: usize) -> Option<Option<i64>> {
    let heap = &cx.rt.session.heap;
    let obj = match (&hop.args[arg].s.kind, hop.konst(arg)) {
        (_, Some(obj)) => match heap.get(obj) {
            crate::host::object::Object::Slice(parts) => Some(parts[n]),
            _ => None,
        },
        (Kind::Slice(parts), None) => {
            if parts[n].is_none() {
                return Some(None);
            }
            parts[n].konst
        }
        _ => None,
    }?;
    known_index(cx, obj)
}

fn known_index(cx: &Lower<'_, '_>, obj: crate::host::object::ObjId) -> Option<Option<i64>> {
    let heap = &cx.rt.session.heap;
    if matches!(heap.get(obj), crate::host::object::Object::None) {
        return Some(None);
    }
    heap.as_int(obj).map(Some)
}

/// `t[a:b]`
pub fn slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if hop.op != HlOp::GetSlice {
        return super::dispatch::unsupported(cx, hop, "assigning to a slice");
    }
    let part = |cx: &Lower<'_, '_>, n: usize| {
        if hop.args[n].s.is_none() {
            return Some(None);
        }
        hop.konst(n).and_then(|obj| known_index(cx, obj))
    };
    let (Some(start), Some(stop)) = (part(cx, 1), part(cx, 2)) else {
        return error("RP0519", "a tuple needs a constant slice");
    };
    slice_by(cx, hop, start, stop, None)
}

fn slice_by(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    start: Option<i64>,
    stop: Option<i64>,
    step: Option<i64>,
) -> RResult<LlValue> {
    let items = all_items(cx, hop, 0)?;
    let len = items.len() as i64;
    let step = step.unwrap_or(1);
    let (low, high) = if step < 0 { (-1, len - 1) } else { (0, len) };
    let bound = |v: Option<i64>, default: i64| match v {
        None => default,
        Some(v) => (if v < 0 { v + len } else { v }).clamp(low, high),
    };
    let (mut at, stop) = if step < 0 {
        (bound(start, len - 1), bound(stop, -1))
    } else {
        (bound(start, 0), bound(stop, len))
    };
    let mut chosen = Vec::new();
    while step != 0 && ((step > 0 && at < stop) || (step < 0 && at > stop)) {
        chosen.push(items[at as usize].clone());
        at += step;
    }
    build(cx, &chosen, hop.r_result)
}

/// A function that gives the item of a tuple at a variable index.
fn getitem_func(rt: &mut RTyper<'_>, id: ReprsId, result: Repr) -> RResult<FuncId> {
    use crate::ir::model::{ExitSwitch, Link};
    use crate::lltype::LlCase;
    let key = (id, result);
    if let Some(&func) = rt.tuple_funcs.getitem.get(&key) {
        return Ok(func);
    }
    let (etype, evalue) = rt.prebuilt_exception("IndexError", "tuple index out of range")?;
    let reprs = rt.reprs(id).to_vec();
    let len = reprs.len();
    let ty = rt.lltype(result);
    let mut cx = Lower::new(rt, "tuple_getitem", ty);
    let inputs = cx.stub_inputs(&[Repr::Tuple(id), Repr::SIGNED]);
    let start = cx.graph.start;
    let zero = super::lower::signed(0);
    let count = super::lower::signed(len as i64);
    let sig = IntKind::Signed;
    let negative = cx.int(IntOp::Lt, sig, vec![inputs[1].clone(), zero.clone()]);
    let negative = cx.cast(negative, LlType::SIGNED);
    let mask = cx.int(IntOp::Neg, sig, vec![negative]);
    let add = cx.int(IntOp::And, sig, vec![mask, count]);
    let index = cx.int(IntOp::Add, sig, vec![inputs[1].clone(), add]);
    let mut exits = Vec::new();
    for (n, &repr) in reprs.iter().enumerate() {
        let tuple_ty = cx.rt.lltype(Repr::Tuple(id));
        let var = cx.graph.new_var(tuple_ty);
        let block = cx.graph.new_block(vec![var]);
        let saved = std::mem::take(&mut cx.ops);
        let value = item_value(&mut cx, Value::Var(var), id, n);
        let value = cx.convert(value, repr, result)?;
        let ops = std::mem::replace(&mut cx.ops, saved);
        let ret = cx.graph.ret;
        cx.graph.blocks[block].ops = ops;
        cx.graph.blocks[block].exits = vec![Link::new(vec![value], ret)];
        exits.push(Link::with_case(
            vec![inputs[0].clone()],
            block,
            LlCase::Int(n as i128),
        ));
    }
    exits.push(Link::with_case(
        vec![Value::Const(etype), Value::Const(evalue)],
        cx.graph.exc,
        LlCase::Default,
    ));
    let ops = std::mem::take(&mut cx.ops);
    let data = &mut cx.graph.blocks[start];
    data.ops = ops;
    if let Value::Var(v) = index {
        data.switch = ExitSwitch::Value(v);
    }
    data.exits = exits;
    let func = cx.finish_function();
    rt.tuple_funcs.getitem.insert(key, func);
    Ok(func)
}

/// Functions made for tuples.
#[derive(Default)]
pub struct TupleFuncs {
    getitem: super::Map<(ReprsId, Repr), FuncId>,
}

/// `item in t`
pub fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let items = all_items(cx, hop, 0)?;
    let wanted = hop.args[1].clone();
    let mut result = bool_const(false);
    for item in items {
        let test = compare_args(cx, hop, CompareOp::Eq, item, wanted.clone())?;
        result = match (result, test) {
            (Value::Const(LlConst::Bool(false)), test) => test,
            (before, Value::Const(LlConst::Bool(false))) => before,
            (before, test) => super::rinstance::or(cx, before, test),
        };
    }
    Ok(result)
}

/// A comparison of two values, as an operation of its own.
pub fn compare_args(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    op: CompareOp,
    a: HopArg,
    b: HopArg,
) -> RResult<LlValue> {
    let sub = Hop {
        op: HlOp::Compare(op),
        args: vec![a, b],
        s_result: SomeValue::bool(),
        r_result: Repr::Bool,
        ..hop.clone()
    };
    super::dispatch::compare(cx, &sub, op)
}

/// Comparisons: equality item by item; order by the first items that differ.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let (a, b) = (all_items(cx, hop, 0)?, all_items(cx, hop, 1)?);
    let both: Vec<_> = a.iter().cloned().zip(b.iter().cloned()).collect();
    match op {
        CompareOp::Eq | CompareOp::Ne
            if a.len() == b.len() && super::tuple_order::may_be_by_program(&both) =>
        {
            super::tuple_order::order(cx, hop, op)
        }
        CompareOp::Eq | CompareOp::Ne => {
            let mut result = bool_const(a.len() == b.len());
            if a.len() == b.len() {
                for (x, y) in both {
                    let test = compare_args(cx, hop, CompareOp::Eq, x, y)?;
                    result = and(cx, result, test);
                }
            }
            Ok(cx.equality(op, result))
        }
        _ => {
            if super::tuple_order::needs_function(&both) {
                return super::tuple_order::order(cx, hop, op);
            }
            // From the last items to the first: less, or equal and the rest decides.
            let strict = match op {
                CompareOp::Lt | CompareOp::Le => CompareOp::Lt,
                _ => CompareOp::Gt,
            };
            let mut result = bool_const(match op {
                CompareOp::Lt => a.len() < b.len(),
                CompareOp::Le => a.len() <= b.len(),
                CompareOp::Gt => a.len() > b.len(),
                _ => a.len() >= b.len(),
            });
            for (x, y) in both.into_iter().rev() {
                let before = compare_args(cx, hop, strict, x.clone(), y.clone())?;
                let equal = compare_args(cx, hop, CompareOp::Eq, x, y)?;
                let rest = and(cx, equal, result);
                result = match (before, rest) {
                    (before, Value::Const(LlConst::Bool(false))) => before,
                    (Value::Const(LlConst::Bool(false)), rest) => rest,
                    (before, rest) => super::rinstance::or(cx, before, rest),
                };
            }
            Ok(result)
        }
    }
}

/// `a and b` of two bools that are both computed.
pub fn and(cx: &mut Lower<'_, '_>, a: LlValue, b: LlValue) -> LlValue {
    match (a, b) {
        (Value::Const(LlConst::Bool(true)), b) => b,
        (a, Value::Const(LlConst::Bool(true))) => a,
        (Value::Const(LlConst::Bool(false)), _) | (_, Value::Const(LlConst::Bool(false))) => {
            bool_const(false)
        }
        (a, b) => {
            let a = cx.cast(a, LlType::SIGNED);
            let b = cx.cast(b, LlType::SIGNED);
            let v = cx.int(IntOp::And, IntKind::Signed, vec![a, b]);
            cx.int(IntOp::IsTrue, IntKind::Signed, vec![v])
        }
    }
}

/// `start`, `stop` or `step` of a slice.
pub fn slice_attribute(cx: &mut Lower<'_, '_>, hop: &Hop, part: usize) -> RResult<LlValue> {
    let Repr::Slice(id) = hop.r(0) else {
        return super::dispatch::unsupported(cx, hop, "this slice");
    };
    let v = cx.inputarg(hop, 0, hop.r(0))?;
    let repr = cx.rt.reprs(id)[part];
    let v = item_value(cx, v, id, part);
    cx.convert(v, repr, hop.r_result)
}
