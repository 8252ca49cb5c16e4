"""Numbers that Rust lends for a call: what `&mut [T]` and `#[buffer] xs: &[T]` arrive as.

A buffer does what a `memoryview` of such numbers does. It knows the memory through one object, which the wrapper of
the entry point takes the address away from when the call is over: whoever has kept a buffer has no way in.
"""
from rpython.ll import (make_array, nullptr, cast, Signed, Bool, Float, SingleFloat,
                        I8, I16, I32, I64, U8, U16, U32, U64, Unsigned)
from rpython.replacements.memory import part
from _buffer import is_buffer
from struct import put

__specialize__ = "types"


def over():
    raise ValueError("operation forbidden on a buffer whose call has returned")


def out_of_bounds():
    raise IndexError("index out of bounds on dimension 1")


def buffers(T, code, size, load, store):
    """The classes for items of a type: memory, buffers that are read, and those that may be changed."""
    ITEMS = make_array(T, False, True)

    class Memory(object):
        def __init__(self, items):
            self.items = items

        def take_away(self):
            self.items = nullptr(ITEMS)

    class Numbers(object):
        """Of the numbers in the memory, `_length` of them from `_start` on, `_step` apart."""

        _lent_ = True
        format = code
        itemsize = size
        ndim = 1

        def __init__(self, memory, start, length, step):
            self._memory = memory
            self._start = start
            self._length = length
            self._step = step

        def _items(self):
            items = self._memory.items
            if not items:
                over()
            return items

        def _place(self, i):
            length = self._length
            if i < 0:
                i += length
            if i < 0 or i >= length:
                out_of_bounds()
            return self._start + i * self._step

        def __len__(self):
            self._items()
            return self._length

        def __getitem__(self, key):
            items = self._items()
            if isinstance(key, slice):
                start, count, step = part(key, self._length)
                return self._part(self._start + start * self._step, count, step * self._step)
            return load(items[self._place(key)])

        def __iter__(self):
            self._items()
            return Iterator(self)

        def __contains__(self, value):
            for item in self:
                if item == value:
                    return True
            return False

        def __eq__(self, other):
            """By the numbers, whatever their types are. (What has an `__eq__` and no `__hash__` is no key.)"""
            self._items()
            if not is_buffer(other):
                return NotImplemented
            if len(other) != self._length:
                return False
            for i in range(self._length):
                if self[i] != other[i]:
                    return False
            return True

        def tobytes(self):
            made = bytearray(self._length * size)
            at = 0
            for item in self:
                put(made, False, code, at, size, item)
                at += size
            return bytes(made)

        _buffer_ = tobytes

        def tolist(self):
            return [item for item in self]

        @property
        def nbytes(self):
            return self._length * size

        @property
        def shape(self):
            return (self._length,)

        @property
        def strides(self):
            return (self._step * size,)

    class Buffer(Numbers):
        readonly = True

        def _part(self, start, count, step):
            return Shared(self._memory, start, count, step)

    Shared = Buffer

    class Buffer(Numbers):
        readonly = False

        def _part(self, start, count, step):
            return Mutable(self._memory, start, count, step)

        def __setitem__(self, key, value):
            if isinstance(key, slice):
                part = self[key]
                # (It may be the same memory that they come from.)
                values = [x for x in value]
                if len(values) != part._length:
                    raise ValueError("memoryview assignment: lvalue and rvalue have different structures")
                for i in range(len(values)):
                    part[i] = values[i]
            else:
                items = self._items()
                items[self._place(key)] = store(value)

    Mutable = Buffer

    class Iterator(object):
        _lent_ = True

        def __init__(self, buffer):
            self._buffer = buffer
            self._next = 0

        def __iter__(self):
            return self

        def __next__(self):
            i = self._next
            if i >= self._buffer._length:
                raise StopIteration
            self._next = i + 1
            return self._buffer[i]

    return Memory, Shared, Mutable


def integers(T, code, size, low, high):
    def load(item):
        return cast(Signed, item)

    def load_nonneg(item):
        n = cast(Signed, item)
        if n < 0:
            raise OverflowError("Python int too large to convert to C long")
        return n

    def store(value):
        if value < low or value > high:
            raise ValueError("memoryview: invalid value for format '" + code + "'")
        return cast(T, value)

    return buffers(T, code, size, load_nonneg if low == 0 else load, store)


def floats(T, code, size):
    def load(item):
        return cast(Float, item)

    def store(value):
        return cast(T, value * 1.0)

    return buffers(T, code, size, load, store)


def bools():
    def load(item):
        return item

    def store(value):
        return True if value else False

    return buffers(Bool, "?", 1, load, store)


MOST = 0x7fffffffffffffff

memory_i8, buffer_i8, mutable_i8 = integers(I8, "b", 1, -0x80, 0x7f)
memory_i16, buffer_i16, mutable_i16 = integers(I16, "h", 2, -0x8000, 0x7fff)
memory_i32, buffer_i32, mutable_i32 = integers(I32, "i", 4, -0x80000000, 0x7fffffff)
memory_i64, buffer_i64, mutable_i64 = integers(I64, "q", 8, -MOST - 1, MOST)
memory_isize, buffer_isize, mutable_isize = integers(Signed, "n", 8, -MOST - 1, MOST)
memory_u8, buffer_u8, mutable_u8 = integers(U8, "B", 1, 0, 0xff)
memory_u16, buffer_u16, mutable_u16 = integers(U16, "H", 2, 0, 0xffff)
memory_u32, buffer_u32, mutable_u32 = integers(U32, "I", 4, 0, 0xffffffff)
memory_u64, buffer_u64, mutable_u64 = integers(U64, "Q", 8, 0, MOST)
memory_usize, buffer_usize, mutable_usize = integers(Unsigned, "N", 8, 0, MOST)
memory_f64, buffer_f64, mutable_f64 = floats(Float, "d", 8)
memory_f32, buffer_f32, mutable_f32 = floats(SingleFloat, "f", 4)
memory_bool, buffer_bool, mutable_bool = bools()
