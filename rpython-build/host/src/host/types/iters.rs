//! Iterators over Python's own types, and `enumerate`, `zip`, `map`, `filter`, `reversed`.

use super::super::builtin::Args;
use super::super::heap::range_len;
use super::super::hostspace::{HResult, HostSpace};
use super::super::iter::Iter;
use super::super::object::{ObjId, Object, ViewKind};
use num_bigint::BigInt;

fn new_iter(space: &mut HostSpace, iter: Iter) -> ObjId {
    space.heap.add(Object::Iter(Box::new(iter)))
}

/// `iter(a)`; `None` if the type has no iterator.
pub fn iter(space: &mut HostSpace, a: ObjId) -> HResult<Option<ObjId>> {
    let iter = match space.heap.get(a) {
        Object::List(_) => Iter::List(Some(a), 0),
        Object::Tuple(_) => Iter::Tuple(a, 0),
        Object::Str(s) => Iter::Str(s.clone(), 0),
        Object::Bytes(_) | Object::ByteArray(_) | Object::MemoryView { .. } => Iter::Bytes(a, 0),
        Object::Range { start, stop, step } => {
            Iter::Range(*start, range_len(*start, *stop, *step), *step)
        }
        Object::Dict(d) => Iter::Dict {
            dict: a,
            kind: ViewKind::Keys,
            pos: 0,
            len: d.len(),
            reversed: false,
        },
        Object::DictView { dict, kind } => {
            let (dict, kind) = (*dict, *kind);
            let len = space.heap.dict(dict).map_or(0, |d| d.len());
            Iter::Dict {
                dict,
                kind,
                pos: 0,
                len,
                reversed: false,
            }
        }
        Object::Set(s) | Object::FrozenSet(s) => Iter::Set {
            set: a,
            pos: 0,
            len: s.len(),
        },
        Object::ClassDict(_) => {
            let dict = super::hashed::proxy_dict(space, a)?;
            return iter(space, dict);
        }
        Object::Iter(_) | Object::Generator(_) => return Ok(Some(a)),
        _ => return Ok(None),
    };
    Ok(Some(new_iter(space, iter)))
}

/// `reversed(a)`
pub fn reversed(space: &mut HostSpace, a: ObjId) -> HResult<Option<ObjId>> {
    let iter = match space.heap.get(a) {
        Object::List(items) => Iter::Reversed(Some(a), items.len() as i64 - 1),
        Object::Tuple(items) => Iter::Reversed(Some(a), items.len() as i64 - 1),
        Object::Str(s) => Iter::Reversed(Some(a), s.chars().count() as i64 - 1),
        Object::Range { start, stop, step } => {
            let len = range_len(*start, *stop, *step);
            let last = start.wrapping_add((len as i64).wrapping_sub(1).wrapping_mul(*step));
            Iter::Range(last, len, step.wrapping_neg())
        }
        Object::Bytes(_) | Object::ByteArray(_) | Object::MemoryView { .. } => {
            let len = space.buffer(a).map_or(0, |b| b.len());
            Iter::Reversed(Some(a), len as i64 - 1)
        }
        Object::Dict(d) => Iter::Dict {
            dict: a,
            kind: ViewKind::Keys,
            pos: d.end(),
            len: d.len(),
            reversed: true,
        },
        Object::DictView { dict, kind } => {
            let (dict, kind) = (*dict, *kind);
            let (end, len) = space.heap.dict(dict).map_or((0, 0), |d| (d.end(), d.len()));
            Iter::Dict {
                dict,
                kind,
                pos: end,
                len,
                reversed: true,
            }
        }
        Object::ClassDict(_) => {
            let dict = super::hashed::proxy_dict(space, a)?;
            return reversed(space, dict);
        }
        _ => return Ok(None),
    };
    Ok(Some(new_iter(space, iter)))
}

fn set_state(space: &mut HostSpace, id: ObjId, state: Iter) {
    if let Object::Iter(iter) = space.heap.get_mut(id) {
        **iter = state;
    }
}

/// The next item of an [`Object::Iter`]; `None` at the end.
pub fn next(space: &mut HostSpace, id: ObjId) -> HResult<Option<ObjId>> {
    let Object::Iter(state) = space.heap.get(id) else {
        return Ok(None);
    };
    match **state {
        Iter::List(list, i) => {
            let item = list.and_then(|list| space.heap.as_list(list)?.get(i).copied());
            let list = item.and(list);
            set_state(space, id, Iter::List(list, i + 1));
            Ok(item)
        }
        Iter::Tuple(tuple, i) => {
            let item = space.heap.as_tuple(tuple).and_then(|t| t.get(i).copied());
            if item.is_some() {
                set_state(space, id, Iter::Tuple(tuple, i + 1));
            }
            Ok(item)
        }
        Iter::Items(ref items, i) => {
            let (item, items) = (items.get(i).copied(), items.clone());
            set_state(space, id, Iter::Items(items, i + 1));
            Ok(item)
        }
        Iter::Str(ref s, at) => {
            let s = s.clone();
            let Some(c) = s[at..].chars().next() else {
                return Ok(None);
            };
            set_state(space, id, Iter::Str(s, at + c.len_utf8()));
            let mut buffer = [0; 4];
            let text: &str = c.encode_utf8(&mut buffer);
            Ok(Some(space.heap.new_str(text)))
        }
        Iter::Bytes(bytes, i) => {
            let byte = match space.heap.get(space.heap.payload(bytes)) {
                Object::Bytes(b) => b.get(i).copied(),
                Object::ByteArray(b) => b.get(i).copied(),
                _ => space.buffer(bytes).and_then(|b| b.get(i).copied()),
            };
            set_state(space, id, Iter::Bytes(bytes, i + 1));
            Ok(byte.map(|b| space.heap.new_int(i64::from(b))))
        }
        Iter::Range(n, left, step) => {
            if left == 0 {
                return Ok(None);
            }
            set_state(space, id, Iter::Range(n.wrapping_add(step), left - 1, step));
            Ok(Some(space.heap.new_int(n)))
        }
        Iter::Dict {
            dict,
            kind,
            pos,
            len,
            reversed,
        } => {
            let Some(table) = space.heap.dict(dict) else {
                return Ok(None);
            };
            if len != usize::MAX && table.len() != len {
                set_state(
                    space,
                    id,
                    Iter::Dict {
                        dict,
                        kind,
                        pos,
                        len: usize::MAX - 1,
                        reversed,
                    },
                );
                return Err(space.runtime_error("dictionary changed size during iteration"));
            }
            let found = if reversed {
                table.prev_before(pos)
            } else {
                table.next_at(pos)
            };
            let Some((at, key, value)) = found else {
                // Done for good, whatever happens to the dict.
                set_state(space, id, Iter::Items([].into(), 0));
                return Ok(None);
            };
            let pos = if reversed { at } else { at + 1 };
            set_state(
                space,
                id,
                Iter::Dict {
                    dict,
                    kind,
                    pos,
                    len,
                    reversed,
                },
            );
            Ok(Some(match kind {
                ViewKind::Keys => key,
                ViewKind::Values => value,
                ViewKind::Items => space.heap.new_tuple(vec![key, value]),
            }))
        }
        Iter::Set { set, pos, len } => {
            let Some(table) = space.heap.table(set) else {
                return Ok(None);
            };
            if table.len() != len {
                return Err(space.runtime_error("Set changed size during iteration"));
            }
            let Some((at, key, _)) = table.next_at(pos) else {
                set_state(space, id, Iter::Items([].into(), 0));
                return Ok(None);
            };
            set_state(
                space,
                id,
                Iter::Set {
                    set,
                    pos: at + 1,
                    len,
                },
            );
            Ok(Some(key))
        }
        Iter::Sequence(None, _) | Iter::Reversed(None, _) | Iter::Call(None, _) => Ok(None),
        Iter::Sequence(Some(seq), i) => {
            let index = space.heap.new_int(i);
            let result = space.get_item(seq, index);
            let stop = space.heap.types.stop_iteration;
            let item = match space.catch(result, space.heap.types.index_error) {
                Ok(item) => item,
                Err(error) if space.is_error(&error, stop) => None,
                Err(error) => return Err(error),
            };
            set_state(space, id, Iter::Sequence(item.and(Some(seq)), i + 1));
            Ok(item)
        }
        Iter::Reversed(Some(seq), i) => {
            if i < 0 {
                set_state(space, id, Iter::Reversed(None, i));
                return Ok(None);
            }
            let index = space.heap.new_int(i);
            let result = space.get_item(seq, index);
            let item = space.catch(result, space.heap.types.index_error)?;
            set_state(space, id, Iter::Reversed(item.and(Some(seq)), i - 1));
            Ok(item)
        }
        Iter::Call(Some(callable), sentinel) => {
            let result = space.call_args(callable, Args::positional(&[]));
            let result = space.catch(result, space.heap.types.stop_iteration)?;
            if let Some(value) = result {
                if !space.same(sentinel, value)? {
                    return Ok(Some(value));
                }
            }
            set_state(space, id, Iter::Call(None, sentinel));
            Ok(None)
        }
        Iter::Enumerate(inner, ref n) => {
            let n = n.clone();
            let Some(item) = space.next_item(inner)? else {
                return Ok(None);
            };
            set_state(space, id, Iter::Enumerate(inner, &n + 1));
            let n = space.heap.new_bigint(n);
            Ok(Some(space.heap.new_tuple(vec![n, item])))
        }
        Iter::Zip(ref inner, strict) => {
            let inner = inner.clone();
            next_zip(space, &inner, strict)
        }
        Iter::Map(function, ref inner) => {
            let inner = inner.clone();
            let mut args = Vec::with_capacity(inner.len());
            for &i in &inner {
                let Some(item) = space.next_item(i)? else {
                    return Ok(None);
                };
                args.push(item);
            }
            space.call_args(function, Args::positional(&args)).map(Some)
        }
        Iter::Filter(predicate, inner) => {
            while let Some(item) = space.next_item(inner)? {
                let verdict = match predicate {
                    Some(p) => space.call_args(p, Args::positional(&[item]))?,
                    None => item,
                };
                if space.truth(verdict)? {
                    return Ok(Some(item));
                }
            }
            Ok(None)
        }
    }
}

fn next_zip(space: &mut HostSpace, inner: &[ObjId], strict: bool) -> HResult<Option<ObjId>> {
    if inner.is_empty() {
        return Ok(None);
    }
    let mut items = Vec::with_capacity(inner.len());
    for (at, &i) in inner.iter().enumerate() {
        if let Some(item) = space.next_item(i)? {
            items.push(item);
            continue;
        }
        if !strict {
            return Ok(None);
        }
        let others = |n: usize| {
            if n == 1 {
                " 1".to_string()
            } else {
                format!("s 1-{n}")
            }
        };
        if at > 0 {
            let (n, others) = (at + 1, others(at));
            return Err(space.value_error(format!(
                "zip() argument {n} is shorter than argument{others}"
            )));
        }
        for (later, &i) in inner.iter().enumerate().skip(1) {
            if space.next_item(i)?.is_some() {
                let (n, others) = (later + 1, others(later));
                return Err(space.value_error(format!(
                    "zip() argument {n} is longer than argument{others}"
                )));
            }
        }
        return Ok(None);
    }
    Ok(Some(space.heap.new_tuple(items)))
}

fn no_keywords(space: &mut HostSpace, args: &Args<'_>, name: &str) -> HResult<()> {
    if args.kw.is_empty() {
        return Ok(());
    }
    Err(space.type_error(format!("{name}() takes no keyword arguments")))
}

/// `enumerate(…)`
pub fn new_enumerate(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    if args.pos.is_empty() && args.keyword("iterable").is_none() {
        return Err(space.type_error("enumerate() missing required argument 'iterable'"));
    }
    let [iterable, start] = args.bind(space, "enumerate", ["iterable", "start"], 1)?;
    let start = match start {
        Some(start) => space.index_big(start)?,
        None => BigInt::from(0),
    };
    let inner = space.iter_of(iterable.unwrap_or(space.heap.none))?;
    Ok(new_iter(space, Iter::Enumerate(inner, start)))
}

/// `zip(…)`
pub fn new_zip(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let mut strict = false;
    for (name, value) in args.kw {
        if **name != *"strict" {
            return Err(
                space.type_error(format!("zip() got an unexpected keyword argument '{name}'"))
            );
        }
        strict = space.truth(*value)?;
    }
    let mut inner = Vec::with_capacity(args.pos.len());
    for &arg in args.pos {
        inner.push(space.iter_of(arg)?);
    }
    Ok(new_iter(space, Iter::Zip(inner, strict)))
}

/// `map(…)`
pub fn new_map(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    no_keywords(space, &args, "map")?;
    if args.pos.len() < 2 {
        return Err(space.type_error("map() must have at least two arguments."));
    }
    let mut inner = Vec::with_capacity(args.pos.len() - 1);
    for &arg in &args.pos[1..] {
        inner.push(space.iter_of(arg)?);
    }
    Ok(new_iter(space, Iter::Map(args.pos[0], inner)))
}

/// `filter(…)`
pub fn new_filter(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "filter", 2, 2)?;
    let inner = space.iter_of(args.pos[1])?;
    let predicate = Some(args.pos[0]).filter(|&p| p != space.heap.none);
    Ok(new_iter(space, Iter::Filter(predicate, inner)))
}

/// `reversed(…)`
pub fn new_reversed(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "reversed", 1, 1)?;
    let a = args.pos[0];
    if space.is_user(a) {
        if let Some(result) = space.call_special(a, "__reversed__", &[])? {
            return Ok(result);
        }
        if space.has_special(a, "__getitem__") && space.has_special(a, "__len__") {
            let len = space.length(a)?;
            return Ok(new_iter(space, Iter::Reversed(Some(a), len as i64 - 1)));
        }
    } else if let Some(result) = reversed(space, a)? {
        return Ok(result);
    }
    let found = space.heap.type_name(a);
    Err(space.type_error(format!("'{found}' object is not reversible")))
}
