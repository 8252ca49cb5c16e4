"""Calling C: types, strings, external functions.

`llexternal` gives a function that calls a C function with the prototype that the header has.
Integers are converted as C converts them, pointers go as `void *`. A `str` or `bytes` given for a
`CCHARP` is copied with a zero behind it and freed after the call. C strings are UTF-8 where they
become `str`; the functions with `bytes` in their names give bytes.
"""

from rpython import ll
from rpython.ll import (Char, Signed, Unsigned, Float, SingleFloat, Bool, Void, I8, I16, I32, I64,
                        U8, U16, U32, U64, UniChar, Ptr)
from rpython.rtyper.lltypesystem import lltype, _callbacks
from rpython.rlib.objectmodel import we_are_translated
from rpython.rlib.rarithmetic import r_int as r_long, r_int as r_longlong, r_int as r_ssize_t
from rpython.rlib.rarithmetic import r_uint as r_ulong, r_uint as r_ulonglong, r_uint as r_size_t
from rpython.rlib.rarithmetic import r_int8 as r_signedchar, r_int16 as r_short, r_int32 as r_int
from rpython.rlib.rarithmetic import r_uint8 as r_uchar, r_uint16 as r_ushort, r_uint32 as r_uint
from rpython.translator.tool.cbuild import ExternalCompilationInfo

__specialize__ = "low_level"

INT = INT_real = I32
UINT = U32
LONG = SIGNED = SSIZE_T = INTPTR_T = PTRDIFF_T = OFF_T = TIME_T = Signed
ULONG = UNSIGNED = SIZE_T = UINTPTR_T = Unsigned
LONGLONG = I64
ULONGLONG = U64
SHORT = I16
USHORT = U16
SIGNEDCHAR = INT8_T = I8
UCHAR = UINT8_T = U8
INT16_T = I16
UINT16_T = U16
INT32_T = PID_T = WCHAR_T = I32
UINT32_T = MODE_T = U32
INT64_T = I64
UINT64_T = U64
# As they are on Linux.
INT_FAST8_T, UINT_FAST8_T = I8, U8
INT_FAST16_T = INT_FAST32_T = INT_FAST64_T = Signed
UINT_FAST16_T = UINT_FAST32_T = UINT_FAST64_T = Unsigned
CHAR = Char
DOUBLE = Float
FLOAT = SingleFloat

RFFI_SAVE_ERRNO = 1
RFFI_READSAVED_ERRNO = 2
RFFI_ZERO_ERRNO_BEFORE = 4
RFFI_FULL_ERRNO = RFFI_SAVE_ERRNO | RFFI_READSAVED_ERRNO
RFFI_FULL_ERRNO_ZERO = RFFI_SAVE_ERRNO | RFFI_ZERO_ERRNO_BEFORE
RFFI_ERR_NONE = 0
RFFI_ERR_ALL = RFFI_FULL_ERRNO


def CArray(OF):
    return ll.make_array(OF, False, True)


def CArrayPtr(OF):
    return Ptr(CArray(OF))


def CFixedArray(OF, size):
    """`T name[size]`"""
    return ll.make_array(OF, False, True, size)


def CCallback(args, result):
    """A pointer to a function that C calls. A function of the program can be given for it."""
    return Ptr(lltype.FuncType(args, result))


CArray._annspecialcase_ = "specialize:memo"
CArrayPtr._annspecialcase_ = "specialize:memo"


def CStruct(name, *fields, **kwds):
    """A structure of C: all its fields, in order."""
    return ll.make_struct(name, False, fields)


def CStructPtr(name, *fields, **kwds):
    return Ptr(CStruct(name, *fields))


CCHARP = CONST_CCHARP = CArrayPtr(Char)
VOIDP = CCHARP
VOIDPP = CCHARPP = CArrayPtr(CCHARP)
INTP = CArrayPtr(INT)
UINTP = CArrayPtr(UINT)
LONGP = SIGNEDP = SSIZE_TP = CArrayPtr(Signed)
ULONGP = SIZE_TP = CArrayPtr(Unsigned)
LONGLONGP = CArrayPtr(I64)
SHORTP = CArrayPtr(I16)
UCHARP = CArrayPtr(U8)
DOUBLEP = CArrayPtr(Float)
FLOATP = CArrayPtr(SingleFloat)
CWCHARP = CArrayPtr(WCHAR_T)
UINT_real, INT_realP, CONST_VOIDP, UNSIGNEDP = UINT, INTP, VOIDP, ULONGP
USHORTP, ULONGLONGP, SIGNEDCHARP, TIME_TP = CArrayPtr(U16), CArrayPtr(U64), CArrayPtr(I8), LONGP
CWCHARPP, SIGNEDPP, UNSIGNEDPP = CArrayPtr(CWCHARP), CArrayPtr(SIGNEDP), CArrayPtr(ULONGP)


def COpaquePtr(name=None, typedef=None, **kwds):
    """A pointer to what only C knows."""
    return VOIDP


COpaque = COpaquePtr
NULL = ll.nullptr(VOIDP.TO)


# Any number or pointer to any type, as C converts it.
cast = ll.cast


def ptradd(ptr, n):
    return lltype.direct_ptradd(ptr, n)


def _align(T):
    kind = ll.type_kind(T)
    if kind == "struct":
        return max([1] + [_align(ll.part_of(T, name)) for name in ll.field_names(T)])
    if kind == "array":
        return _align(T.OF)
    return sizeof(T)


def sizeof(T):
    """The size of a type in bytes, where words have eight."""
    kind = ll.type_kind(T)
    if kind == "struct":
        size = 0
        for name in ll.field_names(T):
            F = ll.part_of(T, name)
            align = _align(F)
            size = (size + align - 1) // align * align + sizeof(F)
        align = _align(T)
        return (size + align - 1) // align * align
    if kind == "ptr":
        return 8
    if kind == "array" and ll.fixed_length(T):
        return ll.fixed_length(T) * sizeof(T.OF)
    for size, types in _SIZES:
        if T in types:
            return size
    raise TypeError("this type has no size")


_SIZES = [(1, [Char, Bool, I8, U8]), (2, [I16, U16]), (4, [I32, U32, SingleFloat, UniChar]),
          (8, [Signed, Unsigned, I64, U64, Float])]

def offsetof(T, field):
    """Where a field of a structure is, in bytes, where words have eight."""
    offset = 0
    for name in ll.field_names(T):
        F = ll.part_of(T, name)
        align = _align(F)
        offset = (offset + align - 1) // align * align
        if name == field:
            return offset
        offset += sizeof(F)
    raise AttributeError(field)


def size_and_sign(T):
    """The size in bytes, and whether it is an unsigned number."""
    return sizeof(T), T in _UNSIGNED


_UNSIGNED = [Char, Bool, UniChar, U8, U16, U32, U64, Unsigned]

for _memo in [sizeof, offsetof, size_and_sign, CFixedArray]:
    _memo._annspecialcase_ = "specialize:memo"


# Strings

def _as_bytes(s):
    if isinstance(s, str):
        return s.encode("utf-8")
    return s


def bytes2charp(b, track_allocation=True):
    """A copy with a zero behind it."""
    if we_are_translated():
        from rpython.helpers.ll_raw import ll_bytes2charp
        return ll_bytes2charp(b)
    p = ll.malloc_raw(CCHARP.TO, len(b) + 1)
    for i in range(len(b)):
        p[i] = chr(b[i])
    return p


def str2charp(s, track_allocation=True):
    return bytes2charp(_as_bytes(s))


unicode2charp = str2charp


def free_charp(cp, track_allocation=True):
    ll.free(cp)


def charp2bytes(cp):
    if we_are_translated():
        from rpython.helpers.ll_raw import ll_charp2bytes, ll_strlen_raw
        return ll_charp2bytes(cp, ll_strlen_raw(cp))
    n = 0
    while cp[n] != "\0":
        n += 1
    return charpsize2bytes(cp, n)


def charpsize2bytes(cp, size):
    if we_are_translated():
        from rpython.helpers.ll_raw import ll_charp2bytes
        return ll_charp2bytes(cp, size)
    return bytes([ord(cp[i]) for i in range(size)])


def charp2str(cp):
    return charp2bytes(cp).decode("utf-8")


def charpsize2str(cp, size):
    return charpsize2bytes(cp, size).decode("utf-8")


def charp2strn(cp, maxlen):
    """Up to the first zero, but so many bytes at most."""
    n = 0
    while n < maxlen and ord(cp[n]) != 0:
        n += 1
    return charpsize2str(cp, n)


def str2chararray(s, array, maxsize):
    """Copies as many bytes as there is room for; says how many."""
    data = _as_bytes(s)
    n = min(len(data), maxsize)
    i = 0
    while i < n:
        array[i] = ll.cast(Char, data[i])
        i += 1
    return n


def get_nonmovingbuffer(s):
    return str2charp(s)


def free_nonmovingbuffer(s, buf):
    ll.free(buf)


def get_nonmovingbuffer_final_null(s):
    return str2charp(s)


def alloc_buffer(count):
    """Bytes to be filled by C, for `str_from_buffer`."""
    raw = ll.malloc_raw(CCHARP.TO, count + 1)
    return raw, 0


def str_from_buffer(raw, case, allocated_size, needed_size):
    return charpsize2str(raw, needed_size)


def keep_buffer_alive_until_here(raw, case):
    ll.free(raw)


constcharp2str = charp2str
constcharpsize2str = charpsize2str
free_wcharp = free_charp


def str2rawmem(s, array, start, size):
    data = _as_bytes(s)
    i = 0
    while i < size:
        array[i] = ll.cast(Char, data[start + i])
        i += 1


def unicode2wcharp(s, track_allocation=True):
    """The code points with a zero behind them."""
    p = ll.malloc_raw(CWCHARP.TO, len(s) + 1)
    i = 0
    for c in s:
        p[i] = ll.cast(WCHAR_T, ord(c))
        i += 1
    p[i] = ll.cast(WCHAR_T, 0)
    return p


def wcharp2unicode(p):
    n = 0
    while int(p[n]) != 0:
        n += 1
    return wcharpsize2unicode(p, n)


def wcharpsize2unicode(p, size):
    parts = []
    for i in range(size):
        parts.append(chr(int(p[i])))
    return "".join(parts)


class scoped_unicode2wcharp(object):
    """`with scoped_unicode2wcharp(s) as p:` wide characters that are freed at the end."""

    def __init__(self, value):
        if value is not None:
            self.buf = unicode2wcharp(value)
        else:
            self.buf = ll.nullptr(CWCHARP.TO)

    def __enter__(self):
        return self.buf

    def __exit__(self, *args):
        if self.buf:
            ll.free(self.buf)


def charpp2liststr(p):
    """The C strings of an array with a null behind the last."""
    result = []
    i = 0
    while p[i]:
        result.append(charp2str(p[i]))
        i += 1
    return result


def liststr2charpp(strings):
    """An array of C strings with a null behind the last."""
    array = ll.malloc_raw(CCHARPP.TO, len(strings) + 1)
    i = 0
    for s in strings:
        array[i] = str2charp(s)
        i += 1
    return array


def free_charpp(array):
    i = 0
    while array[i]:
        ll.free(array[i])
        i += 1
    ll.free(array)


class scoped_str2charp(object):
    """`with scoped_str2charp(s) as p:` a C string that is freed at the end."""

    def __init__(self, value):
        if value is not None:
            self.buf = str2charp(value)
        else:
            self.buf = ll.nullptr(CCHARP.TO)

    def __enter__(self):
        return self.buf

    def __exit__(self, *args):
        if self.buf:
            ll.free(self.buf)


scoped_nonmovingbuffer = scoped_view_charp = scoped_str2charp


class scoped_alloc_buffer(object):
    """`with scoped_alloc_buffer(n) as b:` bytes at `b.raw`; `b.str(n)` makes a string of them."""

    def __init__(self, size):
        self.size = size
        self.raw = ll.malloc_raw(CCHARP.TO, size)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        ll.free(self.raw)

    def str(self, length):
        if length < 0 or length > self.size:
            raise ValueError("longer than the buffer")
        return charpsize2str(self.raw, length)

    def bytes(self, length):
        if length < 0 or length > self.size:
            raise ValueError("longer than the buffer")
        return charpsize2bytes(self.raw, length)


def c_memcpy(target, source, n):
    target_bytes = ll.cast(CCHARP, target)
    source_bytes = ll.cast(CCHARP, source)
    i = 0
    while i < n:
        target_bytes[i] = source_bytes[i]
        i += 1


def c_memset(target, value, n):
    target_bytes = ll.cast(CCHARP, target)
    i = 0
    while i < n:
        target_bytes[i] = ll.cast(Char, value)
        i += 1


def setintfield(ptr, name, value):
    setattr(ptr, name, ll.cast(getattr(ll.typeOf(ptr).TO, name), value))


def getintfield(ptr, name):
    return ll.cast(Signed, getattr(ptr, name))


setintfield._annspecialcase_ = getintfield._annspecialcase_ = "specialize:ll_and_arg(1)"


def _copier(T):
    """The function that copies what is of this type."""
    scope = {}
    lines = ["def copy(pdst, psrc):"]
    if ll.type_kind(T) == "array":
        names = ["[%d]" % i for i in range(ll.fixed_length(T))]
        parts = [T.OF] * len(names)
    else:
        names = ["." + name for name in ll.field_names(T)]
        parts = [ll.part_of(T, name[1:]) for name in names]
    for i, (name, F) in enumerate(zip(names, parts)):
        if ll.type_kind(F) in ("struct", "array"):
            scope["copy%d" % i] = _copier(F)
            lines.append("    copy%d(pdst%s, psrc%s)" % (i, name, name))
        else:
            lines.append("    pdst%s = psrc%s" % (name, name))
    exec(compile("\n".join(lines) + "\n", "<rpython>/rpython/rtyper/copy.py", "exec"), scope)
    return scope["copy"]


_copier._annspecialcase_ = "specialize:memo"


def structcopy(pdst, psrc):
    """Copies all fields of a structure."""
    _copier(ll.typeOf(pdst).TO)(pdst, psrc)


# External functions

def _to_c(T, x):
    """An argument as C gets it."""
    if isinstance(x, str):
        return bytes2charp(x.encode("utf-8"))
    if isinstance(x, bytes):
        return bytes2charp(x)
    return ll.cast(T, x)


def _done(x, converted):
    """Frees what was made for an argument."""
    if isinstance(x, str):
        ll.free(converted)
    if isinstance(x, bytes):
        ll.free(converted)


def save_errno():
    if we_are_translated():
        from rpython.helpers.ll_raw import ll_save_errno
        ll_save_errno()
    else:
        ll.save_errno()


def llexternal(name, args, result, compilation_info=ExternalCompilationInfo(), sandboxsafe=False,
               threadsafe="auto", _nowrapper=False, calling_conv="c", elidable_function=False,
               macro=None, random_effects_on_gcobjs="auto", save_err=RFFI_ERR_NONE,
               releasegil=False, **kwds):
    """The function that calls the C function `name`."""
    libraries = compilation_info.libraries
    includes = compilation_info.includes
    code = "\n".join(compilation_info.pre_include_bits + compilation_info.post_include_bits
                     + compilation_info.separate_module_sources)
    spec = (name, "\n".join(includes), " ".join(libraries), bool(elidable_function), code)
    scope = {"SPEC": spec, "RESULT": result, "c_external": ll.c_external, "_to_c": _to_c,
             "_done": _done, "save_errno": save_errno, "as_pointer": _callbacks.as_pointer,
             "raise_pending": _callbacks.raise_pending}
    params = ["a%d" % i for i in range(len(args))]
    lines = ["def call(%s):" % ", ".join(params)]
    for i, T in enumerate(args):
        scope["T%d" % i] = T
        if ll.type_kind(T) == "ptr" and ll.type_kind(T.TO) == "func":
            lines.append("    c%d = as_pointer(T%d, a%d)" % (i, i, i))
        else:
            lines.append("    c%d = _to_c(T%d, a%d)" % (i, i, i))
    converted = "".join([", c%d" % i for i in range(len(args))])
    lines.append("    result = c_external(RESULT, SPEC%s)" % converted)
    if save_err & RFFI_SAVE_ERRNO:
        lines.append("    save_errno()")
    for i, T in enumerate(args):
        if T is CCHARP:
            lines.append("    _done(a%d, c%d)" % (i, i))
    if not elidable_function:
        lines.append("    raise_pending()")
    lines.append("    return result")
    exec(compile("\n".join(lines) + "\n", "<rpython>/rpython/rtyper/external.py", "exec"), scope)
    call = scope["call"]
    call.__name__ = name
    call._annspecialcase_ = "specialize:ll"
    return call


def CExternVariable(TYPE, name, eci, _CConstantClass=None, sandboxsafe=False, _nowrapper=False, c_type=None,
                    getter_only=False, declare_as_extern=True):
    """Functions that read and write a variable of C."""
    lines = []
    if c_type is None:
        # As a value: what is const there is not here.
        c_type = "__typeof__(((void)0, %s))" % name
    elif declare_as_extern:
        lines.append("extern %s %s;" % (c_type, name))
    lines.append("RPY_EXTERN %s rpy_get_%s(void) { return %s; }" % (c_type, name, name))
    if not getter_only:
        lines.append("RPY_EXTERN void rpy_set_%s(%s value) { %s = value; }" % (name, c_type, name))
    eci = eci.merge(ExternalCompilationInfo(separate_module_sources=["\n".join(lines)]))
    getter = llexternal("rpy_get_" + name, [], TYPE, compilation_info=eci)
    if getter_only:
        return getter
    return getter, llexternal("rpy_set_" + name, [TYPE], Void, compilation_info=eci)
