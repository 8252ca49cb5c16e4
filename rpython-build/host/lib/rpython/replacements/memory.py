"""`memoryview`, which is a native type while a program is imported: over bytes and bytearrays, one dimension of bytes."""

__specialize__ = "types"


def bound(i, length, low, high):
    """A bound of a slice as an index."""
    if i < 0:
        return max(i + length, low)
    return min(i, high)


def part(key, length):
    """What a slice takes of so many items: from where on, how many, how far apart."""
    step = 1 if key.step is None else key.step
    if step == 0:
        raise ValueError("slice step cannot be zero")
    low, high = 0, length
    if step < 0:
        low, high = -1, length - 1
    if key.start is None:
        start = low if step > 0 else high
    else:
        start = bound(key.start, length, low, high)
    if key.stop is None:
        stop = high if step > 0 else low
    else:
        stop = bound(key.stop, length, low, high)
    count = (stop - start + (step - 1 if step > 0 else step + 1)) // step
    return start, max(count, 0), step


class memoryview(object):
    """A view of some of an object's bytes: `_length` of them from `_start` on, `_step` apart."""

    format = "B"
    itemsize = 1
    ndim = 1

    def __init__(self, object):
        # One of the two is used.
        self._data = b""
        self._array = None
        self._start = 0
        self._step = 1
        self._released = False
        self.readonly = True
        if isinstance(object, memoryview):
            object._check()
            self._look_at(object, 0, object._length, 1)
        elif isinstance(object, bytes):
            self._data = object
            self._length = len(object)
        elif isinstance(object, bytearray):
            self._array = object
            self._length = len(object)
            self.readonly = False
        elif hasattr(object, "_buffer_"):
            raise TypeError("memoryview: of bytes and bytearrays only, not of '" + type(object).__name__ + "'")
        else:
            raise TypeError("memoryview: a bytes-like object is required, not '" + type(object).__name__ + "'")

    def _look_at(self, other, start, count, step):
        """Becomes a view of a part of what another one views."""
        self._data = other._data
        self._array = other._array
        self._start = other._start + start * other._step
        self._length = count
        self._step = step * other._step
        self.readonly = other.readonly

    def _part(self, start, count, step):
        part = memoryview(b"")
        part._look_at(self, start, count, step)
        return part

    def _get(self, at):
        array = self._array
        if array is not None:
            return array[at]
        return self._data[at]

    def _set(self, at, value):
        array = self._array
        if self.readonly or array is None:
            raise TypeError("cannot modify read-only memory")
        array[at] = value

    def _check(self):
        if self._released:
            raise ValueError("operation forbidden on released memoryview object")

    def _bytes(self):
        self._check()
        result = bytearray(self._length)
        i = 0
        while i < self._length:
            result[i] = self._get(self._start + i * self._step)
            i += 1
        return bytes(result)

    def _index(self, i):
        if i < 0:
            i += self._length
        if i < 0 or i >= self._length:
            raise IndexError("index out of bounds on dimension 1")
        return self._start + i * self._step

    def __len__(self):
        self._check()
        return self._length

    def __getitem__(self, key):
        self._check()
        if isinstance(key, slice):
            start, count, step = part(key, self._length)
            return self._part(start, count, step)
        return self._get(self._index(key))

    def __setitem__(self, key, value):
        self._check()
        if isinstance(key, slice):
            part = self[key]
            data = bytes(value)
            if len(data) != part._length:
                raise ValueError("memoryview assignment: lvalue and rvalue have different structures")
            i = 0
            while i < part._length:
                part._set(part._start + i * part._step, data[i])
                i += 1
        else:
            at = self._index(key)
            if value < 0 or value > 255:
                raise ValueError("memoryview: invalid value for format 'B'")
            self._set(at, value)

    def __iter__(self):
        return iter(self._bytes())

    def __contains__(self, value):
        return value in self._bytes()

    def __eq__(self, other):
        if isinstance(other, memoryview):
            return self._bytes() == other._bytes()
        if isinstance(other, (bytes, bytearray)):
            return self._bytes() == other
        return NotImplemented

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        if not self.readonly:
            raise ValueError("cannot hash writable memoryview object")
        return hash(self._bytes())

    def tobytes(self):
        return self._bytes()

    def _buffer_(self):
        return self._bytes()

    def tolist(self):
        return list(self._bytes())

    def hex(self, *args):
        return self._bytes().hex(*args)

    def toreadonly(self):
        view = self._part(0, self._length, 1)
        view.readonly = True
        return view

    def release(self):
        self._released = True

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, kind, value, traceback):
        self.release()

    @property
    def nbytes(self):
        return self._length

    @property
    def shape(self):
        return (self._length,)

    @property
    def strides(self):
        return (self._step,)

    @property
    def contiguous(self):
        return self._step == 1 or self._length <= 1
