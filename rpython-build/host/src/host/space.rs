//! The object space: everything the interpreter needs to know about values.
//!
//! The interpreter ([`super::interp`]) moves values between locals, cells and the stack, and
//! leaves every operation on them to an [`ObjectSpace`]. The host space runs them; the flow
//! space records them. The interpreter never looks inside a value, and an exception is one
//! value to it.

use super::frame::Frame;
use super::object::ObjId;
use crate::diag::Diagnostic;
use crate::front::code::{BinaryOp, Code, CompareOp, Conversion, MakeFunction, Name, UnaryOp};
use std::fmt::Debug;
use std::rc::Rc;

/// Why an operation did not give a value.
#[derive(Debug, Clone)]
pub enum Unwind<V> {
    /// A Python exception.
    Raise(V),
    /// The space leaves this frame for reasons of its own (the flow space: this path ends here).
    /// No handler sees it.
    Stop,
    /// The whole run ends.
    Fatal(Box<Diagnostic>),
}

/// The result of an operation of a space.
pub type R<S, T = <S as ObjectSpace>::Value> = Result<T, Unwind<<S as ObjectSpace>::Value>>;

/// What [`ObjectSpace::send`] gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Sent<V> {
    /// The sub-iterator handed this out.
    Yielded(V),
    /// It ended with this value.
    Returned(V),
}

/// Operations on values. Those without a comment are the Python operation of that name.
pub trait ObjectSpace {
    /// A value: an object, or what stands for one.
    type Value: Copy + PartialEq + Debug;

    /// Called before each instruction, and before a handler is entered; may change the frame, or
    /// leave it by an error.
    fn before_instruction(&mut self, _frame: &mut Frame<Self::Value>) -> R<Self, ()> {
        Ok(())
    }
    /// An exception leaves the current instruction of this frame. `again`: it was raised again
    /// by `raise` without arguments or at the end of a handler, so this line is in its traceback.
    fn passes(&mut self, _frame: &Frame<Self::Value>, _exc: Self::Value, _again: bool) {}
    /// `frame.handled` was changed.
    fn handled_changed(&mut self, _frame: &Frame<Self::Value>) {}

    // Constants.

    /// A host object as a value.
    fn wrap(&mut self, object: ObjId) -> Self::Value;
    /// `None`
    fn none(&mut self) -> Self::Value;

    // Operators.

    fn unary(&mut self, op: UnaryOp, a: Self::Value) -> R<Self>;
    fn binary(&mut self, op: BinaryOp, a: Self::Value, b: Self::Value) -> R<Self>;
    fn inplace(&mut self, op: BinaryOp, a: Self::Value, b: Self::Value) -> R<Self>;
    fn compare(&mut self, op: CompareOp, a: Self::Value, b: Self::Value) -> R<Self>;
    /// `a is b`, inverted or not: a bool.
    fn is_(&mut self, a: Self::Value, b: Self::Value, invert: bool) -> R<Self>;
    /// `item in container`, inverted or not: a bool.
    fn contains(&mut self, item: Self::Value, container: Self::Value, invert: bool) -> R<Self>;
    /// Which way a conditional jump goes.
    fn is_true(&mut self, a: Self::Value) -> R<Self, bool>;
    /// Which way a jump on `is None` goes.
    fn is_none(&mut self, a: Self::Value) -> R<Self, bool>;
    /// `len(a)`
    fn len(&mut self, a: Self::Value) -> R<Self>;

    // Attributes and items.

    fn getattr(&mut self, obj: Self::Value, name: &Name) -> R<Self>;
    fn setattr(&mut self, obj: Self::Value, name: &Name, value: Self::Value) -> R<Self, ()>;
    fn delattr(&mut self, obj: Self::Value, name: &Name) -> R<Self, ()>;
    fn getitem(&mut self, obj: Self::Value, index: Self::Value) -> R<Self>;
    fn setitem(&mut self, obj: Self::Value, index: Self::Value, value: Self::Value) -> R<Self, ()>;
    fn delitem(&mut self, obj: Self::Value, index: Self::Value) -> R<Self, ()>;

    // Iteration.

    fn iter(&mut self, a: Self::Value) -> R<Self>;
    /// The next item; `None` at the end.
    fn next(&mut self, iterator: Self::Value) -> R<Self, Option<Self::Value>>;
    /// The iterator of `yield from`.
    fn yield_from_iter(&mut self, a: Self::Value) -> R<Self>;
    /// One step of `yield from`.
    fn send(&mut self, iterator: Self::Value, value: Self::Value) -> R<Self, Sent<Self::Value>>;
    /// Exactly `n` items.
    fn unpack_sequence(&mut self, seq: Self::Value, n: u32) -> R<Self, Vec<Self::Value>>;
    /// The first `before` items, a list of those between, the last `after` items.
    fn unpack_ex(&mut self, seq: Self::Value, before: u32, after: u32)
        -> R<Self, Vec<Self::Value>>;

    // Calls. The frame is the caller's.

    /// A call; keyword names are distinct.
    fn call(
        &mut self,
        frame: &Frame<Self::Value>,
        callable: Self::Value,
        args: &[Self::Value],
        keywords: &[(Name, Self::Value)],
    ) -> R<Self>;
    /// A call with `*args` and perhaps `**kw`: any iterable, any mapping.
    fn call_ex(
        &mut self,
        frame: &Frame<Self::Value>,
        callable: Self::Value,
        args: Self::Value,
        keywords: Option<Self::Value>,
    ) -> R<Self>;
    /// A function of this code. The four optional parts, as the flags say, are a tuple, a dict,
    /// a tuple `(name, annotation, …)` and a tuple of cells.
    fn make_function(
        &mut self,
        frame: &Frame<Self::Value>,
        code: &Rc<Code>,
        flags: MakeFunction,
        parts: FunctionParts<Self::Value>,
    ) -> R<Self>;
    /// `builtins.__build_class__`
    fn build_class(&mut self, frame: &Frame<Self::Value>) -> R<Self>;

    // Displays and comprehensions.

    fn new_tuple(&mut self, items: &[Self::Value]) -> R<Self>;
    fn new_list(&mut self, items: &[Self::Value]) -> R<Self>;
    fn new_set(&mut self, items: &[Self::Value]) -> R<Self>;
    /// Keys and values alternate.
    fn new_dict(&mut self, items: &[Self::Value]) -> R<Self>;
    fn new_slice(
        &mut self,
        start: Self::Value,
        stop: Self::Value,
        step: Option<Self::Value>,
    ) -> R<Self>;
    /// The concatenation of the parts of an f-string.
    fn build_string(&mut self, parts: &[Self::Value]) -> R<Self>;
    /// A field of an f-string.
    fn format_value(
        &mut self,
        value: Self::Value,
        conversion: Conversion,
        spec: Option<Self::Value>,
    ) -> R<Self>;
    fn list_append(&mut self, list: Self::Value, item: Self::Value) -> R<Self, ()>;
    fn list_extend(&mut self, list: Self::Value, iterable: Self::Value) -> R<Self, ()>;
    fn set_add(&mut self, set: Self::Value, item: Self::Value) -> R<Self, ()>;
    fn set_update(&mut self, set: Self::Value, iterable: Self::Value) -> R<Self, ()>;
    fn dict_setitem(
        &mut self,
        dict: Self::Value,
        key: Self::Value,
        value: Self::Value,
    ) -> R<Self, ()>;
    fn dict_update(&mut self, dict: Self::Value, mapping: Self::Value) -> R<Self, ()>;
    /// Like `dict_update`, but a key that is there is a `TypeError` that names the callable.
    fn dict_merge(
        &mut self,
        callable: Self::Value,
        dict: Self::Value,
        mapping: Self::Value,
    ) -> R<Self, ()>;
    /// A new tuple with the iterable's items behind the tuple's.
    fn tuple_extend(&mut self, tuple: Self::Value, iterable: Self::Value) -> R<Self>;
    /// A tuple of the iterable's items.
    fn to_tuple(&mut self, iterable: Self::Value) -> R<Self>;

    // Names.

    fn load_name(&mut self, frame: &Frame<Self::Value>, name: &Name) -> R<Self>;
    fn store_name(
        &mut self,
        frame: &Frame<Self::Value>,
        name: &Name,
        value: Self::Value,
    ) -> R<Self, ()>;
    fn delete_name(&mut self, frame: &Frame<Self::Value>, name: &Name) -> R<Self, ()>;
    fn load_global(&mut self, frame: &Frame<Self::Value>, name: &Name) -> R<Self>;
    fn store_global(
        &mut self,
        frame: &Frame<Self::Value>,
        name: &Name,
        value: Self::Value,
    ) -> R<Self, ()>;
    fn delete_global(&mut self, frame: &Frame<Self::Value>, name: &Name) -> R<Self, ()>;
    /// The name in a class body's namespace, if it is there (else its cell is read).
    fn load_from_namespace(
        &mut self,
        frame: &Frame<Self::Value>,
        name: &Name,
    ) -> R<Self, Option<Self::Value>>;
    /// A new empty cell.
    fn new_cell(&mut self, name: &Name) -> Self::Value;
    /// The contents of a cell.
    fn cell_get(&mut self, cell: Self::Value) -> R<Self, Option<Self::Value>>;
    /// Sets or empties a cell.
    fn cell_set(&mut self, cell: Self::Value, value: Option<Self::Value>) -> R<Self, ()>;
    /// `UnboundLocalError`, or for `free` variables `NameError`.
    fn unbound(&mut self, name: &Name, free: bool) -> Unwind<Self::Value>;
    /// Makes `__annotations__` in the frame's namespace if it is absent.
    fn setup_annotations(&mut self, frame: &Frame<Self::Value>) -> R<Self, ()>;

    // Exceptions.

    /// `raise exc`, `raise exc from cause`: instantiates classes, checks.
    fn raise(&mut self, exc: Self::Value, cause: Option<Self::Value>) -> Unwind<Self::Value>;
    /// `raise` alone.
    fn raise_again(&mut self, frame: &Frame<Self::Value>) -> Unwind<Self::Value>;
    /// Whether an `except` clause with this class, or tuple of classes, takes the exception: a bool.
    fn exception_match(&mut self, exc: Self::Value, class: Self::Value) -> R<Self>;
    /// Whether the generators of a module are iterators to those who use them.
    fn has_iterators(&self, frame: &Frame<Self::Value>) -> bool;
    /// What leaves a generator in place of this exception: a `RuntimeError` for a `StopIteration`.
    fn generator_error(&mut self, exc: Self::Value) -> R<Self>;
    /// The class `AssertionError`.
    fn assertion_error(&mut self) -> Self::Value;
    /// The bound `__exit__` of a context manager, and what its `__enter__` returned.
    fn enter_with(
        &mut self,
        frame: &Frame<Self::Value>,
        manager: Self::Value,
    ) -> R<Self, (Self::Value, Self::Value)>;
    /// `exit(type(exc), exc, traceback)`
    fn exit_with(
        &mut self,
        frame: &Frame<Self::Value>,
        exit: Self::Value,
        exc: Self::Value,
    ) -> R<Self>;

    // Imports.

    /// `level` and `fromlist` are constants.
    fn import_name(
        &mut self,
        frame: &Frame<Self::Value>,
        name: &Name,
        level: Self::Value,
        fromlist: Self::Value,
    ) -> R<Self>;
    fn import_from(
        &mut self,
        frame: &Frame<Self::Value>,
        module: Self::Value,
        name: &Name,
    ) -> R<Self>;
    fn import_star(&mut self, frame: &Frame<Self::Value>, module: Self::Value) -> R<Self, ()>;

    // Patterns.

    /// Whether the subject is a sequence for patterns: a bool.
    fn match_sequence(&mut self, subject: Self::Value) -> R<Self>;
    /// Whether it is a mapping: a bool.
    fn match_mapping(&mut self, subject: Self::Value) -> R<Self>;
    /// The values of these keys: a tuple, or `None`.
    fn match_keys(&mut self, subject: Self::Value, keys: Self::Value) -> R<Self>;
    /// The attributes a class pattern asks for: a tuple, or `None`.
    fn match_class(
        &mut self,
        subject: Self::Value,
        class: Self::Value,
        names: Self::Value,
        positional: u32,
    ) -> R<Self>;
    /// A dict of the subject's items but those with these keys.
    fn match_rest(&mut self, subject: Self::Value, keys: Self::Value) -> R<Self>;
}

/// The optional parts of a function being made; see [`MakeFunction`].
#[derive(Debug, Clone, Copy)]
pub struct FunctionParts<V> {
    /// A tuple of positional defaults.
    pub defaults: Option<V>,
    /// A dict of keyword-only defaults.
    pub kwdefaults: Option<V>,
    /// A tuple `(name, annotation, …)`.
    pub annotations: Option<V>,
    /// A tuple of cells.
    pub closure: Option<V>,
}
