"""Low-level types and memory on CPython: what `rpython.ll` is in the toolchain.

Raw memory is real memory, by `ctypes`, so that it can be given to C functions. Containers of the
collector are Python objects. What the translated program checks is checked here too; beyond that,
memory that was freed is noticed.
"""

import ctypes
import ctypes.util
import os
import shutil
import struct as _struct
import subprocess
import tempfile


class LowLevelType:
    """A low-level type; one object for one type."""

    _instances = {}
    ctype = None

    def __repr__(self):
        return self.name


def _known(key, make):
    found = LowLevelType._instances.get(key)
    if found is None:
        found = LowLevelType._instances[key] = make()
    return found


class Primitive(LowLevelType):
    def __init__(self, name, ctype, zero, bits=0, signed=True):
        self.name = name
        self.ctype = ctype
        self.zero = zero
        self.bits = bits
        self.signed = signed
        self.size = ctypes.sizeof(ctype) if ctype else 0


_WORD = ctypes.sizeof(ctypes.c_long) * 8
Void = Primitive("Void", None, None)
Bool = Primitive("Bool", ctypes.c_bool, False)
Char = Primitive("Char", ctypes.c_ubyte, "\0")
UniChar = Primitive("UniChar", ctypes.c_uint32, "\0")
Signed = Primitive("Signed", ctypes.c_ssize_t, 0, _WORD)
Unsigned = Primitive("Unsigned", ctypes.c_size_t, 0, _WORD, False)
I8 = Primitive("I8", ctypes.c_int8, 0, 8)
I16 = Primitive("I16", ctypes.c_int16, 0, 16)
I32 = Primitive("I32", ctypes.c_int32, 0, 32)
I64 = Primitive("I64", ctypes.c_int64, 0, 64)
I128 = Primitive("I128", None, 0, 128)
U8 = Primitive("U8", ctypes.c_uint8, 0, 8, False)
U16 = Primitive("U16", ctypes.c_uint16, 0, 16, False)
U32 = Primitive("U32", ctypes.c_uint32, 0, 32, False)
U64 = Primitive("U64", ctypes.c_uint64, 0, 64, False)
Float = Primitive("Float", ctypes.c_double, 0.0)
SingleFloat = Primitive("SingleFloat", ctypes.c_float, 0.0)
Address = Primitive("Address", ctypes.c_void_p, None)


class Struct_(LowLevelType):
    def __init__(self, name, gc, fields):
        self.name = name
        self.gc = gc
        self.set_fields(fields)

    def set_fields(self, fields):
        self.fields = dict(fields)
        self.complete = True
        if not self.gc:
            offset = 0
            align = 1
            self.offsets = {}
            for name, T in fields:
                a = _alignment(T)
                offset = (offset + a - 1) // a * a
                self.offsets[name] = offset
                offset += _size(T)
                align = max(align, a)
            self.align = align
            self.size = (offset + align - 1) // align * align

    def __getattr__(self, name):
        fields = self.__dict__.get("fields")
        if fields is not None and name in fields:
            return fields[name]
        if fields is not None and name.startswith("c_") and name[2:] in fields:
            return fields[name[2:]]
        raise AttributeError(name)


class Forward(Struct_):
    def __init__(self, gc):
        self.name = "forward"
        self.gc = gc
        self.complete = False

    def become(self, T):
        become(self, T)


class Array_(LowLevelType):
    def __init__(self, OF, gc, nolength, fixed):
        self.name = "Array"
        self.OF = OF
        self.gc = gc
        self.nolength = nolength
        self.fixed = fixed
        self.align = max(_alignment(OF), 1 if nolength else 8) if not gc else 8
        self.size = self.start = 0 if nolength else 8
        if fixed:
            self.size = fixed * _size(OF)


class Func_(LowLevelType):
    def __init__(self, ARGS, RESULT):
        self.name = "FuncType"
        self.ARGS = ARGS
        self.RESULT = RESULT
        self.gc = False


class Ptr_(LowLevelType):
    def __init__(self, TO):
        self.name = "Ptr(%r)" % (TO,)
        self.TO = TO
        self.ctype = ctypes.c_void_p
        self.size = ctypes.sizeof(ctypes.c_void_p)

    @property
    def zero(self):
        return nullptr(self.TO)


def _size(T):
    return T.size


def _alignment(T):
    if isinstance(T, (Struct_, Array_)):
        return T.align
    return ctypes.alignment(T.ctype) if T.ctype else 1


def make_struct(name, gc, fields):
    fields = tuple(tuple(field) for field in fields)
    for i, (field, T) in enumerate(fields):
        if isinstance(T, Array_) and not T.fixed and (i != len(fields) - 1 or T.nolength):
            raise TypeError("field `%s` of `%s`: an array can be inlined as the last field only" % (field, name))
        if isinstance(T, (Struct_, Array_)) and T.gc and not (gc and i == 0):
            raise TypeError("field `%s` of `%s`: a gc container can be inlined as the first field of a gc structure only" % (field, name))
    return _known(("struct", name, gc, fields), lambda: Struct_(name, gc, fields))


def make_array(OF, gc, nolength, fixed=None):
    if fixed is not None and fixed < 1:
        raise TypeError("an array of a fixed size has between 1 and 4294967295 items")
    return _known(("array", OF, gc, nolength, fixed), lambda: Array_(OF, gc, nolength, fixed))


def fixed_length(T):
    return getattr(T, "fixed", None) or 0


def signature_of(F):
    return F.ARGS, F.RESULT


def make_func(args, result):
    args = tuple(args)
    return _known(("func", args, result), lambda: Func_(args, result))


def make_forward(gc):
    return Forward(gc)


def become(forward, T):
    if forward.complete:
        raise TypeError("this forward reference is known already")
    if forward.gc != T.gc:
        raise TypeError("a GcForwardReference becomes a gc structure, a ForwardReference a raw one")
    forward.name = T.name
    forward.set_fields(list(T.fields.items()))
    T.__dict__["same_as"] = forward


def type_kind(T):
    if isinstance(T, Ptr_):
        return "ptr"
    if isinstance(T, Struct_):
        return "struct"
    if isinstance(T, Array_):
        return "array"
    if isinstance(T, Func_):
        return "func"
    return "primitive"


def field_names(T):
    return list(T.fields)


def part_of(T, name):
    if isinstance(T, Struct_):
        return _find(T, name)[1]
    return getattr(T, name)


def _real(T):
    return T.__dict__.get("same_as", T)


def Ptr(T):
    T = _real(T)
    return _known(("ptr", T), lambda: Ptr_(T))


# Memory of the collector

class _Object:
    """A container: the values of its fields or items; containers inlined in it are of their own."""

    def __init__(self, T, n):
        self.T = T
        if isinstance(T, Struct_):
            self.values = {}
            for name, F in T.fields.items():
                inlined = isinstance(F, (Struct_, Array_))
                self.values[name] = _Object(F, n) if inlined else F.zero
        else:
            n = T.fixed or n
            if n is None:
                raise TypeError("malloc of an array needs a length")
            if n < 0:
                raise ValueError("negative length")
            inlined = isinstance(T.OF, Struct_)
            self.values = [_Object(T.OF, None) if inlined else T.OF.zero for i in range(n)]


class _Pointer:
    """A pointer of any kind."""

    __slots__ = ("_TYPE", "_at", "_owner")

    def __init__(self, TYPE, at, owner=None):
        object.__setattr__(self, "_TYPE", TYPE)
        object.__setattr__(self, "_at", at)
        object.__setattr__(self, "_owner", owner)

    def __bool__(self):
        return bool(self._at)

    def __eq__(self, other):
        if other is None:
            return not self._at
        if not isinstance(other, _Pointer):
            return NotImplemented
        a, b = self._at, other._at
        if isinstance(a, _Object) or isinstance(b, _Object):
            return _root(a) is _root(b)
        return (a or 0) == (b or 0)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(id(_root(self._at)) if isinstance(self._at, _Object) else self._at)

    def __repr__(self):
        return "<%r>" % (self._TYPE,)

    def __call__(self, *args):
        F = _check(self)
        return _called(F, _prototype(F)(self._at), args) if isinstance(self._at, int) else self._at(*args)

    def __len__(self):
        T = _check(self)
        if isinstance(T, Array_) and T.fixed:
            return T.fixed
        if not isinstance(T, Array_) or T.nolength:
            raise TypeError("only an array that knows its length has one")
        if isinstance(self._at, _Object):
            return len(self._at.values)
        return ctypes.c_ssize_t.from_address(self._at).value

    def __getattr__(self, name):
        T = _check(self)
        if not isinstance(T, Struct_):
            raise AttributeError(name)
        name = _spelled(T, name)
        owner, F = _find(T, name)
        if isinstance(self._at, _Object):
            object_ = _base(self._at, owner)
            value = object_.values[name]
            return _Pointer(Ptr(F), value) if isinstance(value, _Object) else value
        at = self._at + T.offsets[name]
        return _Pointer(Ptr(F), at) if isinstance(F, (Struct_, Array_)) else _load(F, at)

    def __setattr__(self, name, value):
        T = _check(self)
        name = _spelled(T, name)
        owner, F = _find(T, name)
        if isinstance(self._at, _Object):
            _base(self._at, owner).values[name] = _fit(F, value)
        else:
            _store(F, self._at + T.offsets[name], value)

    def _place(self, i):
        T = _check(self)
        if not isinstance(T, Array_):
            raise TypeError("a pointer to something that is not an array has no items")
        if (not T.nolength or T.fixed) and not 0 <= i < len(self):
            raise IndexError("array index out of range")
        return T

    def __getitem__(self, i):
        T = self._place(i)
        if isinstance(self._at, _Object):
            value = self._at.values[i]
            return _Pointer(Ptr(T.OF), value) if isinstance(value, _Object) else value
        at = self._at + T.start + i * _size(T.OF)
        return _Pointer(Ptr(T.OF), at) if isinstance(T.OF, Struct_) else _load(T.OF, at)

    def __setitem__(self, i, value):
        T = self._place(i)
        if isinstance(self._at, _Object):
            self._at.values[i] = _fit(T.OF, value)
        else:
            _store(T.OF, self._at + T.start + i * _size(T.OF), value)


def _check(p):
    if not p._at:
        raise RuntimeError("a null pointer is dereferenced")
    if isinstance(p._at, int) and p._at in _freed:
        raise RuntimeError("memory that was freed is used")
    return p._TYPE.TO


def _find(T, name):
    while True:
        if name in T.fields:
            return T, T.fields[name]
        first = next(iter(T.fields.values()), None)
        if not isinstance(first, Struct_):
            raise AttributeError("structure `%s` has no field `%s`" % (T.name, name))
        T = first


def _spelled(T, name):
    """The original has `c_` in front of the fields of C's structures."""
    while name.startswith("c_") and name not in T.fields:
        first = next(iter(T.fields.values()), None)
        if not isinstance(first, Struct_):
            return name[2:]
        T = first
    return name


def _base(object_, T):
    while object_.T is not T:
        object_ = next(iter(object_.values.values()))
    return object_


def _root(object_):
    return _owners.get(id(object_), object_) if isinstance(object_, _Object) else object_


_owners = {}
_memory = {}
_freed = set()


def _fit(T, value):
    """A value as one of this type."""
    if T is Char:
        if isinstance(value, bytes):
            value = value.decode("latin-1")
        if ord(value) > 255:
            raise ValueError("this character does not fit in a byte")
        return value
    if isinstance(T, Ptr_):
        if value is None:
            return nullptr(T.TO)
        return value
    if T.bits:
        return _number(T, int(value))
    if T is Float:
        return float(value)
    if T is SingleFloat:
        return cast(SingleFloat, value)
    return value


def _load(T, at):
    if T is Char or T is UniChar:
        return chr(T.ctype.from_address(at).value)
    if isinstance(T, Ptr_):
        return _Pointer(T, ctypes.c_void_p.from_address(at).value or 0)
    if T is Address:
        return ctypes.c_void_p.from_address(at).value or 0
    return _number(T, T.ctype.from_address(at).value) if T.bits else _fit(T, T.ctype.from_address(at).value)


def _store(T, at, value):
    value = _fit(T, value)
    if T is Char or T is UniChar:
        value = ord(value)
    elif isinstance(T, Ptr_):
        value = value._at or 0
    elif T is SingleFloat:
        value = float(value)
    elif T.bits:
        value = int(value)
    T.ctype.from_address(at).value = value


def _number(T, n):
    """An integer of a type, wrapped, of the class that `rarithmetic` has for it."""
    n &= (1 << T.bits) - 1
    if T.signed and n >> (T.bits - 1):
        n -= 1 << T.bits
    if T is Signed:
        return n
    from rpython.rlib import rarithmetic as r
    classes = {Unsigned: r.r_uint, I32: r.r_int32, U32: r.r_uint32, I64: r.r_int64, U64: r.r_uint64,
               I128: r.r_longlonglong}
    return classes[T](n) if T in classes else n


# Functions

def malloc(T, n=None):
    T = _real(T)
    return _Pointer(Ptr(T), _Object(T, n))


malloc_uninit = malloc


def malloc_raw(T, n=None):
    T = _real(T)
    size = _size(T)
    tail = T
    if isinstance(T, Struct_):
        last = list(T.fields.values())[-1]
        tail = last if isinstance(last, Array_) else None
    if isinstance(tail, Array_) and not tail.fixed:
        if n is None:
            raise TypeError("malloc of an array needs a length")
        if n < 0:
            raise ValueError("negative length")
        size += n * _size(tail.OF)
    buffer = ctypes.create_string_buffer(size + 16)
    at = ctypes.addressof(buffer)
    _freed.discard(at)
    _memory[at] = buffer
    if isinstance(tail, Array_) and not tail.nolength and not tail.fixed:
        length = at if tail is T else at + T.offsets[list(T.fields)[-1]]
        ctypes.c_ssize_t.from_address(length).value = n
    return _Pointer(Ptr(T), at)


def free(p):
    if not p._at:
        raise RuntimeError("a null pointer is freed")
    if p._at not in _memory:
        raise RuntimeError("what is freed was not allocated, or was freed before")
    # The memory itself is kept, so that a pointer to it is noticed.
    _freed.add(p._at)
    _kept.append(_memory.pop(p._at))


_kept = []


def nullptr(T):
    return _Pointer(Ptr(T), None if T.gc else 0)


def typeOf(x):
    if isinstance(x, _Pointer):
        return x._TYPE
    if isinstance(x, LowLevelType):
        return x
    if isinstance(x, bool):
        return Bool
    if isinstance(x, float):
        return Float
    if isinstance(x, str):
        return Char if ord(x) < 256 else UniChar
    name = type(x).__name__
    return {"int": Signed, "r_uint": Unsigned, "r_int32": I32, "r_uint32": U32, "r_int64": I64,
            "r_uint64": U64, "r_longlong": I64, "r_ulonglong": U64, "r_singlefloat": SingleFloat}.get(name, Void)


def cast(T, x):
    if isinstance(T, Ptr_):
        if x is None:
            return nullptr(T.TO)
        if isinstance(x, _Pointer):
            return _Pointer(T, x._at, x._owner)
        if isinstance(x, int):
            return _Pointer(T, x)
        return x
    if isinstance(x, _Pointer):
        x = x._at if isinstance(x._at, int) else id(x._at)
    if isinstance(x, str):
        x = ord(x)
    elif isinstance(x, bytes):
        x = x[0]
    if T is Char:
        return chr(int(x) & 255)
    if T is UniChar:
        return chr(int(x))
    if T is Bool:
        return bool(x)
    if T is Float:
        return float(x)
    if T is SingleFloat:
        from rpython.rlib.rarithmetic import r_singlefloat
        return r_singlefloat(float(x))
    if T is Void:
        return None
    if T is Address:
        return x
    return _number(T, int(x))


def cast_pointer(T, p):
    if isinstance(p, _Pointer) and isinstance(p._at, _Object):
        object_ = p._at
        while object_.T is not T.TO:
            first = next(iter(object_.values.values()), None) if isinstance(object_.values, dict) else None
            if not isinstance(first, _Object):
                object_ = _root(p._at)
                break
            _owners[id(first)] = _root(object_)
            object_ = first
        return _Pointer(T, object_)
    return cast(T, p)


def address_of(p, i):
    return p._at + i * _size(p._TYPE.TO.OF)


def identity_hash(p):
    return id(_root(p._at))


def likely(b):
    return b


unlikely = likely


def inline(f):
    return f


dont_inline = inline
failed_check = inline


def float_bits(f):
    return _number(I64, _struct.unpack("<q", _struct.pack("<d", f))[0])


def bits_float(i):
    return _struct.unpack("<d", _struct.pack("<Q", int(i) & (2 ** 64 - 1)))[0]


def ptradd(p, n):
    return _Pointer(p._TYPE, p._at + n * _size(p._TYPE.TO.OF), p._owner)


def sizeof(T):
    return _size(_real(T))


def read_bytes(p, n):
    """Bytes from an address on; up to the first zero if `n` is negative."""
    _check(p)
    return ctypes.string_at(p._at) if n < 0 else ctypes.string_at(p._at, n)


def write_bytes(p, data):
    _check(p)
    ctypes.memmove(p._at, bytes(data), len(data))


_libraries = {}


def _compiled(name, header, code):
    """The library that C code makes."""
    folder = tempfile.mkdtemp()
    try:
        path = os.path.join(folder, "code.c")
        with open(path, "w") as f:
            f.write("#define RPY_EXTERN\n#define RPY_EXPORTED\n#define RPY_UNUSED\n")
            f.write("".join(["#include <%s>\n" % h for h in header.split("\n") if h]) + code + "\n")
        command = [os.environ.get("CC") or "cc", "-w", "-shared", "-fPIC", "-o", path + ".so", path]
        subprocess.check_call(command + ["-l" + n for n in name.split(" ") if n])
        return ctypes.CDLL(path + ".so", use_errno=True)
    finally:
        shutil.rmtree(folder)


def _library(name, header="", code=""):
    if code:
        key = (name, header, code)
        if key not in _libraries:
            _libraries[key] = _compiled(name, header, code)
        return _libraries[key]
    if name not in _libraries:
        if not name:
            _libraries[name] = ctypes.CDLL(None, use_errno=True)
        else:
            _libraries[name] = ctypes.CDLL(ctypes.util.find_library(name) or name, use_errno=True)
    return _libraries[name]


def _c_value(T, x):
    if isinstance(T, Ptr_):
        return ctypes.c_void_p(x._at or 0)
    if T is Char:
        return ctypes.c_ubyte(ord(x))
    return T.ctype(float(x) if T in (Float, SingleFloat) else int(x))


def c_external(RESULT, spec, *args):
    """Calls a C function."""
    name, header, library = spec[0], spec[1], spec[2]
    spec = spec + ("",) * (5 - len(spec))
    try:
        function = getattr(_library(library, header, spec[4]), name)
    except AttributeError:
        function = getattr(_library(""), name)
    function.restype = RESULT.ctype if RESULT is not Void else None
    values = [_c_value(typeOf(x), x) for x in args]
    function.argtypes = [type(value) for value in values]
    ctypes.set_errno(0)
    result = function(*values)
    if RESULT is Void:
        return None
    if isinstance(RESULT, Ptr_):
        return _Pointer(RESULT, result or 0)
    if RESULT is Char:
        return chr(result)
    return _number(RESULT, result) if RESULT.bits else _fit(RESULT, result)


def _prototype(F):
    result = F.RESULT.ctype if F.RESULT is not Void else None
    return ctypes.CFUNCTYPE(result, *[T.ctype for T in F.ARGS])


def _from_c(T, value):
    if T is Void:
        return None
    if isinstance(T, Ptr_):
        return _Pointer(T, value or 0)
    if T is Char or T is UniChar:
        return chr(value)
    return _number(T, value) if T.bits else _fit(T, value)


def _called(F, function, args):
    values = [_c_value(T, cast(T, x)) for T, x in zip(F.ARGS, args)]
    return _from_c(F.RESULT, function(*values))


def function_pointer(T, f):
    """A pointer that C can call."""
    F = T.TO

    def called(*args):
        result = f(*[_from_c(A, x) for A, x in zip(F.ARGS, args)])
        if F.RESULT is Void:
            return None
        value = _c_value(F.RESULT, cast(F.RESULT, result))
        return value.value

    callback = _prototype(F)(called)
    _kept.append(callback)
    return _Pointer(T, ctypes.cast(callback, ctypes.c_void_p).value)


def run_c(source, flags):
    """What the C program writes, or `None` and what the compiler says."""
    folder = tempfile.mkdtemp()
    try:
        path = os.path.join(folder, "probe.c")
        with open(path, "w") as f:
            f.write(source)
        command = [os.environ.get("CC") or "cc", "-w", "-o", path + ".out", path] + list(flags)
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return None, done.stderr
        return subprocess.run([path + ".out"], capture_output=True, text=True).stdout, None
    finally:
        shutil.rmtree(folder)


_saved = [0]


def save_errno():
    _saved[0] = ctypes.get_errno()


def saved_errno():
    return _saved[0]


def set_saved_errno(n):
    _saved[0] = n
