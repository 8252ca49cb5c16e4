//! Lists and ranges.
//!
//! A list is one of three things, by what the annotator found out about its definition:
//! - *resizable*: a gc structure `list { length, items }`;
//! - *fixed*: never resized: its gc array of items alone;
//! - *range*: a gc structure `range { start, stop, step }`, if all lists of the definition are
//!   ranges and nothing is assigned.
//!
//! The operations are helpers of `helpers/ll_list.py`, which serve resizable and fixed lists
//! alike. Lists of items with the same low-level type share it, and so share helpers.

use super::constant::{inline_of, Unfilled};
use super::lower::{bool_const, signed, void, Hop, HopArg, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::{ListDefId, RangeStep};
use crate::annotate::types::model::Kind;
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::object::{ObjId, Object};
use crate::ir::op::HlOp;
use crate::lltype::{Container, DataId, Field, IntOp, Items, LlConst, LlType, StructId};

const MODULE: &str = "ll_list";

/// Which of the three a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `list { length, items }`
    Resizable,
    /// The array of items.
    Fixed,
    /// `range { start, stop, step }`
    Range,
}

/// The low-level types of lists, by their definition.
#[derive(Default)]
pub struct Lists {
    types: super::Map<ListDefId, LlType>,
    /// Definitions whose item type is being computed; with the structure, if it was needed.
    open: Vec<(ListDefId, Option<StructId>)>,
}

/// Which shape the lists of a definition have.
pub fn shape(rt: &RTyper<'_>, def: ListDefId) -> Shape {
    let def = rt.ann.listdef(def);
    if def.range_step.is_some() && !def.resized && !def.mutated {
        Shape::Range
    } else if def.resized {
        Shape::Resizable
    } else {
        Shape::Fixed
    }
}

/// The step of a definition's ranges, if it is 1 or −1.
pub fn unit_step(rt: &RTyper<'_>, def: ListDefId) -> Option<i64> {
    match rt.ann.listdef(def).range_step {
        Some(RangeStep::Const(step @ (1 | -1))) => Some(step),
        _ => None,
    }
}

fn field(name: &str, ty: LlType) -> Field {
    Field {
        name: name.into(),
        ty,
        immutable: false,
    }
}

/// The low-level type of a definition's lists.
pub fn lltype(rt: &mut RTyper<'_>, def: ListDefId) -> LlType {
    let def = rt.ann.find_list(def);
    if let Some(&ty) = rt.lists.types.get(&def) {
        return ty;
    }
    let ty = match shape(rt, def) {
        Shape::Range => {
            let fields = ["start", "stop", "step"];
            let fields = fields
                .iter()
                .map(|name| field(name, LlType::SIGNED))
                .collect();
            LlType::Ptr(Container::Struct(
                rt.types().structural("range", true, fields),
            ))
        }
        shape => {
            if let Some(at) = rt.lists.open.iter().position(|open| open.0 == def) {
                // The items contain this list: it must be a structure, known before its items are.
                let id = match rt.lists.open[at].1 {
                    Some(id) => id,
                    None => rt.types().forward("list", true),
                };
                rt.lists.open[at].1 = Some(id);
                return LlType::Ptr(Container::Struct(id));
            }
            rt.lists.open.push((def, None));
            let item = item_repr(rt, def).unwrap_or(Repr::None);
            let item = rt.lltype(item);
            match rt.lists.open.pop() {
                Some((_, Some(id))) => {
                    let fields = rt.types().list_fields(item);
                    rt.types().complete(id, fields);
                    rt.types().structs[id].shown = Some(("list", vec![item]));
                    LlType::Ptr(Container::Struct(id))
                }
                _ if shape == Shape::Fixed => {
                    LlType::Ptr(Container::Array(rt.types().gc_array(item)))
                }
                _ => LlType::Ptr(Container::Struct(rt.types().list(item))),
            }
        }
    };
    rt.lists.types.insert(def, ty);
    ty
}

/// The representation of the items.
pub fn item_repr(rt: &mut RTyper<'_>, def: ListDefId) -> RResult<Repr> {
    let item = rt.ann.listdef(def).item.clone();
    rt.held_repr(&item)
}

/// The representation of the items of lists, or tuples of any length, in this one.
pub fn item_of(rt: &mut RTyper<'_>, repr: Repr) -> RResult<Repr> {
    match repr {
        Repr::List(def) => item_repr(rt, def),
        Repr::Seq(item) => Ok(rt.reprs(item)[0]),
        _ => error("RP0599", "a list is expected"),
    }
}

/// The definition of an operand that is a list.
fn def_of(hop: &Hop, arg: usize) -> RResult<ListDefId> {
    match hop.r(arg) {
        Repr::List(def) => Ok(def),
        _ => error("RP0599", "a list is expected"),
    }
}

/// A list whose length can be asked, checked for `None`; ranges become lists of `as_def`.
pub fn list_arg(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    if let Repr::Seq(_) = arg.r {
        return super::rseq::tuple_arg(cx, arg);
    }
    let Repr::List(def) = arg.r else {
        return error("RP0599", "a list is expected");
    };
    let l = cx.input(arg, arg.r)?;
    if arg.s.can_be_none() {
        cx.check_not_none(&l, "TypeError", "'NoneType' object is not iterable".into())?;
    }
    if shape(cx.rt, def) == Shape::Range {
        // As a list of its own: a fixed one.
        let array = cx.rt.types().gc_array(LlType::SIGNED);
        let list = cx.type_arg(LlType::Inline(Container::Array(array)));
        let mut args = vec![list];
        args.extend(range_parts(cx, l));
        return cx.gendirectcall(MODULE, "ll_range_to_list", args);
    }
    Ok(l)
}

/// A list operand of which a list in the representation `result` is made: with its items as that
/// holds them.
pub fn source_arg(cx: &mut Lower<'_, '_>, arg: &HopArg, result: Repr) -> RResult<LlValue> {
    if let (Repr::Tuple(_), Repr::Seq(_)) = (arg.r, result) {
        return cx.input(arg, result);
    }
    let (from, to) = (item_of(cx.rt, arg.r)?, item_of(cx.rt, result)?);
    if from == to || cx.rt.lltype(from) == cx.rt.lltype(to) {
        return list_arg(cx, arg);
    }
    super::riter::to_array(cx, to, arg)
}

/// An attribute of a range: a field of its structure.
pub fn range_part(cx: &mut Lower<'_, '_>, hop: &Hop, name: &str) -> RResult<LlValue> {
    let v = cx.inputarg(hop, 0, hop.r(0))?;
    if hop.args[0].s.can_be_none() {
        let message = format!("'NoneType' object has no attribute '{name}'");
        cx.check_not_none(&v, "AttributeError", message)?;
    }
    Ok(cx.getfield(v, name))
}

fn range_parts(cx: &mut Lower<'_, '_>, l: LlValue) -> Vec<LlValue> {
    ["start", "stop", "step"]
        .iter()
        .map(|name| cx.getfield(l.clone(), name))
        .collect()
}

/// The type of lists of a representation, for helpers that make one.
fn list_type_arg(cx: &mut Lower<'_, '_>, repr: Repr) -> LlValue {
    let ty = cx.rt.lltype(repr);
    cx.type_arg(inline_of(ty))
}

/// `[a, b, …]`
pub fn newlist(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let Repr::List(def) = hop.r_result else {
        return error("RP0599", "a list display that does not make a list");
    };
    let item = item_repr(cx.rt, def)?;
    let items = hop
        .args
        .iter()
        .map(|arg| cx.input(arg, item))
        .collect::<RResult<Vec<_>>>()?;
    from_items(cx, hop.r_result, items)
}

/// A new list of these items, which are in the representation of its items.
pub fn from_items(cx: &mut Lower<'_, '_>, repr: Repr, items: Vec<LlValue>) -> RResult<LlValue> {
    let ty = list_type_arg(cx, repr);
    let l = cx.gendirectcall(MODULE, "ll_newlist", vec![ty, signed(items.len() as i64)])?;
    let array = match cx.ty(&l) {
        LlType::Ptr(Container::Array(_)) => l.clone(),
        _ => cx.getfield(l.clone(), "items"),
    };
    for (index, item) in items.into_iter().enumerate() {
        cx.setarrayitem(array.clone(), signed(index as i64), item);
    }
    Ok(l)
}

/// Appending to, extending, and making a tuple of the list of a display or a comprehension.
pub fn display(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.op {
        HlOp::ListAppend => append(cx, &hop.args[0], &hop.args[1]),
        HlOp::ListExtend => extend(cx, &hop.args[0], &hop.args[1]),
        _ => {
            let Repr::Tuple(_) = hop.r_result else {
                return error("RP0599", "a tuple is expected");
            };
            error(
                "RP0511",
                "a tuple of a number of items that is not known before the program runs",
            )
        }
    }
}

/// `l.append(x)`
pub fn append(cx: &mut Lower<'_, '_>, list: &HopArg, item: &HopArg) -> RResult<LlValue> {
    let Repr::List(def) = list.r else {
        return error("RP0599", "a list is expected");
    };
    let item_r = item_repr(cx.rt, def)?;
    let l = list_arg(cx, list)?;
    let item = cx.input(item, item_r)?;
    cx.gendirectcall(MODULE, "ll_append", vec![l, item])?;
    Ok(void())
}

/// `l.extend(xs)`
pub fn extend(cx: &mut Lower<'_, '_>, list: &HopArg, other: &HopArg) -> RResult<LlValue> {
    let Repr::List(def) = list.r else {
        return error("RP0599", "a list is expected");
    };
    let item_r = item_repr(cx.rt, def)?;
    if shape(cx.rt, def) != Shape::Resizable {
        // What extends it never has items.
        return Ok(void());
    }
    match other.r {
        Repr::List(_) | Repr::Seq(_) if same_items(cx, other.r, item_r)? => {
            let l = list_arg(cx, list)?;
            let other = list_arg(cx, other)?;
            cx.gendirectcall(MODULE, "ll_extend", vec![l, other])?;
            Ok(void())
        }
        _ => {
            let l = list_arg(cx, list)?;
            super::riter::append_all(cx, l, item_r, other)?;
            Ok(void())
        }
    }
}

/// Whether a list's items are held as these.
fn same_items(cx: &mut Lower<'_, '_>, list: Repr, item: Repr) -> RResult<bool> {
    let own = item_of(cx.rt, list)?;
    Ok(own == item || cx.rt.lltype(own) == cx.rt.lltype(item) && cx.rt.convertible(own, item))
}

/// The items of a list as an array, and how many there are: for helpers that take both.
pub fn items_and_length(cx: &mut Lower<'_, '_>, l: LlValue) -> RResult<(LlValue, LlValue)> {
    let items = cx.gendirectcall(MODULE, "ll_items", vec![l.clone()])?;
    let length = cx.gendirectcall(MODULE, "ll_length", vec![l])?;
    Ok((items, length))
}

/// The definition of the first operand, if that is a range.
fn range_of(cx: &Lower<'_, '_>, hop: &Hop) -> Option<ListDefId> {
    match hop.r(0) {
        Repr::List(def) if shape(cx.rt, def) == Shape::Range => Some(def),
        _ => None,
    }
}

/// How many items a range has.
fn range_length(cx: &mut Lower<'_, '_>, def: ListDefId, l: LlValue) -> RResult<LlValue> {
    let mut parts = range_parts(cx, l);
    let name = match unit_step(cx.rt, def) {
        Some(1) => {
            parts.pop();
            "ll_unit_range_length"
        }
        _ => "ll_range_length",
    };
    cx.gendirectcall(MODULE, name, parts)
}

/// `len(l)`
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Some(def) = range_of(cx, hop) {
        let l = cx.inputarg(hop, 0, hop.r(0))?;
        return range_length(cx, def, l);
    }
    let l = list_arg(cx, &hop.args[0])?;
    cx.gendirectcall(MODULE, "ll_length", vec![l])
}

/// The text of a range; that of lists is Python's.
pub fn range_text(cx: &mut Lower<'_, '_>, arg: &HopArg, def: ListDefId) -> RResult<LlValue> {
    if shape(cx.rt, def) != Shape::Range {
        return super::error(
            "RP0546",
            "the text of what may be a range and may be a list",
        );
    }
    let l = cx.input(arg, arg.r)?;
    let parts = range_parts(cx, l);
    cx.gendirectcall("ll_format", "ll_range_repr", parts.into_iter().collect())
}

/// `bool(l)`
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let l = cx.inputarg(hop, 0, hop.r(0))?;
    if let Some(def) = range_of(cx, hop) {
        let n = range_length(cx, def, l)?;
        return Ok(cx.int(IntOp::IsTrue, crate::lltype::IntKind::Signed, vec![n]));
    }
    let name = if hop.s(0).can_be_none() {
        "ll_truth_or_none"
    } else {
        "ll_truth"
    };
    cx.gendirectcall(MODULE, name, vec![l])
}

fn index_arg(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<LlValue> {
    cx.inputarg(hop, arg, Repr::SIGNED)
}

/// One of the helpers of an access by index: by what is known of the index.
fn by_index(cx: &Lower<'_, '_>, hop: &Hop, names: [&'static str; 3]) -> &'static str {
    let [nonneg, negative, any] = names;
    if matches!(
        hop.s(1).kind,
        Kind::Integer { nonneg: true, .. } | Kind::Bool
    ) {
        return nonneg;
    }
    let constant = hop.konst(1).and_then(|k| cx.rt.session.heap.as_int(k));
    if constant.is_some_and(|i| i < 0) {
        negative
    } else {
        any
    }
}

/// `l[i]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Repr::Slice(_) = hop.r(1) {
        return stepped(cx, hop);
    }
    let item = item_of(cx.rt, hop.r(0))?;
    if range_of(cx, hop).is_some() {
        let l = cx.inputarg(hop, 0, hop.r(0))?;
        let mut args = range_parts(cx, l);
        args.push(index_arg(cx, hop, 1)?);
        let v = cx.gendirectcall(MODULE, "ll_range_getitem", args)?;
        return cx.convert(v, Repr::SIGNED, hop.r_result);
    }
    let l = list_arg(cx, &hop.args[0])?;
    let names = ["ll_getitem_nonneg", "ll_getitem_negative", "ll_getitem"];
    let name = by_index(cx, hop, names);
    let module = match hop.r(0) {
        Repr::Seq(_) => "ll_seq",
        _ => MODULE,
    };
    let index = index_arg(cx, hop, 1)?;
    let v = cx.gendirectcall(module, name, vec![l, index])?;
    cx.convert(v, item, hop.r_result)
}

/// `l[i] = item`
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop, 0)?;
    let item = item_repr(cx.rt, def)?;
    let l = list_arg(cx, &hop.args[0])?;
    if let Repr::Slice(_) = hop.r(1) {
        // The items first: they may be a view of the list, or change it.
        let other = super::riter::to_array(cx, item, &hop.args[2])?;
        let length = cx.gendirectcall(MODULE, "ll_length", vec![l.clone()])?;
        let (start, step, count) = stepped_bounds(cx, &hop.args[1], length)?;
        if has_no_step(cx, hop.r(1)) {
            let stop = cx.int(
                IntOp::Add,
                crate::lltype::IntKind::Signed,
                vec![start.clone(), count],
            );
            cx.gendirectcall(MODULE, "ll_setslice", vec![l, start, stop, other])?;
            return Ok(void());
        }
        let name = match shape(cx.rt, def) {
            Shape::Resizable => "ll_setslice_any_step",
            _ => "ll_setslice_step",
        };
        cx.gendirectcall(MODULE, name, vec![l, start, step, count, other])?;
        return Ok(void());
    }
    let names = ["ll_setitem_nonneg", "ll_setitem_negative", "ll_setitem"];
    let name = by_index(cx, hop, names);
    let index = index_arg(cx, hop, 1)?;
    let value = cx.inputarg(hop, 2, item)?;
    cx.gendirectcall(MODULE, name, vec![l, index, value])?;
    Ok(void())
}

/// Whether a slice object says nothing of a step.
fn has_no_step(cx: &Lower<'_, '_>, slice: Repr) -> bool {
    matches!(slice, Repr::Slice(parts) if cx.rt.reprs(parts)[2] == Repr::None)
}

/// `del l[i]`
pub fn delitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let l = list_arg(cx, &hop.args[0])?;
    if let Repr::Slice(_) = hop.r(1) {
        let length = cx.gendirectcall(MODULE, "ll_length", vec![l.clone()])?;
        let (start, step, count) = stepped_bounds(cx, &hop.args[1], length)?;
        cx.gendirectcall(MODULE, "ll_delslice_step", vec![l, start, step, count])?;
        return Ok(void());
    }
    let index = index_arg(cx, hop, 1)?;
    cx.gendirectcall(MODULE, "ll_delitem", vec![l, index])?;
    Ok(void())
}

/// The adjusted bounds of the slice `[args[1]:args[2]]` of a sequence of this length.
pub fn bounds(cx: &mut Lower<'_, '_>, hop: &Hop, length: LlValue) -> RResult<(LlValue, LlValue)> {
    let start = match hop.r(1) {
        Repr::None => signed(0),
        _ => {
            let start = index_arg(cx, hop, 1)?;
            cx.gendirectcall(MODULE, "ll_slice_start", vec![start, length.clone()])?
        }
    };
    let stop = match hop.r(2) {
        // A start at the end is as far as it goes: the start is adjusted to the length at most.
        Repr::None => length,
        _ => {
            let stop = index_arg(cx, hop, 2)?;
            cx.gendirectcall(MODULE, "ll_slice_stop", vec![start.clone(), stop, length])?
        }
    };
    Ok((start, stop))
}

/// Reading, assigning and deleting `l[start:stop]`.
pub fn slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if hop.op == HlOp::GetSlice && is_range_slice(cx, hop) {
        return range_slice(cx, hop);
    }
    let l = match hop.op {
        HlOp::GetSlice => source_arg(cx, &hop.args[0], hop.r_result)?,
        _ => list_arg(cx, &hop.args[0])?,
    };
    let length = cx.gendirectcall(MODULE, "ll_length", vec![l.clone()])?;
    let (start, stop) = bounds(cx, hop, length)?;
    match hop.op {
        HlOp::GetSlice => {
            let ty = list_type_arg(cx, hop.r_result);
            cx.gendirectcall(MODULE, "ll_slice", vec![ty, l, start, stop])
        }
        HlOp::SetSlice => {
            let def = def_of(hop, 0)?;
            let item = item_repr(cx.rt, def)?;
            let other = match hop.r(3) {
                Repr::List(_) | Repr::Seq(_) if same_items(cx, hop.r(3), item)? => {
                    let other = list_arg(cx, &hop.args[3])?;
                    // A copy, in case it is the list itself.
                    let array = match cx.ty(&l) {
                        LlType::Ptr(Container::Struct(_)) => {
                            let items = cx.getfield(l.clone(), "items");
                            cx.ty(&items)
                        }
                        ty => ty,
                    };
                    let ty = cx.type_arg(inline_of(array));
                    cx.gendirectcall(MODULE, "ll_copy", vec![ty, other])?
                }
                _ => super::riter::to_array(cx, item, &hop.args[3])?,
            };
            let name = match shape(cx.rt, def) {
                Shape::Resizable => "ll_setslice",
                _ => "ll_setslice_samesize",
            };
            cx.gendirectcall(MODULE, name, vec![l, start, stop, other])?;
            Ok(void())
        }
        _ => {
            cx.gendirectcall(MODULE, "ll_delslice", vec![l, start, stop])?;
            Ok(void())
        }
    }
}

/// Start, step and number of items of a slice with a step.
pub fn stepped_bounds(
    cx: &mut Lower<'_, '_>,
    slice: &HopArg,
    length: LlValue,
) -> RResult<(LlValue, LlValue, LlValue)> {
    let [start, stop, step] = stepped_ends(cx, slice, length)?;
    let args = vec![start.clone(), stop, step.clone()];
    let count = cx.gendirectcall(MODULE, "ll_slice_step_count", args)?;
    Ok((start, step, count))
}

/// Start, stop and step of a slice of a sequence of this length.
fn stepped_ends(cx: &mut Lower<'_, '_>, slice: &HopArg, length: LlValue) -> RResult<[LlValue; 3]> {
    let Repr::Slice(parts) = slice.r else {
        return error("RP0599", "a slice is expected");
    };
    let reprs = cx.rt.reprs(parts).to_vec();
    // (Null, or a box.)
    let optional = |cx: &mut Lower<'_, '_>, n: usize| -> RResult<Option<LlValue>> {
        let repr @ Repr::Optional(_) = reprs[n] else {
            return Ok(None);
        };
        let p = cx.input(slice, slice.r)?;
        let v = cx.getfield(p, &format!("item{n}"));
        let id = cx.rt.intern_reprs(vec![Repr::SIGNED]);
        cx.convert(v, repr, Repr::Optional(id)).map(Some)
    };
    let part = |cx: &mut Lower<'_, '_>, n: usize| -> RResult<Option<LlValue>> {
        let known = match slice.konst().map(|obj| cx.rt.session.heap.get(obj)) {
            Some(Object::Slice(parts)) => Some(parts[n]),
            _ => match &slice.s.kind {
                Kind::Slice(parts) => parts[n].konst,
                _ => None,
            },
        };
        match (reprs[n], known) {
            (Repr::None, _) => Ok(None),
            (_, Some(obj)) => cx.inputconst(Repr::SIGNED, obj).map(Some),
            (repr, None) => {
                let p = cx.input(slice, slice.r)?;
                let v = cx.getfield(p, &format!("item{n}"));
                cx.convert(v, repr, Repr::SIGNED).map(Some)
            }
        }
    };
    let step = match optional(cx, 2)? {
        Some(p) => cx.gendirectcall(MODULE, "ll_slice_step_of", vec![p])?,
        None => part(cx, 2)?.unwrap_or_else(|| signed(1)),
    };
    let step = cx.gendirectcall(MODULE, "ll_slice_check_step", vec![step])?;
    let mut end = |n: usize, [of, given, none]: [&'static str; 3]| {
        let rest = [step.clone(), length.clone()];
        if let Some(p) = optional(cx, n)? {
            return cx.gendirectcall(MODULE, of, [&[p], &rest[..]].concat());
        }
        match part(cx, n)? {
            Some(v) => cx.gendirectcall(MODULE, given, [&[v], &rest[..]].concat()),
            None => cx.gendirectcall(MODULE, none, rest.to_vec()),
        }
    };
    let start = end(
        0,
        ["ll_slice_start_of", "ll_slice_step_start", "ll_slice_first"],
    )?;
    let stop = end(
        1,
        ["ll_slice_stop_of", "ll_slice_step_stop", "ll_slice_last"],
    )?;
    Ok([start, stop, step])
}

/// Whether a range is sliced and stays one.
fn is_range_slice(cx: &Lower<'_, '_>, hop: &Hop) -> bool {
    let range = |repr| matches!(repr, Repr::List(def) if shape(cx.rt, def) == Shape::Range);
    range(hop.r(0)) && range(hop.r_result)
}

/// A slice of a range: a range.
fn range_slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let r = cx.inputarg(hop, 0, hop.r(0))?;
    if hop.s(0).can_be_none() {
        let message = "'NoneType' object is not subscriptable";
        cx.check_not_none(&r, "TypeError", message.into())?;
    }
    let mut args = range_parts(cx, r);
    let length = cx.gendirectcall(MODULE, "ll_range_length", args.clone())?;
    args.remove(1);
    if let Repr::Slice(_) = hop.r(1) {
        args.extend(stepped_ends(cx, &hop.args[1], length)?);
    } else {
        let one = signed(1);
        for (n, name) in [(1, "ll_slice_step_start"), (2, "ll_slice_step_stop")] {
            let end = match hop.r(n) {
                Repr::None if n == 1 => signed(0),
                Repr::None => length.clone(),
                _ => {
                    let index = index_arg(cx, hop, n)?;
                    cx.gendirectcall(MODULE, name, vec![index, one.clone(), length.clone()])?
                }
            };
            args.push(end);
        }
        args.push(one);
    }
    args.insert(0, list_type_arg(cx, hop.r_result));
    cx.gendirectcall(MODULE, "ll_range_slice", args)
}

/// `l[start:stop:step]`
fn stepped(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if is_range_slice(cx, hop) {
        return range_slice(cx, hop);
    }
    let l = source_arg(cx, &hop.args[0], hop.r_result)?;
    let length = cx.gendirectcall(MODULE, "ll_length", vec![l.clone()])?;
    let (start, step, count) = stepped_bounds(cx, &hop.args[1], length)?;
    let ty = list_type_arg(cx, hop.r_result);
    cx.gendirectcall(MODULE, "ll_slice_step", vec![ty, l, start, step, count])
}

/// `+`, `*`, and both in place.
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp, inplace: bool) -> RResult<LlValue> {
    match op {
        BinaryOp::Add if inplace => {
            extend(cx, &hop.args[0], &hop.args[1])?;
            cx.inputarg(hop, 0, hop.r_result)
        }
        BinaryOp::Add => {
            let a = source_arg(cx, &hop.args[0], hop.r_result)?;
            let b = source_arg(cx, &hop.args[1], hop.r_result)?;
            let ty = list_type_arg(cx, hop.r_result);
            cx.gendirectcall(MODULE, "ll_concat", vec![ty, a, b])
        }
        BinaryOp::Mul if inplace => {
            let l = list_arg(cx, &hop.args[0])?;
            let n = index_arg(cx, hop, 1)?;
            cx.gendirectcall(MODULE, "ll_inplace_mul", vec![l.clone(), n])?;
            Ok(l)
        }
        BinaryOp::Mul => {
            let (list, times) = match hop.r(0) {
                Repr::List(_) | Repr::Seq(_) | Repr::Tuple(_) => (0, 1),
                _ => (1, 0),
            };
            let n = index_arg(cx, hop, times)?;
            let l = source_arg(cx, &hop.args[list], hop.r_result)?;
            let ty = list_type_arg(cx, hop.r_result);
            cx.gendirectcall(MODULE, "ll_mul", vec![ty, l, n])
        }
        _ => super::dispatch::unsupported(cx, hop, "this operator"),
    }
}

/// Comparison of two lists.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let (a, b) = (def_of(hop, 0)?, def_of(hop, 1)?);
    let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
    if equality && [a, b].iter().all(|&def| shape(cx.rt, def) == Shape::Range) {
        let x = cx.inputarg(hop, 0, hop.r(0))?;
        let y = cx.inputarg(hop, 1, hop.r(1))?;
        let equal = cx.gendirectcall(MODULE, "ll_range_eq", vec![x, y])?;
        return Ok(cx.equality(op, equal));
    }
    let (ra, rb) = (item_repr(cx.rt, a)?, item_repr(cx.rt, b)?);
    if ra != rb && cx.rt.lltype(ra) != cx.rt.lltype(rb) {
        return compare_converted(cx, hop, op, [ra, rb]);
    }
    let nullable = hop.s(0).can_be_none() || hop.s(1).can_be_none();
    if nullable && equality {
        let eq = super::rcompare::eq_function(cx.rt, ra)?;
        let eq = cx.func_arg(eq);
        let x = cx.inputarg(hop, 0, hop.r(0))?;
        let y = cx.inputarg(hop, 1, hop.r(1))?;
        let equal = cx.gendirectcall(MODULE, "ll_eq_or_none", vec![x, y, eq])?;
        return Ok(cx.equality(op, equal));
    }
    let args = [list_arg(cx, &hop.args[0])?, list_arg(cx, &hop.args[1])?];
    compare_lists(cx, op, ra, args)
}

/// Comparison of two lists that hold their items differently: the one whose items can be held
/// like the other's is copied.
fn compare_converted(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    op: CompareOp,
    items: [Repr; 2],
) -> RResult<LlValue> {
    let (which, item) = match items {
        [a, b] if cx.rt.convertible(a, b) => (0, b),
        [a, b] if cx.rt.convertible(b, a) => (1, a),
        _ => {
            return match op {
                CompareOp::Eq => Ok(bool_const(false)),
                CompareOp::Ne => Ok(bool_const(true)),
                _ => super::dispatch::unsupported(cx, hop, "this comparison"),
            }
        }
    };
    let mut args = [
        list_arg(cx, &hop.args[1 - which])?,
        super::riter::to_array(cx, item, &hop.args[which])?,
    ];
    if which == 0 {
        args.reverse();
    }
    compare_lists(cx, op, item, args)
}

/// Comparison of two lists of items in one representation.
pub fn compare_lists(
    cx: &mut Lower<'_, '_>,
    op: CompareOp,
    item: Repr,
    [mut x, mut y]: [LlValue; 2],
) -> RResult<LlValue> {
    let eq = super::rcompare::eq_function(cx.rt, item)?;
    let eq = cx.func_arg(eq);
    if matches!(op, CompareOp::Eq | CompareOp::Ne) {
        let equal = cx.gendirectcall(MODULE, "ll_eq", vec![x, y, eq])?;
        return Ok(cx.equality(op, equal));
    }
    let lt = super::rcompare::lt_function(cx.rt, item)?;
    let lt = cx.func_arg(lt);
    // a > b is b < a; a <= b is not b < a.
    if matches!(op, CompareOp::Gt | CompareOp::Le) {
        std::mem::swap(&mut x, &mut y);
    }
    let less = cx.gendirectcall(MODULE, "ll_lt", vec![x, y, eq, lt])?;
    Ok(if matches!(op, CompareOp::Le | CompareOp::Ge) {
        cx.not(less)
    } else {
        less
    })
}

/// `item in l`
pub fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop, 0)?;
    if shape(cx.rt, def) == Shape::Range && matches!(hop.r(1), Repr::Int(_) | Repr::Bool) {
        let l = cx.inputarg(hop, 0, hop.r(0))?;
        let mut args = range_parts(cx, l);
        args.push(index_arg(cx, hop, 1)?);
        return cx.gendirectcall(MODULE, "ll_range_contains", args);
    }
    let item = item_of(cx.rt, hop.r(0))?;
    if !cx.rt.convertible(hop.r(1), item) {
        return super::dispatch::unsupported(cx, hop, "searching a value of another type");
    }
    let l = list_arg(cx, &hop.args[0])?;
    let value = cx.inputarg(hop, 1, item)?;
    let eq = super::rcompare::eq_function(cx.rt, item)?;
    let eq = cx.func_arg(eq);
    cx.gendirectcall(MODULE, "ll_contains", vec![l, value, eq])
}

/// Checks that there are exactly as many items as are unpacked.
pub fn unpack_check(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let l = list_arg(cx, &hop.args[0])?;
    let n = index_arg(cx, hop, 1)?;
    cx.gendirectcall(MODULE, "ll_unpack_check", vec![l, n])?;
    cx.inputarg(hop, 0, hop.r_result)
}

/// `l.copy()`
pub fn copy(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let l = source_arg(cx, &hop.args[0], hop.r_result)?;
    let ty = list_type_arg(cx, hop.r_result);
    cx.gendirectcall(MODULE, "ll_copy", vec![ty, l])
}

/// `l.index(x, start, stop)`
pub fn index(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let function = match range_of(cx, hop) {
        Some(_) => "ll_range_index",
        None => "ll_index",
    };
    let item = item_of(cx.rt, hop.r(0))?;
    let l = list_arg(cx, &hop.args[0])?;
    let value = cx.inputarg(hop, 1, item)?;
    let mut bound = |at, default| match hop.args.get(at) {
        Some(_) => index_arg(cx, hop, at),
        None => Ok(signed(default)),
    };
    let (start, stop) = (bound(2, 0)?, bound(3, 0x7fff_ffff)?);
    let eq = super::rcompare::eq_function(cx.rt, item)?;
    let eq = cx.func_arg(eq);
    let shows = match hop.r(0) {
        Repr::List(def) => cx.rt.ann.listdef(def).shows,
        _ => None,
    };
    let text = super::rformat::item_function(cx.rt, shows, item)?;
    let text = cx.func_arg(text);
    cx.gendirectcall(MODULE, function, vec![l, value, start, stop, text, eq])
}

/// `l.sort()`
pub fn sort_method(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let item = item_of(cx.rt, hop.r(0))?;
    let l = list_arg(cx, &hop.args[0])?;
    sort(cx, l, item)?;
    Ok(void())
}

/// Sorts a list in place.
pub fn sort(cx: &mut Lower<'_, '_>, l: LlValue, item: Repr) -> RResult<()> {
    let lt = super::rcompare::lt_function(cx.rt, item)?;
    let lt = cx.func_arg(lt);
    let runs = runs_type(cx);
    cx.gendirectcall("ll_sort", "ll_sort", vec![l, lt, runs])?;
    Ok(())
}

/// Puts values into a list in the order of their keys: the list, the values, the keys.
pub fn sort_by_keys(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let key = item_of(cx.rt, hop.r(2))?;
    let mut args = hop
        .args
        .iter()
        .map(|arg| list_arg(cx, arg))
        .collect::<RResult<Vec<_>>>()?;
    let lt = super::rcompare::lt_function(cx.rt, key)?;
    args.push(cx.func_arg(lt));
    args.push(runs_type(cx));
    cx.gendirectcall("ll_sort", "ll_sort_by_keys", args)?;
    Ok(void())
}

/// Takes the items out of a list while it is sorted, and puts them back.
pub fn hidden(cx: &mut Lower<'_, '_>, hop: &Hop, helper: &str) -> RResult<LlValue> {
    let lists = hop
        .args
        .iter()
        .map(|arg| list_arg(cx, arg))
        .collect::<RResult<Vec<_>>>()?;
    cx.gendirectcall("ll_sort", helper, lists)
}

/// The array that sorting notes its runs in.
fn runs_type(cx: &mut Lower<'_, '_>) -> LlValue {
    let array = cx.rt.types().gc_array(LlType::SIGNED);
    cx.type_arg(LlType::Inline(Container::Array(array)))
}

/// `range(…)`; the arguments are one to three integers.
pub fn range(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let Repr::List(def) = hop.r_result else {
        return error("RP0599", "a range that is not a list");
    };
    let mut values = hop
        .args
        .iter()
        .map(|arg| cx.input(arg, Repr::SIGNED))
        .collect::<RResult<Vec<_>>>()?;
    let (start, stop, step) = match values.len() {
        1 => (signed(0), values.remove(0), signed(1)),
        2 => (values.remove(0), values.remove(0), signed(1)),
        3 => {
            let step = cx.gendirectcall(MODULE, "ll_range_check_step", vec![values[2].clone()])?;
            (values.remove(0), values.remove(0), step)
        }
        _ => return error("RP0599", "range() with a wrong number of arguments"),
    };
    let ty = list_type_arg(cx, hop.r_result);
    let name = match shape(cx.rt, def) {
        Shape::Range => "ll_newrange",
        _ => "ll_range_to_list",
    };
    cx.gendirectcall(MODULE, name, vec![ty, start, stop, step])
}

/// A prebuilt list.
pub fn convert_const(rt: &mut RTyper<'_>, repr: Repr, obj: ObjId) -> RResult<LlConst> {
    let ty = rt.lltype(repr);
    rt.const_data(repr, obj, ty, Unfilled::List)
}

/// Makes the contents of a prebuilt list.
pub fn fill(rt: &mut RTyper<'_>, data: DataId, obj: ObjId, repr: Repr) -> RResult<()> {
    let item = item_of(rt, repr)?;
    if matches!(repr, Repr::List(def) if shape(rt, def) == Shape::Range) {
        let Object::Range { start, stop, step } = *rt.session.heap.get(obj) else {
            return rt.bad_const(repr, obj);
        };
        let parts = [start, stop, step];
        rt.prog.data[data].value = Some(LlConst::Struct(
            parts.into_iter().map(LlConst::signed).collect(),
        ));
        return Ok(());
    }
    let objects = match rt.session.heap.get(obj) {
        Object::Range { start, stop, step } => {
            let (mut at, stop, step) = (*start, *stop, *step);
            let mut values = Vec::new();
            while if step > 0 { at < stop } else { at > stop } {
                values.push(at);
                at += step;
            }
            values
                .into_iter()
                .map(|v| rt.session.heap.new_int(v))
                .collect()
        }
        Object::Tuple(items) => items.to_vec(),
        _ => match rt.session.heap.as_list(obj) {
            Some(items) => items.clone(),
            None => return rt.bad_const(repr, obj),
        },
    };
    let items = objects
        .into_iter()
        .map(|obj| Ok(super::constant::strip(rt.convert_const(item, obj)?)))
        .collect::<RResult<Vec<_>>>()?;
    let length = items.len() as i64;
    let items = LlConst::Items(array_items(items));
    let item_ty = rt.lltype(item);
    let array = rt.types().gc_array(item_ty);
    if rt.prog.data[data].ty == LlType::Inline(Container::Array(array)) {
        rt.prog.data[data].value = Some(items);
        return Ok(());
    }
    let store = rt.new_data(LlType::Inline(Container::Array(array)), "items");
    rt.prog.data[store].value = Some(items);
    let pointer = LlConst::Data(LlType::Ptr(Container::Array(array)), store);
    rt.prog.data[data].value = Some(LlConst::Struct(vec![LlConst::signed(length), pointer]));
    Ok(())
}

/// The items of prebuilt data, compactly if they are bytes.
pub fn array_items(items: Vec<LlConst>) -> Items {
    let bytes: Option<Vec<u8>> = items
        .iter()
        .map(|item| {
            if let LlConst::Char(c) = item {
                Some(*c)
            } else {
                None
            }
        })
        .collect();
    match bytes {
        Some(bytes) if !bytes.is_empty() => Items::Bytes(bytes),
        _ => Items::Consts(items),
    }
}
