//! The names of what the toolchain knows by itself: functions and methods of builtin types.
//!
//! To add a builtin function: a line in [`BuiltinFn`] here (its module path names it), an arm in
//! `annotate/builtin`, and an arm in the rtyper's parallel table. To add a method of a builtin
//! type: a line in [`Method`], the type's list of methods in [`methods`], and the two arms.

macro_rules! name_table {
    ($(#[$meta:meta])* pub enum $name:ident { $($variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum $name { $($variant,)* }
        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
            /// How Python calls it.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
            /// The one that Python calls so.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

name_table! {
/// A function (or class, called) that the toolchain annotates and rtypes itself, by module and name.
pub enum BuiltinFn {
    // Python's builtins
    Abs = "builtins.abs",
    Bin = "builtins.bin",
    Bool = "builtins.bool",
    ByteArray = "builtins.bytearray",
    Bytes = "builtins.bytes",
    Callable = "builtins.callable",
    Chr = "builtins.chr",
    Dict = "builtins.dict",
    Divmod = "builtins.divmod",
    Enumerate = "builtins.enumerate",
    Float = "builtins.float",
    FrozenSet = "builtins.frozenset",
    GetAttr = "builtins.getattr",
    HasAttr = "builtins.hasattr",
    Hash = "builtins.hash",
    Hex = "builtins.hex",
    Id = "builtins.id",
    Int = "builtins.int",
    IsInstance = "builtins.isinstance",
    IsSubclass = "builtins.issubclass",
    Iter = "builtins.iter",
    Len = "builtins.len",
    List = "builtins.list",
    Max = "builtins.max",
    Min = "builtins.min",
    Next = "builtins.next",
    Object = "builtins.object",
    Oct = "builtins.oct",
    Ord = "builtins.ord",
    Pow = "builtins.pow",
    Range = "builtins.range",
    Repr = "builtins.repr",
    Reversed = "builtins.reversed",
    Round = "builtins.round",
    Set = "builtins.set",
    SetAttr = "builtins.setattr",
    Slice = "builtins.slice",
    Str = "builtins.str",
    Super = "builtins.super",
    Tuple = "builtins.tuple",
    Type = "builtins.type",
    Zip = "builtins.zip",
    Format = "builtins.format",
    Print = "builtins.print",
    // what app-level code of the toolchain is written with
    WriteStdout = "stdout.write",
    WriteStderr = "stderr.write",
    FlushStdout = "stdout.flush",
    StrOf = "rpython.builtins.str_of",
    ReprOf = "rpython.builtins.repr_of",
    ReceiverOf = "rpython.helpers.app_iter.receiver_of",
    SortByKeys = "rpython.helpers.app_iter.sort_by_keys",
    HideItems = "rpython.helpers.app_iter.hide_items",
    ShowItems = "rpython.helpers.app_iter.show_items",
    Answers = "rpython.helpers.app_operators.answers",
    ReflectedFirst = "rpython.helpers.app_operators.reflected_first",
    // math
    MathSqrt = "math.sqrt", MathSin = "math.sin", MathCos = "math.cos", MathTan = "math.tan",
    MathAsin = "math.asin", MathAcos = "math.acos", MathAtan = "math.atan", MathAtan2 = "math.atan2",
    MathSinh = "math.sinh", MathCosh = "math.cosh", MathTanh = "math.tanh",
    MathAsinh = "math.asinh", MathAcosh = "math.acosh", MathAtanh = "math.atanh",
    MathExp = "math.exp", MathExpm1 = "math.expm1", MathExp2 = "math.exp2",
    MathLog = "math.log", MathLog2 = "math.log2", MathLog10 = "math.log10", MathLog1p = "math.log1p",
    MathPow = "math.pow", MathFmod = "math.fmod", MathHypot = "math.hypot", MathCbrt = "math.cbrt",
    MathFabs = "math.fabs", MathFloor = "math.floor", MathCeil = "math.ceil", MathTrunc = "math.trunc",
    MathCopysign = "math.copysign", MathLdexp = "math.ldexp", MathFrexp = "math.frexp", MathModf = "math.modf",
    MathIsnan = "math.isnan", MathIsinf = "math.isinf", MathIsfinite = "math.isfinite",
    MathGamma = "math.gamma", MathLgamma = "math.lgamma", MathErf = "math.erf", MathErfc = "math.erfc",
    // time, os, sys
    TimeTime = "time.time", TimePerfCounter = "time.perf_counter", TimeSleep = "time.sleep",
    SysExit = "sys.exit",
    // rarithmetic
    Intmask = "rpython.rlib.rarithmetic.intmask",
    Ovfcheck = "rpython.rlib.rarithmetic.ovfcheck",
    Widen = "rpython.rlib.rarithmetic.widen",
    LongLongMask = "rpython.rlib.rarithmetic.longlongmask",
    RUint = "rpython.rlib.rarithmetic.r_uint",
    RInt8 = "rpython.rlib.rarithmetic.r_int8",
    RUint8 = "rpython.rlib.rarithmetic.r_uint8",
    RInt16 = "rpython.rlib.rarithmetic.r_int16",
    RUint16 = "rpython.rlib.rarithmetic.r_uint16",
    RInt32 = "rpython.rlib.rarithmetic.r_int32",
    RUint32 = "rpython.rlib.rarithmetic.r_uint32",
    RInt64 = "rpython.rlib.rarithmetic.r_int64",
    RUint64 = "rpython.rlib.rarithmetic.r_uint64",
    RLongLong = "rpython.rlib.rarithmetic.r_longlong",
    RULongLong = "rpython.rlib.rarithmetic.r_ulonglong",
    RLongLongLong = "rpython.rlib.rarithmetic.r_longlonglong",
    RInt = "rpython.rlib.rarithmetic.r_int",
    RSingleFloat = "rpython.rlib.rarithmetic.r_singlefloat",
    RLongFloat = "rpython.rlib.rarithmetic.r_longfloat",
    // objectmodel
    WeAreTranslated = "rpython.rlib.objectmodel.we_are_translated",
    ComputeHash = "rpython.rlib.objectmodel.compute_hash",
    ComputeIdentityHash = "rpython.rlib.objectmodel.compute_identity_hash",
    ComputeUniqueId = "rpython.rlib.objectmodel.compute_unique_id",
    CurrentObjectAddrAsInt = "rpython.rlib.objectmodel.current_object_addr_as_int",
    Instantiate = "rpython.rlib.objectmodel.instantiate",
    KeepaliveUntilHere = "rpython.rlib.objectmodel.keepalive_until_here",
    NewlistHint = "rpython.rlib.objectmodel.newlist_hint",
    ResizelistHint = "rpython.rlib.objectmodel.resizelist_hint",
    RDict = "rpython.rlib.objectmodel.r_dict",
    KeyHash = "rpython.rlib.objectmodel.hash_of_key",
    Likely = "rpython.rlib.objectmodel.likely",
    Unlikely = "rpython.rlib.objectmodel.unlikely",
    IsConstant = "rpython.rlib.objectmodel.is_constant",
    MakeSureNotResized = "rpython.rlib.debug.make_sure_not_resized",
    MakeSureNotModified = "rpython.rlib.debug.make_sure_not_modified",
    CheckNonNeg = "rpython.rlib.debug.check_nonneg",
    LlAssert = "rpython.rlib.debug.ll_assert",
    GcCollect = "rpython.rlib.rgc.collect",
    CallWhenDead = "rpython.rlib.rgc._call_when_dead",
    WeakRefRef = "weakref.ref",
    // StringBuilder
    StringBuilder = "rpython.rlib.rstring.StringBuilder",
    UnicodeBuilder = "rpython.rlib.rstring.UnicodeBuilder",
}
}

name_table! {
/// A method of a builtin type. The same name on several types is one value.
pub enum Method {
    // containers
    Append = "append", Clear = "clear", Copy = "copy", Count = "count", Extend = "extend",
    Index = "index", Insert = "insert", Pop = "pop", Remove = "remove", Reverse = "reverse",
    Sort = "sort",
    Get = "get", Items = "items", Keys = "keys", Values = "values", PopItem = "popitem",
    SetDefault = "setdefault", Update = "update", MoveToEnd = "move_to_end",
    Add = "add", Discard = "discard", Difference = "difference",
    DifferenceUpdate = "difference_update", Intersection = "intersection",
    IntersectionUpdate = "intersection_update", IsDisjoint = "isdisjoint",
    IsSubset = "issubset", IsSuperset = "issuperset",
    SymmetricDifference = "symmetric_difference",
    SymmetricDifferenceUpdate = "symmetric_difference_update", Union = "union",
    // text
    Capitalize = "capitalize", CaseFold = "casefold", Center = "center", Encode = "encode",
    Decode = "decode", EndsWith = "endswith", ExpandTabs = "expandtabs", Find = "find",
    Format = "format", FormatMap = "format_map", IsAlnum = "isalnum", IsAlpha = "isalpha", IsAscii = "isascii",
    IsDecimal = "isdecimal", IsDigit = "isdigit", IsIdentifier = "isidentifier",
    IsLower = "islower", IsNumeric = "isnumeric", IsPrintable = "isprintable",
    IsSpace = "isspace", IsTitle = "istitle", IsUpper = "isupper", Join = "join",
    LJust = "ljust", Lower = "lower", LStrip = "lstrip", Partition = "partition",
    RemovePrefix = "removeprefix", RemoveSuffix = "removesuffix", Replace = "replace",
    RFind = "rfind", RIndex = "rindex", RJust = "rjust", RPartition = "rpartition",
    RSplit = "rsplit", RStrip = "rstrip", Split = "split", SplitLines = "splitlines",
    StartsWith = "startswith", Strip = "strip", SwapCase = "swapcase", Title = "title",
    Translate = "translate", Upper = "upper", ZFill = "zfill", Hex = "hex",
    // numbers
    BitLength = "bit_length", BitCount = "bit_count", IsInteger = "is_integer",
    ToBytes = "to_bytes", Conjugate = "conjugate", AsIntegerRatio = "as_integer_ratio",
    // slices
    Indices = "indices",
    // iterators
    Next = "__next__",
    // string builders
    AppendCharpSize = "append_charpsize", AppendSlice = "append_slice", AppendMultipleChar = "append_multiple_char", Build = "build",
    GetLength = "getlength",
}
}
