//! `str.join`.

use super::lower::{Hop, HopArg, LlValue, Lower};
use super::rstr::str_arg;
use super::{RResult, Repr};
use crate::ir::model::Value;

const MODULE: &str = "ll_strmethods";

/// A call of it; `args[0]` is the separator.
pub fn join(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let sep = str_arg(cx, hop, 0)?;
    let from = &hop.args[1];
    let (list, item) = match from.r {
        Repr::List(def) => {
            let item = super::rlist::item_repr(cx.rt, def)?;
            (super::rlist::list_arg(cx, from)?, item)
        }
        repr => {
            let item = match super::riter::natural_item(cx.rt, repr)? {
                Repr::Char => Repr::Char,
                _ => Repr::Str,
            };
            (super::riter::to_array(cx, item, from)?, item)
        }
    };
    match item {
        Repr::Char => {
            let (items, count) = super::rlist::items_and_length(cx, list)?;
            cx.gendirectcall("ll_str", "ll_join_chrs", vec![sep, items, count])
        }
        Repr::Str => {
            let (items, count) = super::rlist::items_and_length(cx, list)?;
            if may_hold_none(cx, from) {
                let args = vec![items.clone(), count.clone()];
                cx.gendirectcall(MODULE, "ll_check_items", args)?;
            }
            cx.gendirectcall("ll_str", "ll_join", vec![sep, items, count])
        }
        // A list that nothing is ever put in.
        Repr::Impossible => Ok(Value::Const(super::rstr::string_const(cx.rt, ""))),
        _ => super::dispatch::unsupported(cx, hop, "method join"),
    }
}

fn may_hold_none(cx: &Lower<'_, '_>, list: &HopArg) -> bool {
    match list.r {
        Repr::List(def) => cx.rt.ann.listdef(def).item.can_be_none(),
        _ => true,
    }
}
