//! What the methods of several types need: checking and converting arguments.

use super::super::builtin::Args;
use super::super::hostspace::{HResult, HostSpace};
use super::super::modules::marks::Mark;
use super::super::object::{ObjId, Object};
use super::super::space::Unwind;
use super::Fallible;
use num_traits::{Signed, ToPrimitive};
use std::sync::Arc;

impl Args<'_> {
    /// Like [`Args::expect`] for a method, whose object is checked already: `min` and `max` count
    /// it, the message does not.
    pub fn expect_method(
        &self,
        space: &mut HostSpace,
        name: &str,
        min: usize,
        max: usize,
    ) -> HResult<()> {
        self.tail().expect(space, name, min - 1, max - 1)
    }
}

impl HostSpace {
    /// Raises what an algorithm failed with.
    pub fn lift<T>(&mut self, result: Fallible<T>) -> HResult<T> {
        match result {
            Ok(value) => Ok(value),
            Err(failure) => {
                let class = self.heap.builtin(failure.class);
                let class = class.unwrap_or(self.heap.types.runtime_error);
                let Some(coding) = failure.coding else {
                    return Err(self.error(class, failure.message));
                };
                let object = match coding.object {
                    Ok(text) => self.heap.new_str(text),
                    Err(bytes) => self.heap.new_bytes(bytes),
                };
                let args = vec![
                    self.heap.new_str(coding.encoding),
                    object,
                    self.heap.new_int(coding.start as i64),
                    self.heap.new_int(coding.end as i64),
                    self.heap.new_str(coding.reason),
                ];
                let exc = self.new_exception(class, args);
                Err(self.raise_object(exc))
            }
        }
    }

    /// A `str` object.
    pub fn text(&mut self, value: impl Into<String>) -> ObjId {
        self.heap.new_str(value.into())
    }

    /// A list of `str` objects.
    pub fn text_list<'a>(&mut self, parts: impl IntoIterator<Item = &'a str>) -> ObjId {
        let items = parts.into_iter().map(|p| self.heap.new_str(p)).collect();
        self.heap.new_list(items)
    }

    /// The receiver of a method of `str`.
    pub fn this_str(&mut self, args: &Args<'_>, method: &str) -> HResult<Arc<str>> {
        match args.pos.first().and_then(|&a| self.heap.as_str(a)) {
            Some(s) => Ok(s.clone()),
            None => Err(self.wrong_receiver(args, method, "str")),
        }
    }

    /// The error for a method called on an object of another type.
    pub fn wrong_receiver(&mut self, args: &Args<'_>, method: &str, class: &str) -> Unwind<ObjId> {
        match args.pos.first() {
            None => self.type_error(format!(
                "unbound method {class}.{method}() needs an argument"
            )),
            Some(&a) => {
                let found = self.heap.type_name(a);
                self.type_error(format!(
                    "descriptor '{method}' for '{class}' objects doesn't apply to a '{found}' object"
                ))
            }
        }
    }

    /// An argument that must be a `str`.
    pub fn str_arg(&mut self, value: ObjId, what: &str) -> HResult<Arc<str>> {
        match self.heap.as_str(value) {
            Some(s) => Ok(s.clone()),
            None => {
                let found = self.heap.type_name(value);
                Err(self.type_error(format!("{what} must be str, not {found}")))
            }
        }
    }

    /// An integer through `__index__`, clamped to a machine word.
    pub fn index_clamped(&mut self, value: ObjId) -> HResult<i64> {
        if let Some(n) = self.heap.as_int(value) {
            return Ok(n);
        }
        let n = self.index_big(value)?;
        Ok(n.to_i64()
            .unwrap_or(if n.is_negative() { i64::MIN } else { i64::MAX }))
    }

    /// A start, stop or step: `None` or an integer.
    pub fn slice_bound(&mut self, value: ObjId) -> HResult<Option<i64>> {
        if value == self.heap.none {
            return Ok(None);
        }
        if self.heap.as_bigint(value).is_none() && !self.has_special(value, "__index__") {
            return Err(self
                .type_error("slice indices must be integers or None or have an __index__ method"));
        }
        self.index_clamped(value).map(Some)
    }

    /// An optional argument that is a start or an end.
    pub fn opt_bound(&mut self, value: Option<ObjId>) -> HResult<Option<i64>> {
        match value {
            None => Ok(None),
            Some(value) => self.slice_bound(value),
        }
    }

    /// The normalised indices of a slice object over a sequence of this length.
    pub fn slice_of(&mut self, slice: [ObjId; 3], len: usize) -> HResult<(i64, i64, i64)> {
        let step = self.slice_bound(slice[2])?;
        if step == Some(0) {
            return Err(self.value_error("slice step cannot be zero"));
        }
        let start = self.slice_bound(slice[0])?;
        let stop = self.slice_bound(slice[1])?;
        Ok(super::slices::slice_indices(start, stop, step, len))
    }

    /// A sequence index, normalised. `what` begins the message: `list index`.
    pub fn sequence_index(&mut self, index: ObjId, len: usize, what: &str) -> HResult<usize> {
        let i = match self.heap.as_int(index) {
            Some(i) => i,
            None => match self.index_big(index)?.to_i64() {
                Some(i) => i,
                None => {
                    return Err(self.index_error("cannot fit 'int' into an index-sized integer"))
                }
            },
        };
        let at = if i < 0 { i + len as i64 } else { i };
        if at < 0 || at >= len as i64 {
            return Err(self.index_error(format!("{what} out of range")));
        }
        Ok(at as usize)
    }

    /// Whether an object can be an index: an `int`, or it has `__index__`.
    pub fn is_index(&mut self, value: ObjId) -> bool {
        self.heap.as_bigint(value).is_some() || self.has_special(value, "__index__")
    }

    /// The number a float argument stands for.
    pub fn float_arg(&mut self, value: ObjId) -> HResult<f64> {
        if let Some(x) = self.heap.as_float(value) {
            return Ok(x);
        }
        if let Some(n) = self.heap.as_bigint(value) {
            return self.lift(super::number::big_to_f64(&n));
        }
        if let Some(result) = self.call_special(value, "__float__", &[])? {
            if let Some(x) = self.heap.as_float(result) {
                return Ok(x);
            }
            let (own, found) = (self.heap.type_name(value), self.heap.type_name(result));
            return Err(
                self.type_error(format!("{own}.__float__ returned non-float (type {found})"))
            );
        }
        if self.has_special(value, "__index__") {
            let n = self.index_big(value)?;
            return self.lift(super::number::big_to_f64(&n));
        }
        let found = self.heap.type_name(value);
        Err(self.type_error(format!("must be real number, not {found}")))
    }

    /// The contents of `bytes`, `bytearray` or `memoryview`.
    pub fn buffer(&self, value: ObjId) -> Option<Vec<u8>> {
        match self.heap.get(self.heap.payload(value)) {
            Object::Bytes(b) => Some(b.to_vec()),
            Object::ByteArray(b) => Some(b.clone()),
            Object::MemoryView { base, start, len } => {
                let (start, end) = (*start, *start + *len);
                self.buffer(*base)?.get(start..end).map(<[u8]>::to_vec)
            }
            _ => None,
        }
    }

    /// An argument that must be bytes-like.
    pub fn buffer_arg(&mut self, value: ObjId) -> HResult<Vec<u8>> {
        match self.any_buffer(value)? {
            Some(b) => Ok(b),
            None => {
                let found = self.heap.type_name(value);
                Err(self.type_error(format!("a bytes-like object is required, not '{found}'")))
            }
        }
    }

    /// The same, and of objects of the library that have bytes.
    pub fn any_buffer(&mut self, value: ObjId) -> HResult<Option<Vec<u8>>> {
        match self.buffer(value) {
            None if self.heap.has_buffer(self.heap.type_of(value)) => {
                let data = self.call_special(value, Mark::Buffer.name(), &[])?;
                Ok(data.and_then(|data| self.buffer(data)))
            }
            found => Ok(found),
        }
    }

    /// Whether an object's class has a special method.
    pub fn has_special(&mut self, value: ObjId, name: &'static str) -> bool {
        let class = self.heap.type_of(value);
        self.special(class, name).is_some()
    }

    /// The receiver of a method of one of Python's own types: the underlying object.
    pub fn this(&mut self, args: &Args<'_>, method: &str, class: ObjId) -> HResult<ObjId> {
        if let Some(&this) = args.pos.first() {
            let payload = self.heap.payload(this);
            if self.heap.type_of(payload) == class {
                return Ok(payload);
            }
        }
        let name = self.heap.class_name(class);
        Err(self.wrong_receiver(args, method, &name))
    }

    /// `a < b` as a truth value, and the like.
    pub fn compares(
        &mut self,
        op: crate::front::code::CompareOp,
        a: ObjId,
        b: ObjId,
    ) -> HResult<bool> {
        let result = self.compare_op(op, a, b)?;
        self.truth(result)
    }
}

/// Nothing that one operation makes at import time takes more bytes: what would, raises `MemoryError` and is not tried.
pub const MAX_BYTES: usize = 1 << 30;

/// No collection has more items then: what would is an endless iterator.
pub const MAX_ITEMS: usize = MAX_BYTES / std::mem::size_of::<ObjId>();

/// What is made for a constant of the program takes less: what is larger is made when the program runs.
const MAX_FOLDED: usize = 1 << 18;

impl HostSpace {
    /// There is memory for something of so many bytes; `None` are more than can be counted.
    pub fn expect_room(&mut self, bytes: Option<usize>) -> HResult<()> {
        match bytes {
            Some(bytes) if bytes <= self.room => Ok(()),
            _ => Err(self.error(self.heap.types.memory_error, "")),
        }
    }

    /// The same for so many items.
    pub fn expect_room_for_items(&mut self, items: Option<usize>) -> HResult<()> {
        self.expect_room(items.and_then(|n| n.checked_mul(std::mem::size_of::<ObjId>())))
    }

    /// The same for the numbers of a range, if it is one.
    pub fn expect_room_for_range(&mut self, a: ObjId) -> HResult<()> {
        let Object::Range { start, stop, step } = *self.heap.get(a) else {
            return Ok(());
        };
        let known = crate::host::equality::range_len(start, stop, step);
        self.expect_room_for_items(usize::try_from(known).ok())
    }

    /// Does what finds a constant of the program: nothing large is made for that.
    pub fn folding<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let room = std::mem::replace(&mut self.room, MAX_FOLDED);
        let result = work(self);
        self.room = room;
        result
    }
}

/// A repetition count: not negative, and such that the result, of items of this size, fits in memory.
pub fn repeat_count(
    space: &mut HostSpace,
    count: ObjId,
    len: usize,
    size: usize,
) -> HResult<usize> {
    let n = space.index(count)?.max(0) as usize;
    let total = len.checked_mul(n).and_then(|items| items.checked_mul(size));
    space.expect_room(total)?;
    Ok(n)
}
