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
        owner, name = _find(T, name)
        return owner.fields[name]
    return getattr(T, name)


def _real(T):
    return T.__dict__.get("same_as", T)


def Ptr(T):
    T = _real(T)
    return _known(("ptr", T), lambda: Ptr_(T))


def pointer_class(cls):
    return cls


def is_gc(T):
    return T.gc


def has_length(T):
    return not T.nolength


from rpython.rtyper.lltypesystem._memory import Pointer, cast_number, cast_pointer, fit, malloc, typeOf  # noqa: E402


# Memory of the machine

class _Raw(Pointer):
    """A pointer to raw memory, by its address."""

    __slots__ = ()

    def _key(self):
        return self._at

    def __bool__(self):
        return bool(self._at)

    def _check(self):
        if self._at in _freed:
            raise RuntimeError("memory that was freed is used")
        return super()._check()

    def __call__(self, *args):
        F = self._check()
        return _called(F, _prototype(F)(self._at), args)

    def __len__(self):
        T = self._check()
        if isinstance(T, Array_) and not T.nolength:
            return ctypes.c_ssize_t.from_address(self._at).value
        return super().__len__()

    def _place(self, name):
        owner, name = _find(self._check(), name)
        return owner.fields[name], self._at + owner.offsets[name]

    def __getattr__(self, name):
        return _load(*self._place(name))

    def __setattr__(self, name, value):
        _store(*self._place(name), value)

    def _item(self, i):
        T = self._index(i)
        return T.OF, self._at + T.start + i * _size(T.OF)

    def __getitem__(self, i):
        return _load(*self._item(i))

    def __setitem__(self, i, value):
        _store(*self._item(i), value)


def _find(T, name):
    """The structure that has the field, and the name that it has there."""
    found = T
    while isinstance(found, Struct_):
        if name in found.fields:
            return found, name
        found = next(iter(found.fields.values()), None)
    if name.startswith("c_"):
        return _find(T, name[2:])
    raise AttributeError("structure `%s` has no field `%s`" % (T.name, name))


_buffers = {}
_freed = set()


def _load(T, at):
    if isinstance(T, (Struct_, Array_)):
        return _Raw(Ptr(T), at)
    value = T.ctype.from_address(at).value
    if isinstance(T, Ptr_):
        return _Raw(T, value or 0)
    return value or 0 if T is Address else cast_number(T, value)


def _store(T, at, value):
    value = fit(T, value)
    if T is Char or T is UniChar:
        value = ord(value)
    elif isinstance(T, Ptr_):
        value = value._at or 0
    elif T is SingleFloat:
        value = float(value)
    elif T.bits:
        value = int(value)
    T.ctype.from_address(at).value = value


# Functions

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
    _buffers[at] = buffer
    if isinstance(tail, Array_) and not tail.nolength and not tail.fixed:
        length = at if tail is T else at + T.offsets[list(T.fields)[-1]]
        ctypes.c_ssize_t.from_address(length).value = n
    return _Raw(Ptr(T), at)


def free(p):
    if not p._at:
        raise RuntimeError("a null pointer is freed")
    if p._at not in _buffers:
        raise RuntimeError("what is freed was not allocated, or was freed before")
    # The memory itself is kept, so that a pointer to it is noticed.
    _freed.add(p._at)
    _kept.append(_buffers.pop(p._at))


_kept = []


def nullptr(T):
    return Pointer(Ptr(T), None) if T.gc else _Raw(Ptr(T), 0)


def cast(T, x):
    if isinstance(T, Ptr_):
        if isinstance(x, Pointer):
            return type(x)(T, x._at)
        return _Raw(T, x) if x else nullptr(T.TO)
    if isinstance(x, Pointer):
        x = x._key()
    return x if T is Address else cast_number(T, x)


def address_of(p, i):
    if not isinstance(p, _Raw):
        raise TypeError("what the collector has is at no address that stays")
    T = p._TYPE.TO
    return p._at + T.start + i * _size(T.OF)


def extended(p, n):
    return None


def outgrown(p):
    pass


def identity_hash(p):
    return p._key()


def likely(b):
    return b


unlikely = likely


def inline(f):
    return f


dont_inline = inline
inline_in_loops = inline
failed_check = inline


def float_bits(f):
    return cast_number(I64, _struct.unpack("<q", _struct.pack("<d", f))[0])


def bits_float(i):
    return _struct.unpack("<d", _struct.pack("<Q", int(i) & (2 ** 64 - 1)))[0]


def sizeof(T):
    return _size(_real(T))


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
        return _Raw(RESULT, result or 0)
    if RESULT is Char:
        return chr(result)
    return cast_number(RESULT, result)


def _prototype(F):
    result = F.RESULT.ctype if F.RESULT is not Void else None
    return ctypes.CFUNCTYPE(result, *[T.ctype for T in F.ARGS])


def _from_c(T, value):
    if T is Void:
        return None
    if isinstance(T, Ptr_):
        return _Raw(T, value or 0)
    if T is Char or T is UniChar:
        return chr(value)
    return cast_number(T, value)


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
    return _Raw(T, ctypes.cast(callback, ctypes.c_void_p).value)


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
