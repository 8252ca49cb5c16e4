//! `bytes`, `bytearray` and `memoryview` objects.

use super::super::builtin::{native, Args, NativeFn};
use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object};
use super::bytes;
use super::nums::{holds, in_class};
use super::slices::{slice_length, slice_positions};
use super::strs;
use super::text::{self, Ends, Predicate};
use super::util::repeat_count;
use crate::front::code::{BinaryOp, CompareOp};

/// A result of the receiver's own type.
fn like(space: &mut HostSpace, this: ObjId, value: Vec<u8>) -> ObjId {
    match space.heap.get(this) {
        Object::ByteArray(_) => space.heap.add(Object::ByteArray(value)),
        _ => space.heap.new_bytes(value),
    }
}

fn list_like<'a>(
    space: &mut HostSpace,
    this: ObjId,
    parts: impl IntoIterator<Item = &'a [u8]>,
) -> ObjId {
    let items = parts
        .into_iter()
        .map(|p| like(space, this, p.to_vec()))
        .collect();
    space.heap.new_list(items)
}

fn receiver(space: &mut HostSpace, args: &Args<'_>, method: &str) -> HResult<(ObjId, Vec<u8>)> {
    if let Some(&this) = args.pos.first() {
        let this = space.heap.payload(this);
        match space.heap.get(this) {
            Object::Bytes(b) => return Ok((this, b.to_vec())),
            Object::ByteArray(b) => return Ok((this, b.clone())),
            _ => {}
        }
    }
    Err(space.wrong_receiver(args, method, "bytes"))
}

/// `a + b`, `a * n`, `a % b`
pub fn binary(space: &mut HostSpace, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    let is_bytes =
        |id: ObjId| matches!(space.heap.get(id), Object::Bytes(_) | Object::ByteArray(_));
    match op {
        BinaryOp::Add if is_bytes(a) => {
            let (Some(mut x), Some(y)) = (space.buffer(a), space.buffer(b)) else {
                let (own, found) = (space.heap.type_name(a), space.heap.type_name(b));
                return Err(space.type_error(format!("can't concat {found} to {own}")));
            };
            x.extend(y);
            Ok(Some(like(space, a, x)))
        }
        BinaryOp::Mul if is_bytes(a) || is_bytes(b) => {
            let (seq, count) = if is_bytes(a) { (a, b) } else { (b, a) };
            if !space.is_index(count) {
                let found = space.heap.type_name(count);
                return Err(space.type_error(format!(
                    "can't multiply sequence by non-int of type '{found}'"
                )));
            }
            let raw = space.buffer(seq).unwrap_or_default();
            let n = repeat_count(space, count, raw.len(), 1)?;
            Ok(Some(like(space, seq, raw.repeat(n))))
        }
        BinaryOp::Mod if is_bytes(a) => {
            let template: String = space
                .buffer(a)
                .unwrap_or_default()
                .iter()
                .map(|&b| b as char)
                .collect();
            let out = strs::percent_format(space, &template, b, true)?;
            let raw = out.chars().map(|c| c as u8).collect();
            Ok(Some(like(space, a, raw)))
        }
        _ => Ok(None),
    }
}

/// `a op b` of bytes-like objects.
pub fn compare(space: &mut HostSpace, op: CompareOp, a: ObjId, b: ObjId) -> Option<bool> {
    let (x, y) = (space.buffer(a)?, space.buffer(b)?);
    let is_view = |id| matches!(space.heap.get(id), Object::MemoryView { .. });
    if (is_view(a) || is_view(b)) && !matches!(op, CompareOp::Eq | CompareOp::Ne) {
        return None;
    }
    Some(holds(op, Some(x.cmp(&y))))
}

/// `a[index]`
pub fn getitem(space: &mut HostSpace, a: ObjId, index: ObjId) -> HResult<Option<ObjId>> {
    let Some(raw) = space.buffer(a) else {
        return Ok(None);
    };
    if let Object::Slice(parts) = *space.heap.get(index) {
        let (start, stop, step) = space.slice_of(parts, raw.len())?;
        if let Object::MemoryView {
            base,
            start: offset,
            ..
        } = *space.heap.get(a)
        {
            if step == 1 {
                let len = (stop - start).max(0) as usize;
                let view = Object::MemoryView {
                    base,
                    start: offset + start as usize,
                    len,
                };
                return Ok(Some(space.heap.add(view)));
            }
        }
        let out = slice_positions(start, stop, step).map(|i| raw[i]).collect();
        return Ok(Some(like(space, a, out)));
    }
    let (what, kind) = match space.heap.get(a) {
        Object::ByteArray(_) => ("bytearray index", "bytearray"),
        Object::MemoryView { .. } => ("index", "memoryview"),
        _ => ("index", "byte"),
    };
    if !space.is_index(index) {
        let found = space.heap.type_name(index);
        return Err(space.type_error(format!(
            "{kind} indices must be integers or slices, not {found}"
        )));
    }
    let at = space.sequence_index(index, raw.len(), what)?;
    Ok(Some(space.heap.new_int(i64::from(raw[at]))))
}

fn byte_value(space: &mut HostSpace, value: ObjId, what: &str) -> HResult<u8> {
    let n = space.index_clamped(value)?;
    match u8::try_from(n) {
        Ok(b) => Ok(b),
        Err(_) => Err(space.value_error(format!("{what} must be in range(0, 256)"))),
    }
}

fn array_mut(space: &mut HostSpace, this: ObjId) -> &mut Vec<u8> {
    match space.heap.get_mut(this) {
        Object::ByteArray(b) => b,
        other => unreachable!("checked to be a bytearray: {other:?}"),
    }
}

/// `a[index] = value` of a bytearray.
pub fn setitem(space: &mut HostSpace, a: ObjId, index: ObjId, value: ObjId) -> HResult<()> {
    let len = array_mut(space, a).len();
    if let Object::Slice(parts) = *space.heap.get(index) {
        let new = match space.buffer(value) {
            Some(raw) => raw,
            None => bytes_from_iterable(space, value)?,
        };
        let (start, stop, step) = space.slice_of(parts, len)?;
        if step == 1 {
            array_mut(space, a).splice(start as usize..stop.max(start) as usize, new);
            return Ok(());
        }
        let n = slice_length(start, stop, step);
        if n != new.len() {
            let given = new.len();
            return Err(space.value_error(format!(
                "attempt to assign bytes of size {given} to extended slice of size {n}"
            )));
        }
        for (i, b) in slice_positions(start, stop, step).zip(new) {
            array_mut(space, a)[i] = b;
        }
        return Ok(());
    }
    if !space.is_index(index) {
        let found = space.heap.type_name(index);
        return Err(space.type_error(format!(
            "bytearray indices must be integers or slices, not {found}"
        )));
    }
    // (The value's `__index__` may change the length.)
    let b = byte_value(space, value, "byte")?;
    let len = array_mut(space, a).len();
    let at = space.sequence_index(index, len, "bytearray index")?;
    array_mut(space, a)[at] = b;
    Ok(())
}

/// `del a[index]` of a bytearray.
pub fn delitem(space: &mut HostSpace, a: ObjId, index: ObjId) -> HResult<()> {
    let len = array_mut(space, a).len();
    if let Object::Slice(parts) = *space.heap.get(index) {
        let (start, stop, step) = space.slice_of(parts, len)?;
        let gone: std::collections::BTreeSet<usize> = slice_positions(start, stop, step).collect();
        let mut i = 0;
        array_mut(space, a).retain(|_| {
            i += 1;
            !gone.contains(&(i - 1))
        });
        return Ok(());
    }
    let at = space.sequence_index(index, len, "bytearray index")?;
    array_mut(space, a).remove(at);
    Ok(())
}

/// `item in a`
pub fn contains(space: &mut HostSpace, a: ObjId, item: ObjId) -> HResult<bool> {
    let raw = space.buffer(a).unwrap_or_default();
    if space.is_index(item) {
        let b = byte_value(space, item, "byte")?;
        return Ok(raw.contains(&b));
    }
    let sub = space.buffer_arg(item)?;
    Ok(bytes::position(&raw, &sub).is_some())
}

/// Bytes from an iterable of integers.
pub fn bytes_from_iterable(space: &mut HostSpace, iterable: ObjId) -> HResult<Vec<u8>> {
    collected(space, iterable, "bytes")
}

fn collected(space: &mut HostSpace, iterable: ObjId, what: &str) -> HResult<Vec<u8>> {
    let items = space.collect(iterable)?;
    let mut out = Vec::with_capacity(items.len());
    for item in items {
        out.push(byte_value(space, item, what)?);
    }
    Ok(out)
}

/// The contents for `bytes(…)` and `bytearray(…)`.
pub fn contents(space: &mut HostSpace, class: &str, args: Args<'_>) -> HResult<Vec<u8>> {
    let [source, encoding, errors] =
        args.bind(space, class, ["source", "encoding", "errors"], 0)?;
    let Some(source) = source else {
        if encoding.is_some() || errors.is_some() {
            return Err(space.type_error("encoding or errors without a string argument"));
        }
        return Ok(Vec::new());
    };
    if let Some(s) = space.heap.as_str(source).cloned() {
        if encoding.is_none() {
            return Err(space.type_error("string argument without an encoding"));
        }
        let (encoding, errors) = strs::coding(space, class, encoding, errors)?;
        return space.lift(bytes::encode(&s, encoding, &errors));
    }
    if encoding.is_some() || errors.is_some() {
        return Err(space.type_error("encoding without a string argument"));
    }
    if class == "bytes" && space.is_user(source) {
        if let Some(result) = space.call_special(source, "__bytes__", &[])? {
            let raw = space.heap.payload(result);
            if !matches!(space.heap.get(raw), Object::Bytes(_)) {
                let given = space.heap.type_name(result);
                return Err(
                    space.type_error(format!("__bytes__ returned non-bytes (type {given})"))
                );
            }
            return space.buffer_arg(raw);
        }
    }
    if let Some(raw) = space.any_buffer(source)? {
        return Ok(raw);
    }
    if space.is_index(source) {
        let n = space.index(source)?;
        return match usize::try_from(n) {
            Ok(n) => space.expect_room(Some(n)).map(|()| vec![0; n]),
            Err(_) => Err(space.value_error("negative count")),
        };
    }
    if space.try_iter(source)?.is_none() {
        let found = space.heap.type_name(source);
        return Err(space.type_error(format!("cannot convert '{found}' object to {class}")));
    }
    collected(
        space,
        source,
        if class == "bytes" { "bytes" } else { "byte" },
    )
}

/// `memoryview(…)`
pub fn new_memoryview(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let [object] = args.bind(space, "memoryview", ["object"], 1)?;
    let object = object.unwrap_or(space.heap.none);
    let view = match space.heap.get(space.heap.payload(object)) {
        Object::Bytes(b) => Object::MemoryView {
            base: object,
            start: 0,
            len: b.len(),
        },
        Object::ByteArray(b) => Object::MemoryView {
            base: object,
            start: 0,
            len: b.len(),
        },
        Object::MemoryView { base, start, len } => Object::MemoryView {
            base: *base,
            start: *start,
            len: *len,
        },
        _ => {
            let found = space.heap.type_name(object);
            return Err(space.type_error(format!(
                "memoryview: a bytes-like object is required, not '{found}'"
            )));
        }
    };
    Ok(space.heap.add(view))
}

type Search = fn(&[u8], &[u8], Option<i64>, Option<i64>) -> Option<usize>;

fn needle(space: &mut HostSpace, value: ObjId) -> HResult<Vec<u8>> {
    if space.buffer(value).is_none() && space.is_index(value) {
        return Ok(vec![byte_value(space, value, "byte")?]);
    }
    if space.buffer(value).is_none() {
        let found = space.heap.type_name(value);
        return Err(space.type_error(format!(
            "argument should be integer or bytes-like object, not '{found}'"
        )));
    }
    space.buffer_arg(value)
}

fn search(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    f: Search,
    raises: bool,
) -> HResult<ObjId> {
    let (_, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 2, 4)?;
    let sub = needle(space, args.pos[1])?;
    let start = space.opt_bound(args.pos.get(2).copied())?;
    let end = space.opt_bound(args.pos.get(3).copied())?;
    match f(&s, &sub, start, end) {
        Some(at) => Ok(space.heap.new_int(at as i64)),
        None if raises => Err(space.value_error("subsection not found")),
        None => Ok(space.heap.new_int(-1)),
    }
}

type Affix = fn(&[u8], &[u8], Option<i64>, Option<i64>) -> bool;

fn affix(space: &mut HostSpace, args: Args<'_>, name: &str, f: Affix) -> HResult<ObjId> {
    let (_, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 2, 4)?;
    let start = space.opt_bound(args.pos.get(2).copied())?;
    let end = space.opt_bound(args.pos.get(3).copied())?;
    let options = match space.heap.as_tuple(args.pos[1]) {
        Some(options) => options.to_vec(),
        None => vec![args.pos[1]],
    };
    for option in options {
        let Some(affix) = space.buffer(option) else {
            let found = space.heap.type_name(option);
            return Err(space.type_error(format!(
                "{name} first arg must be bytes or a tuple of bytes, not {found}"
            )));
        };
        if f(&s, &affix, start, end) {
            return Ok(space.heap.true_);
        }
    }
    Ok(space.heap.false_)
}

fn map(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    f: fn(&[u8]) -> Vec<u8>,
) -> HResult<ObjId> {
    let (this, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 1, 1)?;
    Ok(like(space, this, f(&s)))
}

fn predicate(space: &mut HostSpace, args: Args<'_>, name: &str, p: Predicate) -> HResult<ObjId> {
    let (_, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 1, 1)?;
    let holds = match p {
        Predicate::Ascii => s.is_ascii(),
        // Bytes know ASCII alone; other bytes are in no class.
        Predicate::Space => !s.is_empty() && s.iter().all(|&b| bytes::is_space(b)),
        _ => {
            let shown: String = s
                .iter()
                .map(|&b| if b.is_ascii() { b as char } else { '\x01' })
                .collect();
            text::is(&shown, p)
        }
    };
    Ok(space.heap.new_bool(holds))
}

fn strip(space: &mut HostSpace, args: Args<'_>, name: &str, ends: Ends) -> HResult<ObjId> {
    let (this, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 1, 2)?;
    let set = match args.pos.get(1) {
        Some(&set) if set != space.heap.none => Some(space.buffer_arg(set)?),
        _ => None,
    };
    let out = bytes::strip(&s, set.as_deref(), ends).to_vec();
    Ok(like(space, this, out))
}

fn split(space: &mut HostSpace, args: Args<'_>, name: &str, right: bool) -> HResult<ObjId> {
    let (this, s) = receiver(space, &args, name)?;
    let [sep, maxsplit] = args.tail().bind(space, name, ["sep", "maxsplit"], 0)?;
    let sep = match sep {
        Some(sep) if sep != space.heap.none => Some(space.buffer_arg(sep)?),
        _ => None,
    };
    let maxsplit = maxsplit.map_or(Ok(-1), |n| space.index(n))?;
    let parts = if right {
        bytes::rsplit(&s, sep.as_deref(), maxsplit)
    } else {
        bytes::split(&s, sep.as_deref(), maxsplit)
    };
    let parts = space.lift(parts)?;
    Ok(list_like(space, this, parts))
}

fn partition(space: &mut HostSpace, args: Args<'_>, name: &str, right: bool) -> HResult<ObjId> {
    let (this, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 2, 2)?;
    let sep = space.buffer_arg(args.pos[1])?;
    if sep.is_empty() {
        return Err(space.value_error("empty separator"));
    }
    let at = if right {
        bytes::rposition(&s, &sep)
    } else {
        bytes::position(&s, &sep)
    };
    let parts: [&[u8]; 3] = match at {
        Some(at) => [&s[..at], &sep, &s[at + sep.len()..]],
        None if right => [b"", b"", &s],
        None => [&s, b"", b""],
    };
    let mut items: Vec<ObjId> = parts
        .iter()
        .map(|p| like(space, this, p.to_vec()))
        .collect();
    if at.is_some() && space.heap.as_bytes(this).is_some() {
        // Bytes give back the separator itself, whatever it is.
        items[1] = args.pos[1];
    }
    Ok(space.heap.new_tuple(items))
}

fn pad(space: &mut HostSpace, args: Args<'_>, name: &str) -> HResult<ObjId> {
    let (this, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 2, 3)?;
    let width = space.index(args.pos[1])?.max(0) as usize;
    space.expect_room(Some(width))?;
    let mut fill = b' ';
    if let Some(&given) = args.pos.get(2) {
        fill = match space.buffer(given).as_deref() {
            Some([b]) => *b,
            _ => {
                return Err(space.type_error(format!(
                    "{name}() argument 2 must be a byte string of length 1, not {}",
                    space.heap.type_name(given)
                )));
            }
        };
    }
    let room = width.saturating_sub(s.len());
    let left = match name {
        "ljust" => 0,
        "rjust" => room,
        _ => room / 2 + (room & width & 1),
    };
    Ok(like(space, this, bytes::pad(&s, left, room - left, fill)))
}

fn remove(space: &mut HostSpace, args: Args<'_>, name: &str, suffix: bool) -> HResult<ObjId> {
    let (this, s) = receiver(space, &args, name)?;
    args.expect_method(space, name, 2, 2)?;
    let affix = space.buffer_arg(args.pos[1])?;
    let out = if suffix {
        s.strip_suffix(&affix[..])
    } else {
        s.strip_prefix(&affix[..])
    };
    let out = out.unwrap_or(&s).to_vec();
    Ok(like(space, this, out))
}

/// Methods that `bytes` and `bytearray` share.
pub const METHODS: &[(&str, NativeFn)] = &[
    native!("capitalize", map, bytes::capitalize),
    native!("lower", map, <[u8]>::to_ascii_lowercase),
    native!("upper", map, <[u8]>::to_ascii_uppercase),
    native!("swapcase", map, bytes::swapcase),
    native!("title", map, bytes::title),
    native!("isalnum", predicate, Predicate::Alnum),
    native!("isalpha", predicate, Predicate::Alpha),
    native!("isascii", predicate, Predicate::Ascii),
    native!("isdigit", predicate, Predicate::Digit),
    native!("islower", predicate, Predicate::Lower),
    native!("isspace", predicate, Predicate::Space),
    native!("istitle", predicate, Predicate::Title),
    native!("isupper", predicate, Predicate::Upper),
    native!("center", pad),
    native!("ljust", pad),
    native!("rjust", pad),
    native!("find", search, bytes::find, false),
    native!("rfind", search, bytes::rfind, false),
    native!("index", search, bytes::find, true),
    native!("rindex", search, bytes::rfind, true),
    native!("startswith", affix, bytes::starts_with),
    native!("endswith", affix, bytes::ends_with),
    native!("strip", strip, Ends::Both),
    native!("lstrip", strip, Ends::Left),
    native!("rstrip", strip, Ends::Right),
    native!("split", split, false),
    native!("rsplit", split, true),
    native!("partition", partition, false),
    native!("rpartition", partition, true),
    native!("removeprefix", remove, false),
    native!("removesuffix", remove, true),
    ("count", |space, args| {
        let (_, s) = receiver(space, &args, "count")?;
        args.expect_method(space, "count", 2, 4)?;
        let sub = needle(space, args.pos[1])?;
        let start = space.opt_bound(args.pos.get(2).copied())?;
        let end = space.opt_bound(args.pos.get(3).copied())?;
        Ok(space
            .heap
            .new_int(bytes::count(&s, &sub, start, end) as i64))
    }),
    ("decode", |space, args| {
        let (_, s) = receiver(space, &args, "decode")?;
        let [encoding, errors] = args
            .tail()
            .bind(space, "decode", ["encoding", "errors"], 0)?;
        let (encoding, errors) = strs::coding(space, "decode", encoding, errors)?;
        let out = space.lift(bytes::decode(&s, encoding, &errors))?;
        Ok(space.text(out))
    }),
    ("expandtabs", |space, args| {
        let (this, s) = receiver(space, &args, "expandtabs")?;
        let [size] = args.tail().bind(space, "expandtabs", ["tabsize"], 0)?;
        let size = strs::tab_size(space, size)?;
        let tabs = s.iter().filter(|&&b| b == b'\t').count();
        strs::expect_growth(space, s.len(), tabs, size)?;
        let shown: String = s.iter().map(|&b| b as char).collect();
        let out = text::expand_tabs(&shown, size as i64)
            .chars()
            .map(|c| c as u8)
            .collect();
        Ok(like(space, this, out))
    }),
    ("hex", |space, args| {
        let (_, s) = receiver(space, &args, "hex")?;
        let [sep, per] = args
            .tail()
            .bind(space, "hex", ["sep", "bytes_per_sep"], 0)?;
        let sep = match sep {
            Some(sep) => Some(separator(space, sep)?),
            None => None,
        };
        let per = per.map_or(Ok(1), |n| space.index(n))?;
        Ok(space.text(bytes::to_hex(&s, sep, per)))
    }),
    ("join", |space, args| {
        let (this, s) = receiver(space, &args, "join")?;
        args.expect_method(space, "join", 2, 2)?;
        let items = space.collect(args.pos[1])?;
        let mut out = Vec::new();
        for (i, &item) in items.iter().enumerate() {
            let Some(part) = space.buffer(item) else {
                let found = space.heap.type_name(item);
                return Err(space.type_error(format!(
                    "sequence item {i}: expected a bytes-like object, {found} found"
                )));
            };
            if i > 0 {
                out.extend_from_slice(&s);
            }
            strs::expect_growth(space, out.len() + part.len(), 1, s.len())?;
            out.extend(part);
        }
        Ok(like(space, this, out))
    }),
    ("replace", |space, args| {
        let (this, s) = receiver(space, &args, "replace")?;
        args.expect_method(space, "replace", 3, 4)?;
        let old = space.buffer_arg(args.pos[1])?;
        let new = space.buffer_arg(args.pos[2])?;
        let count = args.pos.get(3).map_or(Ok(-1), |&n| space.index(n))?;
        if new.len() > old.len() {
            let times = bytes::count(&s, &old, None, None);
            let most = usize::try_from(count).unwrap_or(usize::MAX);
            strs::expect_growth(space, s.len(), times.min(most), new.len())?;
        }
        Ok(like(space, this, bytes::replace(&s, &old, &new, count)))
    }),
    ("splitlines", |space, args| {
        let (this, s) = receiver(space, &args, "splitlines")?;
        let [keep] = args.tail().bind(space, "splitlines", ["keepends"], 0)?;
        let keep = keep.map_or(Ok(false), |k| space.truth(k))?;
        Ok(list_like(space, this, bytes::split_lines(&s, keep)))
    }),
    ("translate", |space, args| {
        let (this, s) = receiver(space, &args, "translate")?;
        let [table, delete] = args.tail().bind(space, "translate", ["", "delete"], 1)?;
        let delete = delete.map_or(Ok(Vec::new()), |d| space.buffer_arg(d))?;
        let table = match table {
            Some(t) if t != space.heap.none => Some(space.buffer_arg(t)?),
            _ => None,
        };
        if table.as_ref().is_some_and(|t| t.len() != 256) {
            return Err(space.value_error("translation table must be 256 characters long"));
        }
        let kept = s.iter().filter(|b| !delete.contains(b));
        let out = kept
            .map(|&b| table.as_ref().map_or(b, |t| t[b as usize]))
            .collect();
        Ok(like(space, this, out))
    }),
    ("zfill", |space, args| {
        let (this, s) = receiver(space, &args, "zfill")?;
        args.expect_method(space, "zfill", 2, 2)?;
        let width = space.index(args.pos[1])?.max(0) as usize;
        space.expect_room(Some(width))?;
        Ok(like(space, this, bytes::zfill(&s, width)))
    }),
];

/// Methods of `bytearray` alone.
pub const ARRAY_METHODS: &[(&str, NativeFn)] = &[
    ("append", |space, args| {
        let this = space.this(&args, "append", space.heap.types.bytearray)?;
        args.expect_method(space, "bytearray.append", 2, 2)?;
        let b = byte_value(space, args.pos[1], "byte")?;
        array_mut(space, this).push(b);
        Ok(space.heap.none)
    }),
    ("clear", |space, args| {
        let this = space.this(&args, "clear", space.heap.types.bytearray)?;
        array_mut(space, this).clear();
        Ok(space.heap.none)
    }),
    ("copy", |space, args| {
        let this = space.this(&args, "copy", space.heap.types.bytearray)?;
        let raw = array_mut(space, this).clone();
        Ok(space.heap.add(Object::ByteArray(raw)))
    }),
    ("extend", |space, args| {
        let this = space.this(&args, "extend", space.heap.types.bytearray)?;
        args.expect_method(space, "bytearray.extend", 2, 2)?;
        let new = match space.buffer(args.pos[1]) {
            Some(raw) => raw,
            None => bytes_from_iterable(space, args.pos[1])?,
        };
        array_mut(space, this).extend(new);
        Ok(space.heap.none)
    }),
    ("insert", |space, args| {
        let this = space.this(&args, "insert", space.heap.types.bytearray)?;
        args.expect_method(space, "insert", 3, 3)?;
        let at = space.index_clamped(args.pos[1])?;
        let b = byte_value(space, args.pos[2], "byte")?;
        let array = array_mut(space, this);
        let len = array.len() as i64;
        let at = if at < 0 {
            at.saturating_add(len).max(0)
        } else {
            at.min(len)
        };
        array.insert(at as usize, b);
        Ok(space.heap.none)
    }),
    ("pop", |space, args| {
        let this = space.this(&args, "pop", space.heap.types.bytearray)?;
        args.expect_method(space, "pop", 1, 2)?;
        let len = array_mut(space, this).len();
        if len == 0 {
            return Err(space.index_error("pop from empty bytearray"));
        }
        let at = match args.pos.get(1) {
            Some(&i) => space.sequence_index(i, len, "pop index")?,
            None => len - 1,
        };
        let b = array_mut(space, this).remove(at);
        Ok(space.heap.new_int(i64::from(b)))
    }),
    ("remove", |space, args| {
        let this = space.this(&args, "remove", space.heap.types.bytearray)?;
        args.expect_method(space, "bytearray.remove", 2, 2)?;
        let b = byte_value(space, args.pos[1], "byte")?;
        let array = array_mut(space, this);
        match array.iter().position(|&x| x == b) {
            Some(at) => {
                array.remove(at);
                Ok(space.heap.none)
            }
            None => Err(space.value_error("value not found in bytearray")),
        }
    }),
    ("reverse", |space, args| {
        let this = space.this(&args, "reverse", space.heap.types.bytearray)?;
        array_mut(space, this).reverse();
        Ok(space.heap.none)
    }),
];

/// Methods of `memoryview`.
pub const VIEW_METHODS: &[(&str, NativeFn)] = &[
    ("tobytes", |space, args| {
        let this = space.this(&args, "tobytes", space.heap.types.memoryview)?;
        let raw = space.buffer(this).unwrap_or_default();
        Ok(space.heap.new_bytes(raw))
    }),
    ("tolist", |space, args| {
        let this = space.this(&args, "tolist", space.heap.types.memoryview)?;
        let raw = space.buffer(this).unwrap_or_default();
        let items = raw
            .iter()
            .map(|&b| space.heap.new_int(i64::from(b)))
            .collect();
        Ok(space.heap.new_list(items))
    }),
    ("hex", |space, args| {
        let this = space.this(&args, "hex", space.heap.types.memoryview)?;
        let raw = space.buffer(this).unwrap_or_default();
        Ok(space.text(bytes::to_hex(&raw, None, 1)))
    }),
    ("release", |space, _args| Ok(space.heap.none)),
];

/// What `hex` puts between bytes.
fn separator(space: &mut HostSpace, sep: ObjId) -> HResult<char> {
    let chars: Vec<char> = match (space.heap.as_str(sep), space.heap.as_bytes(sep)) {
        (Some(text), _) => text.chars().collect(),
        (_, Some(raw)) => raw.iter().copied().map(char::from).collect(),
        _ => return Err(space.type_error("sep must be str or bytes.")),
    };
    match chars[..] {
        [sep] if sep.is_ascii() => Ok(sep),
        [_] => Err(space.value_error("sep must be ASCII.")),
        _ => Err(space.value_error("sep must be length 1.")),
    }
}

/// `bytes.fromhex` and `bytearray.fromhex`: `pos[0]` is the class.
pub fn fromhex(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect_method(space, "fromhex", 2, 2)?;
    let text = space.str_arg(args.pos[1], "fromhex() argument")?;
    let raw = space.lift(bytes::from_hex(&text))?;
    let array = space
        .heap
        .is_subclass(args.pos[0], space.heap.types.bytearray);
    let t = space.heap.types;
    if array {
        let value = space.heap.add(Object::ByteArray(raw));
        return in_class(space, args.pos[0], t.bytearray, value);
    }
    let value = space.heap.new_bytes(raw);
    in_class(space, args.pos[0], t.bytes, value)
}

/// `bytes.maketrans`
pub fn maketrans(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "maketrans", 2, 2)?;
    let (from, to) = (
        space.buffer_arg(args.pos[0])?,
        space.buffer_arg(args.pos[1])?,
    );
    if from.len() != to.len() {
        return Err(space.value_error("maketrans arguments must have same length"));
    }
    let mut table: Vec<u8> = (0..=255).collect();
    for (a, b) in from.into_iter().zip(to) {
        table[a as usize] = b;
    }
    Ok(space.heap.new_bytes(table))
}
