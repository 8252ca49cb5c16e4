"""What members of an `IntEnum` have from `int`, in ordinary Python: operators on their values."""

__specialize__ = "types"


def int__add__(self, other):
    return self._value_ + other


def int__radd__(self, other):
    return other + self._value_


def int__sub__(self, other):
    return self._value_ - other


def int__rsub__(self, other):
    return other - self._value_


def int__mul__(self, other):
    return self._value_ * other


def int__rmul__(self, other):
    return other * self._value_


def int__floordiv__(self, other):
    return self._value_ // other


def int__rfloordiv__(self, other):
    return other // self._value_


def int__mod__(self, other):
    return self._value_ % other


def int__rmod__(self, other):
    return other % self._value_


def int__truediv__(self, other):
    return self._value_ / other


def int__rtruediv__(self, other):
    return other / self._value_


def int__pow__(self, other):
    return self._value_ ** other


def int__rpow__(self, other):
    return other ** self._value_


def int__lshift__(self, other):
    return self._value_ << other


def int__rlshift__(self, other):
    return other << self._value_


def int__rshift__(self, other):
    return self._value_ >> other


def int__rrshift__(self, other):
    return other >> self._value_


def int__and__(self, other):
    return self._value_ & other


def int__rand__(self, other):
    return other & self._value_


def int__or__(self, other):
    return self._value_ | other


def int__ror__(self, other):
    return other | self._value_


def int__xor__(self, other):
    return self._value_ ^ other


def int__rxor__(self, other):
    return other ^ self._value_


def int__divmod__(self, other):
    return divmod(self._value_, other)


def int__rdivmod__(self, other):
    return divmod(other, self._value_)


def int__lt__(self, other):
    return self._value_ < other


def int__le__(self, other):
    return self._value_ <= other


def int__gt__(self, other):
    return self._value_ > other


def int__ge__(self, other):
    return self._value_ >= other


def int__eq__(self, other):
    return self._value_ == other


def int__ne__(self, other):
    return self._value_ != other


def int__hash__(self):
    return hash(self._value_)


def int__bool__(self):
    return self._value_ != 0


def int__int__(self):
    return self._value_


def int__index__(self):
    return self._value_


def int__float__(self):
    return float(self._value_)


def int__neg__(self):
    return -self._value_


def int__pos__(self):
    return self._value_


def int__invert__(self):
    return ~self._value_


def int__abs__(self):
    return abs(self._value_)


def int__str__(self):
    return str(self._value_)


def int__repr__(self):
    return str(self._value_)


def int__format__(self, spec):
    return format(self._value_, spec)


int__format__._annspecialcase_ = "specialize:arg(1)"


# Members that are a `float` have the same, but for what `float` has not, and this.

def float__int__(self):
    return int(self._value_)
