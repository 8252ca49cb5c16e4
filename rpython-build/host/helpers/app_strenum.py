"""What members of an enumeration of texts have from `str`, in ordinary Python: operators on their values."""

__specialize__ = "types"


def str__add__(self, other):
    return self._value_ + other


def str__radd__(self, other):
    return other + self._value_


def str__mul__(self, other):
    return self._value_ * other


def str__rmul__(self, other):
    return other * self._value_


def str__lt__(self, other):
    return self._value_ < other


def str__le__(self, other):
    return self._value_ <= other


def str__gt__(self, other):
    return self._value_ > other


def str__ge__(self, other):
    return self._value_ >= other


def str__eq__(self, other):
    return self._value_ == other


def str__ne__(self, other):
    return self._value_ != other


def str__hash__(self):
    return hash(self._value_)


def str__len__(self):
    return len(self._value_)


def str__bool__(self):
    return self._value_ != ""


def str__contains__(self, part):
    return part in self._value_


def str__getitem__(self, index):
    return self._value_[index]


def str__iter__(self):
    return iter(self._value_)


def str__str__(self):
    return self._value_


def str__repr__(self):
    return repr(self._value_)


def str__format__(self, spec):
    return format(self._value_, spec)


str__format__._annspecialcase_ = "specialize:arg(1)"


def texts(members):
    return [member._value_ for member in members]
