"""Arrays of machine values."""

import struct as _struct

typecodes = "bBuhHiIlLqQfd"


class array:
    __hash__ = None

    def __init__(self, typecode, initializer=()):
        if typecode not in typecodes or len(typecode) != 1:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        self.typecode = typecode
        self.itemsize = 4 if typecode == "u" else _struct.calcsize(typecode)
        self._items = []
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        elif isinstance(initializer, str):
            if typecode != "u":
                raise TypeError("cannot use a str to initialize an array with typecode '%s'" % typecode)
            self._items = list(initializer)
        else:
            for item in initializer:
                self.append(item)

    def _checked(self, x):
        code = self.typecode
        if code == "u":
            if not isinstance(x, str) or len(x) != 1:
                raise TypeError("array item must be a unicode character, not " + type(x).__name__)
            return x
        if code in "fd":
            if not isinstance(x, (int, float)):
                raise TypeError("must be real number, not " + type(x).__name__)
            return _struct.unpack(code, _struct.pack(code, x))[0]
        if not isinstance(x, int):
            raise TypeError("'%s' object cannot be interpreted as an integer" % type(x).__name__)
        bits = self.itemsize * 8
        low, high = (0, (1 << bits) - 1) if code.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)
        if x < low or x > high:
            names = {"b": "signed char", "B": "unsigned byte integer", "h": "signed short integer",
                     "H": "unsigned short", "i": "Python int", "I": "unsigned int"}
            what = names.get(code, "int")
            raise OverflowError("%s is %s" % (what, "less than minimum" if x < low else "greater than maximum"))
        return int(x)

    def append(self, x):
        self._items.append(self._checked(x))

    def extend(self, iterable):
        for item in list(iterable):
            self.append(item)

    def fromlist(self, items):
        self.extend(items)

    def tolist(self):
        return list(self._items)

    def tobytes(self):
        if self.typecode == "u":
            return "".join(self._items).encode("utf-32-le")
        return _struct.pack("%d%s" % (len(self._items), self.typecode), *self._items)

    def frombytes(self, buffer):
        if len(buffer) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        self._items.extend(_struct.unpack("%d%s" % (len(buffer) // self.itemsize, self.typecode), bytes(buffer)))

    def tofile(self, f):
        f.write(self.tobytes())

    def fromfile(self, f, n):
        data = f.read(n * self.itemsize)
        self.frombytes(data[:len(data) // self.itemsize * self.itemsize])
        if len(data) != n * self.itemsize:
            raise EOFError("read() didn't return enough bytes")

    def insert(self, i, x):
        self._items.insert(i, self._checked(x))

    def pop(self, i=-1):
        if not self._items:
            raise IndexError("pop from empty array")
        return self._items.pop(i)

    def remove(self, x):
        if x not in self._items:
            raise ValueError("array.remove(x): x not in array")
        self._items.remove(x)

    def index(self, x, *bounds):
        try:
            return self._items.index(x, *bounds)
        except ValueError:
            raise ValueError("array.index(x): x not in array") from None

    def count(self, x):
        return self._items.count(x)

    def reverse(self):
        self._items.reverse()

    def byteswap(self):
        raw = self.tobytes()
        swapped = b"".join([raw[i:i + self.itemsize][::-1] for i in range(0, len(raw), self.itemsize)])
        self._items.clear()
        self.frombytes(swapped)

    def buffer_info(self):
        return id(self), len(self._items)

    def tounicode(self):
        return "".join(self._items)

    def _new(self, items):
        new = array(self.typecode)
        new._items = items
        return new

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, x):
        return x in self._items

    def __getitem__(self, i):
        if isinstance(i, slice):
            return self._new(self._items[i])
        try:
            return self._items[i]
        except IndexError:
            raise IndexError("array index out of range") from None

    def __setitem__(self, i, x):
        if isinstance(i, slice):
            if not isinstance(x, array):
                raise TypeError("can only assign array (not \"%s\") to array slice" % type(x).__name__)
            self._items[i] = x._items
            return
        value = self._checked(x)
        try:
            self._items[i] = value
        except IndexError:
            raise IndexError("array assignment index out of range") from None

    def __delitem__(self, i):
        del self._items[i]

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError("can only append array (not \"%s\") to array" % type(other).__name__)
        return self._new(self._items + other._items)

    def __iadd__(self, other):
        self._items.extend(other._items)
        return self

    def __mul__(self, n):
        return self._new(self._items * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self._items *= n
        return self

    def __eq__(self, other):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    def __gt__(self, other):
        return self._items > other._items if isinstance(other, array) else NotImplemented

    def __ge__(self, other):
        return self._items >= other._items if isinstance(other, array) else NotImplemented

    def __copy__(self):
        return self._new(list(self._items))

    def __deepcopy__(self, memo):
        return self._new(list(self._items))

    def __repr__(self):
        if not self._items:
            return "array('%s')" % self.typecode
        if self.typecode == "u":
            return "array('u', %r)" % "".join(self._items)
        return "array('%s', %r)" % (self.typecode, self._items)


ArrayType = array
