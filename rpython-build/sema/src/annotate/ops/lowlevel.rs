//! Annotating low-level Python: pointers, low-level types, and the intrinsics of `rpython.ll`.
//!
//! A part of a gc container (the array inlined as a field, an item that is a structure) is pointed to
//! by an interior pointer (`LlType::Interior`): its type says of what it is which part. Two ways have two
//! types, which have no union, and none of them fits where a pointer goes.
//!
//! These are functions of types alone; messages come without a place.

use crate::annotate::types::ids::ClassDefId;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::host::heap::Heap;
use crate::host::ll::{Intrinsic, PRIMITIVES};
use crate::host::object::Object;
use crate::lltype::{Container, LlType, Step, StructId, Types};

/// What an operation gives, or why it cannot be.
pub type LResult = Result<SomeValue, String>;

/// The annotation of a value of this type.
pub fn value_of(ty: LlType) -> SomeValue {
    SomeValue::of_lltype(ty)
}

/// A low-level type as a constant.
pub fn type_constant(heap: &mut Heap, ty: LlType) -> SomeValue {
    let object = heap.new_lltype(ty);
    SomeValue::from(Kind::LlType).with_const(object)
}

/// The low-level type that a constant names.
pub fn constant_type(heap: &Heap, value: &SomeValue) -> Option<LlType> {
    match heap.get(value.konst?) {
        Object::LlType(ty) => Some(*ty),
        _ => None,
    }
}

/// What a pointer points to, or a type of containers is.
fn container(heap: &Heap, ty: LlType) -> Option<Container> {
    match ty {
        LlType::Inline(container) => Some(container),
        ty => heap.lltypes.pointee(ty),
    }
}

fn struct_of(heap: &Heap, ty: LlType) -> Option<StructId> {
    match container(heap, ty)? {
        Container::Struct(id) => Some(id),
        Container::Array(array) => match heap.lltypes.arrays[array].item {
            LlType::Inline(Container::Struct(id)) => Some(id),
            _ => None,
        },
        _ => None,
    }
}

/// The low-level type of values with this annotation, where the annotation fixes it.
pub fn lltype_of(value: &SomeValue) -> Option<LlType> {
    Some(match value.kind {
        _ if value.nullable => return None,
        Kind::Bool => LlType::Bool,
        Kind::Integer { int, .. } => LlType::Int(int),
        Kind::Float => LlType::Float,
        Kind::SingleFloat => LlType::SingleFloat,
        Kind::Char => LlType::UniChar,
        Kind::LlChar => LlType::Char,
        Kind::LlAddress => LlType::Address,
        Kind::Ptr(ty) => ty,
        Kind::None => LlType::Void,
        _ => return None,
    })
}

/// `p.name`
pub fn getattr(heap: &mut Heap, ty: LlType, name: &str) -> LResult {
    let Some(Container::Struct(id)) = container(heap, ty) else {
        return Err(format!(
            "a pointer to something that is not a structure has no field `{name}`"
        ));
    };
    let steps = heap.lltypes.field_steps(id, name).ok_or_else(|| {
        format!(
            "structure `{}` has no field `{name}`",
            heap.lltypes.structs[id].name
        )
    })?;
    let types = &mut heap.lltypes;
    let found = steps.into_iter().fold(ty, |ty, step| types.step(ty, step));
    Ok(value_of(found))
}

/// `T.name`, where `T` is a low-level type.
pub fn type_attr(heap: &mut Heap, ty: LlType, name: &str) -> LResult {
    match heap.lltypes.attribute(ty, name) {
        Some(ty) => Ok(type_constant(heap, ty)),
        None => Err(format!("the low-level type has no attribute `{name}`")),
    }
}

/// `p[i]`: the item, or a pointer to it if items are structures.
pub fn getitem(heap: &mut Heap, ty: LlType) -> LResult {
    match container(heap, ty) {
        Some(Container::Array(array)) => Ok(value_of(heap.lltypes.step(ty, Step::Item(array)))),
        _ => Err("a pointer to something that is not an array has no items".into()),
    }
}

/// `p[i] = value`, `p.name = value`: does a value of this annotation fit the place.
pub fn check_store(heap: &Heap, place: &SomeValue, value: &SomeValue) -> Result<(), String> {
    let (Some(place), Some(ty)) = (lltype_of(place), lltype_of(value)) else {
        return Ok(()); // A hole, or a constant function: the rtyper decides.
    };
    let fits = match (place, ty) {
        _ if place == ty => true,
        (LlType::Int(_), LlType::Bool) => true,
        // Checked when it is stored.
        (LlType::Char, LlType::UniChar) => true,
        (LlType::Ptr(_), LlType::Void) => true,
        (LlType::Ptr(Container::Struct(base)), LlType::Ptr(Container::Struct(derived))) => {
            heap.lltypes.extends(derived, base)
        }
        _ => false,
    };
    if fits {
        Ok(())
    } else {
        let (found, wanted) = (name_of(heap, ty), name_of(heap, place));
        Err(match (ty, place) {
            (_, LlType::Interior(_)) => {
                "what is inlined in a container is not replaced; assign its fields".into()
            }
            (LlType::Interior(_), _) => {
                format!("`{found}` does not fit where `{wanted}` goes: a collector moves the whole")
            }
            _ => format!("`{found}` does not fit where `{wanted}` goes"),
        })
    }
}

/// A low-level type, as programs name it.
fn name_of(heap: &Heap, ty: LlType) -> String {
    let primitive = PRIMITIVES.iter().find(|(_, known)| *known == ty);
    primitive.map_or_else(|| heap.lltypes.describe(ty), |(name, _)| name.to_string())
}

/// What is wrong with a cast of a value to a low-level type.
pub fn check_cast(heap: &Heap, value: &SomeValue, to: LlType) -> Result<(), String> {
    let from = lltype_of(value);
    if from.is_some_and(|from| can_be_cast(&heap.lltypes, from, to)) {
        return Ok(());
    }
    let what = match to {
        _ if heap.lltypes.is_gc_ptr(to) => "pointers to what the collector manages",
        LlType::Ptr(_) | LlType::Inline(_) | LlType::Address => "integers and pointers",
        _ => "numbers, characters and pointers",
    };
    let why = match from {
        Some(LlType::Int(_) | LlType::Address) if heap.lltypes.is_gc_ptr(to) => {
            ": it moves objects, and an address keeps none alive"
        }
        _ => "",
    };
    Err(format!(
        "only {what} can be cast to `{}`{why}",
        name_of(heap, to)
    ))
}

/// What is wrong with a cast of a pointer to a type of pointers, which says what is there in other words: what the
/// collector manages begins with what it is taken for, or the other way around.
pub fn check_pointer_cast(heap: &Heap, value: &SomeValue, to: LlType) -> Result<(), String> {
    let types = &heap.lltypes;
    let (from, to_name) = (lltype_of(value), name_of(heap, to));
    let (to_pointer, pointer) = (
        is_pointer(to),
        from == Some(LlType::Void) || from.is_some_and(is_pointer),
    );
    if !to_pointer || !pointer {
        return Err(match to_pointer {
            true => format!("only pointers can be cast to `{to_name}`"),
            false => format!("`{to_name}` is no type of pointers"),
        });
    }
    check_cast(heap, value, to)?;
    match (from, to) {
        (Some(LlType::Ptr(from)), LlType::Ptr(to))
            if types.is_gc(to) && !types.begins_with(from, to) && !types.begins_with(to, from) =>
        {
            let [from, to] = [from, to].map(|what| types.describe(LlType::Inline(what)));
            Err(format!(
                "neither {from} begins with {to} nor {to} with {from}"
            ))
        }
        _ => Ok(()),
    }
}

fn is_pointer(ty: LlType) -> bool {
    matches!(ty, LlType::Ptr(_) | LlType::Address)
}

/// Whether values of a low-level type can become those of another. (What programs know as objects is of none.)
fn can_be_cast(types: &Types, from: LlType, to: LlType) -> bool {
    use LlType as T;
    if types.is_gc_ptr(to) {
        return types.is_gc_ptr(from) || from == T::Void;
    }
    let is_pointer = is_pointer(from);
    let is_primitive = matches!(
        from,
        T::Bool | T::Int(_) | T::Float | T::SingleFloat | T::Char | T::UniChar
    );
    match to {
        T::Ptr(_) | T::Inline(_) | T::Address => is_pointer || matches!(from, T::Int(_) | T::Void),
        T::Int(_) => is_pointer || is_primitive,
        _ => is_primitive,
    }
}

/// Whether memory for a container can be had from the collector, or, raw, from the system.
fn check_malloc(types: &Types, what: Container, raw: bool, length: bool) -> Result<(), String> {
    let name = types.describe(LlType::Inline(what));
    let has_length = match what {
        Container::Struct(id) => types.varsize_field(id).is_some(),
        Container::Array(id) => types.arrays[id].fixed.is_none(),
        Container::Func(_) | Container::Opaque(_) => false,
    };
    match () {
        () if raw && types.is_gc(what) => Err(format!("{name} is the collector's: no raw memory")),
        () if !raw && !types.is_gc(what) => Err(format!(
            "{name} is not the collector's: `flavor=\"raw\"` takes raw memory for it"
        )),
        () if raw && types.holds_gc_ptr(LlType::Inline(what)) => Err(format!(
            "{name} has pointers to the collector's objects, which are not seen in raw memory"
        )),
        () if has_length && !length => Err(format!("malloc of {name} takes a length")),
        () if !has_length && length => Err(format!("{name} has no length")),
        () => Ok(()),
    }
}

/// A call of an intrinsic.
pub fn intrinsic(heap: &mut Heap, which: Intrinsic, args: &[SomeValue]) -> LResult {
    let wrong = || format!("wrong arguments for rpython.ll.{}", which.name());
    let type_arg = |heap: &Heap, i: usize| {
        args.get(i)
            .and_then(|arg| constant_type(heap, arg))
            .ok_or_else(wrong)
    };
    let ptr_arg = |i: usize| match args.get(i) {
        Some(SomeValue {
            kind: Kind::Ptr(ty),
            ..
        }) => Ok(*ty),
        _ => Err(wrong()),
    };
    let none = || Ok(SomeValue::from(Kind::None));
    // A value or a type: both know their type.
    let any_type = |heap: &Heap, i: usize| {
        let arg = args.get(i).ok_or_else(wrong)?;
        constant_type(heap, arg)
            .or_else(|| lltype_of(arg))
            .ok_or_else(wrong)
    };
    let constant = |value: bool, heap: &Heap| {
        let object = heap.new_bool(value);
        SomeValue::bool().with_const(object)
    };
    match which {
        Intrinsic::Malloc | Intrinsic::MallocUninit | Intrinsic::MallocRaw => {
            match type_arg(heap, 0)? {
                LlType::Inline(what) => {
                    let raw = which == Intrinsic::MallocRaw;
                    check_malloc(&heap.lltypes, what, raw, args.len() > 1)?;
                    Ok(Kind::Ptr(LlType::Ptr(what)).into())
                }
                _ => Err(wrong()),
            }
        }
        Intrinsic::Nullptr => match type_arg(heap, 0)? {
            LlType::Inline(what) => Ok(Kind::Ptr(LlType::Ptr(what)).into()),
            _ => Err(wrong()),
        },
        Intrinsic::Extended => ptr_arg(0).map(|ty| Kind::Ptr(ty).into()),
        Intrinsic::Free | Intrinsic::Outgrown => ptr_arg(0).and_then(|_| none()),
        Intrinsic::Lent | Intrinsic::TakenBack => ptr_arg(0).map(|_| SomeValue::bool()),
        Intrinsic::TypeOf => {
            // What is one known function, class or object is not there when the program runs, nor is the empty tuple.
            let known = match args {
                [value] if value.is_const() => match &value.kind {
                    Kind::Pbc(_) | Kind::Builtin(_) | Kind::HostObject => true,
                    Kind::Tuple(items) => items.is_empty(),
                    _ => false,
                },
                _ => false,
            };
            let ty = match known {
                true => LlType::Void,
                false => any_type(heap, 0)?,
            };
            Ok(type_constant(heap, ty))
        }
        Intrinsic::Ptr => match type_arg(heap, 0)? {
            LlType::Inline(what) => Ok(type_constant(heap, LlType::Ptr(what))),
            _ => Err(wrong()),
        },
        Intrinsic::IsArray => {
            let ty = any_type(heap, 0)?;
            let array = matches!(container(heap, ty), Some(Container::Array(_)));
            Ok(constant(array, heap))
        }
        Intrinsic::HasField => {
            let of = args.first().ok_or_else(wrong)?;
            let name = args
                .get(1)
                .and_then(|n| n.konst)
                .and_then(|n| heap.as_str(n))
                .ok_or_else(wrong)?;
            // (A constant that takes no room has no fields.)
            let ty = constant_type(heap, of).or_else(|| lltype_of(of));
            let structure = ty.and_then(|ty| struct_of(heap, ty));
            let has = structure.is_some_and(|id| heap.lltypes.find_field(id, name).is_some());
            Ok(constant(has, heap))
        }
        Intrinsic::TypeField => {
            let ty = any_type(heap, 0)?;
            let name = args
                .get(1)
                .and_then(|n| n.konst)
                .and_then(|n| heap.as_str(n))
                .ok_or_else(wrong)?;
            let (owner, field) = struct_of(heap, ty)
                .and_then(|id| heap.lltypes.find_field(id, name))
                .ok_or_else(|| format!("the low-level type has no field `{name}`"))?;
            let ty = match heap.lltypes.structs[owner].fields[field as usize].ty {
                LlType::Ptr(what) => LlType::Inline(what),
                other => other,
            };
            Ok(type_constant(heap, ty))
        }
        Intrinsic::Cast | Intrinsic::CastPointer => match args.get(1) {
            None => Err(wrong()),
            Some(&SomeValue {
                kind: Kind::Ptr(ty @ LlType::Interior(_)),
                ..
            }) => Err(format!("`{}` cannot be cast", heap.lltypes.describe(ty))),
            // (Whether it can be, the rtyper says: what is declared of functions is looked at before.)
            Some(_) => Ok(value_of(type_arg(heap, 0)?)),
        },
        Intrinsic::CopyItems | Intrinsic::ClearItems => ptr_arg(0).and_then(|_| none()),
        Intrinsic::CompareItems | Intrinsic::FindItem => ptr_arg(0).map(|_| SomeValue::int()),
        Intrinsic::SameItems => ptr_arg(0).map(|_| SomeValue::bool()),
        Intrinsic::AddressOf => ptr_arg(0).map(|_| SomeValue::from(Kind::LlAddress)),
        Intrinsic::InBounds | Intrinsic::IsSubclass | Intrinsic::Likely | Intrinsic::Unlikely => {
            // A condition that is known stays known.
            match (which, args.first()) {
                (Intrinsic::Likely | Intrinsic::Unlikely, Some(arg)) => Ok(arg.clone()),
                _ => Ok(SomeValue::bool()),
            }
        }
        Intrinsic::IdentityHash => ptr_arg(0).map(|_| SomeValue::int()),
        Intrinsic::AsciiString | Intrinsic::LlStr => {
            Ok(Kind::Ptr(LlType::Ptr(Container::Struct(Types::STRING))).into())
        }
        Intrinsic::LlBytes => Ok(Kind::Ptr(LlType::Ptr(Container::Struct(Types::BYTES))).into()),
        Intrinsic::HlStr => ptr_arg(0).map(|_| SomeValue::str()),
        Intrinsic::HlBytes => ptr_arg(0).map(|_| SomeValue::bytes()),
        Intrinsic::CCall | Intrinsic::CPure | Intrinsic::CCallRaises | Intrinsic::CExternal => {
            Ok(value_of(type_arg(heap, 0)?))
        }
        Intrinsic::FloatBits => Ok(SomeValue::integer(crate::lltype::IntKind::I64, false)),
        Intrinsic::BitsFloat => Ok(SomeValue::float()),
        Intrinsic::HandleNew => match args {
            [SomeValue {
                kind: Kind::Instance(_),
                nullable: false,
                ..
            }] => Ok(Kind::LlAddress.into()),
            _ => Err(wrong()),
        },
        Intrinsic::HandleObject => match args {
            [SomeValue {
                kind: Kind::LlAddress,
                ..
            }] => Ok(SomeValue::instance(ClassDefId::OBJECT)),
            _ => Err(wrong()),
        },
        Intrinsic::HoldItems | Intrinsic::ItemsAddress => match args.last() {
            Some(SomeValue {
                kind: Kind::List(_),
                nullable: false,
                ..
            }) => Ok(Kind::LlAddress.into()),
            _ => Err(wrong()),
        },
        // The annotator itself does that: it calls the function.
        Intrinsic::FunctionPointer => Err(wrong()),
        Intrinsic::Unreachable => Ok(SomeValue::IMPOSSIBLE),
    }
}
