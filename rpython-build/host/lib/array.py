"""Arrays of machine values: a list that checks what is put into it."""

import collections.abc as _abc
import sys
from _buffer import bytes_of
from operator import index as _index
from struct import get, put
from types import GenericAlias

from rpython.rlib.objectmodel import we_are_translated
from rpython.rlib.rarithmetic import r_singlefloat

__specialize__ = "types"

typecodes = "bBuhHiIlLqQfd"


class array:
    __hash__ = None
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, typecode, initializer=(), /):
        self.typecode = typecode
        self.__items = []
        if typecode == "b" or typecode == "B":
            self.itemsize = 1
        elif typecode == "h" or typecode == "H":
            self.itemsize = 2
        elif typecode == "i" or typecode == "I" or typecode == "f" or typecode == "u":
            self.itemsize = 4
        else:
            if len(typecode) != 1:
                raise TypeError("array() argument 1 must be a unicode character, not str")
            if typecode not in "lLqQd":
                raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
            self.itemsize = 8
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
            return
        if isinstance(initializer, str) and typecode != "u":
            raise TypeError("cannot use a str to initialize an array with typecode '%s'" % typecode)
        for x in initializer:
            self.append(x)

    def __checked(self, x):
        code = self.typecode
        if code == "u":
            if not isinstance(x, str) or len(x) != 1:
                raise TypeError("array item must be a unicode character, not " + type(x).__name__)
            return x
        if code == "d" or code == "f":
            if not isinstance(x, (int, float)) and not hasattr(x, "__float__"):
                raise TypeError("must be real number, not " + type(x).__name__)
            return float(x) if code == "d" else float(r_singlefloat(x))
        x = _index(x)
        if code == "b":
            _between(x, -32768, 32767, "signed short integer")
            _between(x, -128, 127, "signed char")
        elif code == "B":
            _between(x, 0, 255, "unsigned byte integer")
        elif code == "h":
            _between(x, -32768, 32767, "signed short integer")
        elif code == "H":
            _between(x, -0x80000000, 0x7fffffff, "signed integer")
            _between(x, 0, 65535, "unsigned short")
        elif code == "i":
            _between(x, -0x80000000, 0x7fffffff, "signed integer")
        elif code == "I" or code == "L":
            if x < 0:
                raise OverflowError("can't convert negative value to unsigned int")
            if code == "I":
                _between(x, 0, 0xffffffff, "unsigned int")
        elif code == "Q" and x < 0:
            raise OverflowError("can't convert negative int to unsigned")
        if not we_are_translated():
            if x >> 63 not in (0, -1) and (code.islower() or x >> 64):
                raise OverflowError("int too big to convert" if code in "qQ" else
                                    "Python int too large to convert to C " + ("unsigned long" if code == "L" else "long"))
        return x

    def append(self, x):
        self.__items.append(self.__checked(x))

    def extend(self, iterable):
        if iterable is self:
            self.__items += self.__items[:]
            return
        if _is_array(iterable) and iterable.typecode != self.typecode:
            raise TypeError("can only extend with array of same kind")
        for x in iterable:
            self.append(x)

    def fromlist(self, items):
        if not isinstance(items, list):
            raise TypeError("arg must be list")
        self.__items += [self.__checked(x) for x in items]

    def tolist(self):
        return self.__items[:]

    def tounicode(self):
        if self.typecode != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self.__items)

    def tobytes(self):
        if self.typecode == "u":
            return array("I", [ord(c) for c in self.__items]).tobytes()
        size = self.itemsize
        out = bytearray(size * len(self.__items))
        at = 0
        for x in self.__items:
            put(out, False, self.typecode, at, size, x)
            at += size
        return bytes(out)

    _buffer_ = tobytes

    def _overwrite_(self, offset, data):
        """Bytes in place of those from an offset on: what takes a writable buffer asks for it."""
        content = bytearray(self.tobytes())
        content[offset:offset + len(data)] = data
        del self.__items[:]
        self.frombytes(bytes(content))

    def frombytes(self, buffer):
        size = self.itemsize
        data = bytes_of(buffer)
        if hasattr(buffer, "itemsize") and buffer.itemsize != 1:
            raise TypeError("a bytes-like object is required")
        if len(data) % size:
            raise ValueError("bytes length not a multiple of item size")
        if self.typecode == "u":
            for n in array("I", data):
                self.__items.append(chr(n))
            return
        for at in range(0, len(data), size):
            self.__items.append(get(data, 0, False, self.typecode, at, size))

    def tofile(self, f):
        f.write(self.tobytes())

    def fromfile(self, f, n):
        data = f.read(n * self.itemsize)
        self.frombytes(data[:len(data) // self.itemsize * self.itemsize])
        if len(data) != n * self.itemsize:
            raise EOFError("read() didn't return enough bytes")

    def byteswap(self):
        size = self.itemsize
        data = self.tobytes()
        for i in range(len(self.__items)):
            self.__items[i] = get(data, 0, True, self.typecode, i * size, size)

    def insert(self, i, x):
        self.__items.insert(i, self.__checked(x))

    def pop(self, i=-1):
        if len(self.__items) == 0:
            raise IndexError("pop from empty array")
        return self.__items.pop(self.__at(i, "pop index out of range"))

    def remove(self, x):
        for i in range(len(self.__items)):
            if self.__items[i] == x:
                del self.__items[i]
                return
        raise ValueError("array.remove(x): x not in array")

    def index(self, x, start=0, stop=sys.maxsize):
        n = len(self.__items)
        if start < 0:
            start = max(start + n, 0)
        if stop < 0:
            stop += n
        for i in range(start, min(stop, n)):
            if self.__items[i] == x:
                return i
        raise ValueError("array.index(x): x not in array")

    def count(self, x):
        return sum([1 for item in self.__items if item == x])

    def reverse(self):
        self.__items.reverse()

    def buffer_info(self):
        return id(self), len(self.__items)

    def __len__(self):
        return len(self.__items)

    def __iter__(self):
        return iter(self.__items)

    def __contains__(self, x):
        for item in self.__items:
            if item == x:
                return True
        return False

    def __new(self, items):
        new = array(self.typecode)
        new.__items = items
        return new

    def __at(self, i, message):
        i = _index(i)
        if i < 0:
            i += len(self.__items)
        if i < 0 or i >= len(self.__items):
            raise IndexError(message)
        return i

    def __getitem__(self, i):
        if isinstance(i, slice):
            return self.__new(self.__items[i])
        return self.__items[self.__at(i, "array index out of range")]

    def __setitem__(self, i, x):
        if isinstance(i, slice):
            if not _is_array(x):
                raise TypeError('can only assign array (not "' + type(x).__name__ + '") to array slice')
            if x.typecode != self.typecode:
                raise TypeError("bad argument type for built-in operation")
            self.__items[i] = x.__items
            return
        self.__items[self.__at(i, "array assignment index out of range")] = self.__checked(x)

    def __delitem__(self, i):
        if isinstance(i, slice):
            del self.__items[i]
            return
        del self.__items[self.__at(i, "array assignment index out of range")]

    def __add__(self, other):
        if not _is_array(other):
            raise TypeError('can only append array (not "' + type(other).__name__ + '") to array')
        if other.typecode != self.typecode:
            raise TypeError("bad argument type for built-in operation")
        return self.__new(self.__items + other.__items)

    def __iadd__(self, other):
        if not _is_array(other):
            raise TypeError('can only extend array with array (not "' + type(other).__name__ + '")')
        self.extend(other)
        return self

    def __mul__(self, n):
        return self.__new(self.__items * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.__items *= n
        return self

    def __difference(self, other):
        """The first place where they differ: their lists may be of different types."""
        n = min(len(self.__items), len(other.__items))
        for i in range(n):
            if self.__items[i] != other.__items[i]:
                return i
        return n

    def __eq__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        n = len(self.__items)
        return n == len(other.__items) and self.__difference(other) == n

    def __lt__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self.__difference(other)
        if i < min(len(self.__items), len(other.__items)):
            return self.__items[i] < other.__items[i]
        return len(self.__items) < len(other.__items)

    def __le__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self.__difference(other)
        if i < min(len(self.__items), len(other.__items)):
            return self.__items[i] <= other.__items[i]
        return len(self.__items) <= len(other.__items)

    def __gt__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self.__difference(other)
        if i < min(len(self.__items), len(other.__items)):
            return self.__items[i] > other.__items[i]
        return len(self.__items) > len(other.__items)

    def __ge__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self.__difference(other)
        if i < min(len(self.__items), len(other.__items)):
            return self.__items[i] >= other.__items[i]
        return len(self.__items) >= len(other.__items)

    __class_getitem__ = classmethod(GenericAlias)

    def __copy__(self):
        return self.__new(self.__items[:])

    def __deepcopy__(self, memo):
        return self.__new(self.__items[:])

    def __repr__(self):
        if len(self.__items) == 0:
            return "array('" + self.typecode + "')"
        if self.typecode == "u":
            return "array('u', " + repr("".join(self.__items)) + ")"
        return "array('" + self.typecode + "', " + repr(self.__items) + ")"


def _is_array(x):
    # (Asked so, it stays what it is: of a copy of the class for one type of items.)
    return hasattr(x, "typecode")


def _between(n, low, high, name):
    if not we_are_translated() and n >> (64 if high > 65535 and low == 0 else 63) not in (0, -1):
        raise OverflowError("Python int too large to convert to C " + ("unsigned long" if low == 0 and high > 65535 else "long"))
    if n < low:
        raise OverflowError(name + " is less than minimum")
    if n > high:
        raise OverflowError(name + " is greater than maximum")


ArrayType = array
_abc.MutableSequence.register(array)
