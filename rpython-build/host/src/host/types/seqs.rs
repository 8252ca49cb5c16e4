//! `list`, `tuple` and `range`: indexing, slices, comparison, methods, sorting.

use super::super::builtin::{Args, NativeFn};
use super::super::heap::range_len;
use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object};
use super::nums::holds;
use super::slices::{slice_length, slice_positions};
use super::util::repeat_count;
use crate::front::code::{BinaryOp, CompareOp};

/// The items of a list or tuple, copied out.
pub fn items_of(space: &HostSpace, a: ObjId) -> Option<Vec<ObjId>> {
    match space.heap.get(a) {
        Object::List(items) => Some(items.clone()),
        Object::Tuple(items) => Some(items.to_vec()),
        _ => None,
    }
}

/// `a + b`, `a * n` of lists and tuples.
pub fn binary(space: &mut HostSpace, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    match (op, space.heap.get(a), space.heap.get(b)) {
        (BinaryOp::Add, Object::List(x), Object::List(y)) => {
            let mut items = x.clone();
            items.extend_from_slice(y);
            Ok(Some(space.heap.new_list(items)))
        }
        (BinaryOp::Add, Object::Tuple(x), Object::Tuple(y)) => {
            let items = [&x[..], &y[..]].concat();
            Ok(Some(space.heap.new_tuple(items)))
        }
        (BinaryOp::Mul, Object::List(_) | Object::Tuple(_), _) => repeated(space, a, b),
        (BinaryOp::Mul, _, Object::List(_) | Object::Tuple(_)) => repeated(space, b, a),
        _ => Ok(None),
    }
}

fn repeated(space: &mut HostSpace, seq: ObjId, count: ObjId) -> HResult<Option<ObjId>> {
    if !space.is_index(count) {
        let found = space.heap.type_name(count);
        return Err(space.type_error(format!(
            "can't multiply sequence by non-int of type '{found}'"
        )));
    }
    let items = items_of(space, seq).unwrap_or_default();
    let n = repeat_count(space, count, items.len(), size_of::<ObjId>())?;
    let items = items.repeat(n);
    Ok(Some(match space.heap.get(seq) {
        Object::List(_) => space.heap.new_list(items),
        _ => space.heap.new_tuple(items),
    }))
}

/// `a op b` of two lists or two tuples.
pub fn compare(space: &mut HostSpace, op: CompareOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    let lens = match (space.heap.get(a), space.heap.get(b)) {
        (Object::List(x), Object::List(y)) => (x.len(), y.len()),
        (Object::Tuple(x), Object::Tuple(y)) => (x.len(), y.len()),
        (Object::Range { .. }, Object::Range { .. }) => {
            let equal = space.heap.native_eq(a, b) == Some(true);
            return Ok(match op {
                CompareOp::Eq => Some(space.heap.new_bool(equal)),
                CompareOp::Ne => Some(space.heap.new_bool(!equal)),
                _ => None,
            });
        }
        _ => return Ok(None),
    };
    if lens.0 != lens.1 {
        match op {
            CompareOp::Eq => return Ok(Some(space.heap.false_)),
            CompareOp::Ne => return Ok(Some(space.heap.true_)),
            _ => {}
        }
    }
    space.deeper(|space| {
        let mut i = 0;
        loop {
            let at = |id: ObjId, i: usize| match space.heap.get(id) {
                Object::List(items) => items.get(i).copied(),
                Object::Tuple(items) => items.get(i).copied(),
                _ => None,
            };
            let (x, y) = match (at(a, i), at(b, i)) {
                (Some(x), Some(y)) => (x, y),
                (x, y) => {
                    let order = x.is_some().cmp(&y.is_some());
                    return Ok(Some(space.heap.new_bool(holds(op, Some(order)))));
                }
            };
            if !space.same(x, y)? {
                return match op {
                    CompareOp::Eq => Ok(Some(space.heap.false_)),
                    CompareOp::Ne => Ok(Some(space.heap.true_)),
                    _ => space.compare_op(op, x, y).map(Some),
                };
            }
            i += 1;
        }
    })
}

fn bad_index<T>(space: &mut HostSpace, what: &str, index: ObjId) -> HResult<T> {
    let found = space.heap.type_name(index);
    Err(space.type_error(format!(
        "{what} indices must be integers or slices, not {found}"
    )))
}

/// `a[index]`
pub fn getitem(space: &mut HostSpace, a: ObjId, index: ObjId) -> HResult<Option<ObjId>> {
    let (len, what) = match space.heap.get(a) {
        Object::List(items) => {
            // The common case first.
            if let Object::Int(i) = space.heap.get(index) {
                let at = if *i < 0 { *i + items.len() as i64 } else { *i };
                if let Some(&item) = usize::try_from(at).ok().and_then(|at| items.get(at)) {
                    return Ok(Some(item));
                }
            }
            (items.len(), "list")
        }
        Object::Tuple(items) => (items.len(), "tuple"),
        Object::Range { start, stop, step } => (range_len(*start, *stop, *step) as usize, "range"),
        _ => return Ok(None),
    };
    if let Object::Slice(parts) = space.heap.get(index) {
        let (start, stop, step) = space.slice_of(*parts, len)?;
        let heap = &space.heap;
        let out = match heap.get(a) {
            Object::List(items) => {
                let items = slice_positions(start, stop, step)
                    .map(|i| items[i])
                    .collect();
                return Ok(Some(space.heap.new_list(items)));
            }
            Object::Tuple(items) => {
                let items: Vec<ObjId> = slice_positions(start, stop, step)
                    .map(|i| items[i])
                    .collect();
                return Ok(Some(space.heap.new_tuple(items)));
            }
            Object::Range {
                start: first,
                step: by,
                ..
            } => {
                let new_step = by.wrapping_mul(step);
                let at = |i: i64| first.wrapping_add(i.wrapping_mul(*by));
                Object::Range {
                    start: at(start),
                    stop: at(stop),
                    step: new_step,
                }
            }
            _ => return Ok(None),
        };
        return Ok(Some(space.heap.add(out)));
    }
    if !space.is_index(index) {
        return bad_index(space, what, index);
    }
    let message = if what == "range" {
        "range object index".to_string()
    } else {
        format!("{what} index")
    };
    let at = space.sequence_index(index, len, &message)?;
    Ok(Some(match space.heap.get(a) {
        Object::List(items) => items[at],
        Object::Tuple(items) => items[at],
        Object::Range { start, step, .. } => {
            let n = *start + *step * at as i64;
            space.heap.new_int(n)
        }
        _ => return Ok(None),
    }))
}

/// The list, to change.
pub fn list_mut(space: &mut HostSpace, list: ObjId) -> &mut Vec<ObjId> {
    match space.heap.get_mut(list) {
        Object::List(items) => items,
        other => unreachable!("checked to be a list: {other:?}"),
    }
}

fn list_len(space: &HostSpace, list: ObjId) -> usize {
    space.heap.as_list(list).map_or(0, Vec::len)
}

/// `list[index] = value`
pub fn setitem(space: &mut HostSpace, list: ObjId, index: ObjId, value: ObjId) -> HResult<()> {
    if let Object::Slice(parts) = space.heap.get(index) {
        let parts = *parts;
        let Some(iterator) = space.try_iter(value)? else {
            return Err(space.type_error("can only assign an iterable"));
        };
        let items = if iterator == value || space.heap.as_list(value).is_none() {
            space.collect(iterator)?
        } else {
            space.collect(value)?
        };
        let (start, stop, step) = space.slice_of(parts, list_len(space, list))?;
        if step == 1 {
            let target = list_mut(space, list);
            target.splice(start as usize..stop.max(start) as usize, items);
            return Ok(());
        }
        let n = slice_length(start, stop, step);
        if n != items.len() {
            let given = items.len();
            return Err(space.value_error(format!(
                "attempt to assign sequence of size {given} to extended slice of size {n}"
            )));
        }
        let target = list_mut(space, list);
        for (i, item) in slice_positions(start, stop, step).zip(items) {
            target[i] = item;
        }
        return Ok(());
    }
    if !space.is_index(index) {
        return bad_index(space, "list", index);
    }
    let at = space.sequence_index(index, list_len(space, list), "list assignment index")?;
    list_mut(space, list)[at] = value;
    Ok(())
}

/// `del list[index]`
pub fn delitem(space: &mut HostSpace, list: ObjId, index: ObjId) -> HResult<()> {
    if let Object::Slice(parts) = space.heap.get(index) {
        let (start, stop, step) = space.slice_of(*parts, list_len(space, list))?;
        let mut positions: Vec<usize> = slice_positions(start, stop, step).collect();
        positions.sort_unstable();
        let target = list_mut(space, list);
        let mut next = positions.iter().peekable();
        let mut i = 0;
        target.retain(|_| {
            let gone = next.next_if(|&&p| p == i).is_some();
            i += 1;
            !gone
        });
        return Ok(());
    }
    if !space.is_index(index) {
        return bad_index(space, "list", index);
    }
    let at = space.sequence_index(index, list_len(space, list), "list assignment index")?;
    list_mut(space, list).remove(at);
    Ok(())
}

/// `item in a`
pub fn contains(space: &mut HostSpace, a: ObjId, item: ObjId) -> HResult<bool> {
    if let Object::Range { start, stop, step } = *space.heap.get(a) {
        if let Some(n) = space.heap.as_int(item) {
            let inside = if step > 0 {
                start <= n && n < stop
            } else {
                stop < n && n <= start
            };
            return Ok(inside && (n as i128 - start as i128) % step as i128 == 0);
        }
        if let Some(x) = space.heap.as_float(item) {
            let n = x as i64;
            return Ok(n as f64 == x && {
                let n = space.heap.new_int(n);
                contains(space, a, n)?
            });
        }
        return Ok(false);
    }
    Ok(position(space, a, item, 0, usize::MAX)?.is_some())
}

/// The first position of an item between two bounds.
fn position(
    space: &mut HostSpace,
    a: ObjId,
    item: ObjId,
    start: usize,
    end: usize,
) -> HResult<Option<usize>> {
    let mut i = start;
    while i < end {
        let candidate = match space.heap.get(a) {
            Object::List(items) => items.get(i).copied(),
            Object::Tuple(items) => items.get(i).copied(),
            _ => None,
        };
        let Some(candidate) = candidate else { break };
        if space.same(candidate, item)? {
            return Ok(Some(i));
        }
        i += 1;
    }
    Ok(None)
}

fn count_in(space: &mut HostSpace, a: ObjId, item: ObjId) -> HResult<ObjId> {
    let (mut n, mut from) = (0, 0);
    while let Some(at) = position(space, a, item, from, usize::MAX)? {
        n += 1;
        from = at + 1;
    }
    Ok(space.heap.new_int(n))
}

fn index_in(space: &mut HostSpace, a: ObjId, args: Args<'_>, len: usize) -> HResult<Option<usize>> {
    let bound = |space: &mut HostSpace, i: usize| match args.pos.get(i) {
        Some(&b) => space.index_clamped(b).map(Some),
        None => Ok(None),
    };
    let (start, end) = (bound(space, 2)?, bound(space, 3)?);
    let (start, end) = super::text::clamp_range(start, end, len);
    position(space, a, args.pos[1], start, end)
}

/// Methods of `tuple`.
pub const TUPLE_METHODS: &[(&str, NativeFn)] = &[
    ("count", |space, args| {
        let this = space.this(&args, "count", space.heap.types.tuple)?;
        args.expect_method(space, "tuple.count", 2, 2)?;
        count_in(space, this, args.pos[1])
    }),
    ("index", |space, args| {
        let this = space.this(&args, "index", space.heap.types.tuple)?;
        args.expect_method(space, "index", 2, 4)?;
        let len = space.heap.as_tuple(this).map_or(0, |t| t.len());
        match index_in(space, this, args, len)? {
            Some(at) => Ok(space.heap.new_int(at as i64)),
            None => Err(space.value_error("tuple.index(x): x not in tuple")),
        }
    }),
    ("__getnewargs__", |space, args| {
        let this = space.this(&args, "__getnewargs__", space.heap.types.tuple)?;
        Ok(space.heap.new_tuple(vec![this]))
    }),
];

/// Methods of `range`.
pub const RANGE_METHODS: &[(&str, NativeFn)] = &[
    ("count", |space, args| {
        let this = space.this(&args, "count", space.heap.types.range)?;
        args.expect_method(space, "range.count", 2, 2)?;
        let found = contains(space, this, args.pos[1])?;
        Ok(space.heap.new_int(i64::from(found)))
    }),
    ("index", |space, args| {
        let this = space.this(&args, "index", space.heap.types.range)?;
        args.expect_method(space, "range.index", 2, 2)?;
        if contains(space, this, args.pos[1])? {
            if let Object::Range { start, step, .. } = *space.heap.get(this) {
                let n = space.index(args.pos[1])?;
                return Ok(space.heap.new_int((n - start) / step));
            }
        }
        let shown = space.repr(args.pos[1])?;
        Err(space.value_error(format!("{shown} is not in range")))
    }),
];

/// Methods of `list`.
pub const LIST_METHODS: &[(&str, NativeFn)] = &[
    ("append", |space, args| {
        let this = space.this(&args, "append", space.heap.types.list)?;
        args.expect_method(space, "list.append", 2, 2)?;
        list_mut(space, this).push(args.pos[1]);
        Ok(space.heap.none)
    }),
    ("clear", |space, args| {
        let this = space.this(&args, "clear", space.heap.types.list)?;
        args.expect_method(space, "list.clear", 1, 1)?;
        list_mut(space, this).clear();
        Ok(space.heap.none)
    }),
    ("copy", |space, args| {
        let this = space.this(&args, "copy", space.heap.types.list)?;
        args.expect_method(space, "list.copy", 1, 1)?;
        let items = list_mut(space, this).clone();
        Ok(space.heap.new_list(items))
    }),
    ("count", |space, args| {
        let this = space.this(&args, "count", space.heap.types.list)?;
        args.expect_method(space, "list.count", 2, 2)?;
        count_in(space, this, args.pos[1])
    }),
    ("extend", |space, args| {
        let this = space.this(&args, "extend", space.heap.types.list)?;
        args.expect_method(space, "list.extend", 2, 2)?;
        extend(space, this, args.pos[1])?;
        Ok(space.heap.none)
    }),
    ("index", |space, args| {
        let this = space.this(&args, "index", space.heap.types.list)?;
        args.expect_method(space, "index", 2, 4)?;
        let len = list_len(space, this);
        match index_in(space, this, args, len)? {
            Some(at) => Ok(space.heap.new_int(at as i64)),
            None => {
                let shown = space.repr(args.pos[1])?;
                Err(space.value_error(format!("{shown} is not in list")))
            }
        }
    }),
    ("insert", |space, args| {
        let this = space.this(&args, "insert", space.heap.types.list)?;
        args.expect_method(space, "insert", 3, 3)?;
        let at = space.index_clamped(args.pos[1])?;
        let list = list_mut(space, this);
        let len = list.len() as i64;
        let at = if at < 0 {
            (at.saturating_add(len)).max(0)
        } else {
            at.min(len)
        };
        list.insert(at as usize, args.pos[2]);
        Ok(space.heap.none)
    }),
    ("pop", |space, args| {
        let this = space.this(&args, "pop", space.heap.types.list)?;
        args.expect_method(space, "pop", 1, 2)?;
        let len = list_len(space, this);
        if len == 0 {
            return Err(space.index_error("pop from empty list"));
        }
        let at = match args.pos.get(1) {
            Some(&i) => space.sequence_index(i, len, "pop index")?,
            None => len - 1,
        };
        Ok(list_mut(space, this).remove(at))
    }),
    ("remove", |space, args| {
        let this = space.this(&args, "remove", space.heap.types.list)?;
        args.expect_method(space, "list.remove", 2, 2)?;
        match position(space, this, args.pos[1], 0, usize::MAX)? {
            Some(at) => {
                let list = list_mut(space, this);
                if at < list.len() {
                    list.remove(at);
                }
                Ok(space.heap.none)
            }
            None => Err(space.value_error("list.remove(x): x not in list")),
        }
    }),
    ("reverse", |space, args| {
        let this = space.this(&args, "reverse", space.heap.types.list)?;
        args.expect_method(space, "list.reverse", 1, 1)?;
        list_mut(space, this).reverse();
        Ok(space.heap.none)
    }),
    ("sort", |space, args| {
        let this = space.this(&args, "sort", space.heap.types.list)?;
        if args.pos.len() > 1 {
            return Err(space.type_error("sort() takes no positional arguments"));
        }
        let [_, key, reverse] = args.bind(space, "sort", ["", "key", "reverse"], 0)?;
        let items = std::mem::take(list_mut(space, this));
        let sorted = sort(space, items.clone(), key, reverse);
        let touched = list_len(space, this) > 0;
        *list_mut(space, this) = match &sorted {
            Ok(sorted) => sorted.clone(),
            Err(_) => items,
        };
        sorted?;
        if touched {
            return Err(space.value_error("list modified during sort"));
        }
        Ok(space.heap.none)
    }),
];

/// `list.extend(iterable)`
pub fn extend(space: &mut HostSpace, list: ObjId, iterable: ObjId) -> HResult<()> {
    if let Some(items) = items_of(space, iterable) {
        list_mut(space, list).extend(items);
        return Ok(());
    }
    let iterator = space.iter_of(iterable)?;
    while let Some(item) = space.next_item(iterator)? {
        list_mut(space, list).push(item);
    }
    Ok(())
}

/// Sorts as `list.sort(key=…, reverse=…)`: stable, by `<` alone.
pub fn sort(
    space: &mut HostSpace,
    mut items: Vec<ObjId>,
    key: Option<ObjId>,
    reverse: Option<ObjId>,
) -> HResult<Vec<ObjId>> {
    let reverse = reverse.map_or(Ok(false), |r| space.truth(r))?;
    // Reversing before and after keeps equal items in their order.
    if reverse {
        items.reverse();
    }
    let mut pairs: Vec<(ObjId, ObjId)> = Vec::with_capacity(items.len());
    for item in items {
        let sort_key = match key {
            Some(key) if key != space.heap.none => {
                space.call_args(key, Args::positional(&[item]))?
            }
            _ => item,
        };
        pairs.push((sort_key, item));
    }
    if !sort_native(space, &mut pairs) {
        merge_sort(space, &mut pairs)?;
    }
    let mut items: Vec<ObjId> = pairs.into_iter().map(|(_, item)| item).collect();
    if reverse {
        items.reverse();
    }
    Ok(items)
}

/// All keys are machine integers, or all are strings: no method of the program can run.
fn sort_native(space: &HostSpace, pairs: &mut [(ObjId, ObjId)]) -> bool {
    let heap = &space.heap;
    let int = |id: ObjId| match heap.get(id) {
        Object::Int(n) => Some(*n),
        _ => None,
    };
    let text = |id: ObjId| match heap.get(id) {
        Object::Str(s) => Some(&**s),
        _ => None,
    };
    if pairs.iter().all(|p| int(p.0).is_some()) {
        pairs.sort_by_key(|p| int(p.0));
        return true;
    }
    if pairs.iter().all(|p| text(p.0).is_some()) {
        pairs.sort_by(|a, b| text(a.0).cmp(&text(b.0)));
        return true;
    }
    false
}

/// Merge sort by a `<` that may raise and need not be an order.
fn merge_sort(space: &mut HostSpace, pairs: &mut Vec<(ObjId, ObjId)>) -> HResult<()> {
    const RUN: usize = 8;
    let len = pairs.len();
    for start in (0..len).step_by(RUN) {
        let end = (start + RUN).min(len);
        for i in start + 1..end {
            let item = pairs[i];
            // Binary insertion behind everything that is not greater.
            let (mut low, mut high) = (start, i);
            while low < high {
                let middle = (low + high) / 2;
                if space.less(item.0, pairs[middle].0)? {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            pairs[low..=i].rotate_right(1);
        }
    }
    let mut width = RUN;
    while width < len {
        let mut merged = Vec::with_capacity(len);
        for start in (0..len).step_by(2 * width) {
            let middle = (start + width).min(len);
            let end = (start + 2 * width).min(len);
            let (mut a, mut b) = (start, middle);
            while a < middle && b < end {
                if space.less(pairs[b].0, pairs[a].0)? {
                    merged.push(pairs[b]);
                    b += 1;
                } else {
                    merged.push(pairs[a]);
                    a += 1;
                }
            }
            merged.extend_from_slice(&pairs[a..middle]);
            merged.extend_from_slice(&pairs[b..end]);
        }
        *pairs = merged;
        width *= 2;
    }
    Ok(())
}

/// `range(…)`
pub fn new_range(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "range", 1, 3)?;
    let mut numbers = Vec::with_capacity(3);
    for &arg in args.pos {
        numbers.push(space.index(arg)?);
    }
    let (start, stop, step) = match numbers[..] {
        [stop] => (0, stop, 1),
        [start, stop] => (start, stop, 1),
        _ => (numbers[0], numbers[1], numbers[2]),
    };
    if step == 0 {
        return Err(space.value_error("range() arg 3 must not be zero"));
    }
    Ok(space.heap.add(Object::Range { start, stop, step }))
}

/// `slice(…)`
pub fn new_slice(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "slice", 1, 3)?;
    let none = space.heap.none;
    let parts = match *args.pos {
        [stop] => [none, stop, none],
        [start, stop] => [start, stop, none],
        _ => [args.pos[0], args.pos[1], args.pos[2]],
    };
    Ok(space.heap.add(Object::Slice(parts)))
}

/// `slice.indices(len)`
pub fn slice_indices_method(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let this = space.this(&args, "indices", space.heap.types.slice)?;
    args.expect_method(space, "slice.indices", 2, 2)?;
    let len = space.index(args.pos[1])?;
    if len < 0 {
        return Err(space.value_error("length should not be negative"));
    }
    let Object::Slice(parts) = *space.heap.get(this) else {
        return Ok(space.heap.none);
    };
    let (a, b, c) = space.slice_of(parts, len as usize)?;
    let items = [a, b, c].map(|n| space.heap.new_int(n));
    Ok(space.heap.new_tuple(items.to_vec()))
}
