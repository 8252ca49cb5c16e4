//! Iterators.
//!
//! An iterator is a gc structure that holds what it iterates over and where it is; with the
//! helper for `next` inlined, malloc removal takes the structure of a loop away. Iterators over
//! iterators (`enumerate`, `zip`) hold the inner ones.
//!
//! | over | structure |
//! |---|---|
//! | list, tuple, `reversed(list)` | `{ list, at }` |
//! | range | `{ next, stop }` if its step is 1 or −1, else `{ next, step, left }` |
//! | str, bytes | `{ str, at }` |
//! | dict, set, views | `{ dict, at, size }` |
//! | `enumerate` | `{ inner, at }` |
//! | `zip` | `{ inner0, inner1, … }` |

use super::lower::{signed, void, Hop, HopArg, LlValue, Lower};
use super::repr::ReprsId;
use super::rlist::Shape;
use super::stub::Stub;
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::model::{IterVariant, SomeValue};
use crate::lltype::{Container, Field, Flavor, FuncId, IntKind, IntOp, LlOp, LlType};

const MODULE: &str = "ll_iter";

/// What an iterator of a variant over one thing is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// A list or an array; its items.
    List(Repr),
    /// A range; its step if that is 1 or −1, so that no number before the stop overflows.
    Range(Option<i64>),
    Str,
    Bytes,
    /// A dict or set.
    Dict(Repr),
    /// An iterator already.
    Iter(ReprsId, IterVariant),
}

fn over(rt: &mut RTyper<'_>, repr: Repr) -> RResult<Over> {
    Ok(match repr {
        Repr::List(def) => match super::rlist::shape(rt, def) {
            Shape::Range => Over::Range(super::rlist::unit_step(rt, def)),
            _ => Over::List(super::rlist::item_repr(rt, def)?),
        },
        Repr::Tuple(items) => Over::List(common_item(rt, items)?),
        Repr::Seq(items) => Over::List(rt.reprs(items)[0]),
        Repr::Str | Repr::Char => Over::Str,
        Repr::Bytes | Repr::ByteArray => Over::Bytes,
        Repr::Dict(_) | Repr::Set(_) | Repr::DictView(..) => Over::Dict(repr),
        Repr::Iter(over, variant) => Over::Iter(over, variant),
        _ => {
            let what = rt.describe(repr);
            return error("RP0515", format!("{what} cannot be iterated over"));
        }
    })
}

/// The representation that all items of a tuple have.
pub fn common_item(rt: &mut RTyper<'_>, items: ReprsId) -> RResult<Repr> {
    let reprs = rt.reprs(items).to_vec();
    let constant = |r: &&Repr| matches!(r, Repr::Const(_));
    let Some(&first) = reprs.iter().find(|r| !constant(r)).or(reprs.first()) else {
        return Ok(Repr::Impossible);
    };
    // Functions or classes, each known: what stands for any of them.
    let known = |repr: &Repr| match repr {
        Repr::Const(obj) => {
            let bound = rt.bound_constants.iter().find(|(_, known)| *known == obj);
            let bound = bound.map(|(&desc, _)| desc);
            bound.or_else(|| rt.ann.desc_of.get(obj).copied())
        }
        _ => None,
    };
    let descs: Option<Vec<_>> = reprs.iter().map(known).collect();
    if let Some(mut descs) = descs.filter(|descs| descs.iter().any(|&d| d != descs[0])) {
        descs.sort_unstable();
        descs.dedup();
        return rt.getrepr(&SomeValue::pbc(descs));
    }
    let mut common = first;
    for repr in reprs {
        common = match joined_repr(rt, common, repr)? {
            Some(repr) => repr,
            None => {
                return error(
                    "RP0516",
                    "the items of a tuple that is iterated over differ in type",
                )
            }
        };
    }
    Ok(common)
}

/// The representation that values of either can be held in.
pub fn joined_repr(rt: &mut RTyper<'_>, a: Repr, b: Repr) -> RResult<Option<Repr>> {
    let optional = |rt: &mut RTyper<'_>, repr| Repr::Optional(rt.intern_reprs(vec![repr]));
    match (a, b) {
        (Repr::Const(x), Repr::Const(y)) if x != y => {
            let desc = |obj| rt.ann.desc_of.get(&obj).copied();
            if let (Some(x), Some(y)) = (desc(x), desc(y)) {
                return rt.getrepr(&SomeValue::pbc(vec![x, y])).map(Some);
            }
        }
        (Repr::Instance(x), Repr::Instance(y)) => {
            let base = rt.ann.bases(x).find(|&base| rt.ann.is_subclass(y, base));
            return Ok(base.map(Repr::Instance));
        }
        (Repr::None, Repr::None) => return Ok(Some(a)),
        (Repr::None, other) | (other, Repr::None) => match other {
            Repr::Bool | Repr::Int(_) | Repr::Float | Repr::Tuple(_) => {
                return Ok(Some(optional(rt, other)))
            }
            Repr::Char => return Ok(Some(Repr::Str)),
            _ => {}
        },
        (Repr::Optional(x), Repr::Optional(y)) => {
            let (x, y) = (rt.reprs(x)[0], rt.reprs(y)[0]);
            return Ok(joined_repr(rt, x, y)?.map(|repr| optional(rt, repr)));
        }
        (Repr::Optional(x), other) | (other, Repr::Optional(x)) => {
            let x = rt.reprs(x)[0];
            return Ok(joined_repr(rt, x, other)?.map(|repr| optional(rt, repr)));
        }
        _ => {}
    }
    if rt.convertible(b, a) {
        return Ok(Some(a));
    }
    if rt.convertible(a, b) {
        return Ok(Some(b));
    }
    if let (Repr::Instance(a), Repr::Instance(b)) = (a, b) {
        let of_a: Vec<_> = rt.ann.bases(a).collect();
        let base = rt.ann.bases(b).find(|base| of_a.contains(base));
        return Ok(base.map(Repr::Instance));
    }
    let (Repr::Tuple(x) | Repr::Seq(x), Repr::Tuple(y) | Repr::Seq(y)) = (a, b) else {
        return Ok(None);
    };
    let (x, y) = (rt.reprs(x).to_vec(), rt.reprs(y).to_vec());
    if x.len() == y.len() && matches!((a, b), (Repr::Tuple(_), Repr::Tuple(_))) {
        let mut items = Vec::new();
        for (x, y) in x.into_iter().zip(y) {
            match joined_repr(rt, x, y)? {
                Some(item) => items.push(item),
                None => return Ok(None),
            }
        }
        return Ok(Some(Repr::Tuple(rt.intern_reprs(items))));
    }
    let mut item = Repr::Impossible;
    for other in x.into_iter().chain(y) {
        match joined_repr(rt, item, other)? {
            Some(common) if item != Repr::Impossible => item = common,
            Some(_) => item = other,
            None => return Ok(None),
        }
    }
    Ok(Some(Repr::Seq(rt.intern_reprs(vec![item]))))
}

fn structure(rt: &mut RTyper<'_>, name: &str, fields: Vec<(String, LlType)>) -> LlType {
    let fields = fields
        .into_iter()
        .map(|(name, ty)| Field {
            name: name.into(),
            ty,
            immutable: false,
        })
        .collect();
    LlType::Ptr(Container::Struct(rt.types().structural(name, true, fields)))
}

/// The low-level type of an iterator.
pub fn lltype(rt: &mut RTyper<'_>, reprs: ReprsId, variant: IterVariant) -> LlType {
    // An iterator over something that cannot be iterated over is told of where it is made.
    iterator_type(rt, reprs, variant).unwrap_or(LlType::Void)
}

fn iterator_type(rt: &mut RTyper<'_>, reprs: ReprsId, variant: IterVariant) -> RResult<LlType> {
    let parts = rt.reprs(reprs).to_vec();
    let word = |name: &str| (name.to_string(), LlType::SIGNED);
    match variant {
        IterVariant::Zip => {
            let mut fields = Vec::new();
            for (n, &part) in parts.iter().enumerate() {
                fields.push((format!("inner{n}"), plain_type(rt, part)?));
            }
            Ok(structure(rt, "zip", fields))
        }
        IterVariant::Enumerate => {
            let inner = plain_type(rt, parts[0])?;
            Ok(structure(
                rt,
                "enumerate",
                vec![("inner".into(), inner), word("at")],
            ))
        }
        _ => match over(rt, parts[0])? {
            Over::Range(Some(_)) if variant != IterVariant::Reversed => {
                Ok(structure(rt, "unititer", ["next", "stop"].map(word).into()))
            }
            Over::Range(_) => Ok(structure(
                rt,
                "rangeiter",
                ["next", "step", "left"].map(word).into(),
            )),
            Over::List(item) => {
                let list = list_type(rt, parts[0], item);
                Ok(structure(
                    rt,
                    "listiter",
                    vec![("list".into(), list), word("at")],
                ))
            }
            Over::Str => {
                let text = rt.lltype(Repr::Str);
                Ok(structure(
                    rt,
                    "striter",
                    vec![("str".into(), text), word("at")],
                ))
            }
            Over::Bytes => {
                let text = rt.lltype(Repr::Bytes);
                Ok(structure(
                    rt,
                    "bytesiter",
                    vec![("str".into(), text), word("at")],
                ))
            }
            Over::Dict(repr) => {
                let dict = rt.lltype(repr);
                let fields = vec![
                    ("dict".into(), dict),
                    word("at"),
                    word("size"),
                    word("left"),
                ];
                Ok(structure(rt, "dictiter", fields))
            }
            Over::Iter(over, variant) => iterator_type(rt, over, variant),
        },
    }
}

/// The type of the list that a list iterator holds: a tuple is copied to an array.
fn list_type(rt: &mut RTyper<'_>, repr: Repr, item: Repr) -> LlType {
    match repr {
        Repr::List(_) => rt.lltype(repr),
        _ => {
            let item = rt.lltype(item);
            LlType::Ptr(Container::Array(rt.types().gc_array(item)))
        }
    }
}

/// The type of `iter(x)` for an `x` of this representation.
fn plain_type(rt: &mut RTyper<'_>, repr: Repr) -> RResult<LlType> {
    match repr {
        Repr::Iter(over, variant) => iterator_type(rt, over, variant),
        _ => {
            let reprs = rt.intern_reprs(vec![repr]);
            iterator_type(rt, reprs, IterVariant::Plain)
        }
    }
}

/// A new structure of this pointer type.
pub fn malloc(cx: &mut Lower<'_, '_>, ty: LlType) -> RResult<LlValue> {
    match ty {
        LlType::Ptr(Container::Struct(what)) => Ok(cx.genop(
            LlOp::Malloc {
                what,
                flavor: Flavor::Gc,
            },
            vec![],
            ty,
        )),
        _ => error("RP0599", "an iterator that is not a structure"),
    }
}

/// `iter(x)`
pub fn iter(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match (hop.r(0), hop.r_result) {
        // An iterator gives itself.
        (Repr::Iter(..), result) => cx.inputarg(hop, 0, result),
        (_, result) => make(cx, &hop.args[..1], result, None),
    }
}

/// A new iterator in the representation `result`: `iter`, `reversed`, `enumerate` (from `start`),
/// `zip`.
pub fn make(
    cx: &mut Lower<'_, '_>,
    args: &[HopArg],
    result: Repr,
    start: Option<LlValue>,
) -> RResult<LlValue> {
    let Repr::Iter(over, variant) = result else {
        return error("RP0599", "an iterator is expected");
    };
    let over = cx.rt.reprs(over).to_vec();
    let args = args
        .iter()
        .zip(over)
        .map(|(arg, over)| source(cx, arg, over))
        .collect::<RResult<Vec<_>>>()?;
    plainly(cx, &args, variant, start)
}

/// An operand as what is iterated over: a tuple as a list, which other iterators at the same place
/// may have widened.
fn source(cx: &mut Lower<'_, '_>, arg: &HopArg, over: Repr) -> RResult<HopArg> {
    let list = match (arg.r, over) {
        (Repr::Tuple(items), Repr::List(def)) => {
            let tuple = cx.input(arg, arg.r)?;
            let item = super::rlist::item_repr(cx.rt, def)?;
            let items = tuple_items(cx, tuple, items, item)?;
            super::rlist::from_items(cx, over, items)?
        }
        (Repr::Seq(_), Repr::List(_)) if cx.rt.lltype(arg.r) == cx.rt.lltype(over) => {
            super::rlist::list_arg(cx, arg)?
        }
        (Repr::Seq(_), Repr::List(_)) => to_list(cx, over, arg)?,
        _ => return Ok(arg.clone()),
    };
    let s = match over {
        Repr::List(def) => SomeValue::list(def),
        _ => arg.s.clone(),
    };
    Ok(HopArg::new(list, s, over))
}

/// A new iterator over these as they are.
fn plainly(
    cx: &mut Lower<'_, '_>,
    args: &[HopArg],
    variant: IterVariant,
    start: Option<LlValue>,
) -> RResult<LlValue> {
    let reprs: Vec<Repr> = args.iter().map(|arg| arg.r).collect();
    let reprs = cx.rt.intern_reprs(reprs);
    match variant {
        IterVariant::Zip => {
            let ty = iterator_type(cx.rt, reprs, variant)?;
            let mut inner = Vec::new();
            for arg in args {
                inner.push(plainly(
                    cx,
                    std::slice::from_ref(arg),
                    IterVariant::Plain,
                    None,
                )?);
            }
            let it = malloc(cx, ty)?;
            for (n, inner) in inner.into_iter().enumerate() {
                cx.setfield(it.clone(), &format!("inner{n}"), inner);
            }
            return Ok(it);
        }
        IterVariant::Enumerate => {
            let ty = iterator_type(cx.rt, reprs, variant)?;
            let inner = plainly(cx, &args[..1], IterVariant::Plain, None)?;
            let it = malloc(cx, ty)?;
            cx.setfield(it.clone(), "inner", inner);
            cx.setfield(it.clone(), "at", start.unwrap_or_else(|| signed(0)));
            return Ok(it);
        }
        _ => {}
    }
    let arg = &args[0];
    let backward = variant == IterVariant::Reversed;
    match over(cx.rt, arg.r)? {
        Over::Iter(..) => cx.input(arg, arg.r),
        Over::Range(unit) => {
            let ty = iterator_type(cx.rt, reprs, variant)?;
            let range = cx.input(arg, arg.r)?;
            let it = malloc(cx, ty)?;
            let name = match unit {
                _ if backward => "ll_reversed_range",
                Some(_) => "ll_iter_unit",
                None => "ll_iter_range",
            };
            cx.gendirectcall(MODULE, name, vec![it.clone(), range])?;
            Ok(it)
        }
        Over::List(item) => {
            let ty = iterator_type(cx.rt, reprs, variant)?;
            let list = match arg.r {
                Repr::Tuple(items) => {
                    let tuple = cx.input(arg, arg.r)?;
                    tuple_to_array(cx, tuple, items, item)?
                }
                _ => super::rlist::list_arg(cx, arg)?,
            };
            let at = if backward {
                cx.gendirectcall("ll_list", "ll_length", vec![list.clone()])?
            } else {
                signed(0)
            };
            let it = malloc(cx, ty)?;
            cx.setfield(it.clone(), "list", list);
            cx.setfield(it.clone(), "at", at);
            Ok(it)
        }
        Over::Str | Over::Bytes => {
            let ty = iterator_type(cx.rt, reprs, variant)?;
            let want = match arg.r {
                Repr::Bytes | Repr::ByteArray => Repr::Bytes,
                _ => Repr::Str,
            };
            let text = super::rstr::text_arg(cx, arg, want)?;
            let at = if backward {
                cx.gendirectcall(MODULE, "ll_byte_length", vec![text.clone()])?
            } else {
                signed(0)
            };
            let it = malloc(cx, ty)?;
            cx.setfield(it.clone(), "str", text);
            cx.setfield(it.clone(), "at", at);
            Ok(it)
        }
        Over::Dict(_) => {
            let ty = iterator_type(cx.rt, reprs, variant)?;
            let dict = super::rdict::dict_arg(cx, arg)?;
            let it = malloc(cx, ty)?;
            cx.setfield(it.clone(), "dict", dict.clone());
            let size = cx.getfield(dict.clone(), "live");
            cx.setfield(it.clone(), "size", size.clone());
            cx.setfield(it.clone(), "left", size);
            let at = cx.getfield(dict, if backward { "used" } else { "first" });
            cx.setfield(it.clone(), "at", at);
            Ok(it)
        }
    }
}

/// An array of a tuple's items, held like `item`.
pub fn tuple_to_array(
    cx: &mut Lower<'_, '_>,
    tuple: LlValue,
    items: ReprsId,
    item: Repr,
) -> RResult<LlValue> {
    let items = tuple_items(cx, tuple, items, item)?;
    let item_ty = cx.rt.lltype(item);
    let array = cx.rt.types().gc_array(item_ty);
    let ty = cx.type_arg(LlType::Inline(Container::Array(array)));
    let length = signed(items.len() as i64);
    let array = cx.gendirectcall("ll_list", "ll_newlist", vec![ty, length])?;
    for (n, value) in items.into_iter().enumerate() {
        cx.setarrayitem(array.clone(), signed(n as i64), value);
    }
    Ok(array)
}

/// A tuple's items, each held like `item`.
fn tuple_items(
    cx: &mut Lower<'_, '_>,
    tuple: LlValue,
    items: ReprsId,
    item: Repr,
) -> RResult<Vec<LlValue>> {
    let mut values = Vec::new();
    for (n, repr) in cx.rt.reprs(items).to_vec().into_iter().enumerate() {
        let value = match cx.rt.is_void(repr) {
            true => void(),
            false => cx.getfield(tuple.clone(), &format!("item{n}")),
        };
        values.push(cx.convert(value, repr, item)?);
    }
    Ok(values)
}

/// `next(it)`: raises `StopIteration` at the end.
pub fn next(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let Repr::Iter(reprs, variant) = hop.r(0) else {
        return error("RP0599", "an iterator is expected");
    };
    let it = cx.inputarg(hop, 0, hop.r(0))?;
    step(cx, it, reprs, variant, hop.r_result)
}

/// A tuple of values that are in the representations of its items.
pub fn new_tuple(cx: &mut Lower<'_, '_>, repr: Repr, values: Vec<LlValue>) -> RResult<LlValue> {
    let ty = cx.rt.lltype(repr);
    let tuple = malloc(cx, ty)?;
    for (n, value) in values.into_iter().enumerate() {
        cx.setfield(tuple.clone(), &format!("item{n}"), value);
    }
    Ok(tuple)
}

/// The next item of an iterator, in the representation `want`.
pub fn step(
    cx: &mut Lower<'_, '_>,
    it: LlValue,
    reprs: ReprsId,
    variant: IterVariant,
    want: Repr,
) -> RResult<LlValue> {
    let parts = cx.rt.reprs(reprs).to_vec();
    let pair = |cx: &mut Lower<'_, '_>| match want {
        Repr::Tuple(items) => Ok(cx.rt.reprs(items).to_vec()),
        // One of the inner iterators never gives anything.
        Repr::Impossible => Ok(vec![Repr::Impossible; parts.len().max(2)]),
        _ => error("RP0599", "an iterator of tuples that gives none"),
    };
    match variant {
        IterVariant::Zip => {
            let wants = pair(cx)?;
            let mut values = Vec::new();
            for (n, (&part, &want)) in parts.iter().zip(&wants).enumerate() {
                let inner = cx.getfield(it.clone(), &format!("inner{n}"));
                values.push(step_plain(cx, inner, part, want)?);
            }
            if want == Repr::Impossible {
                return Ok(void());
            }
            return new_tuple(cx, want, values);
        }
        IterVariant::Enumerate => {
            let wants = pair(cx)?;
            let inner = cx.getfield(it.clone(), "inner");
            let item = step_plain(cx, inner, parts[0], wants[1])?;
            if want == Repr::Impossible {
                return Ok(void());
            }
            let at = cx.getfield(it.clone(), "at");
            let after = cx.int(IntOp::Add, IntKind::Signed, vec![at.clone(), signed(1)]);
            cx.setfield(it, "at", after);
            let at = cx.convert(at, Repr::SIGNED, wants[0])?;
            return new_tuple(cx, want, vec![at, item]);
        }
        _ => {}
    }
    let backward = variant == IterVariant::Reversed;
    match over(cx.rt, parts[0])? {
        Over::Iter(reprs, variant) => step(cx, it, reprs, variant, want),
        Over::Range(unit) => {
            let name = match unit {
                Some(1) if !backward => "ll_next_up",
                Some(_) if !backward => "ll_next_down",
                _ => "ll_next_range",
            };
            let v = cx.gendirectcall(MODULE, name, vec![it])?;
            cx.convert(v, Repr::SIGNED, want)
        }
        Over::List(item) => {
            let name = if backward {
                "ll_next_reversed"
            } else {
                "ll_next_list"
            };
            let v = cx.gendirectcall(MODULE, name, vec![it])?;
            cx.convert(v, item, want)
        }
        Over::Str => {
            let name = if backward {
                "ll_next_str_reversed"
            } else {
                "ll_next_str"
            };
            let v = cx.gendirectcall(MODULE, name, vec![it])?;
            cx.convert(v, Repr::Char, want)
        }
        Over::Bytes => {
            let name = if backward {
                "ll_next_bytes_reversed"
            } else {
                "ll_next_bytes"
            };
            let v = cx.gendirectcall(MODULE, name, vec![it])?;
            cx.convert(v, Repr::SIGNED, want)
        }
        Over::Dict(repr) => {
            let variant = match repr {
                Repr::DictView(_, variant) => variant,
                _ => variant,
            };
            let name = if backward {
                "ll_iternext_reversed"
            } else {
                "ll_iternext"
            };
            let is_set = super::lower::bool_const(matches!(repr, Repr::Set(_)));
            let entry = cx.gendirectcall("ll_dict", name, vec![it.clone(), is_set])?;
            let dict = cx.getfield(it, "dict");
            super::rdict::entry(cx, dict, entry, repr, variant, want)
        }
    }
}

/// The next item of `iter(x)`, for an `x` of this representation.
fn step_plain(cx: &mut Lower<'_, '_>, it: LlValue, repr: Repr, want: Repr) -> RResult<LlValue> {
    match repr {
        Repr::Iter(over, variant) => step(cx, it, over, variant, want),
        _ => {
            let reprs = cx.rt.intern_reprs(vec![repr]);
            step(cx, it, reprs, IterVariant::Plain, want)
        }
    }
}

/// What `iter(x)` hands out, for an `x` of this representation, as it is held there.
pub fn natural_item(rt: &mut RTyper<'_>, repr: Repr) -> RResult<Repr> {
    Ok(match over(rt, repr)? {
        Over::Range(_) | Over::Bytes => Repr::SIGNED,
        Over::List(item) => item,
        Over::Str => Repr::Char,
        Over::Dict(repr) => super::rdict::natural_item(rt, repr)?,
        Over::Iter(over, variant) => {
            let parts = rt.reprs(over).to_vec();
            match variant {
                IterVariant::Enumerate => {
                    let item = natural_item(rt, parts[0])?;
                    Repr::Tuple(rt.intern_reprs(vec![Repr::SIGNED, item]))
                }
                IterVariant::Zip => {
                    let items = parts
                        .into_iter()
                        .map(|part| natural_item(rt, part))
                        .collect::<RResult<Vec<_>>>()?;
                    Repr::Tuple(rt.intern_reprs(items))
                }
                IterVariant::Keys | IterVariant::Values | IterVariant::Items => {
                    super::rdict::natural_of(rt, parts[0], variant)?
                }
                IterVariant::Plain | IterVariant::Reversed => natural_item(rt, parts[0])?,
            }
        }
    })
}

/// The function `next(it)` of iterators of a representation, giving items as `want`.
pub fn next_function(rt: &mut RTyper<'_>, iterator: Repr, want: Repr) -> RResult<FuncId> {
    let Repr::Iter(over, variant) = iterator else {
        return error("RP0599", "an iterator is expected");
    };
    let result = rt.lltype(want);
    let stub = Stub::Next(iterator, want);
    rt.stub(stub, "next", &[iterator], result, |cx, mut values| {
        step(cx, values.remove(0), over, variant, want)
    })
}

/// `iter(x)` with its representation.
pub fn iterator(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<(LlValue, Repr)> {
    let repr = match arg.r {
        Repr::Iter(..) => arg.r,
        _ => Repr::Iter(cx.rt.intern_reprs(vec![arg.r]), IterVariant::Plain),
    };
    let it = plainly(cx, std::slice::from_ref(arg), IterVariant::Plain, None)?;
    Ok((it, repr))
}

/// Appends all items of something to a resizable list of items like `item`.
pub fn append_all(cx: &mut Lower<'_, '_>, list: LlValue, item: Repr, from: &HopArg) -> RResult<()> {
    let (it, repr) = iterator(cx, from)?;
    let next = next_function(cx.rt, repr, item)?;
    let next = cx.func_arg(next);
    cx.gendirectcall(MODULE, "ll_append_all", vec![list, it, next])?;
    Ok(())
}

/// A new resizable list of all items of something, held like `item`.
pub fn to_array(cx: &mut Lower<'_, '_>, item: Repr, from: &HopArg) -> RResult<LlValue> {
    let item_ty = cx.rt.lltype(item);
    let list = cx.rt.types().list(item_ty);
    let ty = cx.type_arg(LlType::Inline(Container::Struct(list)));
    let list = cx.gendirectcall("ll_list", "ll_newlist", vec![ty, signed(0)])?;
    append_all(cx, list.clone(), item, from)?;
    Ok(list)
}

/// `list(x)`: a new list in the representation `repr`.
pub fn to_list(cx: &mut Lower<'_, '_>, repr: Repr, from: &HopArg) -> RResult<LlValue> {
    let item = super::rlist::item_of(cx.rt, repr)?;
    let list = match from.r {
        Repr::List(_) | Repr::Seq(_) => super::rlist::source_arg(cx, from, repr)?,
        _ => to_array(cx, item, from)?,
    };
    let ty = cx.rt.lltype(repr);
    if cx.ty(&list) == ty && !matches!(from.r, Repr::List(_) | Repr::Seq(_)) {
        return Ok(list);
    }
    let ty = cx.type_arg(super::constant::inline_of(ty));
    cx.gendirectcall("ll_list", "ll_copy", vec![ty, list])
}

/// Checks that a string has exactly as many items as are unpacked.
pub fn unpack_check(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Str | Repr::Bytes | Repr::Char => {
            let r = match hop.r(0) {
                Repr::Char => Repr::Str,
                r => r,
            };
            let text = super::rstr::text_arg(cx, &hop.args[0], r)?;
            let n = cx.inputarg(hop, 1, Repr::SIGNED)?;
            cx.gendirectcall(MODULE, "ll_unpack_check_text", vec![text.clone(), n])?;
            cx.convert(text, r, hop.r_result)
        }
        Repr::ByteArray => {
            let array = cx.inputarg(hop, 0, Repr::ByteArray)?;
            let n = cx.inputarg(hop, 1, Repr::SIGNED)?;
            cx.gendirectcall(MODULE, "ll_unpack_check_text", vec![array.clone(), n])?;
            Ok(array)
        }
        _ => super::dispatch::unsupported(cx, hop, "unpacking"),
    }
}
