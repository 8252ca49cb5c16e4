"""Arrays of machine values: a list that checks what is put into it."""

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
        self._items = []
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

    def _checked(self, x):
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
        self._items.append(self._checked(x))

    def extend(self, iterable):
        if iterable is self:
            self._items += self._items[:]
            return
        if _is_array(iterable) and iterable.typecode != self.typecode:
            raise TypeError("can only extend with array of same kind")
        for x in iterable:
            self.append(x)

    def fromlist(self, items):
        if not isinstance(items, list):
            raise TypeError("arg must be list")
        self._items += [self._checked(x) for x in items]

    def tolist(self):
        return self._items[:]

    def tounicode(self):
        if self.typecode != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self._items)

    def tobytes(self):
        if self.typecode == "u":
            return array("I", [ord(c) for c in self._items]).tobytes()
        size = self.itemsize
        out = bytearray(size * len(self._items))
        at = 0
        for x in self._items:
            put(out, False, self.typecode, at, size, x)
            at += size
        return bytes(out)

    _buffer_ = tobytes

    def _overwrite_(self, offset, data):
        """Bytes in place of those from an offset on: what takes a writable buffer asks for it."""
        content = bytearray(self.tobytes())
        content[offset:offset + len(data)] = data
        del self._items[:]
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
                self._items.append(chr(n))
            return
        for at in range(0, len(data), size):
            self._items.append(get(data, 0, False, self.typecode, at, size))

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
        for i in range(len(self._items)):
            self._items[i] = get(data, 0, True, self.typecode, i * size, size)

    def insert(self, i, x):
        self._items.insert(i, self._checked(x))

    def pop(self, i=-1):
        if len(self._items) == 0:
            raise IndexError("pop from empty array")
        return self._items.pop(self._at(i, "pop index out of range"))

    def remove(self, x):
        for i in range(len(self._items)):
            if self._items[i] == x:
                del self._items[i]
                return
        raise ValueError("array.remove(x): x not in array")

    def index(self, x, start=0, stop=sys.maxsize):
        n = len(self._items)
        if start < 0:
            start = max(start + n, 0)
        if stop < 0:
            stop += n
        for i in range(start, min(stop, n)):
            if self._items[i] == x:
                return i
        raise ValueError("array.index(x): x not in array")

    def count(self, x):
        return self._items.count(x)

    def reverse(self):
        self._items.reverse()

    def buffer_info(self):
        return id(self), len(self._items)

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, x):
        return x in self._items

    def _new(self, items):
        new = array(self.typecode)
        new._items = items
        return new

    def _at(self, i, message):
        i = _index(i)
        if i < 0:
            i += len(self._items)
        if i < 0 or i >= len(self._items):
            raise IndexError(message)
        return i

    def __getitem__(self, i):
        if isinstance(i, slice):
            return self._new(self._items[i])
        return self._items[self._at(i, "array index out of range")]

    def __setitem__(self, i, x):
        if isinstance(i, slice):
            if not _is_array(x):
                raise TypeError('can only assign array (not "' + type(x).__name__ + '") to array slice')
            if x.typecode != self.typecode:
                raise TypeError("bad argument type for built-in operation")
            self._items[i] = x._items
            return
        self._items[self._at(i, "array assignment index out of range")] = self._checked(x)

    def __delitem__(self, i):
        if isinstance(i, slice):
            del self._items[i]
            return
        del self._items[self._at(i, "array assignment index out of range")]

    def __add__(self, other):
        if not _is_array(other):
            raise TypeError('can only append array (not "' + type(other).__name__ + '") to array')
        if other.typecode != self.typecode:
            raise TypeError("bad argument type for built-in operation")
        return self._new(self._items + other._items)

    def __iadd__(self, other):
        if not _is_array(other):
            raise TypeError('can only extend array with array (not "' + type(other).__name__ + '")')
        self.extend(other)
        return self

    def __mul__(self, n):
        return self._new(self._items * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self._items *= n
        return self

    def _difference(self, other):
        """The first place where they differ: their lists may be of different types."""
        n = min(len(self._items), len(other._items))
        for i in range(n):
            if self._items[i] != other._items[i]:
                return i
        return n

    def __eq__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        n = len(self._items)
        return n == len(other._items) and self._difference(other) == n

    def __lt__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self._difference(other)
        if i < min(len(self._items), len(other._items)):
            return self._items[i] < other._items[i]
        return len(self._items) < len(other._items)

    def __le__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self._difference(other)
        if i < min(len(self._items), len(other._items)):
            return self._items[i] <= other._items[i]
        return len(self._items) <= len(other._items)

    def __gt__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self._difference(other)
        if i < min(len(self._items), len(other._items)):
            return self._items[i] > other._items[i]
        return len(self._items) > len(other._items)

    def __ge__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        i = self._difference(other)
        if i < min(len(self._items), len(other._items)):
            return self._items[i] >= other._items[i]
        return len(self._items) >= len(other._items)

    __class_getitem__ = classmethod(GenericAlias)

    def __copy__(self):
        return self._new(self._items[:])

    def __deepcopy__(self, memo):
        return self._new(self._items[:])

    def __repr__(self):
        if len(self._items) == 0:
            return "array('" + self.typecode + "')"
        if self.typecode == "u":
            return "array('u', " + repr("".join(self._items)) + ")"
        return "array('" + self.typecode + "', " + repr(self._items) + ")"


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
