//! The low-level operations: what a C compiler has a direct equivalent for, and what the
//! transforms make explicit (exceptions, memory).
//!
//! Types that an operation works on are part of its opcode, so that no pass needs to look
//! them up: `Int(IntOp::Add, IntKind::Signed)` prints as `int_add`, with `Unsigned` as
//! `uint_add`, with `I32` as `i32_add`.

use super::types::{ArrayId, Container, IntKind, LlType, StructId};

/// Arithmetic and comparison on one integer type. Results wrap unless said otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[rustfmt::skip]
pub enum IntOp {
    /// `(a, b)`
    Add, Sub, Mul,
    /// `(a, b)`: C's truncating division; `b` is not zero; the smallest value by −1 wraps.
    Div,
    /// `(a, b)`: the remainder of `Div`.
    Rem,
    /// `(a, b)`: Python's flooring division; `b` is not zero.
    FloorDiv,
    /// `(a, b)`: the remainder of `FloorDiv`.
    Mod,
    /// `(a, b)`
    And, Or, Xor,
    /// `(a, n)`: `n` is `Signed`, `0 ≤ n < bits`.
    Lshift,
    /// `(a, n)`: arithmetic if the type is signed; `n` is `Signed`, `0 ≤ n < bits`.
    Rshift,
    /// `(a)`
    Neg, Invert,
    /// `(a, b)` → Bool
    Eq, Ne, Lt, Le, Gt, Ge,
    /// `(a)` → Bool: not zero.
    IsTrue,
    /// `(a, b)`: raises `OverflowError`.
    AddOvf, SubOvf, MulOvf,
    /// `(a)`: raises `OverflowError`.
    NegOvf,
    /// `(i, n)` → Bool: `0 ≤ i < n` in one unsigned comparison.
    InBounds,
}

/// Arithmetic and comparison on `Float`, as IEEE 754 has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[rustfmt::skip]
pub enum FloatOp {
    /// `(a, b)`
    Add, Sub, Mul, Div,
    /// `(a)`
    Neg, Abs,
    /// `(a, b)` → Bool
    Eq, Ne, Lt, Le, Gt, Ge,
    /// `(a)` → Bool: not zero.
    IsTrue,
}

/// A comparison (of characters, bools, pointers).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[rustfmt::skip]
pub enum CmpOp { Eq, Ne, Lt, Le, Gt, Ge }

/// Where an item is: in the array `base`, or in the array inlined in the structure `base` as
/// `array_field`; and which field of the item's structure, if the item is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ItemPath {
    /// What the pointer points to.
    pub base: Container,
    /// The inlined array field, if `base` is a structure.
    pub array_field: Option<u32>,
    /// The field of the item, if items are structures.
    pub item_field: Option<u32>,
}

impl ItemPath {
    /// An item of a plain array.
    pub fn array(array: ArrayId) -> Self {
        ItemPath {
            base: Container::Array(array),
            array_field: None,
            item_field: None,
        }
    }
}

/// Who manages memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Flavor {
    /// The collector.
    Gc,
    /// The program, with [`LlOp::Free`].
    Raw,
}

/// An operation. Arguments are in the order given; the result's type is the result variable's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[rustfmt::skip]
pub enum LlOp {
    /// See [`IntOp`].
    Int(IntOp, IntKind),
    /// See [`FloatOp`].
    Float(FloatOp),
    /// `(a, b)` on `Char` → Bool
    Char(CmpOp),
    /// `(a, b)` on `UniChar` → Bool
    UniChar(CmpOp),
    /// `(a, b)` on `Bool` → Bool; `Eq` and `Ne` only.
    Bool(CmpOp),
    /// `(a)` → Bool
    BoolNot,
    /// `(a)`: any primitive to any primitive, as C converts: integers wrap, a float is cut toward
    /// zero (out of range: an unspecified value, never undefined behaviour).
    Cast { from: LlType, to: LlType },
    /// `(f)`: the bits of a `Float` as I64; and back.
    FloatBits, BitsFloat,

    /// `(p, q)` → Bool; `Eq` and `Ne` only.
    Ptr(CmpOp),
    /// `(p)` → Bool: is not null.
    PtrNonzero,
    /// `(p)`: to the type of the result. Between a gc structure and its base, unchecked; between raw
    /// pointers, as C does; or to and from `Address`.
    CastPointer,
    /// `(p)` → Signed
    CastPtrToInt,
    /// `(n)` → a raw pointer or address.
    CastIntToPtr,

    /// `(p)`: the field's value; `p` is not null.
    GetField(StructId, u32),
    /// `(p, value)`
    SetField(StructId, u32),
    /// `(p)`: a pointer to the inlined structure or array of that field.
    GetSubstruct(StructId, u32),
    /// `(p, i)`: `i` is in bounds.
    GetItem(ItemPath),
    /// `(p, i, value)`
    SetItem(ItemPath),
    /// `(p)` → Signed: how many items; `item_field` is not used.
    GetLength(ItemPath),
    /// `(p, i)`: a raw pointer to the item that is an inlined structure; an `Address` if it is
    /// anything else. Not valid after anything that may collect.
    GetItemAddr(ItemPath),
    /// `(src, srcstart, dst, dststart, n)`: moves items, ranges may overlap; both arrays of the path's type.
    CopyItems(ItemPath),
    /// `(p, start, n)`: zeroes items.
    ClearItems(ItemPath),
    /// `(p, pstart, q, qstart, n)` → Signed: compares bytes as C's memcmp (sign of the result).
    CompareItems(ItemPath),
    /// `(p, start, stop, char)` → Signed: index of the byte, or −1.
    FindItem(ItemPath),

    /// `()`: a new zeroed structure; raises `MemoryError`. Once exceptions are explicit, these
    /// three give null when they have raised.
    Malloc { what: StructId, flavor: Flavor },
    /// `(n)`: a new zeroed array, or structure with an inlined array, of `n ≥ 0` items; raises `MemoryError`.
    MallocVarsize { what: Container, flavor: Flavor },
    /// `(n)`: the same, items not zeroed; only for items without gc pointers.
    MallocVarsizeUninit { what: Container, flavor: Flavor },
    /// `(p)`: raw.
    Free,

    /// `(function constant, args…)`: raises what the function raises.
    DirectCall,
    /// `(function pointer, args…)`: raises what the candidates raise; the number is an index into
    /// the program's table of candidate lists.
    IndirectCall(CandidatesId),

    /// `(a)`: itself.
    SameAs,
    /// `(a)`: keeps the object alive up to here.
    KeepAlive,
    /// `(b)` → Bool: itself; true (false) is the expected value.
    Likely, Unlikely,
    /// `(p)` → Signed: a number that stays the object's for its life.
    IdentityHash,
    /// `()`: raises `RecursionError` if the machine stack is nearly used up. Once exceptions are
    /// explicit: → Bool, whether it is.
    StackCheck,
    /// `(generation)`: collects.
    GcCollect,
    /// `(constant)`: aborts with a message: control cannot come here.
    Unreachable,

    /// `()` → Bool: an exception is set. (From here on: exceptions made explicit.)
    ExcOccurred,
    /// `()`: the type of the exception that is set (null if none).
    ExcType,
    /// `()`: the exception that is set.
    ExcValue,
    /// `(type, value)`: sets the exception; starts its traceback.
    ExcSet,
    /// `(type, value)`: sets it again; its traceback goes on.
    ExcRestore,
    /// `()`: none is set.
    ExcClear,
    /// `(location constant)`: adds a line to the traceback.
    TracebackAdd,

    /// `()` → Bool: the overflow-checked operation right before this one overflowed; then its
    /// result means nothing.
    OvfOccurred,

    /// `(value)`: stores a gc pointer in that root slot of the frame. (From here on: memory made explicit.)
    GcSaveRoot(u32),
    /// `()`: the gc pointer in that slot, where it is now.
    GcReloadRoot(u32),
    /// `()`: reserves (contents undefined), gives back so many root slots.
    GcEnterFrame(u32), GcLeaveFrame(u32),
    /// `()`, `(n)`: as `Malloc` and `MallocVarsize` of the gc flavor, but null if the space at hand
    /// is not enough: never collects, never raises.
    GcMallocFast { what: StructId }, GcMallocVarsizeFast { what: Container },
    /// `(p)`: before a gc pointer is stored in `*p`.
    GcWriteBarrier,
}

impl LlOp {
    /// Whether it may raise an exception.
    pub fn can_raise(self) -> bool {
        match self {
            LlOp::Int(op, _) => matches!(
                op,
                IntOp::AddOvf | IntOp::SubOvf | IntOp::MulOvf | IntOp::NegOvf
            ),
            LlOp::Malloc { .. }
            | LlOp::MallocVarsize { .. }
            | LlOp::MallocVarsizeUninit { .. }
            | LlOp::DirectCall
            | LlOp::IndirectCall(_)
            | LlOp::StackCheck => true,
            _ => false,
        }
    }
}

crate::entity_id! {
    /// The functions that an indirect call can reach; an index into `LlProgram::candidates`.
    pub struct CandidatesId("candidates");
}
