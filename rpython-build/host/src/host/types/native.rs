//! What objects of Python's own types do: the seam between the host space and the types.
//!
//! The functions here are the native halves of operators and special methods. Their arguments
//! are objects of Python's own types: for an instance of a subclass the caller passes the
//! underlying object ([`Heap::payload`](crate::host::object::Heap::payload)). The caller
//! ([`crate::host::protocols`]) has already looked for methods of the program's classes. `Ok(None)`
//! says that the type does not have the operation (`NotImplemented`); the caller then tries the
//! other operand and words the `TypeError`.

use super::{bytes_like, hashed, iters, nums, seqs, shown, strs, text};
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::host::builtin::Args;
use crate::host::heap::range_len;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{ObjId, Object, ViewKind};

pub use super::install::install;

/// `a op b` of two native objects: arithmetic, concatenation, repetition, set operators,
/// `str % args`.
pub fn binary(space: &mut HostSpace, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    use Object::*;
    let (oa, ob) = (space.heap.get(a), space.heap.get(b));
    match (oa, ob) {
        (
            Int(_) | Bool(_) | Float(_) | BigInt(_) | Complex(..),
            Int(_) | Bool(_) | Float(_) | BigInt(_) | Complex(..),
        ) => nums::binary(space, op, a, b),
        (Str(_), _) | (_, Str(_)) => str_binary(space, op, a, b),
        (Bytes(_) | ByteArray(_), _) => bytes_like::binary(space, op, a, b),
        (_, Bytes(_) | ByteArray(_)) if op == BinaryOp::Mul => bytes_like::binary(space, op, a, b),
        (DictView { .. }, _) | (_, DictView { .. }) if hashed::is_set_op(op) => {
            hashed::set_binary(space, op, a, b)
        }
        (List(_) | Tuple(_), _) => match seqs::binary(space, op, a, b)? {
            Option::None if op == BinaryOp::Add && !matches!(space.heap.get(b), Instance(_)) => {
                let (own, found) = (space.heap.type_name(a), space.heap.type_name(b));
                Err(space.type_error(format!(
                    "can only concatenate {own} (not \"{found}\") to {own}"
                )))
            }
            other => Ok(other),
        },
        (_, List(_) | Tuple(_)) => seqs::binary(space, op, a, b),
        (Dict(_), Dict(_)) if op == BinaryOp::Or => hashed::dict_or(space, a, b).map(Some),
        (ClassDict(_), _) if op == BinaryOp::Or => {
            let dict = hashed::proxy_dict(space, a)?;
            binary(space, op, dict, b)
        }
        (Set(_) | FrozenSet(_), _) => hashed::set_binary(space, op, a, b),
        (Class(_) | GenericAlias { .. } | Union(_) | None, _) if op == BinaryOp::Or => {
            union(space, a, b)
        }
        _ => Ok(Option::None),
    }
}

/// `int | str`
fn union(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    let none_class = space.heap.types.none;
    let mut members = Vec::new();
    for side in [a, b] {
        let parts = match space.heap.get(side) {
            Object::Union(parts) => space
                .heap
                .as_tuple(*parts)
                .map_or_else(Vec::new, |t| t.to_vec()),
            Object::None => vec![none_class],
            Object::Class(_) | Object::GenericAlias { .. } => vec![side],
            _ => return Ok(None),
        };
        for part in parts {
            if !members.contains(&part) {
                members.push(part);
            }
        }
    }
    if a == b && a == space.heap.none {
        return Ok(None);
    }
    if let [one] = members[..] {
        return Ok(Some(one));
    }
    let members = space.heap.new_tuple(members);
    Ok(Some(space.heap.add(Object::Union(members))))
}

fn str_binary(space: &mut HostSpace, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    match op {
        BinaryOp::Add => {
            if let (Object::Str(x), Object::Str(y)) = (space.heap.get(a), space.heap.get(b)) {
                let joined = [&**x, &**y].concat();
                return Ok(Some(space.text(joined)));
            }
            if !matches!(space.heap.get(a), Object::Str(_))
                || matches!(space.heap.get(b), Object::Instance(_))
            {
                return match space.heap.get(a) {
                    Object::List(_) | Object::Tuple(_) => {
                        let (own, found) = (space.heap.type_name(a), space.heap.type_name(b));
                        Err(space.type_error(format!(
                            "can only concatenate {own} (not \"{found}\") to {own}"
                        )))
                    }
                    Object::Bytes(_) | Object::ByteArray(_) => bytes_like::binary(space, op, a, b),
                    _ => Ok(None),
                };
            }
            let found = space.heap.type_name(b);
            Err(space.type_error(format!("can only concatenate str (not \"{found}\") to str")))
        }
        BinaryOp::Mul => {
            let (s, count) = match space.heap.get(a) {
                Object::Str(s) => (s.clone(), b),
                _ => match space.heap.get(b) {
                    Object::Str(s) => (s.clone(), a),
                    _ => return Ok(None),
                },
            };
            if !space.is_index(count) {
                let found = space.heap.type_name(count);
                return Err(space.type_error(format!(
                    "can't multiply sequence by non-int of type '{found}'"
                )));
            }
            let n = super::util::repeat_count(space, count, s.len(), 1)?;
            Ok(Some(space.text(s.repeat(n))))
        }
        BinaryOp::Mod => match space.heap.get(a) {
            Object::Str(template) => {
                let template = template.clone();
                let out = strs::percent_format(space, &template, b, false)?;
                Ok(Some(space.text(out)))
            }
            Object::Bytes(_) | Object::ByteArray(_) => bytes_like::binary(space, op, a, b),
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

/// `a op= b` where it changes `a`: `list += …`, `set |= …`. Returns `a`.
pub fn inplace(space: &mut HostSpace, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    match (op, space.heap.get(a)) {
        (BinaryOp::Add, Object::List(_)) => {
            seqs::extend(space, a, b)?;
            Ok(Some(a))
        }
        (BinaryOp::Mul, Object::List(_)) => {
            if !space.is_index(b) {
                return Ok(None);
            }
            let len = space.heap.as_list(a).map_or(0, Vec::len);
            let n = super::util::repeat_count(space, b, len, size_of::<ObjId>())?;
            let list = seqs::list_mut(space, a);
            *list = list.repeat(n);
            Ok(Some(a))
        }
        (BinaryOp::Add, Object::ByteArray(_)) => {
            let Some(more) = space.buffer(b) else {
                let found = space.heap.type_name(b);
                return Err(space.type_error(format!("can't concat {found} to bytearray")));
            };
            if let Object::ByteArray(bytes) = space.heap.get_mut(a) {
                bytes.extend(more);
            }
            Ok(Some(a))
        }
        (BinaryOp::Mul, Object::ByteArray(bytes)) => {
            let len = bytes.len();
            let n = super::util::repeat_count(space, b, len, 1)?;
            if let Object::ByteArray(bytes) = space.heap.get_mut(a) {
                *bytes = bytes.repeat(n);
            }
            Ok(Some(a))
        }
        (BinaryOp::Or, Object::Dict(_)) => {
            hashed::update(space, a, Some(b), &[])?;
            Ok(Some(a))
        }
        (_, Object::Set(_)) => hashed::set_inplace(space, op, a, b),
        _ => Ok(None),
    }
}

/// `+a`, `-a`, `~a`
pub fn unary(space: &mut HostSpace, op: UnaryOp, a: ObjId) -> HResult<Option<ObjId>> {
    nums::unary(space, op, a)
}

/// `a op b`: a bool, usually. `==` and `!=` that no type knows are identity (the caller's work).
pub fn compare(space: &mut HostSpace, op: CompareOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    use Object::*;
    let truth = match (space.heap.get(a), space.heap.get(b)) {
        (Str(x), Str(y)) => Some(nums::holds(op, Some(x.cmp(y)))),
        (Int(_) | Bool(_) | Float(_) | BigInt(_) | Complex(..), _) => {
            nums::compare(space, op, a, b)
        }
        (List(_) | Tuple(_) | Range { .. }, _) => return seqs::compare(space, op, a, b),
        (Bytes(_) | ByteArray(_) | MemoryView { .. }, _) => bytes_like::compare(space, op, a, b),
        (Set(_) | FrozenSet(_) | DictView { .. }, _) => hashed::set_compare(space, op, a, b)?,
        (Dict(_), Dict(_)) => match op {
            CompareOp::Eq => Some(hashed::dict_eq(space, a, b)?),
            CompareOp::Ne => Some(!hashed::dict_eq(space, a, b)?),
            _ => Option::None,
        },
        (ClassDict(_), _) => {
            let x = hashed::proxy_dict(space, a)?;
            let y = if matches!(space.heap.get(b), ClassDict(_)) {
                hashed::proxy_dict(space, b)?
            } else {
                b
            };
            return compare(space, op, x, y);
        }
        (_, ClassDict(_)) => {
            let y = hashed::proxy_dict(space, b)?;
            return compare(space, op, a, y);
        }
        (Slice(x), Slice(y)) => {
            let (x, y) = (x.to_vec(), y.to_vec());
            let (x, y) = (space.heap.new_tuple(x), space.heap.new_tuple(y));
            return seqs::compare(space, op, x, y);
        }
        (BoundMethod { func: f, this: x }, BoundMethod { func: g, this: y }) => match op {
            CompareOp::Eq => Some(f == g && x == y),
            CompareOp::Ne => Some(f != g || x != y),
            _ => Option::None,
        },
        (Cell(Some(x)), Cell(Some(y))) | (WeakRef(x), WeakRef(y)) => {
            let equal = match op {
                CompareOp::Eq | CompareOp::Ne => {
                    let (x, y) = (*x, *y);
                    space.eq(x, y)?
                }
                _ => return Ok(Option::None),
            };
            Some(equal == (op == CompareOp::Eq))
        }
        (Cell(Option::None), Cell(Option::None)) => match op {
            CompareOp::Eq | CompareOp::Ne => Some(op == CompareOp::Eq),
            _ => Option::None,
        },
        (GenericAlias { origin: o, args: x }, GenericAlias { origin: p, args: y }) => {
            let (same, x, y) = (o == p, *x, *y);
            let equal = same && space.eq(x, y)?;
            match op {
                CompareOp::Eq => Some(equal),
                CompareOp::Ne => Some(!equal),
                _ => Option::None,
            }
        }
        (Union(x), Union(y)) => {
            let (x, y) = (*x, *y);
            let (x, y) = (hashed::set_from(space, x)?, hashed::set_from(space, y)?);
            match op {
                CompareOp::Eq | CompareOp::Ne => hashed::set_compare(space, op, x, y)?,
                _ => Option::None,
            }
        }
        _ => Option::None,
    };
    Ok(truth.map(|t| space.heap.new_bool(t)))
}

/// `divmod(a, b)`
pub fn divmod(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    nums::divmod(space, a, b)
}

/// `abs(a)`
pub fn abs(space: &mut HostSpace, a: ObjId) -> HResult<Option<ObjId>> {
    nums::abs(space, a)
}

/// `len(a)`
pub fn len(space: &mut HostSpace, a: ObjId) -> HResult<Option<usize>> {
    Ok(Some(match space.heap.get(a) {
        Object::Str(s) if s.len() < 32 => text::length(s),
        Object::Str(_) => match space.heap.chars(a) {
            Some(chars) => chars.len(),
            None => 0,
        },
        Object::Bytes(b) => b.len(),
        Object::ByteArray(b) => b.len(),
        Object::MemoryView { len, .. } => *len,
        Object::Tuple(items) => items.len(),
        Object::List(items) => items.len(),
        Object::Dict(d) | Object::Set(d) | Object::FrozenSet(d) => d.len(),
        Object::Range { start, stop, step } => range_len(*start, *stop, *step) as usize,
        Object::DictView { dict, .. } => space.heap.dict(*dict).map_or(0, |d| d.len()),
        Object::ClassDict(target) => match space.heap.class(*target) {
            Some(class) => class.dict.len(),
            None => space.heap.dict(*target).map_or(0, |d| d.len()),
        },
        _ => return Ok(None),
    }))
}

/// The truth of what has neither `__bool__` nor `__len__` is true (the caller's work); this
/// is that of numbers, containers and `None`.
pub fn is_true(space: &mut HostSpace, a: ObjId) -> HResult<Option<bool>> {
    let object = space.heap.get(a);
    if let Some(truth) = nums::is_true(object) {
        return Ok(Some(truth));
    }
    match object {
        Object::None => Ok(Some(false)),
        Object::Str(s) => Ok(Some(!s.is_empty())),
        _ => Ok(len(space, a)?.map(|n| n > 0)),
    }
}

/// `a[index]`
pub fn getitem(space: &mut HostSpace, a: ObjId, index: ObjId) -> HResult<Option<ObjId>> {
    match space.heap.get(a) {
        Object::List(_) | Object::Tuple(_) | Object::Range { .. } => seqs::getitem(space, a, index),
        Object::Dict(_) => match space.dict_get(a, index)? {
            Some(value) => Ok(Some(value)),
            None => Err(space.key_error(index)),
        },
        Object::Str(s) => {
            let s = s.clone();
            let chars = space.heap.chars(a);
            let len = chars.as_ref().map_or_else(|| text::length(&s), |c| c.len());
            if let Object::Slice(parts) = *space.heap.get(index) {
                let (start, stop, step) = space.slice_of(parts, len)?;
                if let (Some(chars), 1) = (chars, step) {
                    let (start, stop) = (start as usize, stop.max(start) as usize);
                    let part: String = chars[start..stop].iter().collect();
                    return Ok(Some(space.text(part)));
                }
                return Ok(Some(space.text(text::slice(&s, start, stop, step))));
            }
            if !space.is_index(index) {
                let found = space.heap.type_name(index);
                return Err(
                    space.type_error(format!("string indices must be integers, not '{found}'"))
                );
            }
            let at = space.sequence_index(index, len, "string index")?;
            let c = match chars {
                Some(chars) => chars[at],
                None => text::char_at(&s, at).unwrap_or_default(),
            };
            let mut buffer = [0; 4];
            let one: &str = c.encode_utf8(&mut buffer);
            Ok(Some(space.heap.new_str(one)))
        }
        Object::Bytes(_) | Object::ByteArray(_) | Object::MemoryView { .. } => {
            bytes_like::getitem(space, a, index)
        }
        Object::ClassDict(class) => {
            let class = *class;
            if let Some(dict) = space.heap.proxied_dict(a) {
                return getitem(space, dict, index);
            }
            let name = space.heap.as_str(index).cloned();
            match name.and_then(|name| space.heap.class(class)?.dict.get(&name).copied()) {
                Some(value) => Ok(Some(value)),
                None => Err(space.key_error(index)),
            }
        }
        Object::GenericAlias { .. } => alias_getitem(space, a, index),
        _ => Ok(None),
    }
}

/// `list[T][int]`: puts arguments in place of the type variables.
fn alias_getitem(space: &mut HostSpace, alias: ObjId, index: ObjId) -> HResult<Option<ObjId>> {
    let Object::GenericAlias { origin, args } = *space.heap.get(alias) else {
        return Ok(None);
    };
    let given = space
        .heap
        .as_tuple(index)
        .map_or_else(|| vec![index], |t| t.to_vec());
    let mut variables: Vec<ObjId> = Vec::new();
    let mut items = Vec::new();
    for arg in space.collect(args)? {
        if &*space.heap.type_name(arg) != "TypeVar" {
            items.push(arg);
            continue;
        }
        let at = variables.iter().position(|&v| v == arg).unwrap_or_else(|| {
            variables.push(arg);
            variables.len() - 1
        });
        items.push(given.get(at).copied().unwrap_or(arg));
    }
    if variables.len() != given.len() {
        let shown = space.repr(alias)?;
        return Err(space.type_error(format!("{shown} is not a generic class")));
    }
    let args = space.heap.new_tuple(items);
    Ok(Some(space.heap.add(Object::GenericAlias { origin, args })))
}

/// `a[index] = value`
pub fn setitem(space: &mut HostSpace, a: ObjId, index: ObjId, value: ObjId) -> HResult<Option<()>> {
    match space.heap.get(a) {
        Object::List(_) => seqs::setitem(space, a, index, value).map(Some),
        Object::Dict(_) => space.dict_set(a, index, value).map(Some),
        Object::ByteArray(_) => bytes_like::setitem(space, a, index, value).map(Some),
        Object::MemoryView { base, start, len } => {
            let (base, start, len) = (*base, *start, *len);
            if !matches!(
                space.heap.get(space.heap.payload(base)),
                Object::ByteArray(_)
            ) {
                return Err(space.type_error("cannot modify read-only memory"));
            }
            let at = space.sequence_index(index, len, "index")?;
            let at = space.heap.new_int((start + at) as i64);
            let target = space.heap.payload(base);
            bytes_like::setitem(space, target, at, value).map(Some)
        }
        _ => Ok(None),
    }
}

/// `del a[index]`
pub fn delitem(space: &mut HostSpace, a: ObjId, index: ObjId) -> HResult<Option<()>> {
    match space.heap.get(a) {
        Object::List(_) => seqs::delitem(space, a, index).map(Some),
        Object::Dict(_) => match space.dict_del(a, index)? {
            Some(_) => Ok(Some(())),
            None => Err(space.key_error(index)),
        },
        Object::ByteArray(_) => bytes_like::delitem(space, a, index).map(Some),
        _ => Ok(None),
    }
}

/// `item in a`; `None`: the caller iterates.
pub fn contains(space: &mut HostSpace, a: ObjId, item: ObjId) -> HResult<Option<bool>> {
    match space.heap.get(a) {
        Object::List(_) | Object::Tuple(_) | Object::Range { .. } => {
            seqs::contains(space, a, item).map(Some)
        }
        Object::Dict(_) => space.table_contains(a, item).map(Some),
        Object::Set(_) | Object::FrozenSet(_) => hashed::set_contains(space, a, item).map(Some),
        Object::Str(s) => {
            let s = s.clone();
            match space.heap.as_str(item) {
                Some(sub) => Ok(Some(s.contains(&**sub))),
                None => {
                    let found = space.heap.type_name(item);
                    Err(space.type_error(format!(
                        "'in <string>' requires string as left operand, not {found}"
                    )))
                }
            }
        }
        Object::Bytes(_) | Object::ByteArray(_) | Object::MemoryView { .. } => {
            bytes_like::contains(space, a, item).map(Some)
        }
        Object::DictView { dict, kind } => hashed::view_contains(space, *dict, *kind, item),
        Object::ClassDict(class) => {
            let class = *class;
            if let Some(dict) = space.heap.proxied_dict(a) {
                return contains(space, dict, item);
            }
            let name = space.heap.as_str(item).cloned();
            let found = name.is_some_and(|n| {
                space
                    .heap
                    .class(class)
                    .is_some_and(|c| c.dict.contains_key(&n))
            });
            Ok(Some(found))
        }
        _ => Ok(None),
    }
}

/// `iter(a)` of containers, and of iterators themselves.
pub fn iter(space: &mut HostSpace, a: ObjId) -> HResult<Option<ObjId>> {
    iters::iter(space, a)
}

/// `reversed(a)` of containers.
pub fn reversed(space: &mut HostSpace, a: ObjId) -> HResult<Option<ObjId>> {
    iters::reversed(space, a)
}

/// The next item of an [`Object::Iter`](crate::host::object::Object::Iter); `None` at the end.
pub fn next(space: &mut HostSpace, iter: ObjId) -> HResult<Option<ObjId>> {
    iters::next(space, iter)
}

/// `repr(a)`; `None`: the caller writes `<… object at 0x…>`. Nested objects through
/// [`HostSpace::repr`].
pub fn repr(space: &mut HostSpace, a: ObjId) -> HResult<Option<String>> {
    shown::repr(space, a)
}

/// `str(a)` where it differs from `repr(a)`.
pub fn str(space: &mut HostSpace, a: ObjId) -> HResult<Option<String>> {
    match space.heap.get(a) {
        Object::Str(s) => Ok(Some(s.to_string())),
        Object::ClassDict(_) => {
            let dict = hashed::proxy_dict(space, a)?;
            Ok(Some(space.repr(dict)?.to_string()))
        }
        _ => Ok(None),
    }
}

/// `format(a, spec)`; `None`: the type knows no specs.
pub fn format(space: &mut HostSpace, a: ObjId, spec: &str) -> HResult<Option<String>> {
    strs::format_value(space, a, spec)
}

/// `hash(a)` of tuples, aliases and the like whose items may need the program's code. What
/// [`Heap::native_hash`](crate::host::object::Heap::native_hash) knows does not get here; `None`:
/// unhashable.
pub fn hash(space: &mut HostSpace, a: ObjId) -> HResult<Option<i64>> {
    match *space.heap.get(a) {
        Object::Tuple(ref items) => {
            let items = items.clone();
            let mut hash = crate::host::heap::TupleHash::new();
            for &item in items.iter() {
                hash.add(space.hash(item)?);
            }
            Ok(Some(hash.finish(items.len())))
        }
        Object::GenericAlias { origin, args } => {
            let (x, y) = (space.hash(origin)?, space.hash(args)?);
            Ok(Some(x ^ y))
        }
        Object::Union(members) => {
            let set = hashed::set_from(space, members)?;
            let table = space.heap.table(set).cloned().unwrap_or_default();
            let frozen = space.heap.add(Object::FrozenSet(Box::new(table)));
            space.hash(frozen).map(Some)
        }
        Object::WeakRef(target) => space.hash(target).map(Some),
        Object::BoundMethod { func, this } => {
            let (x, y) = (space.hash(func)?, crate::host::heap::hash_id(this));
            Ok(Some(x ^ y))
        }
        Object::DictView {
            kind: ViewKind::Values,
            ..
        }
        | Object::Class(_) => Ok(Some(crate::host::heap::hash_id(a))),
        Object::MemoryView { .. } => {
            let raw = space.buffer(a).unwrap_or_default();
            Ok(Some(crate::host::heap::hash_bytes(&raw)))
        }
        _ => Ok(None),
    }
}

/// Calling a class of Python's own that [`install`] knows: `int("1")`, `dict(a=1)`, `zip(…)`:
/// the new object, complete. For mutable containers the caller may go on with [`init`].
/// `class` is the class whose layout it is, never a subclass.
pub fn new(space: &mut HostSpace, class: ObjId, args: Args<'_>) -> HResult<Option<ObjId>> {
    let t = space.heap.types;
    let one = |space: &mut HostSpace, name: &str| -> HResult<Option<ObjId>> {
        args.expect(space, name, 0, 1)?;
        Ok(args.pos.first().copied())
    };
    let value = match class {
        c if c == t.int => nums::new_int(space, args)?,
        c if c == t.bool => {
            let truth = match one(space, "bool")? {
                Some(value) => space.truth(value)?,
                None => false,
            };
            space.heap.new_bool(truth)
        }
        c if c == t.float => nums::new_float(space, args)?,
        c if c == t.complex => nums::new_complex(space, args)?,
        c if c == t.str => new_str(space, args)?,
        c if c == t.bytes => {
            if let ([one], []) = (args.pos, args.kw) {
                if matches!(space.heap.get(*one), Object::Bytes(_)) {
                    return Ok(Some(*one));
                }
            }
            let raw = bytes_like::contents(space, "bytes", args)?;
            space.heap.new_bytes(raw)
        }
        c if c == t.bytearray => {
            let raw = bytes_like::contents(space, "bytearray", args)?;
            space.heap.add(Object::ByteArray(raw))
        }
        c if c == t.memoryview => bytes_like::new_memoryview(space, args)?,
        c if c == t.tuple => match one(space, "tuple")? {
            Some(value) if matches!(space.heap.get(value), Object::Tuple(_)) => value,
            Some(value) => {
                let items = space.collect(value)?;
                space.heap.new_tuple(items)
            }
            None => space.heap.empty_tuple,
        },
        c if c == t.list => {
            let items = match one(space, "list")? {
                Some(value) => space.collect(value)?,
                None => Vec::new(),
            };
            space.heap.new_list(items)
        }
        c if c == t.dict => {
            let dict = space.heap.new_dict();
            init(space, dict, args)?;
            dict
        }
        c if c == t.set => {
            let set = space.heap.add(Object::Set(Box::default()));
            init(space, set, args)?;
            set
        }
        c if c == t.frozenset => match one(space, "frozenset")? {
            Some(value) if matches!(space.heap.get(value), Object::FrozenSet(_)) => value,
            source => {
                let set = space.heap.add(Object::FrozenSet(Box::default()));
                if let Some(source) = source {
                    hashed::add_all(space, set, source)?;
                }
                set
            }
        },
        c if c == t.slice => seqs::new_slice(space, args)?,
        c if c == t.range => seqs::new_range(space, args)?,
        c if c == t.enumerate => iters::new_enumerate(space, args)?,
        c if c == t.zip => iters::new_zip(space, args)?,
        c if c == t.map => iters::new_map(space, args)?,
        c if c == t.filter => iters::new_filter(space, args)?,
        c if c == t.reversed => iters::new_reversed(space, args)?,
        _ => return Ok(None),
    };
    Ok(Some(value))
}

fn new_str(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let [value, encoding, errors] = args.bind(space, "str", ["object", "encoding", "errors"], 0)?;
    let Some(value) = value else {
        return Ok(space.heap.new_str(""));
    };
    if encoding.is_some() || errors.is_some() {
        if space.heap.as_str(value).is_some() {
            return Err(space.type_error("decoding str is not supported"));
        }
        let Some(raw) = space.buffer(value) else {
            let found = space.heap.type_name(value);
            return Err(space.type_error(format!(
                "decoding to str: need a bytes-like object, {found} found"
            )));
        };
        let (encoding, errors) = strs::coding(space, "str", encoding, errors)?;
        let out = space.lift(super::bytes::decode(&raw, encoding, &errors))?;
        return Ok(space.text(out));
    }
    if matches!(space.heap.get(value), Object::Str(_)) {
        return Ok(value);
    }
    let shown = space.str(value)?;
    Ok(space.heap.new_str(shown))
}

/// `list.__init__`, `dict.__init__`, `set.__init__`, `bytearray.__init__`: replaces the contents.
pub fn init(space: &mut HostSpace, a: ObjId, args: Args<'_>) -> HResult<()> {
    match space.heap.get(a) {
        Object::List(_) => {
            args.expect(space, "list", 0, 1)?;
            let items = match args.pos.first() {
                Some(&source) => space.collect(source)?,
                None => Vec::new(),
            };
            *seqs::list_mut(space, a) = items;
        }
        Object::Dict(_) => {
            if args.pos.len() > 1 {
                let n = args.pos.len();
                return Err(space.type_error(format!("dict expected at most 1 argument, got {n}")));
            }
            hashed::update(space, a, args.pos.first().copied(), args.kw)?;
        }
        Object::Set(_) => {
            args.expect(space, "set", 0, 1)?;
            if let Some(table) = space.heap.table_mut(a) {
                table.clear();
            }
            if let Some(&source) = args.pos.first() {
                hashed::add_all(space, a, source)?;
            }
        }
        Object::ByteArray(_) => {
            let raw = bytes_like::contents(space, "bytearray", args)?;
            if let Object::ByteArray(bytes) = space.heap.get_mut(a) {
                *bytes = raw;
            }
        }
        _ => {}
    }
    Ok(())
}
