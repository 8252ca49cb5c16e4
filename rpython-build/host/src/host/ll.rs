//! The module `rpython.ll`: what the toolchain's own helpers (`rpython-build/host/helpers/*.py`) are
//! written with.
//!
//! It holds low-level types as objects and the intrinsics below, which have a meaning only in
//! translated code: the annotator types them (`annotate/ops/lowlevel.rs`) and the rtyper turns each
//! into an operation or folds it. Calling most of them at import time is a `TypeError`.

use super::builtin::{Args, Builtin, Native};
use super::hostspace::{HResult, HostSpace};
use super::lltypes;
use super::object::{ObjId, Object};
use crate::lltype::{ArrayDef, ArrayId, Container, IntKind, LlType, Types};

/// The name of the module.
pub const MODULE: &str = "rpython.ll";

/// A C array of these items, raw and without a length: what pointers from C point to.
pub fn raw_array(types: &mut Types, item: LlType) -> ArrayId {
    types.array(ArrayDef {
        item,
        gc: false,
        nolength: true,
        fixed: None,
        immutable: false,
    })
}

macro_rules! intrinsics {
    ($($(#[$meta:meta])* $variant:ident = $text:literal,)*) => {
        /// A function of `rpython.ll`. `T` is a low-level type object, `p` a pointer.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Intrinsic { $($(#[$meta])* $variant,)* }
        impl Intrinsic {
            /// All of them.
            pub const ALL: &'static [Intrinsic] = &[$(Intrinsic::$variant,)*];
            /// Its name in the module.
            pub fn name(self) -> &'static str {
                match self { $(Intrinsic::$variant => $text,)* }
            }
        }
    };
}

intrinsics! {
    /// `malloc(T)`, `malloc(T, n)`: a zeroed gc container.
    Malloc = "malloc",
    /// `malloc_uninit(T, n)`: the items are not zeroed, if they hold no gc pointers.
    MallocUninit = "malloc_uninit",
    /// `malloc_raw(T)`, `malloc_raw(T, n)`: zeroed, to be given back with `free`.
    MallocRaw = "malloc_raw",
    /// `free(p)`
    Free = "free",
    /// `nullptr(T)`: the null pointer to a container type.
    Nullptr = "nullptr",
    /// `typeOf(x)`: the type of the value. Folded.
    TypeOf = "typeOf",
    /// `Ptr(T)`: the type of pointers to a container type. Folded.
    Ptr = "Ptr",
    /// `is_array(p or T)`: is it (a pointer to) an array. Folded.
    IsArray = "is_array",
    /// `has_field(p or T, name)`: has the structure (or the item structure of the array) such a field. Folded.
    HasField = "has_field",
    /// `type_field(T, name)`: the type of the field; if that is a pointer, what it points to. Folded.
    TypeField = "type_field",
    /// `cast(T, x)`: a primitive to a primitive, as C converts.
    Cast = "cast",
    /// `cast_pointer(Ptr(T), p)`: along first fields.
    CastPointer = "cast_pointer",
    /// `copy_items(src, start, dst, start, n)`: ranges may overlap; `src` and `dst` are arrays of one type, or fields `p.chars`.
    CopyItems = "copy_items",
    /// `clear_items(a, start, n)`
    ClearItems = "clear_items",
    /// `compare_items(a, start, b, start, n)`: as memcmp.
    CompareItems = "compare_items",
    /// `same_items(a, start, b, start, n)`: whether these are the same.
    SameItems = "same_items",
    /// `find_item(a, start, stop, char)`: an index, or -1.
    FindItem = "find_item",
    /// `address_of(a, i)`: where item `i` (or the end) of an array is, as a raw address: for a C
    /// function that does not allocate.
    AddressOf = "address_of",
    /// `in_bounds(i, n)`: `0 <= i < n`.
    InBounds = "in_bounds",
    /// `is_subclass(a, b)`, of vtables.
    IsSubclass = "is_subclass",
    /// `likely(b)`
    Likely = "likely",
    /// `unlikely(b)`
    Unlikely = "unlikely",
    /// `extended(p, n)`: the array of a container with room for `n` items, more than it has; it may have moved, and `p` is not used
    /// any more. Null if a new one is to be made. No object but the container leads to it.
    Extended = "extended",
    /// `outgrown(p)`: a container has another array in place of this one. Nothing leads to it any more but local
    /// variables, perhaps: no other object ever did.
    Outgrown = "outgrown",
    /// `lent(p, n)`: from now on an array has `n` items, and what it had besides is room behind them; it is changed no more until it is
    /// taken back. False if a collector needs to know how much memory the array has: then it is as it was.
    Lent = "lent",
    /// `taken_back(p, n)`: an array that was lent has the `n` items again that it had; false if it has moved to where it has less room.
    TakenBack = "taken_back",
    /// `identity_hash(p)`
    IdentityHash = "identity_hash",
    /// `ascii_string(code)`: the prebuilt one-character string of a code below 128.
    AsciiString = "ascii_string",
    /// `hlstr(p)`: a pointer to a `STR` as a `str`.
    HlStr = "hlstr",
    /// `llstr(s)`: a `str` (or a character) as a pointer to `STR`.
    LlStr = "llstr",
    /// `hlbytes(p)`: a pointer to a `BYTES` as a `bytes`.
    HlBytes = "hlbytes",
    /// `llbytes(b)`: a `bytes` as a pointer to `BYTES`.
    LlBytes = "llbytes",
    /// `c_call(T, "name", args…)`: calls a C function of the runtime, or of a header it includes; `T` is the type of its result.
    CCall = "c_call",
    /// `c_pure(T, "name", args…)`: the same; the function has no effect but its result, which the arguments decide.
    CPure = "c_pure",
    /// `c_call_raises(T, "name", args…)`: the same; the function may set the exception.
    CCallRaises = "c_call_raises",
    /// `c_external(T, (name, header, library, pure, code, enters), args…)`: calls a C function of a header and
    /// a library, with C code of its own; each of which may be empty. Whether it enters the program again, by what it knows, may
    /// be left out.
    CExternal = "c_external",
    /// `float_bits(f)`: the bits, as I64.
    FloatBits = "float_bits",
    /// `bits_float(i)`
    BitsFloat = "bits_float",
    /// `function_pointer(Ptr(F), f)`: a function of the program as one that C can call.
    FunctionPointer = "function_pointer",
    /// `handle_new(o)`: a new handle (`rpy_handles.h`) of an instance, as an address.
    HandleNew = "handle_new",
    /// `handle_object(a)`: the object that a handle has, which is of any class.
    HandleObject = "handle_object",
    /// `hold_items(T, l)`: a new handle of the memory that has the items of a list, which are `T`s; it does not move. Who has it may
    /// change the items.
    HoldItems = "hold_items",
    /// `items_address(l)`: where the items of a list are, as a raw address.
    ItemsAddress = "items_address",
    /// `unreachable()`: control does not come here.
    Unreachable = "unreachable",
}

impl Intrinsic {
    /// The intrinsic that this object of the heap is.
    pub fn of(heap: &super::object::Heap, object: ObjId) -> Option<Intrinsic> {
        let Object::Builtin(builtin) = heap.get(object) else {
            return None;
        };
        if builtin.module.as_deref() != Some(MODULE) {
            return None;
        }
        Intrinsic::ALL
            .iter()
            .copied()
            .find(|i| i.name() == &*builtin.name)
    }
}

/// The primitive types and what the module calls them.
pub const PRIMITIVES: [(&str, LlType); 18] = [
    ("Void", LlType::Void),
    ("Bool", LlType::Bool),
    ("Char", LlType::Char),
    ("UniChar", LlType::UniChar),
    ("Signed", LlType::SIGNED),
    ("Unsigned", LlType::UNSIGNED),
    ("I8", LlType::Int(IntKind::I8)),
    ("I16", LlType::Int(IntKind::I16)),
    ("I32", LlType::Int(IntKind::I32)),
    ("I64", LlType::Int(IntKind::I64)),
    ("I128", LlType::Int(IntKind::I128)),
    ("U8", LlType::Int(IntKind::U8)),
    ("U16", LlType::Int(IntKind::U16)),
    ("U32", LlType::Int(IntKind::U32)),
    ("U64", LlType::Int(IntKind::U64)),
    ("Float", LlType::Float),
    ("SingleFloat", LlType::SingleFloat),
    ("Address", LlType::Address),
];

/// What an intrinsic means at import time: a function in Python.
macro_rules! in_python {
    ($name:literal) => {
        |space, args| {
            let module = space.import_module("rpython.rtyper.lltypesystem._memory")?;
            let function = space.get_attr_str(module, $name)?;
            space.call_obj(function, args.pos)
        }
    };
}

fn only_translated(space: &mut HostSpace, _args: Args<'_>) -> HResult<ObjId> {
    Err(space.type_error("a function of rpython.ll has no meaning at import time".to_string()))
}

fn float_bits(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "float_bits", 1, 1)?;
    let x = space.float_arg(args.pos[0])?;
    Ok(space.heap.new_int(x.to_bits() as i64))
}

fn bits_float(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "bits_float", 1, 1)?;
    let bits = space.index(args.pos[0])?;
    Ok(space.heap.new_float(f64::from_bits(bits as u64)))
}

/// `inline(f)`, `dont_inline(f)`, `inline_in_loops(f)`, `failed_check(f)`: mark the function and give it back.
fn mark(space: &mut HostSpace, args: Args<'_>, mark: &str, value: bool) -> HResult<ObjId> {
    args.expect(space, "a mark", 1, 1)?;
    let func = args.pos[0];
    if space.heap.function(func).is_none() {
        return Err(space.type_error("a function is expected".to_string()));
    }
    let dict = match space.heap.function(func).and_then(|f| f.dict) {
        Some(dict) => dict,
        None => {
            let dict = space.heap.new_dict();
            if let Some(f) = space.heap.function_mut(func) {
                f.dict = Some(dict);
            }
            dict
        }
    };
    let value = space.heap.new_bool(value);
    let name = space.heap.intern_name(mark);
    space.heap.dict_set_str(dict, &name, value);
    Ok(func)
}

/// Fills the dict of the module.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    let set = |space: &mut HostSpace, name: &str, object: Object| {
        let value = match object {
            Object::LlType(ty) => space.heap.new_lltype(ty),
            other => space.heap.add(other),
        };
        let name = space.heap.intern_name(name);
        space.heap.dict_set_str(dict, &name, value);
    };
    for (name, ty) in PRIMITIVES {
        set(space, name, Object::LlType(ty));
    }
    let types = &mut space.heap.lltypes;
    let containers = [
        ("STR", Container::Struct(Types::STRING)),
        ("BYTES", Container::Struct(Types::BYTES)),
        (
            "SIGNED_ARRAY",
            Container::Array(types.gc_array(LlType::SIGNED)),
        ),
        (
            "RAW_BYTES",
            Container::Array(raw_array(types, LlType::Char)),
        ),
        (
            "RAW_INTS",
            Container::Array(raw_array(types, LlType::Int(IntKind::I64))),
        ),
        (
            "RAW_FLOATS",
            Container::Array(raw_array(types, LlType::Float)),
        ),
        (
            "RAW_BOOLS",
            Container::Array(raw_array(types, LlType::Bool)),
        ),
        (
            "RAW_CHARS",
            Container::Array(raw_array(types, LlType::UniChar)),
        ),
    ];
    for (name, container) in containers {
        set(space, name, Object::LlType(LlType::Inline(container)));
    }
    let builtin = |name: &str, native| {
        Object::Builtin(Box::new(Builtin {
            name: name.into(),
            native,
            owner: None,
            module: Some(MODULE.into()),
        }))
    };
    for intrinsic in Intrinsic::ALL {
        set(
            space,
            intrinsic.name(),
            builtin(
                intrinsic.name(),
                Native::Fn(match intrinsic {
                    Intrinsic::Ptr => lltypes::pointer,
                    Intrinsic::FloatBits => float_bits,
                    Intrinsic::BitsFloat => bits_float,
                    Intrinsic::Malloc | Intrinsic::MallocUninit | Intrinsic::MallocRaw => {
                        in_python!("malloc")
                    }
                    Intrinsic::Free => in_python!("free"),
                    Intrinsic::Nullptr => in_python!("nullptr"),
                    Intrinsic::TypeOf => in_python!("typeOf"),
                    Intrinsic::Cast => in_python!("cast"),
                    Intrinsic::CastPointer => in_python!("cast_pointer"),
                    Intrinsic::FunctionPointer => in_python!("function_pointer"),
                    _ => only_translated,
                }),
            ),
        );
    }
    for (name, function) in lltypes::FUNCTIONS {
        set(space, name, lltypes::builtin(name, function));
    }
    let marks: [(&'static str, Native); 4] = [
        (
            "inline",
            Native::Fn(|space, args| mark(space, args, "_always_inline_", true)),
        ),
        (
            "dont_inline",
            Native::Fn(|space, args| mark(space, args, "_always_inline_", false)),
        ),
        (
            "inline_in_loops",
            Native::Fn(|space, args| mark(space, args, "_inline_in_loops_", true)),
        ),
        (
            "failed_check",
            Native::Fn(|space, args| mark(space, args, "_failed_check_", true)),
        ),
    ];
    for (name, function) in marks {
        set(space, name, builtin(name, function));
    }
    Ok(())
}
