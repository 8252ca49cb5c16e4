//! The low-level operations: what a C compiler has a direct equivalent for, and what the
//! transforms make explicit (exceptions, memory).
//!
//! Types that an operation works on are part of its opcode, so that no pass needs to look
//! them up: `Int(IntOp::Add, IntKind::Signed)` prints as `int_add`, with `Unsigned` as
//! `uint_add`, with `I32` as `i32_add`.
//!
//! This is the table: an operation is one entry, which says what it *is* ([`Row`]). The verifier,
//! the printer and the parser, effects and exceptions as passes ask for them, and the C of plain
//! operations are derived from it. Wherever else an operation is named stands what is *done* with it.

use super::row::{does, Effect::*, Needs, Param, Payload, Raises, Row, Shape, Ty::*};
use super::types::{ArrayId, Container, IntKind, LlType, StructId, Types};

/// An enum of arithmetic operations with their rows.
macro_rules! arithmetic {
    (
        $(#[$outer:meta])* $enum:ident, $shape:expr, $make:path;
        $($(#[$doc:meta])* $name:ident = $row:expr;)+
    ) => {
        $(#[$outer])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $enum { $($(#[$doc])* $name,)+ }

        impl $enum {
            /// The table.
            pub const ROWS: &[Row] = &[$(Row {
                shape: $shape,
                make: |param| $make($enum::$name, param),
                ..$row
            },)+];

            /// What the table says.
            pub fn row(self) -> &'static Row {
                &Self::ROWS[self as usize]
            }
        }
    };
}

/// The other operations with their rows; what a variant holds are its parameters.
macro_rules! operations {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($($p:ident: $p_ty:ty),+))? $({$($f:ident: $f_ty:ty),+})? = $row:expr;
    )+) => {
        /// An operation. Arguments are in the order given; the result's type is the result variable's.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum LlOp {
            /// See [`IntOp`].
            Int(IntOp, IntKind),
            /// See [`FloatOp`].
            Float(FloatOp),
            $($(#[$doc])* $name $(($($p_ty),+))? $({$($f: $f_ty),+})?,)+
        }

        enum Index { $($name),+ }

        impl LlOp {
            const ROWS: &[Row] = &[$(Row {
                shape: <($($($p_ty,)+)? $($($f_ty,)+)?) as Payload>::SHAPE,
                make: |param| {
                    let ($($($p,)+)? $($($f,)+)?) = Payload::take(param)?;
                    Some(LlOp::$name $(($($p),+))? $({$($f),+})?)
                },
                ..$row
            },)+];

            /// What the table says.
            pub fn row(self) -> &'static Row {
                match self {
                    LlOp::Int(op, _) => op.row(),
                    LlOp::Float(op) => op.row(),
                    $(LlOp::$name { .. } => &Self::ROWS[Index::$name as usize],)+
                }
            }

            /// Its parameters.
            pub fn param(self) -> Param {
                match self {
                    LlOp::Int(_, kind) => Param::Kind(kind),
                    LlOp::Float(_) => Param::None,
                    $(LlOp::$name $(($($p),+))? $({$($f),+})? => {
                        Payload::put(($($($p,)+)? $($($f,)+)?))
                    })+
                }
            }
        }
    };
}

impl LlOp {
    /// The whole table.
    pub fn rows() -> impl Iterator<Item = &'static Row> {
        [IntOp::ROWS, FloatOp::ROWS, Self::ROWS]
            .into_iter()
            .flatten()
    }

    /// The row with this number.
    pub fn row_at(mut at: usize) -> Option<&'static Row> {
        for rows in [IntOp::ROWS, FloatOp::ROWS, Self::ROWS] {
            match rows.get(at) {
                Some(row) => return Some(row),
                None => at -= rows.len(),
            }
        }
        None
    }

    /// Whether it gives how many items are in memory: not negative, and far from the largest number.
    pub fn counts(self) -> bool {
        match self {
            LlOp::GetLength(_) => true,
            LlOp::GetField(id, field) => (id, field) == (Types::STRING, Types::STRING_LENGTH),
            _ => false,
        }
    }

    /// Whether it may raise an exception.
    pub fn can_raise(self) -> bool {
        self.row().raises != Raises::Nothing
    }

    /// Whether it may collect, other than by what it calls.
    pub fn can_collect(self) -> bool {
        match self.row().effect {
            Allocates => self.is_of_gc(),
            effect => effect == Collects,
        }
    }

    /// Whether it has no effect but its result, so that it may go if that is not used. Allocation
    /// counts as such: a program that needs less memory is not told.
    pub fn is_removable(self) -> bool {
        match self.row().effect {
            Allocates => self.is_of_gc(),
            effect => matches!(effect, Pure | Reads),
        }
    }

    /// Whether it neither has an effect nor raises nor allocates.
    pub fn only_reads(self) -> bool {
        matches!(self.row().effect, Pure | Reads)
    }

    /// Whether it gives the same result for the same arguments at any time, without effect.
    pub fn is_pure(self) -> bool {
        self.row().effect == Pure
    }

    pub fn is_of_gc(self) -> bool {
        matches!(self.param(), Param::Memory(_, Flavor::Gc))
    }
}

fn int(op: IntOp, param: Param) -> Option<LlOp> {
    match param {
        Param::Kind(kind) => Some(LlOp::Int(op, kind)),
        _ => None,
    }
}

fn float(op: FloatOp, _: Param) -> Option<LlOp> {
    Some(LlOp::Float(op))
}

arithmetic! {
    /// Arithmetic and comparison on one integer type. Results wrap unless said otherwise.
    IntOp, Shape::Kind, int;
    /// `(a, b)`
    Add = does("add", &[Kind, Kind], Kind, Pure).expr("({t})(({w}){0} + ({w}){1})");
    /// `(a, b)`
    Sub = does("sub", &[Kind, Kind], Kind, Pure).expr("({t})(({w}){0} - ({w}){1})");
    /// `(a, b)`
    Mul = does("mul", &[Kind, Kind], Kind, Pure).expr("({t})(({w}){0} * ({w}){1})");
    /// `(a, b)`: C's truncating division; the smallest value by −1 wraps.
    Div = does("div", &[Kind, Kind], Kind, Pure).needs(Needs::Divisor);
    /// `(a, b)`: the remainder of `Div`.
    Rem = does("rem", &[Kind, Kind], Kind, Pure).needs(Needs::Divisor);
    /// `(a, b)`: Python's flooring division.
    FloorDiv = does("floordiv", &[Kind, Kind], Kind, Pure).needs(Needs::Divisor);
    /// `(a, b)`: the remainder of `FloorDiv`.
    Mod = does("mod", &[Kind, Kind], Kind, Pure).needs(Needs::Divisor);
    /// `(a, b)`
    And = does("and", &[Kind, Kind], Kind, Pure).expr("({t})({0} & {1})");
    /// `(a, b)`
    Or = does("or", &[Kind, Kind], Kind, Pure).expr("({t})({0} | {1})");
    /// `(a, b)`
    Xor = does("xor", &[Kind, Kind], Kind, Pure).expr("({t})({0} ^ {1})");
    /// `(a, n)`
    Lshift = does("lshift", &[Kind, Signed], Kind, Pure).needs(Needs::Shift)
        .expr("({t})(({u}){0} << {1})");
    /// `(a, n)`: arithmetic if the type is signed. (A constant must have the width of its type,
    /// not that of C's `int`.)
    Rshift = does("rshift", &[Kind, Signed], Kind, Pure).needs(Needs::Shift)
        .expr("({t})(({t}){0} >> {1})");
    /// `(a)`
    Neg = does("neg", &[Kind], Kind, Pure).expr("({t})(({w})0 - ({w}){0})");
    /// `(a)`
    Invert = does("invert", &[Kind], Kind, Pure).expr("({t})~{0}");
    /// `(a, b)` → Bool
    Eq = does("eq", &[Kind, Kind], Bool, Pure);
    /// `(a, b)` → Bool
    Ne = does("ne", &[Kind, Kind], Bool, Pure);
    /// `(a, b)` → Bool
    Lt = does("lt", &[Kind, Kind], Bool, Pure);
    /// `(a, b)` → Bool
    Le = does("le", &[Kind, Kind], Bool, Pure);
    /// `(a, b)` → Bool
    Gt = does("gt", &[Kind, Kind], Bool, Pure);
    /// `(a, b)` → Bool
    Ge = does("ge", &[Kind, Kind], Bool, Pure);
    /// `(a)` → Bool: not zero.
    IsTrue = does("is_true", &[Kind], Bool, Pure).expr("{0} != 0");
    /// `(a, b)`
    AddOvf = does("add_ovf", &[Kind, Kind], Kind, Acts).raises(Raises::Overflow)
        .flag("RPY_ADD_OVF({t}, {0}, {1}, &{r})");
    /// `(a, b)`
    SubOvf = does("sub_ovf", &[Kind, Kind], Kind, Acts).raises(Raises::Overflow)
        .flag("RPY_SUB_OVF({t}, {0}, {1}, &{r})");
    /// `(a, b)`
    MulOvf = does("mul_ovf", &[Kind, Kind], Kind, Acts).raises(Raises::Overflow)
        .flag("RPY_MUL_OVF({t}, {0}, {1}, &{r})");
    /// `(a)`
    NegOvf = does("neg_ovf", &[Kind], Kind, Acts).raises(Raises::Overflow)
        .flag("RPY_SUB_OVF({t}, 0, {0}, &{r})");
    /// `(i, n)` → Bool: `0 ≤ i < n` in one unsigned comparison; `n` is not negative.
    InBounds = does("in_bounds", &[Kind, Kind], Bool, Pure);
}

arithmetic! {
    /// Arithmetic and comparison on `Float`, as IEEE 754 has it.
    FloatOp, Shape::None, float;
    /// `(a, b)`
    Add = does("float_add", &[Float, Float], Float, Pure).expr("{0} + {1}");
    /// `(a, b)`
    Sub = does("float_sub", &[Float, Float], Float, Pure).expr("{0} - {1}");
    /// `(a, b)`
    Mul = does("float_mul", &[Float, Float], Float, Pure).expr("{0} * {1}");
    /// `(a, b)`
    Div = does("float_div", &[Float, Float], Float, Pure).expr("{0} / {1}");
    /// `(a)`
    Neg = does("float_neg", &[Float], Float, Pure).expr("-{0}");
    /// `(a)`
    Abs = does("float_abs", &[Float], Float, Pure).expr("fabs({0})");
    /// `(a, b)` → Bool
    Eq = does("float_eq", &[Float, Float], Bool, Pure).expr("{0} == {1}");
    /// `(a, b)` → Bool
    Ne = does("float_ne", &[Float, Float], Bool, Pure).expr("{0} != {1}");
    /// `(a, b)` → Bool
    Lt = does("float_lt", &[Float, Float], Bool, Pure).expr("{0} < {1}");
    /// `(a, b)` → Bool
    Le = does("float_le", &[Float, Float], Bool, Pure).expr("{0} <= {1}");
    /// `(a, b)` → Bool
    Gt = does("float_gt", &[Float, Float], Bool, Pure).expr("{0} > {1}");
    /// `(a, b)` → Bool
    Ge = does("float_ge", &[Float, Float], Bool, Pure).expr("{0} >= {1}");
    /// `(a)` → Bool: not zero.
    IsTrue = does("float_is_true", &[Float], Bool, Pure).expr("{0} != 0.0");
}

/// A comparison (of characters, bools, pointers).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[rustfmt::skip]
pub enum CmpOp { Eq, Ne, Lt, Le, Gt, Ge }

impl CmpOp {
    /// Each, with the same of integers, its name and its sign in C.
    pub const ALL: [(CmpOp, IntOp, &str, &str); 6] = [
        (CmpOp::Eq, IntOp::Eq, "eq", "=="),
        (CmpOp::Ne, IntOp::Ne, "ne", "!="),
        (CmpOp::Lt, IntOp::Lt, "lt", "<"),
        (CmpOp::Le, IntOp::Le, "le", "<="),
        (CmpOp::Gt, IntOp::Gt, "gt", ">"),
        (CmpOp::Ge, IntOp::Ge, "ge", ">="),
    ];

    /// The same of integers.
    pub fn of_ints(self) -> IntOp {
        Self::ALL[self as usize].1
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].2
    }

    /// Its sign in C.
    pub fn sign(self) -> &'static str {
        Self::ALL[self as usize].3
    }
}

impl IntOp {
    /// The comparison that it is.
    pub fn comparison(self) -> Option<CmpOp> {
        let found = CmpOp::ALL.iter().find(|(_, op, ..)| *op == self);
        found.map(|(cmp, ..)| *cmp)
    }
}

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

operations! {
    /// `(a, b)` on `Char` → Bool
    Char(cmp: CmpOp) = does("char", &[Char, Char], Bool, Pure);
    /// `(a, b)` on `UniChar` → Bool
    UniChar(cmp: CmpOp) = does("unichar", &[UniChar, UniChar], Bool, Pure);
    /// `(a, b)` on `Bool` → Bool; `Eq` and `Ne` only.
    Bool(cmp: CmpOp) = does("bool", &[Bool, Bool], Bool, Pure);
    /// `(a)` → Bool
    BoolNot = does("bool_not", &[Bool], Bool, Pure).expr("!{0}");
    /// `(a)`: any primitive to any primitive, as C converts: integers wrap, a float is cut toward
    /// zero (out of range: an unspecified value, never undefined behaviour).
    Cast { from: LlType, to: LlType } = does("cast", &[From], To, Pure);
    /// `(f)`: the bits of a `Float` as I64.
    FloatBits = does("float_bits", &[Float], I64, Pure).expr("rpy_float_bits({0})");
    /// `(n)`: the `Float` of these bits.
    BitsFloat = does("bits_float", &[I64], Float, Pure).expr("rpy_bits_float({0})");

    /// `(p, q)` → Bool; `Eq` and `Ne` only.
    Ptr(cmp: CmpOp) = does("ptr", &[Pointer, Same], Bool, Pure);
    /// `(p)` → Bool: is not null.
    PtrNonzero = does("ptr_nonzero", &[Pointer], Bool, Pure);
    /// `(p)`: to the type of the result. Between a gc structure and its base, unchecked; between raw
    /// pointers, as C does; or to and from `Address`.
    CastPointer = does("cast_pointer", &[Pointer], Pointer, Pure).expr("({T}){0}");
    /// `(a, b)` → Bool: whether the class of vtable `a`, which starts with that structure, is that of `b` or below it.
    IsSubclass(root: StructId) = does("is_subclass", &[Base, Base], Bool, Pure);
    /// `(p)` → Signed
    CastPtrToInt = does("cast_ptr_to_int", &[Pointer], Signed, Depends).expr("(rpy_signed){0}");
    /// `(n)` → a raw pointer or address.
    CastIntToPtr = does("cast_int_to_ptr", &[Signed], RawPointer, Depends).expr("({T}){0}");

    /// `(p)`: the field's value.
    GetField(id: StructId, field: u32) = does("getfield", &[Base], Field, Reads)
        .needs(Needs::Object);
    /// `(p, value)`
    SetField(id: StructId, field: u32) = does("setfield", &[Base, Field], Void, Acts)
        .needs(Needs::Object);
    /// `(p)`: a pointer to the inlined structure or array of that field; `p` is not null.
    GetSubstruct(id: StructId, field: u32) = does("getsubstruct", &[Base], Inlined, Pure)
        .needs(Needs::Place);
    /// `(p, i)`
    GetItem(path: ItemPath) = does("getitem", &[Base, Signed], Item, Reads)
        .needs(Needs::Object);
    /// `(p, i, value)`
    SetItem(path: ItemPath) = does("setitem", &[Base, Signed, Item], Void, Acts)
        .needs(Needs::Object);
    /// `(p)` → Signed: how many items; `item_field` is not used.
    GetLength(path: ItemPath) = does("getlength", &[Base], Signed, Pure)
        .needs(Needs::Object);
    /// `(p, i)`: a raw pointer to the item that is an inlined structure; an `Address` if it is
    /// anything else. Not valid after anything that may collect.
    GetItemAddr(path: ItemPath) = does("getitemaddr", &[Base, Signed], ItemAddress, Depends)
        .needs(Needs::Place);
    /// `(src, srcstart, dst, dststart, n)`: moves items, ranges may overlap; both arrays of the path's type.
    CopyItems(path: ItemPath) =
        does("copyitems", &[Base, Signed, Base, Signed, Signed], Void, Acts).needs(Needs::Place);
    /// `(p, start, n)`: zeroes items.
    ClearItems(path: ItemPath) = does("clearitems", &[Base, Signed, Signed], Void, Acts)
        .needs(Needs::Place);
    /// `(p, pstart, q, qstart, n)` → Signed: compares bytes as C's memcmp (sign of the result).
    CompareItems(path: ItemPath) =
        does("compareitems", &[Base, Signed, Base, Signed, Signed], Signed, Reads)
        .needs(Needs::Place);
    /// `(p, pstart, q, qstart, n)` → Bool: whether these bytes are the same.
    SameItems(path: ItemPath) =
        does("sameitems", &[Base, Signed, Base, Signed, Signed], Bool, Reads)
        .needs(Needs::Place);
    /// `(p, start, stop, char)` → Signed: index of the byte, or −1.
    FindItem(path: ItemPath) = does("finditem", &[Base, Signed, Signed, Char], Signed, Reads)
        .needs(Needs::Place);

    /// `()`: a new zeroed structure. Once exceptions are explicit, these three give null when they
    /// have raised.
    Malloc { what: StructId, flavor: Flavor } = does("malloc", &[], Base, Allocates)
        .raises(Raises::Memory);
    /// `(n)`: a new zeroed array, or structure with an inlined array, of `n ≥ 0` items.
    MallocVarsize { what: Container, flavor: Flavor } =
        does("malloc_varsize", &[Signed], Base, Allocates).raises(Raises::Memory);
    /// `(n)`: the same, items not zeroed; only for items without gc pointers.
    MallocVarsizeUninit { what: Container, flavor: Flavor } =
        does("malloc_varsize_uninit", &[Signed], Base, Allocates).raises(Raises::Memory);
    /// `(p)`: raw.
    Free = does("free", &[Pointer], Void, Acts).stmt("free((void *){0});");

    /// `(function constant, args…)`
    DirectCall = does("direct_call", &[Pointer, Rest], Any, Acts).raises(Raises::Callee);
    /// `(function pointer, args…)`: the number is an index into the program's table of candidate lists.
    IndirectCall(candidates: CandidatesId) =
        does("indirect_call", &[Pointer, Rest], Any, Acts).raises(Raises::Callee);

    /// `(value)`: the caller takes it, behind the function's result, with the other of these two; so `n` of them can be.
    /// Nothing comes between them.
    SetResult(n: u32) = does("set_result", &[Any], Void, Acts);
    /// `()`
    GetResult(n: u32) = does("get_result", &[], Any, Depends).expr("RPY_RESULT({n}, {T})");

    /// `(a)`: itself.
    SameAs = does("same_as", &[Any], Same, Pure).expr("{0}");
    /// `(a)`: keeps the object alive up to here.
    KeepAlive = does("keepalive", &[Any], Void, Depends).stmt("");
    /// `(array, n)`: where the array is now, with room for `n` items; null if it is as it was.
    GcExtend = does("gc_extend", &[Pointer, Signed], Same, Collects)
        .expr("({T})rpy_gc_extend_array((void *){0}, {1})");
    /// `(array)`: no object leads to it any more.
    GcOutgrown = does("gc_outgrown", &[Pointer], Void, Acts).stmt("rpy_gc_outgrown((void *){0});");
    /// `(array, n)` → Bool: the array has `n` items now, fewer than before, with room behind them; false if that is not done.
    GcLend = does("gc_lend", &[Pointer, Signed], Bool, Acts)
        .expr("rpy_gc_lend((void *){0}, {1})");
    /// `(array, n)` → Bool: an array that was lent has the `n` items again that it had; false if the room is gone.
    GcTakeBack = does("gc_take_back", &[Pointer, Signed], Bool, Acts)
        .expr("rpy_gc_take_back((void *){0}, {1})");
    /// `(appender)` → Bool: whether the text that an appender gives now may be there still when more is appended. What asks for
    /// one is the call that takes this; `opt/lent.rs` decides it.
    Kept = does("kept", &[Pointer], Bool, Depends).expr("true");
    /// `(b)` → Bool: itself; true is the expected value.
    Likely = does("likely", &[Bool], Bool, Pure).expr("RPY_LIKELY({0})");
    /// `(b)` → Bool: itself; false is the expected value.
    Unlikely = does("unlikely", &[Bool], Bool, Pure).expr("RPY_UNLIKELY({0})");
    /// `(p)` → Signed: a number that stays the object's for its life.
    IdentityHash = does("identity_hash", &[Pointer], Signed, Acts)
        .expr("rpy_gc_identity_hash((void *){0})");
    /// `()`: raises if the machine stack is nearly used up. Once exceptions are explicit: → Bool,
    /// whether it is.
    StackCheck = does("stack_check", &[], Tested, Depends).raises(Raises::Recursion)
        .expr("rpy_stack_too_deep()");
    /// `()` → Bool: the same, where recursion takes no slots of roots.
    MachineStackCheck = does("machine_stack_check", &[], Bool, Depends)
        .expr("rpy_machine_stack_too_deep()");
    /// `()` → Bool: the same, of a function that calls itself.
    FrameStackCheck = does("frame_stack_check", &[], Bool, Depends)
        .expr("rpy_frame_too_deep()");
    /// `(generation)`: collects.
    GcCollect = does("gc_collect", &[Signed], Void, Collects).stmt("rpy_gc_collect({0});");
    /// `(dict, key)` → Bool: whether the last that was done to a dict was to look for this key in this one, by a
    /// call that takes the result too. `false` is never wrong; `opt/sought.rs` answers.
    Sought = does("sought", &[Pointer, Any], Bool, Pure).expr("false");
    /// `(type, value)` → the value: it is raised here, in a copy of a function that tracebacks show; what comes next is
    /// its handler, or that nobody has one. (Gone once exceptions are explicit.)
    RaiseHere = does("raise_here", &[ExceptionType, Exception], Exception, Acts);
    /// `(constant)`: aborts with a message: control cannot come here.
    Unreachable = does("unreachable", &[Rest], Void, Acts)
        .stmt("rpy_fatal(\"control came where it cannot come\");");

    /// `()` → Bool: an exception is set. (From here on: exceptions made explicit.)
    ExcOccurred = does("exc_occurred", &[], Bool, Depends).expr("RPY_STATE.exc.type != NULL");
    /// `()`: the type of the exception that is set (null if none).
    ExcType = does("exc_type", &[], ExceptionType, Depends).expr("({T})RPY_STATE.exc.type");
    /// `()`: the exception that is set.
    ExcValue = does("exc_value", &[], Exception, Depends).expr("({T})RPY_STATE.exc.value");
    /// `(type, value)`: sets the exception; starts its traceback.
    ExcSet = does("exc_set", &[ExceptionType, Exception], Void, Acts)
        .stmt("rpy_exc_set((void *){0}, (void *){1});");
    /// `(type, value)`: sets it again; its traceback goes on.
    ExcRestore = does("exc_restore", &[ExceptionType, Exception], Void, Acts)
        .stmt("rpy_exc_restore((void *){0}, (void *){1});");
    /// `()`: none is set.
    ExcClear = does("exc_clear", &[], Void, Acts).stmt("rpy_exc_clear();");
    /// `(location constant)`: adds a line to the traceback.
    TracebackAdd = does("traceback_add", &[Location], Void, Acts).stmt("rpy_traceback_add({0});");

    /// `()` → Bool: the overflow-checked operation right before this one overflowed; then its
    /// result means nothing.
    OvfOccurred = does("ovf_occurred", &[], Bool, Depends);

    /// `(value)`: stores a gc pointer in that root slot of the frame. (From here on: memory made explicit.)
    GcSaveRoot(slot: u32) = does("gc_save_root", &[GcPointer], Void, Acts)
        .stmt("RPY_GC_SAVE({n}, {0});");
    /// `()`: the gc pointer in that slot, where it is now.
    GcReloadRoot(slot: u32) = does("gc_reload_root", &[], GcPointer, Depends)
        .expr("({T})RPY_GC_RELOAD({n})");
    /// `()`: reserves so many root slots, contents undefined.
    GcEnterFrame(slots: u32) = does("gc_enter_frame", &[], Void, Acts)
        .stmt("RPY_GC_ENTER_FRAME({n});");
    /// `()`: gives back so many root slots.
    GcLeaveFrame(slots: u32) = does("gc_leave_frame", &[], Void, Acts)
        .stmt("RPY_GC_LEAVE_FRAME();");
    /// `(p)`: there is one reference more to the object; one less.
    GcCountUp = does("gc_count_up", &[GcPointer], Void, Acts).stmt("rpy_gc_up((void *){0});");
    /// `(p)`
    GcCountDown = does("gc_count_down", &[GcPointer], Void, Acts).stmt("rpy_gc_down((void *){0});");
    /// `(p, start, n)`: one more, or less, to each object that one of these items leads to.
    GcCountUpItems(path: ItemPath) =
        does("gc_count_up_items", &[Base, Signed, Signed], Void, Acts);
    /// `(p, start, n)`
    GcCountDownItems(path: ItemPath) =
        does("gc_count_down_items", &[Base, Signed, Signed], Void, Acts);
    /// `()`: as `Malloc` of the gc flavor, but null if the space at hand is not enough: never
    /// collects, never raises.
    GcMallocFast { what: StructId } = does("gc_malloc_fast", &[], Base, Acts);
    /// `(n)`: the same as `MallocVarsize`.
    GcMallocVarsizeFast { what: Container } =
        does("gc_malloc_varsize_fast", &[Signed], Base, Acts);
    /// `(p, value)`: before a gc pointer is stored in `*p`.
    GcWriteBarrier = does("gc_write_barrier", &[Pointer, GcPointer], Void, Acts)
        .stmt("rpy_gc_barrier((void *){0}, (void *){1});");
    /// `(p, i, value)`: before it is stored in that item of the array, or structure with an inlined one, `p`.
    GcWriteBarrierItem = does("gc_write_barrier_item", &[Pointer, Signed, GcPointer], Void, Acts)
        .stmt("rpy_gc_barrier_item((void *){0}, {1}, (void *){2});");
    /// `(p)`: before several are.
    GcWriteBarrierAll = does("gc_write_barrier_all", &[Pointer], Void, Acts)
        .stmt("rpy_gc_barrier_all((void *){0});");
}

crate::entity_id! {
    /// The functions that an indirect call can reach; an index into `LlProgram::candidates`.
    pub struct CandidatesId("candidates");
}
