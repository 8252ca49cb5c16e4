//! Puts methods, attributes and special methods into the dicts of Python's own classes.

use super::super::builtin::Args;
use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object, ViewKind};
use super::super::slots::Slot;
use super::{bytes_like, hashed, nums, seqs, strs};
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};

const COMPARE: [Slot; 6] = [
    Slot::Compare(CompareOp::Lt),
    Slot::Compare(CompareOp::Le),
    Slot::Compare(CompareOp::Eq),
    Slot::Compare(CompareOp::Ne),
    Slot::Compare(CompareOp::Gt),
    Slot::Compare(CompareOp::Ge),
];
const EQUALITY: [Slot; 2] = [Slot::Compare(CompareOp::Eq), Slot::Compare(CompareOp::Ne)];
const ARITHMETIC: [BinaryOp; 6] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::TrueDiv,
    BinaryOp::FloorDiv,
    BinaryOp::Mod,
];
const BITS: [BinaryOp; 5] = [
    BinaryOp::LShift,
    BinaryOp::RShift,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
];
const SET_OPS: [BinaryOp; 4] = [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor, BinaryOp::Sub];

fn operators(space: &mut HostSpace, class: ObjId, ops: &[BinaryOp], reflected: bool) {
    for &op in ops {
        space.add_slots(class, &[Slot::Binary(op)]);
        if reflected {
            space.add_slots(class, &[Slot::Reflected(op)]);
        }
    }
}

fn unhashable(space: &mut HostSpace, class: ObjId) {
    let none = space.heap.none;
    space.add_value(class, "__hash__", none);
}

/// Adds everything. Runs once, before any program code.
pub fn install(space: &mut HostSpace) {
    let t = space.heap.types;
    numbers(space);

    space.add_methods(t.str, strs::METHODS);
    space.add_static(t.str, "maketrans", strs::maketrans);
    space.add_slots(t.str, &COMPARE);
    operators(
        space,
        t.str,
        &[BinaryOp::Add, BinaryOp::Mul, BinaryOp::Mod],
        false,
    );
    space.add_slots(
        t.str,
        &[
            Slot::Reflected(BinaryOp::Mul),
            Slot::Reflected(BinaryOp::Mod),
        ],
    );
    space.add_slots(
        t.str,
        &[
            Slot::Len,
            Slot::Contains,
            Slot::GetItem,
            Slot::Iter,
            Slot::Hash,
            Slot::Repr,
            Slot::Str,
            Slot::Format,
        ],
    );

    for class in [t.bytes, t.bytearray] {
        space.add_methods(class, bytes_like::METHODS);
        space.add_class_method(class, "fromhex", bytes_like::fromhex);
        space.add_static(class, "maketrans", bytes_like::maketrans);
        space.add_slots(class, &COMPARE);
        operators(
            space,
            class,
            &[BinaryOp::Add, BinaryOp::Mul, BinaryOp::Mod],
            false,
        );
        space.add_slots(class, &[Slot::Reflected(BinaryOp::Mul)]);
        space.add_slots(
            class,
            &[
                Slot::Len,
                Slot::Contains,
                Slot::GetItem,
                Slot::Iter,
                Slot::Repr,
                Slot::Str,
            ],
        );
    }
    space.add_slots(t.bytes, &[Slot::Hash]);
    space.add_methods(t.bytearray, bytes_like::ARRAY_METHODS);
    space.add_slots(
        t.bytearray,
        &[
            Slot::SetItem,
            Slot::DelItem,
            Slot::Init,
            Slot::Inplace(BinaryOp::Add),
            Slot::Inplace(BinaryOp::Mul),
        ],
    );
    unhashable(space, t.bytearray);
    space.add_methods(t.memoryview, bytes_like::VIEW_METHODS);
    space.add_slots(
        t.memoryview,
        &[
            Slot::Len,
            Slot::GetItem,
            Slot::SetItem,
            Slot::Hash,
            Slot::Iter,
            Slot::Contains,
        ],
    );
    space.add_slots(t.memoryview, &EQUALITY);
    space.add_getset(
        t.memoryview,
        "obj",
        |space, this| match space.heap.get(this) {
            Object::MemoryView { base, .. } => Ok(*base),
            _ => Ok(space.heap.none),
        },
        None,
    );
    space.add_getset(
        t.memoryview,
        "nbytes",
        |space, this| {
            let n = super::native::len(space, this)?.unwrap_or(0);
            Ok(space.heap.new_int(n as i64))
        },
        None,
    );
    space.add_getset(
        t.memoryview,
        "readonly",
        |space, this| {
            let array = match space.heap.get(this) {
                Object::MemoryView { base, .. } => {
                    matches!(
                        space.heap.get(space.heap.payload(*base)),
                        Object::ByteArray(_)
                    )
                }
                _ => false,
            };
            Ok(space.heap.new_bool(!array))
        },
        None,
    );
    space.add_getset(
        t.memoryview,
        "format",
        |space, _| Ok(space.heap.new_str("B")),
        None,
    );
    space.add_getset(
        t.memoryview,
        "itemsize",
        |space, _| Ok(space.heap.new_int(1)),
        None,
    );

    space.add_methods(t.tuple, seqs::TUPLE_METHODS);
    operators(space, t.tuple, &[BinaryOp::Add, BinaryOp::Mul], false);
    space.add_slots(t.tuple, &COMPARE);
    space.add_slots(
        t.tuple,
        &[
            Slot::Len,
            Slot::Contains,
            Slot::GetItem,
            Slot::Iter,
            Slot::Hash,
            Slot::Repr,
            Slot::Reflected(BinaryOp::Mul),
        ],
    );

    space.add_methods(t.list, seqs::LIST_METHODS);
    operators(space, t.list, &[BinaryOp::Add, BinaryOp::Mul], false);
    space.add_slots(t.list, &COMPARE);
    space.add_slots(
        t.list,
        &[
            Slot::Len,
            Slot::Contains,
            Slot::GetItem,
            Slot::SetItem,
            Slot::DelItem,
            Slot::Iter,
            Slot::Reversed,
            Slot::Repr,
            Slot::Init,
            Slot::Reflected(BinaryOp::Mul),
            Slot::Inplace(BinaryOp::Add),
            Slot::Inplace(BinaryOp::Mul),
        ],
    );
    unhashable(space, t.list);

    space.add_methods(t.range, seqs::RANGE_METHODS);
    space.add_slots(
        t.range,
        &[
            Slot::Len,
            Slot::Contains,
            Slot::GetItem,
            Slot::Iter,
            Slot::Reversed,
            Slot::Hash,
            Slot::Repr,
            Slot::Bool,
        ],
    );
    space.add_slots(t.range, &EQUALITY);
    space.add_getset(
        t.range,
        "start",
        |space, this| range_part(space, this, 0),
        None,
    );
    space.add_getset(
        t.range,
        "stop",
        |space, this| range_part(space, this, 1),
        None,
    );
    space.add_getset(
        t.range,
        "step",
        |space, this| range_part(space, this, 2),
        None,
    );
    space.add_methods(t.slice, &[("indices", seqs::slice_indices_method)]);
    space.add_getset(
        t.slice,
        "start",
        |space, this| Ok(slice_part(space, this, 0)),
        None,
    );
    space.add_getset(
        t.slice,
        "stop",
        |space, this| Ok(slice_part(space, this, 1)),
        None,
    );
    space.add_getset(
        t.slice,
        "step",
        |space, this| Ok(slice_part(space, this, 2)),
        None,
    );
    space.add_slots(t.slice, &EQUALITY);
    space.add_slots(t.slice, &[Slot::Repr]);
    unhashable(space, t.slice);

    for class in [
        t.function,
        t.builtin_function,
        t.method,
        t.builtin_method,
        t.method_descriptor,
        t.wrapper_descriptor,
        t.method_wrapper,
    ] {
        space.add_slots(class, &[Slot::Call]);
    }
    aliases(space);
    tables(space);
    iterators(space);
}

/// `list[int]` and `int | str`.
fn aliases(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_getset(
        t.generic_alias,
        "__origin__",
        |space, this| match space.heap.get(this) {
            Object::GenericAlias { origin, .. } => Ok(*origin),
            _ => Ok(space.heap.none),
        },
        None,
    );
    for class in [t.generic_alias, t.union] {
        space.add_getset(
            class,
            "__args__",
            |space, this| match space.heap.get(this) {
                Object::GenericAlias { args, .. } | Object::Union(args) => Ok(*args),
                _ => Ok(space.heap.none),
            },
            None,
        );
        space.add_getset(class, "__parameters__", alias_parameters, None);
        space.add_slots(class, &EQUALITY);
        space.add_slots(class, &[Slot::Hash, Slot::Repr, Slot::GetItem]);
        space.add_slots(
            class,
            &[Slot::Binary(BinaryOp::Or), Slot::Reflected(BinaryOp::Or)],
        );
    }
    space.add_method(t.generic_alias, "__mro_entries__", |space, args| {
        args.expect(space, "__mro_entries__", 2, 2)?;
        match *space.heap.get(args.pos[0]) {
            Object::GenericAlias { origin, .. } => Ok(space.heap.new_tuple(vec![origin])),
            _ => Ok(space.heap.empty_tuple),
        }
    });
}

/// The type variables among the arguments.
fn alias_parameters(space: &mut HostSpace, this: ObjId) -> HResult<ObjId> {
    let args = match *space.heap.get(this) {
        Object::GenericAlias { args, .. } | Object::Union(args) => args,
        _ => return Ok(space.heap.empty_tuple),
    };
    let mut found = Vec::new();
    for arg in space.collect(args)? {
        let inner = match space.heap.get(arg) {
            Object::GenericAlias { .. } | Object::Union(_) => {
                let inner = alias_parameters(space, arg)?;
                space.collect(inner)?
            }
            _ if &*space.heap.type_name(arg) == "TypeVar" => vec![arg],
            _ => vec![],
        };
        for parameter in inner {
            if !found.contains(&parameter) {
                found.push(parameter);
            }
        }
    }
    Ok(space.heap.new_tuple(found))
}

fn numbers(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_methods(t.int, nums::INT_METHODS);
    space.add_class_method(t.int, "from_bytes", nums::int_from_bytes);
    space.add_methods(t.float, nums::FLOAT_METHODS);
    space.add_class_method(t.float, "fromhex", nums::float_fromhex);
    space.add_methods(t.complex, nums::COMPLEX_METHODS);
    for class in [t.int, t.float, t.complex] {
        space.add_slots(
            class,
            &[
                Slot::Unary(UnaryOp::Pos),
                Slot::Unary(UnaryOp::Neg),
                Slot::Abs,
                Slot::Bool,
                Slot::Hash,
                Slot::Repr,
            ],
        );
        space.add_slots(class, &[Slot::Format]);
        operators(space, class, &[BinaryOp::Pow], true);
        space.add_getset(class, "real", nums::real, None);
        space.add_getset(class, "imag", nums::imag, None);
    }
    for class in [t.int, t.float] {
        operators(space, class, &ARITHMETIC, true);
        space.add_slots(class, &COMPARE);
        space.add_slots(
            class,
            &[Slot::Divmod, Slot::ReflectedDivmod, Slot::Int, Slot::Float],
        );
    }
    operators(
        space,
        t.complex,
        &[
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::TrueDiv,
        ],
        true,
    );
    space.add_slots(t.complex, &EQUALITY);
    operators(space, t.int, &BITS, true);
    space.add_slots(t.int, &[Slot::Unary(UnaryOp::Invert), Slot::Index]);
    operators(
        space,
        t.bool,
        &[BinaryOp::And, BinaryOp::Or, BinaryOp::Xor],
        true,
    );
    space.add_slots(t.bool, &[Slot::Repr]);
    space.add_getset(t.int, "numerator", nums::real, None);
    space.add_getset(t.int, "denominator", nums::denominator, None);
}

fn tables(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_methods(t.dict, hashed::DICT_METHODS);
    space.add_class_method(t.dict, "fromkeys", hashed::fromkeys);
    operators(space, t.dict, &[BinaryOp::Or], true);
    space.add_slots(t.dict, &EQUALITY);
    space.add_slots(
        t.dict,
        &[
            Slot::Len,
            Slot::Contains,
            Slot::GetItem,
            Slot::SetItem,
            Slot::DelItem,
            Slot::Iter,
            Slot::Reversed,
            Slot::Repr,
            Slot::Init,
            Slot::Inplace(BinaryOp::Or),
        ],
    );
    unhashable(space, t.dict);
    for class in [t.set, t.frozenset] {
        space.add_methods(class, hashed::SET_METHODS);
        operators(space, class, &SET_OPS, true);
        space.add_slots(class, &COMPARE);
        space.add_slots(class, &[Slot::Len, Slot::Contains, Slot::Iter, Slot::Repr]);
    }
    space.add_slots(t.frozenset, &[Slot::Hash]);
    space.add_methods(t.set, hashed::MUTABLE_SET_METHODS);
    for op in SET_OPS {
        space.add_slots(t.set, &[Slot::Inplace(op)]);
    }
    space.add_slots(t.set, &[Slot::Init]);
    unhashable(space, t.set);
    for class in [t.dict_keys, t.dict_items] {
        space.add_methods(class, hashed::VIEW_METHODS);
        operators(space, class, &SET_OPS, true);
        space.add_slots(class, &COMPARE);
        space.add_slots(class, &[Slot::Contains]);
        unhashable(space, class);
    }
    for class in [t.dict_keys, t.dict_values, t.dict_items] {
        space.add_slots(class, &[Slot::Len, Slot::Iter, Slot::Reversed, Slot::Repr]);
        space.add_getset(class, "mapping", view_mapping, None);
    }
    space.add_methods(t.mappingproxy, hashed::PROXY_METHODS);
    space.add_slots(
        t.mappingproxy,
        &[
            Slot::Len,
            Slot::Contains,
            Slot::GetItem,
            Slot::Iter,
            Slot::Reversed,
            Slot::Repr,
        ],
    );
    space.add_slots(t.mappingproxy, &EQUALITY);
    unhashable(space, t.mappingproxy);
    operators(space, t.mappingproxy, &[BinaryOp::Or], false);
}

fn view_mapping(space: &mut HostSpace, this: ObjId) -> HResult<ObjId> {
    match *space.heap.get(this) {
        Object::DictView {
            dict,
            kind: ViewKind::Keys | ViewKind::Values | ViewKind::Items,
        } => Ok(dict),
        _ => Ok(space.heap.none),
    }
}

fn iterators(space: &mut HostSpace) {
    let t = space.heap.types;
    for class in [
        t.list_iterator,
        t.tuple_iterator,
        t.str_iterator,
        t.bytes_iterator,
        t.range_iterator,
        t.dict_keyiterator,
        t.dict_valueiterator,
        t.dict_itemiterator,
        t.set_iterator,
        t.iterator,
        t.callable_iterator,
        t.reversed,
        t.enumerate,
        t.zip,
        t.map,
        t.filter,
    ] {
        space.add_slots(class, &[Slot::Iter, Slot::Next]);
        space.add_methods(class, &[("__length_hint__", length_hint)]);
    }
}

/// How many items a list, tuple or range iterator still has.
fn length_hint(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    use super::super::iter::Iter;
    args.expect(space, "__length_hint__", 1, 1)?;
    let left = match space.heap.get(args.pos[0]) {
        Object::Iter(iter) => match **iter {
            Iter::List(Some(list), at) => space
                .heap
                .as_list(list)
                .map_or(0, |l| l.len().saturating_sub(at)),
            Iter::Tuple(tuple, at) => space
                .heap
                .as_tuple(tuple)
                .map_or(0, |l| l.len().saturating_sub(at)),
            Iter::Range(_, left, _) => left as usize,
            Iter::Items(ref items, at) => items.len().saturating_sub(at),
            _ => 0,
        },
        _ => 0,
    };
    Ok(space.heap.new_int(left as i64))
}

fn range_part(space: &mut HostSpace, this: ObjId, part: usize) -> HResult<ObjId> {
    match *space.heap.get(this) {
        Object::Range { start, stop, step } => Ok(space.heap.new_int([start, stop, step][part])),
        _ => Ok(space.heap.none),
    }
}

fn slice_part(space: &HostSpace, this: ObjId, part: usize) -> ObjId {
    match space.heap.get(this) {
        Object::Slice(parts) => parts[part],
        _ => space.heap.none,
    }
}
