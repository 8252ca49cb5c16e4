//! Tuples of any length: the gc array of the items, which is never changed. What they share with
//! lists is `rlist`'s.

use super::lower::{Hop, HopArg, LlValue, Lower};
use super::repr::ReprsId;
use super::{error, rlist, RResult, RTyper, Repr};
use crate::front::code::CompareOp;
use crate::lltype::{Container, LlType};

const MODULE: &str = "ll_seq";

/// The low-level type of tuples of any number of these.
pub fn lltype(rt: &mut RTyper<'_>, item: ReprsId) -> LlType {
    let item = rt.reprs(item)[0];
    let item = rt.lltype(item);
    LlType::Ptr(Container::Array(rt.types().gc_array(item)))
}

/// A tuple operand, checked for `None`.
pub fn tuple_arg(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    let tuple = cx.input(arg, arg.r)?;
    if arg.s.can_be_none() {
        cx.check_not_none(
            &tuple,
            "TypeError",
            "'NoneType' object is not a tuple".into(),
        )?;
    }
    Ok(tuple)
}

/// `tuple(x)`
pub fn from_iterable(cx: &mut Lower<'_, '_>, hop: &Hop, from: &HopArg) -> RResult<LlValue> {
    match from.r {
        Repr::Tuple(_) => cx.input(from, hop.r_result),
        Repr::Seq(_) => {
            let tuple = tuple_arg(cx, from)?;
            cx.convert(tuple, from.r, hop.r_result)
        }
        _ => super::riter::to_list(cx, hop.r_result, from),
    }
}

/// A tuple of a known length, or one of other items, as a tuple of any length. `None` stays.
pub fn convert(cx: &mut Lower<'_, '_>, value: LlValue, from: Repr, to: Repr) -> RResult<LlValue> {
    let target = cx.rt.lltype(to);
    let item = rlist::item_of(cx.rt, to)?;
    let array = |cx: &mut Lower<'_, '_>| cx.type_arg(super::constant::inline_of(target));
    match from {
        Repr::Tuple(items) => super::riter::tuple_to_array(cx, value, items, item),
        Repr::Seq(_) if cx.ty(&value) == target => Ok(value),
        Repr::Seq(_) => {
            let own = rlist::item_of(cx.rt, from)?;
            let func = super::roptional::conversion(cx.rt, own, item)?;
            let func = cx.func_arg(func);
            let array = array(cx);
            cx.gendirectcall(MODULE, "ll_seq_convert", vec![value, func, array])
        }
        Repr::Optional(id) => super::roptional::convert_pointer(cx, value, id, to),
        _ => error("RP0599", "a tuple is expected"),
    }
}

/// A tuple that meets lists, as one. `None` stays.
pub fn to_list(cx: &mut Lower<'_, '_>, value: LlValue, from: Repr, to: Repr) -> RResult<LlValue> {
    let item = rlist::item_of(cx.rt, to)?;
    let array = match from {
        Repr::Tuple(items) => super::riter::tuple_to_array(cx, value, items, item)?,
        Repr::Optional(id) => return super::roptional::convert_pointer(cx, value, id, to),
        _ => {
            let same = Repr::Seq(cx.rt.intern_reprs(vec![item]));
            convert(cx, value, from, same)?
        }
    };
    let target = cx.rt.lltype(to);
    if cx.ty(&array) == target {
        return Ok(array);
    }
    let list = cx.type_arg(super::constant::inline_of(target));
    cx.gendirectcall(MODULE, "ll_seq_to_list", vec![array, list])
}

/// Comparison of two tuples, of which one may be of a known length.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let mut items = Vec::new();
    for arg in &hop.args {
        if let Repr::Tuple(id) | Repr::Seq(id) = arg.r {
            items.extend_from_slice(cx.rt.reprs(id));
        }
    }
    let items = cx.rt.intern_reprs(items);
    let item = super::riter::common_item(cx.rt, items)?;
    let repr = Repr::Seq(cx.rt.intern_reprs(vec![item]));
    let mut args = Vec::new();
    let mut nullable = false;
    for arg in &hop.args {
        let tuple = cx.input(arg, repr)?;
        nullable |= arg.s.can_be_none();
        args.push(tuple);
    }
    match (nullable, op) {
        (true, CompareOp::Eq | CompareOp::Ne) => {
            let eq = super::rcompare::eq_function(cx.rt, item)?;
            args.push(cx.func_arg(eq));
            let equal = cx.gendirectcall("ll_list", "ll_eq_or_none", args)?;
            return Ok(cx.equality(op, equal));
        }
        (true, _) => {
            for (value, arg) in args.iter().zip(&hop.args) {
                if arg.s.can_be_none() {
                    let message = "'NoneType' object is not a tuple".into();
                    cx.check_not_none(value, "TypeError", message)?;
                }
            }
        }
        _ => {}
    }
    let second = args.remove(1);
    rlist::compare_lists(cx, op, item, [args.remove(0), second])
}
