"""Values on their way between Rust and Python: what the wrappers of entry points call.

Arguments that are not scalars come as raw arrays and lengths, or in wire format (docs/abi.md);
results go to buffers that the caller frees. This is low-level Python: the wrappers themselves,
made for each library by `ffi/wrappers.rs`, put these together by type.
"""
from rpython.ll import (malloc_raw, free, nullptr, typeOf, cast, copy_items, address_of, c_call,
                        c_call_raises, hlstr, llstr, hlbytes, llbytes, malloc_uninit,
                        float_bits, bits_float, Ptr, cast_pointer, inline, dont_inline, handle_new, handle_object,
                        hold_items, items_address,
                        BYTES, RAW_BYTES, RAW_INTS, RAW_FLOATS, RAW_BOOLS, RAW_CHARS,
                        Signed, Unsigned, I64, Char, UniChar, Bool, Float, Void, Address)
from rpython.helpers.app_object import args_of
from rpython.helpers.ll_list import ll_items
from rpython.helpers.ll_str import ll_newstr
from rpython.helpers.ll_strmethods import ll_ord
from rpython.rlib.rust import RustPanic

__specialize__ = "low_level"


# Reading

class Reader(object):
    """Wire format, from a place on. What Rust has written is well formed."""

    def __init__(self, bytes):
        self.bytes = bytes
        self.at = 0


def read_byte(r):
    value = cast(Signed, r.bytes[r.at])
    r.at += 1
    return value


@inline
def read_int(r):
    at = r.at
    r.at = at + 8
    return cast(Signed, c_call(I64, "rpy_wire_get", address_of(r.bytes, at)))


def read_float(r):
    return bits_float(cast(I64, read_int(r)))


def read_bool(r):
    return read_byte(r) != 0


def read_char(r):
    value = 0
    i = 0
    while i < 32:
        value |= read_byte(r) << i
        i += 8
    return cast(UniChar, value)


def str_from_raw(bytes, start, n):
    """A `str` of UTF-8 bytes."""
    if n == 0:
        return ""
    s = ll_newstr(n, n)
    s.length = c_call(Signed, "rpy_utf8_copy", address_of(s.chars, 0), address_of(bytes, start), n)
    return hlstr(s)


def bytes_from_raw(bytes, start, n):
    b = malloc_uninit(BYTES, n)
    if n > 0:
        c_call(Void, "rpy_move_bytes", address_of(b.chars, 0), address_of(bytes, start), n)
    return hlbytes(b)


def read_str(r):
    n = read_int(r)
    s = str_from_raw(r.bytes, r.at, n)
    r.at += n
    return s


def read_bytes(r):
    n = read_int(r)
    b = bytes_from_raw(r.bytes, r.at, n)
    r.at += n
    return b


def ints_from_raw(items, n):
    result = [0] * n
    for i in range(n):
        result[i] = cast(Signed, items[i])
    return result


def nonneg_ints_from_raw(items, n):
    result = [0] * n
    for i in range(n):
        item = cast(Signed, items[i])
        if item >= 0:
            result[i] = item
    return result


def floats_from_raw(items, n):
    result = [0.0] * n
    for i in range(n):
        result[i] = items[i]
    return result


def bools_from_raw(items, n):
    result = [False] * n
    for i in range(n):
        result[i] = items[i]
    return result


def chars_from_raw(items, n):
    result = []
    for i in range(n):
        result.append(items[i])
    return result


def check_is_here(handle):
    """A handle of another instance's object: this one knows nothing of that."""
    if not c_call(Bool, "rpy_handle_is_here", handle):
        raise ValueError("an object of another instance")


def read_handle(r):
    return cast(Address, read_int(r))


# Writing

class Writer(object):
    """Wire format in raw memory that grows."""

    def __init__(self):
        self.room = 256
        self.bytes = allocated(nullptr(RAW_BYTES), 256)
        self.at = 0


def allocated(bytes, room):
    """Raw memory of this size, with what was there."""
    return cast_pointer(Ptr(RAW_BYTES), c_call_raises(Address, "rpy_wire_grow", bytes, room))


@inline
def make_room(w, n):
    if w.at + n > w.room:
        grow(w, n)


@dont_inline
def grow(w, n):
    room = (w.at + n) * 2
    w.bytes = allocated(w.bytes, room)
    w.room = room


def write_byte(w, value):
    make_room(w, 1)
    w.bytes[w.at] = cast(Char, value)
    w.at += 1


@inline
def write_int(w, value):
    make_room(w, 8)
    at = w.at
    c_call(Void, "rpy_wire_put", address_of(w.bytes, at), cast(I64, value))
    w.at = at + 8


def write_float(w, value):
    write_int(w, cast(Signed, float_bits(value)))


def write_bool(w, value):
    if value:
        write_byte(w, 1)
    else:
        write_byte(w, 0)


def char_code(s):
    """The code point of a result that Rust declares as `char`."""
    return ll_ord(llstr(s))


def write_char(w, s):
    code = char_code(s)
    i = 0
    while i < 32:
        write_byte(w, (code >> i) & 0xFF)
        i += 8


def write_str(w, s):
    write_chars(w, llstr(s))


def write_bytes(w, b):
    write_chars(w, llbytes(b))


def write_chars(w, p):
    n = len(p.chars)
    make_room(w, n + 8)
    at = w.at
    c_call(Void, "rpy_wire_put", address_of(w.bytes, at), cast(I64, n))
    if n > 0:
        c_call(Void, "rpy_move_bytes", address_of(w.bytes, at + 8), address_of(p.chars, 0), n)
    w.at = at + 8 + n


def write_object(w, o):
    """A new handle, which is the reader's."""
    write_int(w, cast(Signed, handle_new(o)))


# Views: where something is, with a handle that keeps it and is the reader's. (No code of the program's runs in here, so a list
# has the same items behind `hold_items`.)

def write_view(w, handle, address, n):
    write_int(w, cast(Signed, handle))
    write_int(w, cast(Signed, address))
    write_int(w, n)


def write_str_view(w, s):
    p = llstr(s)
    handle = hold(p)
    write_view(w, handle, address_of(p.chars, 0), len(p.chars))


def write_bytes_view(w, b):
    p = llbytes(b)
    handle = hold(p)
    write_view(w, handle, address_of(p.chars, 0), len(p.chars))


def write_ints_view(w, items):
    handle = hold_items(Signed, items)
    write_view(w, handle, items_address(items), len(items))


def write_floats_view(w, items):
    handle = hold_items(Float, items)
    write_view(w, handle, items_address(items), len(items))


def write_bools_view(w, items):
    handle = hold_items(Bool, items)
    write_view(w, handle, items_address(items), len(items))


def finish(w, out):
    """Hands the bytes to the caller: `out` is a `rpy_buffer *`."""
    c_call(Void, "rpy_buffer_give", out, w.bytes, w.at)


def new_buffer(out, n):
    return cast_pointer(Ptr(RAW_BYTES), c_call_raises(Address, "rpy_buffer_alloc", out, n))


def handed_over(value):
    """What a result is handed over as, where a list or a set is declared."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, frozenset):
        return set(value)
    return value


def out_str(s, out):
    out_chars_of(llstr(s), out)


def out_bytes(b, out):
    out_chars_of(llbytes(b), out)


def out_chars_of(p, out):
    n = len(p.chars)
    to = new_buffer(out, n)
    if n > 0:
        c_call(Void, "rpy_move_bytes", address_of(to, 0), address_of(p.chars, 0), n)


def out_ints(items, out):
    n = len(items)
    to = cast_pointer(Ptr(RAW_INTS), c_call_raises(Address, "rpy_buffer_alloc", out, n * 8))
    for i in range(n):
        to[i] = cast(I64, items[i])


def out_floats(items, out):
    n = len(items)
    to = cast_pointer(Ptr(RAW_FLOATS), c_call_raises(Address, "rpy_buffer_alloc", out, n * 8))
    for i in range(n):
        to[i] = items[i]


def out_bools(items, out):
    n = len(items)
    to = new_buffer(out, n)
    for i in range(n):
        if items[i]:
            to[i] = cast(Char, 1)
        else:
            to[i] = cast(Char, 0)


def out_chars(items, out):
    n = len(items)
    to = cast_pointer(Ptr(RAW_CHARS), c_call_raises(Address, "rpy_buffer_alloc", out, n * 4))
    for i in range(n):
        to[i] = cast(UniChar, char_code(items[i]))


# Exceptions and programs

def describe(e):
    """Tells the runtime the name and the message of an exception on its way out, and those of the
    exceptions that it was raised from before."""
    chain = with_causes(e)
    for i in range(len(chain) - 1, 0, -1):
        describe_one(chain[i])
        c_call(Void, "rpy_described_cause")
    describe_one(e)


def with_causes(e):
    """An exception, the one that it was raised from, and so on: each once, where they lead back."""
    mark = e
    cause = e.__cause__
    steps = 1
    room = 1
    while cause is not None and cause is not mark:
        if steps == room:
            mark = cause
            room *= 2
            steps = 0
        cause = cause.__cause__
        steps += 1
    # So many it takes to come back; and what is in front of those. (None of these is `None` where that is asked: it needs no check.)
    circle = 0 if cause is None else steps
    ahead = e
    for i in range(circle):
        if ahead is not None:
            ahead = ahead.__cause__
    chain = []
    one = e
    while one is not None and (circle == 0 or one is not ahead):
        chain.append(one)
        one = one.__cause__
        if circle != 0 and ahead is not None:
            ahead = ahead.__cause__
    for i in range(circle):
        if one is not None:
            chain.append(one)
            one = one.__cause__
    return chain


def describe_one(e):
    text = text_of(e)
    notes = e._notes
    if notes is not None:
        for note in notes:
            text = text + "\n" + note
    tell(type(e).__name__, text)


def tell(name, text):
    name = llstr(name)
    text = llstr(text)
    c_call(Void, "rpy_describe", address_of(name.chars, 0), len(name.chars),
           address_of(text.chars, 0), len(text.chars))


def describe_for_rust(e, bases_of_builtin, write_fields, write_typed, hold):
    """Tells the runtime what Rust gets of an exception on its way out: a list of it and of those that it was raised from
    (docs/abi.md). `write_fields(w, e)` adds its attributes, `write_typed(w, e)` what Rust types have of it, `hold(e)` sees to it that they
    keep that; a class of the program's knows its bases by itself."""
    w = Writer()
    try:
        chain = with_causes(e)
        write_int(w, len(chain))
        for one in chain:
            name = type(one).__name__
            text = text_of(one)
            if one is e:
                tell(name, text)
            write_str(w, name)
            bases = getattr(one, "_bases_", None)
            write_str(w, bases_of_builtin.get(name, "") if bases is None else bases)
            write_str(w, text)
            write_texts(w, one._notes)
            write_texts(w, arguments_of(one))
            write_fields(w, one)
            write_byte(w, 0)
            write_typed(w, one)
            write_byte(w, 0)
        for one in chain:
            hold(one)
        c_call(Void, "rpy_described", address_of(w.bytes, 0), w.at)
    finally:
        free(w.bytes)


def write_texts(w, texts):
    if texts is None:
        write_int(w, 0)
        return
    write_int(w, len(texts))
    for text in texts:
        write_str(w, text)


# (What texts raise is told of no exception, whatever it is, but for a panic of Rust's: that goes on.)

def arguments_of(e):
    try:
        return [repr(argument) for argument in args_of(e)]
    except RustPanic:
        raise
    except BaseException:
        return None


def write_field(w, name, text):
    """An attribute, and what `repr` gives of it."""
    write_byte(w, 1)
    write_str(w, name)
    write_str(w, text)


def begin_typed(w, known_as):
    """What a Rust type has of an exception follows: the place where it begins."""
    write_byte(w, 1)
    write_str(w, known_as)
    write_int(w, 0)
    return w.at


def end_typed(w, start):
    end = w.at
    w.at = start - 8
    write_int(w, end - start)
    w.at = end


def text_of(e):
    try:
        return str(e)
    except RustPanic:
        raise
    except BaseException:
        return "<exception str() failed>"


def program_arguments():
    """`sys.argv` of a program."""
    argv = []
    for i in range(c_call(Signed, "rpy_argc")):
        argv.append(str_from_raw(cast_pointer(Ptr(RAW_BYTES), c_call(Address, "rpy_argv", i)), 0,
                                 c_call(Signed, "rpy_argv_len", i)))
    return argv


# Memory of objects that Rust looks into: a handle keeps it, and it does not move (`rpy_handles.h`).

def hold(p):
    """A new handle of a string or an array, which stays where it is from now on."""
    handle = c_call_raises(Address, "rpy_handle_new", p)
    try:
        c_call_raises(Address, "rpy_handle_pin", handle)
    except MemoryError:
        c_call(Void, "rpy_handle_drop", handle)
        raise
    return handle


def ll_hold_items(l):
    return hold(ll_items(l))


def ll_items_address(l):
    return address_of(ll_items(l), 0)
