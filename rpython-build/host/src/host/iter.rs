//! The state of iterators over Python's own types. `types::iter` advances them.

use super::object::{ObjId, Types, ViewKind};
use num_bigint::BigInt;
use std::rc::Rc;
use std::sync::Arc;

/// The state of an iterator.
#[derive(Debug, Clone)]
pub enum Iter {
    /// Over a list: the list, the next index. Done once the list is `None`.
    List(Option<ObjId>, usize),
    /// Over a tuple.
    Tuple(ObjId, usize),
    /// Over a string: the next byte offset.
    Str(Arc<str>, usize),
    /// Over bytes, a bytearray or a memoryview.
    Bytes(ObjId, usize),
    /// Over a range: next number, how many are left, step.
    Range(i64, u64, i64),
    /// Over a dict: next position, length at the start; reversed or not.
    Dict {
        dict: ObjId,
        kind: ViewKind,
        pos: usize,
        len: usize,
        reversed: bool,
    },
    /// Over a set or frozenset.
    Set { set: ObjId, pos: usize, len: usize },
    /// Over an object with `__getitem__` alone.
    Sequence(Option<ObjId>, i64),
    /// `reversed()` of a sequence: next index.
    Reversed(Option<ObjId>, i64),
    /// `iter(callable, sentinel)`
    Call(Option<ObjId>, ObjId),
    /// `enumerate`
    Enumerate(ObjId, BigInt),
    /// `zip`; strict or not.
    Zip(Vec<ObjId>, bool),
    /// `map`
    Map(ObjId, Vec<ObjId>),
    /// `filter`; `None` means truth.
    Filter(Option<ObjId>, ObjId),
    /// Over items that were computed up front.
    Items(Rc<[ObjId]>, usize),
}

impl Iter {
    /// The class of such an iterator.
    pub fn class(&self, t: &Types) -> ObjId {
        match self {
            Iter::List(..) => t.list_iterator,
            Iter::Tuple(..) | Iter::Items(..) => t.tuple_iterator,
            Iter::Str(..) => t.str_iterator,
            Iter::Bytes(..) => t.bytes_iterator,
            Iter::Range(..) => t.range_iterator,
            Iter::Dict {
                kind: ViewKind::Keys,
                ..
            } => t.dict_keyiterator,
            Iter::Dict {
                kind: ViewKind::Values,
                ..
            } => t.dict_valueiterator,
            Iter::Dict {
                kind: ViewKind::Items,
                ..
            } => t.dict_itemiterator,
            Iter::Set { .. } => t.set_iterator,
            Iter::Sequence(..) => t.iterator,
            Iter::Reversed(..) => t.reversed,
            Iter::Call(..) => t.callable_iterator,
            Iter::Enumerate(..) => t.enumerate,
            Iter::Zip(..) => t.zip,
            Iter::Map(..) => t.map,
            Iter::Filter(..) => t.filter,
        }
    }
}
