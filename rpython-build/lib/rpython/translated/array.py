"""Arrays of machine values, in translated code: a list that checks what is put into it."""

import sys

from rpython.rlib.rarithmetic import r_singlefloat
from rpython.translated.struct import get, put

__specialize__ = "types"


class array:
    __hash__ = None

    def __init__(self, typecode, initializer=()):
        self.typecode = typecode
        if typecode == "b" or typecode == "B":
            self.itemsize = 1
        elif typecode == "h" or typecode == "H":
            self.itemsize = 2
        elif typecode == "i" or typecode == "I" or typecode == "f":
            self.itemsize = 4
        else:
            self.itemsize = 8
        self._items = []
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        else:
            for x in initializer:
                self.append(x)

    def _checked(self, x):
        if self.typecode == "d":
            return float(x)
        if self.typecode == "f":
            return float(r_singlefloat(x))
        bits = self.itemsize * 8
        if self.typecode.isupper():
            if x < 0:
                self._refuse("less than minimum")
            if bits < 64 and x >> bits != 0:
                self._refuse("greater than maximum")
        elif bits < 64:
            if x < -(1 << (bits - 1)):
                self._refuse("less than minimum")
            if x >= 1 << (bits - 1):
                self._refuse("greater than maximum")
        return x

    def _refuse(self, what):
        names = "int"
        if self.typecode == "b":
            names = "signed char"
        elif self.typecode == "B":
            names = "unsigned byte integer"
        elif self.typecode == "h":
            names = "signed short integer"
        elif self.typecode == "H":
            names = "unsigned short"
        elif self.typecode == "i":
            names = "Python int"
        elif self.typecode == "I":
            names = "unsigned int"
        raise OverflowError(names + " is " + what)

    def append(self, x):
        self._items.append(self._checked(x))

    def extend(self, iterable):
        if iterable is self:
            self._items += self._items[:]
            return
        for x in iterable:
            self.append(x)

    fromlist = extend

    def tolist(self):
        return self._items[:]

    def tobytes(self):
        size = self.itemsize
        out = bytearray(size * len(self._items))
        at = 0
        for x in self._items:
            put(out, False, self.typecode, at, size, x)
            at += size
        return bytes(out)

    def frombytes(self, buffer):
        size = self.itemsize
        if len(buffer) % size:
            raise ValueError("bytes length not a multiple of item size")
        data = bytes(buffer)
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
        if i < -len(self._items) or i >= len(self._items):
            raise IndexError("pop index out of range")
        return self._items.pop(i)

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

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, x):
        return x in self._items

    def __getitem__(self, i):
        if isinstance(i, slice):
            new = self._same_(self.typecode)
            new._items = self._items[i]
            return new
        if i < -len(self._items) or i >= len(self._items):
            raise IndexError("array index out of range")
        return self._items[i]

    def __setitem__(self, i, x):
        if isinstance(i, slice):
            self._items[i] = x._items
            return
        if i < -len(self._items) or i >= len(self._items):
            raise IndexError("array assignment index out of range")
        self._items[i] = self._checked(x)

    def __delitem__(self, i):
        if isinstance(i, slice):
            del self._items[i]
            return
        if i < -len(self._items) or i >= len(self._items):
            raise IndexError("array assignment index out of range")
        del self._items[i]

    def __add__(self, other):
        new = self._same_(self.typecode)
        new._items = self._items + other._items
        return new

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        new = self._same_(self.typecode)
        new._items = self._items * n
        return new

    def __eq__(self, other):
        if not isinstance(other, array):
            return NotImplemented
        return self._items == other._items

    def __lt__(self, other):
        return self._items < other._items

    def __le__(self, other):
        return self._items <= other._items

    def __gt__(self, other):
        return self._items > other._items

    def __ge__(self, other):
        return self._items >= other._items

    def __copy__(self):
        return self[:]

    __rmul__ = __mul__

    def __imul__(self, n):
        self._items *= n
        return self

    def __repr__(self):
        if len(self._items) == 0:
            return "array('" + self.typecode + "')"
        return "array('" + self.typecode + "', " + repr(self._items) + ")"


array._annspecialcase_ = "specialize:ctr_location"


_adopted = {}


def _adopt(obj):
    """The array that stands for one of the host's, made before translation."""
    known = _adopted.get(id(obj))
    if known is None:
        known = (array(obj.typecode, list(obj)), obj)
        _adopted[id(obj)] = known
    return known[0]
