//! What objects of Python's own types do: the seam between the host space and the types.
//!
//! The functions here are the native halves of operators and special methods. Their arguments
//! are objects of Python's own types: for an instance of a subclass the caller passes the
//! underlying object ([`Heap::payload`](crate::host::object::Heap::payload)). The caller
//! ([`crate::host::protocols`]) has already looked for methods of the program's classes. `Ok(None)`
//! says that the type does not have the operation (`NotImplemented`); the caller then tries the
//! other operand and words the `TypeError`.

use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;

/// Adds methods, attributes and special methods to Python's own classes, with
/// [`HostSpace::add_method`] and its like. Runs once, before any program code.
pub fn install(_space: &mut HostSpace) {}

/// `a op b` of two native objects: arithmetic, concatenation, repetition, set operators,
/// `str % args`.
pub fn binary(
    _space: &mut HostSpace,
    _op: BinaryOp,
    _a: ObjId,
    _b: ObjId,
) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `a op= b` where it changes `a`: `list += …`, `set |= …`. Returns `a`.
pub fn inplace(
    _space: &mut HostSpace,
    _op: BinaryOp,
    _a: ObjId,
    _b: ObjId,
) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `+a`, `-a`, `~a`
pub fn unary(_space: &mut HostSpace, _op: UnaryOp, _a: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `a op b`: a bool, usually. `==` and `!=` that no type knows are identity (the caller's work).
pub fn compare(
    _space: &mut HostSpace,
    _op: CompareOp,
    _a: ObjId,
    _b: ObjId,
) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `divmod(a, b)`
pub fn divmod(_space: &mut HostSpace, _a: ObjId, _b: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `abs(a)`
pub fn abs(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `len(a)`
pub fn len(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<usize>> {
    Ok(None)
}

/// The truth of what has neither `__bool__` nor `__len__` is true (the caller's work); this
/// is that of numbers, containers and `None`.
pub fn is_true(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<bool>> {
    Ok(None)
}

/// `a[index]`
pub fn getitem(_space: &mut HostSpace, _a: ObjId, _index: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `a[index] = value`
pub fn setitem(
    _space: &mut HostSpace,
    _a: ObjId,
    _index: ObjId,
    _value: ObjId,
) -> HResult<Option<()>> {
    Ok(None)
}

/// `del a[index]`
pub fn delitem(_space: &mut HostSpace, _a: ObjId, _index: ObjId) -> HResult<Option<()>> {
    Ok(None)
}

/// `item in a`; `None`: the caller iterates.
pub fn contains(_space: &mut HostSpace, _a: ObjId, _item: ObjId) -> HResult<Option<bool>> {
    Ok(None)
}

/// `iter(a)` of containers, and of iterators themselves.
pub fn iter(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `reversed(a)` of containers.
pub fn reversed(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// The next item of an [`Object::Iter`](crate::host::object::Object::Iter); `None` at the end.
pub fn next(_space: &mut HostSpace, _iter: ObjId) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `repr(a)`; `None`: the caller writes `<… object at 0x…>`. Nested objects through
/// [`HostSpace::repr`].
pub fn repr(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<String>> {
    Ok(None)
}

/// `str(a)` where it differs from `repr(a)`.
pub fn str(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<String>> {
    Ok(None)
}

/// `format(a, spec)`; `None`: the type knows no specs.
pub fn format(_space: &mut HostSpace, _a: ObjId, _spec: &str) -> HResult<Option<String>> {
    Ok(None)
}

/// `hash(a)` of tuples, aliases and the like whose items may need the program's code. What
/// [`Heap::native_hash`](crate::host::object::Heap::native_hash) knows does not get here; `None`:
/// unhashable.
pub fn hash(_space: &mut HostSpace, _a: ObjId) -> HResult<Option<i64>> {
    Ok(None)
}

/// Calling a class of Python's own that [`install`] knows: `int("1")`, `dict(a=1)`, `zip(…)`:
/// the new object, complete. For mutable containers the caller may go on with [`init`].
/// `class` is the class whose layout it is, never a subclass.
pub fn new(_space: &mut HostSpace, _class: ObjId, _args: Args<'_>) -> HResult<Option<ObjId>> {
    Ok(None)
}

/// `list.__init__`, `dict.__init__`, `set.__init__`, `bytearray.__init__`: replaces the contents.
pub fn init(_space: &mut HostSpace, _a: ObjId, _args: Args<'_>) -> HResult<()> {
    Ok(())
}
