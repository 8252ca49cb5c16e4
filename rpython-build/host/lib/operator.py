"""The operators as functions."""

__specialize__ = "types"


def lt(a, b): return a < b
def le(a, b): return a <= b
def eq(a, b): return a == b
def ne(a, b): return a != b
def ge(a, b): return a >= b
def gt(a, b): return a > b
def not_(a): return not a
def truth(a): return True if a else False
def is_(a, b): return a is b
def is_not(a, b): return a is not b
def add(a, b): return a + b
def and_(a, b): return a & b
def floordiv(a, b): return a // b
def invert(a): return ~a
def lshift(a, b): return a << b
def mod(a, b): return a % b
def mul(a, b): return a * b
def matmul(a, b): return a @ b
def neg(a): return -a
def or_(a, b): return a | b
def pos(a): return +a
def pow(a, b): return a ** b
def rshift(a, b): return a >> b
def sub(a, b): return a - b
def truediv(a, b): return a / b
def xor(a, b): return a ^ b
def concat(a, b): return a + b
def contains(a, b): return b in a
def getitem(a, b): return a[b]


_abs = abs


def abs(a):
    return _abs(a)


def index(a):
    if isinstance(a, int):
        return int(a)
    if not hasattr(a, "__index__"):
        raise TypeError("'%s' object cannot be interpreted as an integer" % type(a).__name__)
    return a.__index__()


inv = invert


def setitem(a, b, c):
    a[b] = c


def delitem(a, b):
    del a[b]


def countOf(a, b):
    count = 0
    for item in a:
        if item is b or item == b:
            count += 1
    return count


def indexOf(a, b):
    for position, item in enumerate(a):
        if item is b or item == b:
            return position
    raise ValueError("sequence.index(x): x not in sequence")


def length_hint(obj, default=0):
    try:
        return len(obj)
    except TypeError:
        hint = getattr(type(obj), "__length_hint__", None)
        if hint is None:
            return default
        found = hint(obj)
        return default if found is NotImplemented else found


def iadd(a, b):
    a += b
    return a


def iand(a, b):
    a &= b
    return a


def iconcat(a, b):
    a += b
    return a


def ifloordiv(a, b):
    a //= b
    return a


def ilshift(a, b):
    a <<= b
    return a


def imod(a, b):
    a %= b
    return a


def imul(a, b):
    a *= b
    return a


def imatmul(a, b):
    a @= b
    return a


def ior(a, b):
    a |= b
    return a


def ipow(a, b):
    a **= b
    return a


def irshift(a, b):
    a >>= b
    return a


def isub(a, b):
    a -= b
    return a


def itruediv(a, b):
    a /= b
    return a


def ixor(a, b):
    a ^= b
    return a


def call(obj, /, *args, **kwargs):
    return obj(*args, **kwargs)


class attrgetter:
    def __init__(self, attr, *attrs):
        for name in (attr,) + attrs:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        self._attrs = (attr,) + attrs

    def _replaced_(self):
        from rpython.replacements.operator import made_of_attributes
        return made_of_attributes(self._attrs)

    def _get(self, obj, name):
        for part in name.split("."):
            obj = getattr(obj, part)
        return obj

    def __call__(self, obj):
        if len(self._attrs) == 1:
            return self._get(obj, self._attrs[0])
        return tuple([self._get(obj, name) for name in self._attrs])

    def __repr__(self):
        return "operator.attrgetter(" + ", ".join([repr(name) for name in self._attrs]) + ")"


class itemgetter:
    def __init__(self, item, *items):
        self._items = (item,) + items

    def _replaced_(self):
        from rpython.replacements.operator import made_of_items
        return made_of_items(self._items)

    def __call__(self, obj):
        if len(self._items) == 1:
            return obj[self._items[0]]
        return tuple([obj[item] for item in self._items])

    def __repr__(self):
        return "operator.itemgetter(" + ", ".join([repr(item) for item in self._items]) + ")"


class methodcaller:
    def __init__(self, name, /, *args, **kwargs):
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name = name
        self._args = args
        self._kwargs = kwargs

    def _replaced_(self):
        from rpython.replacements.operator import made_of_method
        return made_of_method(self._name, self._args, self._kwargs)

    def __call__(self, obj):
        return getattr(obj, self._name)(*self._args, **self._kwargs)

    def __repr__(self):
        parts = [repr(self._name)] + [repr(arg) for arg in self._args]
        parts += ["%s=%r" % item for item in self._kwargs.items()]
        return "operator.methodcaller(" + ", ".join(parts) + ")"


__lt__ = lt
__le__ = le
__eq__ = eq
__ne__ = ne
__ge__ = ge
__gt__ = gt
__not__ = not_
__abs__ = abs
__add__ = add
__and__ = and_
__floordiv__ = floordiv
__index__ = index
__inv__ = inv
__invert__ = invert
__lshift__ = lshift
__mod__ = mod
__mul__ = mul
__matmul__ = matmul
__neg__ = neg
__or__ = or_
__pos__ = pos
__pow__ = pow
__rshift__ = rshift
__sub__ = sub
__truediv__ = truediv
__xor__ = xor
__concat__ = concat
__contains__ = contains
__delitem__ = delitem
__getitem__ = getitem
__setitem__ = setitem
__iadd__ = iadd
__iand__ = iand
__iconcat__ = iconcat
__ifloordiv__ = ifloordiv
__ilshift__ = ilshift
__imod__ = imod
__imul__ = imul
__imatmul__ = imatmul
__ior__ = ior
__ipow__ = ipow
__irshift__ = irshift
__isub__ = isub
__itruediv__ = itruediv
__ixor__ = ixor
