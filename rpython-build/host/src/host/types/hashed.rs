//! `dict`, its views, `set` and `frozenset`.

use super::super::builtin::{native, Args, NativeFn};
use super::super::dict::HostDict;
use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object, ViewKind};
use super::super::space::ObjectSpace;
use crate::front::code::{BinaryOp, CompareOp, Name};

// ---------------------------------------------------------------- dict

/// The entries of a dict (or a class's dict), copied out.
pub fn dict_entries(space: &mut HostSpace, mapping: ObjId) -> Option<Vec<(ObjId, ObjId)>> {
    let payload = space.heap.payload(mapping);
    match space.heap.get(payload) {
        Object::Dict(d) => Some(d.iter().collect()),
        Object::ClassDict(target) => {
            let target = *target;
            let Some(class) = space.heap.class(target) else {
                return dict_entries(space, target);
            };
            let items = class.dict.clone();
            Some(
                items
                    .into_iter()
                    .map(|(name, value)| (space.heap.intern(&name), value))
                    .collect(),
            )
        }
        _ => None,
    }
}

/// `dict.update(source, **keywords)`
pub fn update(
    space: &mut HostSpace,
    dict: ObjId,
    source: Option<ObjId>,
    keywords: &[(Name, ObjId)],
) -> HResult<()> {
    if let Some(source) = source {
        update_from(space, dict, source)?;
    }
    for (name, value) in keywords {
        space.heap.dict_set_str(dict, name, *value);
    }
    Ok(())
}

fn update_from(space: &mut HostSpace, dict: ObjId, source: ObjId) -> HResult<()> {
    let user_keys = space.is_user(source) && overrides(space, source, "keys");
    if !user_keys {
        if let Some(entries) = dict_entries(space, source) {
            for (key, value) in entries {
                space.dict_set(dict, key, value)?;
            }
            return Ok(());
        }
    }
    let keys = space.heap.intern_name("keys");
    let attribute = space.getattr(source, &keys);
    if let Some(method) = space.catch(attribute, space.heap.types.attribute_error)? {
        let keys = space.call_args(method, Args::positional(&[]))?;
        for key in space.collect(keys)? {
            let value = space.get_item(source, key)?;
            space.dict_set(dict, key, value)?;
        }
        return Ok(());
    }
    let iterator = space.iter_of(source)?;
    let mut n = 0;
    while let Some(pair) = space.next_item(iterator)? {
        let Some(pair_iterator) = space.try_iter(pair)? else {
            return Err(space.type_error(format!(
                "cannot convert dictionary update sequence element #{n} to a sequence"
            )));
        };
        let pair = space.collect(pair_iterator)?;
        let [key, value] = pair[..] else {
            let len = pair.len();
            return Err(space.value_error(format!(
                "dictionary update sequence element #{n} has length {len}; 2 is required"
            )));
        };
        space.dict_set(dict, key, value)?;
        n += 1;
    }
    Ok(())
}

/// Whether a program's class gives this method, not one of Python's own.
fn overrides(space: &mut HostSpace, obj: ObjId, name: &str) -> bool {
    let class = space.heap.type_of(obj);
    let owner = space.heap.lookup_in_class(class, name);
    owner.is_some_and(|(owner, _)| !space.heap.class(owner).is_some_and(|c| c.builtin))
}

fn this_dict(space: &mut HostSpace, args: &Args<'_>, name: &str) -> HResult<ObjId> {
    space.this(args, name, space.heap.types.dict)
}

fn view(space: &mut HostSpace, args: Args<'_>, name: &str, kind: ViewKind) -> HResult<ObjId> {
    let dict = this_dict(space, &args, name)?;
    args.expect_method(space, name, 1, 1)?;
    Ok(space.heap.add(Object::DictView { dict, kind }))
}

/// Methods of `dict`.
pub const DICT_METHODS: &[(&str, NativeFn)] = &[
    native!("keys", view, ViewKind::Keys),
    native!("values", view, ViewKind::Values),
    native!("items", view, ViewKind::Items),
    ("clear", |space, args| {
        let this = this_dict(space, &args, "clear")?;
        args.expect_method(space, "dict.clear", 1, 1)?;
        if let Some(d) = space.heap.dict_mut(this) {
            d.clear();
        }
        Ok(space.heap.none)
    }),
    ("copy", |space, args| {
        let this = this_dict(space, &args, "copy")?;
        args.expect_method(space, "dict.copy", 1, 1)?;
        Ok(copy_table(space, this, Object::Dict))
    }),
    ("get", |space, args| {
        let this = this_dict(space, &args, "get")?;
        args.expect_method(space, "get", 2, 3)?;
        let found = space.dict_get(this, args.pos[1])?;
        Ok(found
            .or(args.pos.get(2).copied())
            .unwrap_or(space.heap.none))
    }),
    ("setdefault", |space, args| {
        let this = this_dict(space, &args, "setdefault")?;
        args.expect_method(space, "setdefault", 2, 3)?;
        if let Some(found) = space.dict_get(this, args.pos[1])? {
            return Ok(found);
        }
        let value = args.pos.get(2).copied().unwrap_or(space.heap.none);
        space.dict_set(this, args.pos[1], value)?;
        Ok(value)
    }),
    ("pop", |space, args| {
        let this = this_dict(space, &args, "pop")?;
        args.expect_method(space, "pop", 2, 3)?;
        match (space.dict_del(this, args.pos[1])?, args.pos.get(2)) {
            (Some(value), _) => Ok(value),
            (None, Some(&default)) => Ok(default),
            (None, None) => Err(space.key_error(args.pos[1])),
        }
    }),
    ("popitem", |space, args| {
        let this = this_dict(space, &args, "popitem")?;
        args.expect_method(space, "dict.popitem", 1, 1)?;
        let last = space.heap.dict(this).and_then(|d| d.prev_before(d.end()));
        let Some((pos, key, value)) = last else {
            let message = space.heap.new_str("popitem(): dictionary is empty");
            return Err(space.key_error(message));
        };
        if let Some(d) = space.heap.dict_mut(this) {
            d.remove_at(pos);
        }
        Ok(space.heap.new_tuple(vec![key, value]))
    }),
    ("update", |space, args| {
        let this = this_dict(space, &args, "update")?;
        if args.pos.len() > 2 {
            let n = args.pos.len() - 1;
            return Err(space.type_error(format!("update expected at most 1 argument, got {n}")));
        }
        update(space, this, args.pos.get(1).copied(), args.kw)?;
        Ok(space.heap.none)
    }),
];

/// `dict.fromkeys`: `pos[0]` is the class.
pub fn fromkeys(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect_method(space, "fromkeys", 2, 3)?;
    let value = args.pos.get(2).copied().unwrap_or(space.heap.none);
    let keys = space.collect(args.pos[1])?;
    let own = args.pos[0] == space.heap.types.dict;
    let target = if own {
        space.heap.new_dict()
    } else {
        space.call_args(args.pos[0], Args::positional(&[]))?
    };
    for key in keys {
        space.set_item(target, key, value)?;
    }
    Ok(target)
}

fn copy_table(space: &mut HostSpace, table: ObjId, wrap: fn(Box<HostDict>) -> Object) -> ObjId {
    let copy = space.heap.table(table).cloned().unwrap_or_default();
    space.heap.add(wrap(Box::new(copy)))
}

/// `a | b` of dicts.
pub fn dict_or(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<ObjId> {
    let out = copy_table(space, a, Object::Dict);
    update_from(space, out, b)?;
    Ok(out)
}

/// `a == b` of dicts.
pub fn dict_eq(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<bool> {
    let (x, y) = (
        space.heap.dict(a).map(HostDict::len),
        space.heap.dict(b).map(HostDict::len),
    );
    if x != y {
        return Ok(false);
    }
    let entries: Vec<(i64, ObjId, ObjId)> = space
        .heap
        .dict(a)
        .into_iter()
        .flat_map(|d| d.iter_hashed())
        .collect();
    space.deeper(|space| {
        for (hash, key, value) in entries {
            let Some(pos) = space.table_find(b, key, hash)? else {
                return Ok(false);
            };
            let Some(other) = space.heap.dict(b).map(|d| d.value_at(pos)) else {
                return Ok(false);
            };
            if !space.same(value, other)? {
                return Ok(false);
            }
        }
        Ok(true)
    })
}

/// `item in view`
pub fn view_contains(
    space: &mut HostSpace,
    dict: ObjId,
    kind: ViewKind,
    item: ObjId,
) -> HResult<Option<bool>> {
    match kind {
        ViewKind::Keys => space.table_contains(dict, item).map(Some),
        ViewKind::Values => Ok(None),
        ViewKind::Items => {
            let Some([key, value]) = space
                .heap
                .as_tuple(item)
                .and_then(|t| <[ObjId; 2]>::try_from(&t[..]).ok())
            else {
                return Ok(Some(false));
            };
            match space.dict_get(dict, key)? {
                Some(found) => space.same(found, value).map(Some),
                None => Ok(Some(false)),
            }
        }
    }
}

// ---------------------------------------------------------------- set

/// The table of a set, frozenset, or of keys or items of a dict: as a set object.
fn as_set(space: &mut HostSpace, value: ObjId) -> HResult<Option<ObjId>> {
    let payload = space.heap.payload(value);
    match *space.heap.get(payload) {
        Object::Set(_) | Object::FrozenSet(_) => Ok(Some(payload)),
        Object::DictView { kind, .. } if kind != ViewKind::Values => {
            set_from(space, value).map(Some)
        }
        _ => Ok(None),
    }
}

/// A new set of an iterable's items.
pub fn set_from(space: &mut HostSpace, iterable: ObjId) -> HResult<ObjId> {
    let set = space.heap.add(Object::Set(Box::default()));
    add_all(space, set, iterable)?;
    Ok(set)
}

/// Adds an iterable's items to a set or frozenset in the making.
pub fn add_all(space: &mut HostSpace, set: ObjId, iterable: ObjId) -> HResult<()> {
    let payload = space.heap.payload(iterable);
    if space.heap.table(payload).is_some()
        && (payload == iterable || !overrides(space, iterable, "__iter__"))
    {
        for (hash, key) in hashed(space, payload) {
            insert(space, set, hash, key)?;
        }
        return Ok(());
    }
    space.expect_room_for_range(iterable)?;
    let iterator = space.iter_of(iterable)?;
    while let Some(item) = space.next_item(iterator)? {
        space.set_insert(set, item)?;
    }
    Ok(())
}

fn hashed(space: &HostSpace, table: ObjId) -> Vec<(i64, ObjId)> {
    let entries = space
        .heap
        .table(table)
        .into_iter()
        .flat_map(|t| t.iter_hashed());
    entries.map(|(hash, key, _)| (hash, key)).collect()
}

fn insert(space: &mut HostSpace, set: ObjId, hash: i64, key: ObjId) -> HResult<()> {
    if space.table_find(set, key, hash)?.is_none() {
        let none = space.heap.none;
        if let Some(table) = space.heap.table_mut(set) {
            table.insert_new(hash, key, none);
        }
    }
    Ok(())
}

fn remove(space: &mut HostSpace, set: ObjId, hash: i64, key: ObjId) -> HResult<bool> {
    let Some(pos) = space.table_find(set, key, hash)? else {
        return Ok(false);
    };
    if let Some(table) = space.heap.table_mut(set) {
        table.remove_at(pos);
    }
    Ok(true)
}

fn set_len(space: &HostSpace, set: ObjId) -> usize {
    space.heap.table(set).map_or(0, HostDict::len)
}

/// Applies a set operator to `target`, in place; `other` is a set.
fn apply(space: &mut HostSpace, op: BinaryOp, target: ObjId, other: ObjId) -> HResult<()> {
    match op {
        BinaryOp::Or => {
            for (hash, key) in hashed(space, other) {
                insert(space, target, hash, key)?;
            }
        }
        BinaryOp::And => {
            let common = intersection(space, target, other)?;
            replace(space, target, common);
        }
        BinaryOp::Sub => {
            for (hash, key) in hashed(space, other) {
                remove(space, target, hash, key)?;
            }
        }
        _ => {
            for (hash, key) in hashed(space, other) {
                if !remove(space, target, hash, key)? {
                    insert(space, target, hash, key)?;
                }
            }
        }
    }
    Ok(())
}

/// A new set of what both sets have. Of two objects that are equal it has that of the smaller one, of `b` if they are as large.
fn intersection(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<ObjId> {
    match set_len(space, b) > set_len(space, a) {
        true => common(space, b, a),
        false => common(space, a, b),
    }
}

/// The same, with those of `b` in any case.
fn common(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<ObjId> {
    let out = space.heap.add(Object::Set(Box::default()));
    for (hash, key) in hashed(space, b) {
        if space.table_find(a, key, hash)?.is_some() {
            insert(space, out, hash, key)?;
        }
    }
    Ok(out)
}

/// Gives a set the contents of another.
fn replace(space: &mut HostSpace, set: ObjId, new: ObjId) {
    let table = space.heap.table(new).cloned();
    if let (Some(own), Some(table)) = (space.heap.table_mut(set), table) {
        *own = table;
    }
}

/// Whether sets have this operator.
pub fn is_set_op(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Or | BinaryOp::And | BinaryOp::Sub | BinaryOp::Xor
    )
}

/// `a op b` of sets and of dict views.
pub fn set_binary(
    space: &mut HostSpace,
    op: BinaryOp,
    a: ObjId,
    b: ObjId,
) -> HResult<Option<ObjId>> {
    if !is_set_op(op) {
        return Ok(None);
    }
    let is_view = |id| matches!(space.heap.get(id), Object::DictView { kind, .. } if *kind != ViewKind::Values);
    let views = is_view(a) || is_view(b);
    let Some(x) = as_set(space, a)? else {
        // A view on the right takes any iterable on the left.
        if !views || space.try_iter(a)?.is_none() {
            return Ok(None);
        }
        let x = set_from(space, a)?;
        return set_binary(space, op, x, b);
    };
    let y = match as_set(space, b)? {
        Some(y) => y,
        None if views && space.try_iter(b)?.is_some() => set_from(space, b)?,
        None => return Ok(None),
    };
    let is_view = |space: &HostSpace, id| matches!(space.heap.get(id), Object::DictView { .. });
    let (left, right) = (is_view(space, a), is_view(space, b));
    let is_set = |space: &HostSpace, id| matches!(space.heap.get(id), Object::Set(_));
    let wrap = wrap_of(space, a);
    let made = match (op, left, right) {
        // (Of a view and something else, the view is asked.)
        (BinaryOp::And, true, false) if is_set(space, b) => intersection(space, y, x)?,
        (BinaryOp::And, true, false) => common(space, x, y)?,
        (BinaryOp::And, false, true) if is_set(space, a) => intersection(space, x, y)?,
        (BinaryOp::And, false, true) => common(space, y, x)?,
        (BinaryOp::And, ..) => intersection(space, x, y)?,
        (BinaryOp::Xor, false, false) => changed_copy(space, op, y, x)?,
        _ => changed_copy(space, op, x, y)?,
    };
    Ok(Some(copy_table(space, made, wrap)))
}

/// What an operator makes of a set: another one of its sort.
fn wrap_of(space: &HostSpace, set: ObjId) -> fn(Box<HostDict>) -> Object {
    match space.heap.get(set) {
        Object::FrozenSet(_) => Object::FrozenSet,
        _ => Object::Set,
    }
}

fn changed_copy(space: &mut HostSpace, op: BinaryOp, set: ObjId, other: ObjId) -> HResult<ObjId> {
    let out = copy_table(space, set, Object::Set);
    apply(space, op, out, other)?;
    Ok(out)
}

/// `a op= b` of a set.
pub fn set_inplace(
    space: &mut HostSpace,
    op: BinaryOp,
    a: ObjId,
    b: ObjId,
) -> HResult<Option<ObjId>> {
    if !is_set_op(op) {
        return Ok(None);
    }
    // (A view of a dict makes a new set.)
    if matches!(space.heap.get(b), Object::DictView { .. }) {
        return Ok(None);
    }
    let Some(mut other) = as_set(space, b)? else {
        return Ok(None);
    };
    if other == a {
        other = copy_table(space, a, Object::Set);
    }
    apply(space, op, a, other)?;
    Ok(Some(a))
}

/// `a op b`: equality and inclusion.
pub fn set_compare(
    space: &mut HostSpace,
    op: CompareOp,
    a: ObjId,
    b: ObjId,
) -> HResult<Option<bool>> {
    let (Some(x), Some(y)) = (as_set(space, a)?, as_set(space, b)?) else {
        return Ok(None);
    };
    let (n, m) = (set_len(space, x), set_len(space, y));
    Ok(Some(match op {
        CompareOp::Eq => n == m && is_subset(space, x, y)?,
        CompareOp::Ne => n != m || !is_subset(space, x, y)?,
        CompareOp::Lt => n < m && is_subset(space, x, y)?,
        CompareOp::Le => n <= m && is_subset(space, x, y)?,
        CompareOp::Gt => n > m && is_subset(space, y, x)?,
        CompareOp::Ge => n >= m && is_subset(space, y, x)?,
    }))
}

fn is_subset(space: &mut HostSpace, x: ObjId, y: ObjId) -> HResult<bool> {
    for (hash, key) in hashed(space, x) {
        if space.table_find(y, key, hash)?.is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// `item in set`: a set as item is looked for as a frozenset.
pub fn set_contains(space: &mut HostSpace, set: ObjId, item: ObjId) -> HResult<bool> {
    let item = as_key(space, item);
    space.table_contains(set, item)
}

fn as_key(space: &mut HostSpace, item: ObjId) -> ObjId {
    let payload = space.heap.payload(item);
    if matches!(space.heap.get(payload), Object::Set(_)) {
        return copy_table(space, payload, Object::FrozenSet);
    }
    item
}

fn this_set(space: &mut HostSpace, args: &Args<'_>, name: &str, frozen: bool) -> HResult<ObjId> {
    if let Some(&this) = args.pos.first() {
        let payload = space.heap.payload(this);
        match space.heap.get(payload) {
            Object::Set(_) => return Ok(payload),
            Object::FrozenSet(_) if frozen => return Ok(payload),
            _ => {}
        }
    }
    Err(space.wrong_receiver(args, name, "set"))
}

/// `union(*others)` and the like.
fn combined(space: &mut HostSpace, args: Args<'_>, name: &str, op: BinaryOp) -> HResult<ObjId> {
    let this = this_set(space, &args, name, true)?;
    let wrap = wrap_of(space, this);
    let mut out = copy_table(space, this, wrap);
    for &other in &args.pos[1..] {
        let (other, is_set) = of_argument(space, other)?;
        out = match op {
            BinaryOp::And if is_set => intersection(space, out, other)?,
            BinaryOp::And => common(space, out, other)?,
            BinaryOp::Xor if is_set => changed_copy(space, op, other, out)?,
            _ => changed_copy(space, op, out, other)?,
        };
        out = copy_table(space, out, wrap);
    }
    Ok(out)
}

/// A method's argument as a set, and whether it is one.
fn of_argument(space: &mut HostSpace, other: ObjId) -> HResult<(ObjId, bool)> {
    let payload = space.heap.payload(other);
    match space.heap.get(payload) {
        Object::Set(_) | Object::FrozenSet(_) => Ok((payload, true)),
        _ => Ok((set_from(space, other)?, false)),
    }
}

/// `update(*others)` and the like.
fn changed(space: &mut HostSpace, args: Args<'_>, name: &str, op: BinaryOp) -> HResult<ObjId> {
    let this = this_set(space, &args, name, false)?;
    if op == BinaryOp::And {
        let common = combined(space, args, name, op)?;
        replace(space, this, common);
        return Ok(space.heap.none);
    }
    for &other in &args.pos[1..] {
        let (mut set, _) = of_argument(space, other)?;
        if set == this {
            set = copy_table(space, this, Object::Set);
        }
        apply(space, op, this, set)?;
    }
    Ok(space.heap.none)
}

/// Whether a set has each item of an iterable (`all`), or none of them: asked for until one tells.
fn has_items(space: &mut HostSpace, set: ObjId, iterable: ObjId, all: bool) -> HResult<ObjId> {
    let iterator = space.iter_of(iterable)?;
    while let Some(item) = space.next_item(iterator)? {
        if space.table_contains(set, item)? != all {
            return Ok(space.heap.false_);
        }
    }
    Ok(space.heap.true_)
}

fn isdisjoint(space: &mut HostSpace, set: ObjId, other: ObjId) -> HResult<ObjId> {
    let payload = space.heap.payload(other);
    let is_larger =
        space.heap.table(payload).is_some() && set_len(space, payload) > set_len(space, set);
    match (is_larger, space.heap.get(payload)) {
        (true, Object::Set(_) | Object::FrozenSet(_)) => has_items(space, payload, set, false),
        _ => has_items(space, set, other, false),
    }
}

fn related(space: &mut HostSpace, args: Args<'_>, name: &str, op: CompareOp) -> HResult<ObjId> {
    let this = this_set(space, &args, name, true)?;
    args.expect_method(space, name, 2, 2)?;
    let other = space.heap.payload(args.pos[1]);
    let is_set = matches!(space.heap.get(other), Object::Set(_) | Object::FrozenSet(_));
    if op == CompareOp::Ge && !is_set {
        return has_items(space, this, args.pos[1], true);
    }
    let (other, _) = of_argument(space, args.pos[1])?;
    let holds = set_compare(space, op, this, other)?.unwrap_or(false);
    Ok(space.heap.new_bool(holds))
}

/// Methods that `set` and `frozenset` share.
pub const SET_METHODS: &[(&str, NativeFn)] = &[
    native!("union", combined, BinaryOp::Or),
    native!("intersection", combined, BinaryOp::And),
    native!("difference", combined, BinaryOp::Sub),
    ("symmetric_difference", |space, args| {
        args.expect_method(space, "set.symmetric_difference", 2, 2)?;
        combined(space, args, "symmetric_difference", BinaryOp::Xor)
    }),
    native!("issubset", related, CompareOp::Le),
    native!("issuperset", related, CompareOp::Ge),
    ("isdisjoint", |space, args| {
        let this = this_set(space, &args, "isdisjoint", true)?;
        args.expect_method(space, "isdisjoint", 2, 2)?;
        isdisjoint(space, this, args.pos[1])
    }),
    ("copy", |space, args| {
        let this = this_set(space, &args, "copy", true)?;
        Ok(match space.heap.get(this) {
            Object::FrozenSet(_) => this,
            _ => copy_table(space, this, Object::Set),
        })
    }),
];

/// Methods of `set` alone.
pub const MUTABLE_SET_METHODS: &[(&str, NativeFn)] = &[
    native!("update", changed, BinaryOp::Or),
    native!("intersection_update", changed, BinaryOp::And),
    native!("difference_update", changed, BinaryOp::Sub),
    ("symmetric_difference_update", |space, args| {
        args.expect_method(space, "set.symmetric_difference_update", 2, 2)?;
        changed(space, args, "symmetric_difference_update", BinaryOp::Xor)
    }),
    ("add", |space, args| {
        let this = this_set(space, &args, "add", false)?;
        args.expect_method(space, "set.add", 2, 2)?;
        space.set_insert(this, args.pos[1])?;
        Ok(space.heap.none)
    }),
    ("discard", |space, args| {
        let this = this_set(space, &args, "discard", false)?;
        args.expect_method(space, "set.discard", 2, 2)?;
        let key = as_key(space, args.pos[1]);
        let hash = space.hash(key)?;
        remove(space, this, hash, key)?;
        Ok(space.heap.none)
    }),
    ("remove", |space, args| {
        let this = this_set(space, &args, "remove", false)?;
        args.expect_method(space, "set.remove", 2, 2)?;
        let key = as_key(space, args.pos[1]);
        let hash = space.hash(key)?;
        if remove(space, this, hash, key)? {
            Ok(space.heap.none)
        } else {
            Err(space.key_error(args.pos[1]))
        }
    }),
    ("pop", |space, args| {
        let this = this_set(space, &args, "pop", false)?;
        args.expect_method(space, "set.pop", 1, 1)?;
        match space.heap.table(this).and_then(|t| t.next_at(0)) {
            Some((pos, key, _)) => {
                if let Some(table) = space.heap.table_mut(this) {
                    table.remove_at(pos);
                }
                Ok(key)
            }
            None => {
                let message = space.heap.new_str("pop from an empty set");
                Err(space.key_error(message))
            }
        }
    }),
    ("clear", |space, args| {
        let this = this_set(space, &args, "clear", false)?;
        if let Some(table) = space.heap.table_mut(this) {
            table.clear();
        }
        Ok(space.heap.none)
    }),
];

/// Methods of `dict_keys` and `dict_items`.
pub const VIEW_METHODS: &[(&str, NativeFn)] = &[("isdisjoint", |space, args| {
    args.expect_method(space, "isdisjoint", 2, 2)?;
    let this = set_from(space, args.pos[0])?;
    isdisjoint(space, this, args.pos[1])
})];

/// Methods of `mappingproxy`.
pub const PROXY_METHODS: &[(&str, NativeFn)] = &[
    native!("keys", proxied),
    native!("values", proxied),
    native!("items", proxied),
    native!("get", proxied),
    native!("copy", proxied),
];

/// Calls the method on a dict with the class's attributes as they are now.
fn proxied(space: &mut HostSpace, args: Args<'_>, name: &str) -> HResult<ObjId> {
    let dict = proxy_dict(space, args.pos.first().copied().unwrap_or(space.heap.none))?;
    let mut pos = args.pos.to_vec();
    if let Some(first) = pos.first_mut() {
        *first = dict;
    }
    match DICT_METHODS.iter().find(|(n, _)| *n == name) {
        Some((_, method)) => method(
            space,
            Args {
                pos: &pos,
                kw: args.kw,
            },
        ),
        None => Err(space.type_error(format!("mappingproxy has no method '{name}'"))),
    }
}

/// A dict with the attributes of a class.
pub fn proxy_dict(space: &mut HostSpace, proxy: ObjId) -> HResult<ObjId> {
    if let Some(dict) = space.heap.proxied_dict(proxy) {
        return Ok(dict);
    }
    let dict = space.heap.new_dict();
    for (key, value) in dict_entries(space, proxy).unwrap_or_default() {
        space.dict_set(dict, key, value)?;
    }
    Ok(dict)
}
