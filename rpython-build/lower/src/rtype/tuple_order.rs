//! The order of tuples: by the first items that differ, which alone are compared.
//!
//! Where all items are numbers, computing every comparison is cheapest. Otherwise a function of
//! its own goes from item to item, so that what cannot be ordered (functions, instances without
//! `__lt__`) is only asked for its order where all items before it are equal: as in Python, that
//! raises `TypeError`. Equality that functions of the program decide is found the same way: they are
//! not asked behind the first items that differ.

use super::lower::{bool_const, Hop, HopArg, LlValue, Lower};
use super::rcompare::{self, stub_args};
use super::rtuple::{compare_args, item};
use super::stub::Stub;
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::KeyFunction;
use crate::annotate::types::model::SomeValue;
use crate::front::code::CompareOp;
use crate::ir::model::{ExitSwitch, Link, Value};
use crate::ir::op::HlOp;
use crate::lltype::{LlCase, LlConst, LlType};

/// Whether tuples are ordered by a function of their own.
pub fn needs_function(items: &[(HopArg, HopArg)]) -> bool {
    let number = |r: Repr| matches!(r, Repr::Bool | Repr::Int(_) | Repr::Float | Repr::Char);
    !items.iter().all(|(x, y)| number(x.r) && number(y.r))
}

/// Whether comparing these items may run functions of the program.
pub fn may_be_by_program(items: &[(HopArg, HopArg)]) -> bool {
    let own = |r: Repr| {
        matches!(
            r,
            Repr::Instance(_) | Repr::Tuple(_) | Repr::Seq(_) | Repr::List(_) | Repr::Dict(_)
        )
    };
    items.len() > 1 && items.iter().any(|(x, y)| own(x.r) || own(y.r))
}

/// `a < b` and its like, by a function.
pub fn order(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let (a, b) = (hop.r(0), hop.r(1));
    let stub = Stub::TupleOrder(a, b, op);
    let body = |cx: &mut Lower<'_, '_>, values| compare(cx, values, [a, b], op);
    let func = cx
        .rt
        .stub_of_blocks(stub, "order", &[a, b], LlType::Bool, body)?;
    let args = cx.inputargs(hop, &[a, b])?;
    Ok(cx.call(func, args))
}

fn compare(
    cx: &mut Lower<'_, '_>,
    values: Vec<LlValue>,
    reprs: [Repr; 2],
    op: CompareOp,
) -> RResult<()> {
    let [Repr::Tuple(x), Repr::Tuple(y)] = reprs else {
        return error("RP0599", "tuples are expected");
    };
    let lengths = (cx.rt.reprs(x).len(), cx.rt.reprs(y).len());
    let pattern = stub_args(cx, values, &reprs);
    let hop = rcompare::comparison_hop(op, pattern.clone());
    let ret = cx.graph.ret;
    let mut block = cx.graph.start;
    for n in 0..lengths.0.min(lengths.1) {
        let here = arguments(cx, block, &pattern);
        let (x, y) = (item(cx, &here[0], n)?, item(cx, &here[1], n)?);
        let equal = compare_args(cx, &hop, CompareOp::Eq, x, y)?;
        let inputs = cx.graph.blocks[block].inputs.clone();
        let pass: Vec<LlValue> = inputs.iter().map(|&v| Value::Var(v)).collect();
        let (differ, next) = (cx.copy_inputs(&inputs), cx.copy_inputs(&inputs));
        let ops = std::mem::take(&mut cx.ops);
        let data = &mut cx.graph.blocks[block];
        data.ops = ops;
        match equal {
            Value::Const(LlConst::Bool(equal)) => {
                let target = if equal { next } else { differ };
                data.exits = vec![Link::new(pass, target)];
            }
            Value::Var(equal) => {
                data.switch = ExitSwitch::Value(equal);
                data.exits = vec![
                    Link::with_case(pass.clone(), differ, LlCase::Bool(false)),
                    Link::with_case(pass, next, LlCase::Bool(true)),
                ];
            }
            _ => return error("RP0599", "equality is a bool"),
        }
        let here = arguments(cx, differ, &pattern);
        let (x, y) = (item(cx, &here[0], n)?, item(cx, &here[1], n)?);
        let value = differing(cx, &hop, op, x, y)?;
        cx.graph.blocks[differ].ops = std::mem::take(&mut cx.ops);
        cx.graph.blocks[differ].exits = vec![Link::new(vec![value], ret)];
        block = next;
    }
    let (m, n) = lengths;
    let result = bool_const(match op {
        CompareOp::Eq => m == n,
        CompareOp::Ne => m != n,
        CompareOp::Lt => m < n,
        CompareOp::Le => m <= n,
        CompareOp::Gt => m > n,
        _ => m >= n,
    });
    cx.graph.blocks[block].exits = vec![Link::new(vec![result], ret)];
    Ok(())
}

/// The two tuples as a block has them.
fn arguments(cx: &Lower<'_, '_>, block: crate::ir::model::Block, like: &[HopArg]) -> Vec<HopArg> {
    let inputs = &cx.graph.blocks[block].inputs;
    let mut args = like.to_vec();
    for (arg, &var) in args.iter_mut().zip(inputs) {
        if cx.graph.vars[var].ty != LlType::Void {
            arg.v = Value::Var(var);
        }
    }
    args
}

/// The order of two items that are not equal.
fn differing(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    op: CompareOp,
    x: HopArg,
    y: HopArg,
) -> RResult<LlValue> {
    if let CompareOp::Eq | CompareOp::Ne = op {
        return Ok(bool_const(op == CompareOp::Ne));
    }
    if is_ordered(cx.rt, x.r, y.r, op)? {
        let mut sub = Hop {
            op: HlOp::Compare(op),
            args: vec![x, y],
            s_result: SomeValue::bool(),
            r_result: Repr::Bool,
            ..hop.clone()
        };
        super::roptional::operands(cx, &mut sub)?;
        return super::dispatch::compare(cx, &sub, op);
    }
    let (x, y) = (type_name(cx, &x)?, type_name(cx, &y)?);
    let symbol = match op {
        CompareOp::Lt => "<",
        CompareOp::Le => "<=",
        CompareOp::Gt => ">",
        _ => ">=",
    };
    let symbol = Value::Const(cx.rt.string_const(symbol));
    cx.gendirectcall("ll_instance", "ll_not_ordered", vec![symbol, x, y])?;
    Ok(bool_const(false))
}

/// Whether values of these representations have an order.
fn is_ordered(rt: &mut RTyper<'_>, a: Repr, b: Repr, op: CompareOp) -> RResult<bool> {
    Ok(match (a, b) {
        (Repr::Instance(x), Repr::Instance(y)) => {
            let which = match op {
                CompareOp::Lt | CompareOp::Le => KeyFunction::Lt,
                _ => KeyFunction::Gt,
            };
            let common = Repr::Instance(rt.ann.common_base(x, y));
            rcompare::program_function(rt, common, which)?.is_some()
        }
        (Repr::Optional(id), _) => {
            let inner = super::roptional::inner(rt, id);
            is_ordered(rt, inner, b, op)?
        }
        (_, Repr::Optional(id)) => {
            let inner = super::roptional::inner(rt, id);
            is_ordered(rt, a, inner, op)?
        }
        _ => plain_type_name(rt, a).is_none() && plain_type_name(rt, b).is_none(),
    })
}

/// The name of a type whose values have no order.
fn plain_type_name(rt: &RTyper<'_>, repr: Repr) -> Option<String> {
    Some(match repr {
        Repr::None => "NoneType".into(),
        Repr::Func(_) | Repr::Closure(_) => "function".into(),
        Repr::Method(_) => "method".into(),
        Repr::Class => "type".into(),
        Repr::Dict(_) => "dict".into(),
        Repr::Const(obj) => {
            let heap = &rt.session.heap;
            heap.class_name(heap.type_of(obj)).to_string()
        }
        _ => return None,
    })
}

/// The name of the type of a value, for a message.
fn type_name(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    if let Repr::Instance(_) = arg.r {
        let p = cx.input(arg, arg.r)?;
        let symbol = HlOp::Compare(CompareOp::Lt);
        if arg.s.can_be_none() {
            let all = [&arg.s, &arg.s];
            let (class, message) =
                crate::annotate::coercions::optional::none_error(symbol, &all, 0);
            cx.check_not_none(&p, class, message)?;
        }
        let class = super::rinstance::typeptr(cx, p);
        return Ok(cx.getfield(class, "name"));
    }
    match plain_type_name(cx.rt, arg.r) {
        Some(name) => Ok(Value::Const(cx.rt.string_const(&name))),
        None => Ok(Value::Const(cx.rt.string_const("object"))),
    }
}
