//! Methods of strings.

use super::lower::{bool_const, signed, Hop, HopArg, LlValue, Lower};
use super::rlist::Shape;
use super::rstr::{str_arg, text_arg};
use super::unicode::table;
use super::{error, RResult, Repr};
use crate::ir::model::Value;
use crate::lltype::{Container, Field, LlConst, LlType};
use crate::stubs::Method;
use rpython_unicode::{Map, Set};

const MODULE: &str = "ll_strmethods";
const CHARACTERS: &str = "ll_unicode";

/// A call of a method of a string or character; `args[0]` is that.
pub fn method(cx: &mut Lower<'_, '_>, hop: &Hop, method: Method) -> RResult<LlValue> {
    use Method::*;
    if let Some(value) = predicate(cx, hop, method)? {
        return Ok(value);
    }
    match method {
        Upper => map_case(cx, hop, 0, [Map::Upper, Map::Lower]),
        Lower => map_case(cx, hop, 1, [Map::Upper, Map::Lower]),
        Swapcase => map_case(cx, hop, 2, [Map::Upper, Map::Lower]),
        Title => map_case(cx, hop, 3, [Map::Title, Map::Lower]),
        Capitalize => map_case(cx, hop, 4, [Map::Title, Map::Lower]),
        Casefold => map_case(cx, hop, 5, [Map::Fold, Map::Fold]),
        Strip => strip(cx, hop, true, true),
        Lstrip => strip(cx, hop, true, false),
        Rstrip => strip(cx, hop, false, true),
        Split => split(cx, hop, "ll_split_space", "ll_split"),
        Rsplit => split(cx, hop, "ll_rsplit_space", "ll_rsplit"),
        Find => search(cx, hop, "ll_str", "ll_strfind"),
        Rfind => search(cx, hop, "ll_str", "ll_strrfind"),
        Count => search(cx, hop, "ll_str", "ll_strcount"),
        Index => search(cx, hop, MODULE, "ll_index"),
        Rindex => search(cx, hop, MODULE, "ll_rindex"),
        Startswith => affix(cx, hop, "startswith"),
        Endswith => affix(cx, hop, "endswith"),
        Ljust => pad(cx, hop, "ll_ljust"),
        Rjust => pad(cx, hop, "ll_rjust"),
        Center => pad(cx, hop, "ll_center"),
        Join => join(cx, hop),
        Encode => super::rbytes::encode(cx, hop),
        _ => super::dispatch::unsupported(cx, hop, &format!("method {method}")),
    }
}

/// Whether an argument was left out, or is `None`.
pub fn absent(hop: &Hop, arg: usize) -> bool {
    hop.args.get(arg).is_none_or(|arg| arg.r == Repr::None)
}

/// An integer argument, or what stands for it.
pub fn int_or(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize, default: i64) -> RResult<LlValue> {
    if absent(hop, arg) {
        return Ok(signed(default));
    }
    cx.inputarg(hop, arg, Repr::SIGNED)
}

/// The tests of characters: the helper, and the tables it takes.
fn predicate(cx: &mut Lower<'_, '_>, hop: &Hop, method: Method) -> RResult<Option<LlValue>> {
    use Method::*;
    // The helper for whole strings, the one for a character's code, the tables of both.
    let (whole, single, tables): (_, _, &[Set]) = match method {
        Isalpha => ("ll_isalpha", "ll_code_isalpha", &[Set::Alpha]),
        Isalnum => ("ll_isalnum", "ll_code_isalnum", &[Set::Alnum]),
        Isdecimal => ("ll_isdigit", "ll_code_isdigit", &[Set::Decimal]),
        Isdigit => ("ll_isdigit", "ll_code_isdigit", &[Set::Digit]),
        Isnumeric => ("ll_isdigit", "ll_code_isdigit", &[Set::Numeric]),
        Isspace => ("ll_isspace", "ll_code_isspace", &[]),
        Isprintable => ("ll_isprintable", "ll_code_isprintable", &[Set::Printable]),
        Islower if hop.r(0) == Repr::Char => ("", "ll_code_islower", &[Set::Lower]),
        Isupper if hop.r(0) == Repr::Char => ("", "ll_code_isupper", &[Set::Upper]),
        Islower => ("ll_islower", "", &[Set::Lower, Set::UpperTitle]),
        Isupper => ("ll_isupper", "", &[Set::Upper, Set::LowerTitle]),
        Istitle => ("ll_istitle", "", &[Set::UpperTitle, Set::Lower]),
        Isascii => ("ll_isascii", "", &[]),
        Isidentifier => ("ll_isidentifier", "", &[Set::IdStart, Set::IdContinue]),
        _ => return Ok(None),
    };
    let (name, value) = if hop.r(0) == Repr::Char && !single.is_empty() {
        let c = cx.inputarg(hop, 0, Repr::Char)?;
        (single, cx.cast(c, LlType::SIGNED))
    } else {
        (whole, str_arg(cx, hop, 0)?)
    };
    let mut args = vec![value];
    for &which in tables {
        args.push(table(cx, which));
    }
    cx.gendirectcall(CHARACTERS, name, args).map(Some)
}

fn map_case(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    how: i64,
    [upper, lower]: [Map; 2],
) -> RResult<LlValue> {
    let s = str_arg(cx, hop, 0)?;
    let mut args = vec![s];
    for which in [upper, lower] {
        args.push(table(cx, which));
    }
    for which in [Set::Cased, Set::CaseIgnorable] {
        args.push(table(cx, which));
    }
    args.push(signed(how));
    cx.gendirectcall(CHARACTERS, "ll_map_case", args)
}

fn strip(cx: &mut Lower<'_, '_>, hop: &Hop, left: bool, right: bool) -> RResult<LlValue> {
    let s = str_arg(cx, hop, 0)?;
    let (left, right) = (bool_const(left), bool_const(right));
    if absent(hop, 1) {
        return cx.gendirectcall(MODULE, "ll_strip_space", vec![s, left, right]);
    }
    if maybe_none(hop, 1) {
        let chars = cx.inputarg(hop, 1, Repr::Str)?;
        return cx.gendirectcall(MODULE, "ll_strip_maybe", vec![s, chars, left, right]);
    }
    let chars = str_arg(cx, hop, 1)?;
    cx.gendirectcall(MODULE, "ll_strip", vec![s, chars, left, right])
}

fn split(cx: &mut Lower<'_, '_>, hop: &Hop, by_space: &str, by_text: &str) -> RResult<LlValue> {
    let s = str_arg(cx, hop, 0)?;
    let max = int_or(cx, hop, 2, -1)?;
    let (name, args) = if absent(hop, 1) {
        (by_space.to_string(), vec![s, max])
    } else if maybe_none(hop, 1) {
        let sep = cx.inputarg(hop, 1, Repr::Str)?;
        (format!("{by_text}_maybe"), vec![s, sep, max])
    } else {
        let sep = str_arg(cx, hop, 1)?;
        (by_text.to_string(), vec![s, sep, max])
    };
    list_of(cx, hop, Repr::Str, |cx, list| {
        let mut all = vec![list];
        all.extend(args);
        cx.gendirectcall(MODULE, &name, all)
    })
}

/// Whether an argument may turn out to be `None`, which is as if it were left out.
pub fn maybe_none(hop: &Hop, arg: usize) -> bool {
    hop.args.get(arg).is_some_and(|arg| arg.s.can_be_none())
}

/// A list that a helper makes: the helper gets the type of resizable lists of such items.
pub fn list_of<'r, 'p>(
    cx: &mut Lower<'r, 'p>,
    hop: &Hop,
    item: Repr,
    make: impl FnOnce(&mut Lower<'r, 'p>, LlValue) -> RResult<LlValue>,
) -> RResult<LlValue> {
    let Repr::List(def) = hop.r_result else {
        return error("RP0599", "a list is expected");
    };
    let ty = cx.rt.lltype(hop.r_result);
    if super::rlist::shape(cx.rt, def) == Shape::Resizable {
        let list = cx.type_arg(ty);
        return make(cx, list);
    }
    let list = list_type(cx, item);
    let list = make(cx, list)?;
    if cx.ty(&list) == ty {
        return Ok(list);
    }
    let ty = cx.type_arg(super::constant::inline_of(ty));
    cx.gendirectcall("ll_list", "ll_copy", vec![ty, list])
}

/// The type of resizable lists of these items, for a helper.
fn list_type(cx: &mut Lower<'_, '_>, item: Repr) -> LlValue {
    let item = cx.rt.lltype(item);
    let array = cx.rt.types().gc_array(item);
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let fields = vec![
        field("length", LlType::SIGNED),
        field("items", LlType::Ptr(Container::Array(array))),
    ];
    let list = cx.rt.types().structural("list", true, fields);
    cx.type_arg(LlType::Inline(Container::Struct(list)))
}

/// The bounds `args[2]` and `args[3]` of a search in something of this length.
pub fn find_bounds(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    length: LlValue,
) -> RResult<(LlValue, LlValue)> {
    let start = match absent(hop, 2) {
        true => signed(0),
        false => {
            let start = cx.inputarg(hop, 2, Repr::SIGNED)?;
            cx.gendirectcall(MODULE, "ll_find_start", vec![start, length.clone()])?
        }
    };
    let stop = match absent(hop, 3) {
        true => length,
        false => {
            let stop = cx.inputarg(hop, 3, Repr::SIGNED)?;
            cx.gendirectcall(MODULE, "ll_find_stop", vec![stop, length])?
        }
    };
    Ok((start, stop))
}

fn search(cx: &mut Lower<'_, '_>, hop: &Hop, module: &str, name: &str) -> RResult<LlValue> {
    let s = str_arg(cx, hop, 0)?;
    let needle = str_arg(cx, hop, 1)?;
    let length = cx.getfield(s.clone(), "length");
    let (start, stop) = find_bounds(cx, hop, length)?;
    let v = cx.gendirectcall(module, name, vec![s, needle, start, stop])?;
    cx.convert(v, Repr::SIGNED, hop.r_result)
}

/// `startswith` and `endswith`, also of a tuple.
fn affix(cx: &mut Lower<'_, '_>, hop: &Hop, name: &str) -> RResult<LlValue> {
    let s = str_arg(cx, hop, 0)?;
    let bounds = match hop.args.len() {
        2 => None,
        _ => {
            let length = cx.getfield(s.clone(), "length");
            Some(find_bounds(cx, hop, length)?)
        }
    };
    any_of(cx, &hop.args[1], |cx, affix| {
        if let (Repr::Char, None) = (affix.r, &bounds) {
            let c = cx.input(affix, Repr::Char)?;
            return cx.gendirectcall(MODULE, &format!("ll_{name}_chr"), vec![s.clone(), c]);
        }
        let text = text_arg(cx, affix, Repr::Str)?;
        match &bounds {
            None => cx.gendirectcall("ll_str", &format!("ll_{name}"), vec![s.clone(), text]),
            Some((start, stop)) => {
                let args = vec![s.clone(), text, start.clone(), stop.clone()];
                cx.gendirectcall(MODULE, &format!("ll_{name}_in"), args)
            }
        }
    })
}

/// Whether a test holds for a value, or for one of the items of a tuple.
pub fn any_of<'r, 'p>(
    cx: &mut Lower<'r, 'p>,
    arg: &HopArg,
    mut test: impl FnMut(&mut Lower<'r, 'p>, &HopArg) -> RResult<LlValue>,
) -> RResult<LlValue> {
    let Repr::Tuple(items) = arg.r else {
        return test(cx, arg);
    };
    let mut tuple = arg.clone();
    if arg.konst().is_none() {
        tuple.v = cx.input(arg, arg.r)?;
    }
    let mut found = None;
    for n in 0..cx.rt.reprs(items).len() {
        let item = super::rtuple::item(cx, &tuple, n)?;
        let holds = test(cx, &item)?;
        found = Some(match found {
            None => holds,
            Some(before) => super::rinstance::or(cx, before, holds),
        });
    }
    Ok(found.unwrap_or(bool_const(false)))
}

/// The character that something is filled with.
pub fn fill_arg(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<LlValue> {
    match hop.args.get(arg).map(|arg| arg.r) {
        None => Ok(Value::Const(LlConst::UniChar(' '.into()))),
        Some(Repr::Char) => cx.inputarg(hop, arg, Repr::Char),
        Some(_) => {
            let s = str_arg(cx, hop, arg)?;
            cx.gendirectcall(MODULE, "ll_fill_chr", vec![s])
        }
    }
}

fn pad(cx: &mut Lower<'_, '_>, hop: &Hop, name: &str) -> RResult<LlValue> {
    let s = str_arg(cx, hop, 0)?;
    let width = cx.inputarg(hop, 1, Repr::SIGNED)?;
    let fill = fill_arg(cx, hop, 2)?;
    cx.gendirectcall(MODULE, name, vec![s, width, fill])
}

fn join(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
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
