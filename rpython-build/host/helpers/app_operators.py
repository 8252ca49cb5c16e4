"""Operators and comparisons of the program's own objects, as Python dispatches them.

A special method that returns `NotImplemented` raises `NotImplementedResult` in translated code.
What `has_method` and `reflected_first` tell is known to the annotator, so that each function here,
made anew for the types of its operands, keeps only the calls that its operands can take.
"""

__specialize__ = "types"


class NotImplementedResult(BaseException):
    """What `return NotImplemented` does."""


def has_method(x, name):
    """Whether an object that `x` may be has this method."""
    raise NotImplementedError


def reflected_first(a, b, name, reflected):
    """Whether the right operand is asked first: its class is below the left one's."""
    raise NotImplementedError


def result_of(x, name):
    """What an operation takes the result of this special method for; known to the annotator."""
    raise NotImplementedError


def length(n):
    if n < 0:
        raise ValueError("__len__() should return >= 0")
    return n


def hash_value(n):
    return -2 if n == -1 else n


def something(x, message):
    """What must not be `None`."""
    if x is None:
        raise TypeError(message)
    return x


def not_implemented(self, other):
    """What `object` has for an operator that a class does not define."""
    raise NotImplementedResult


def object_eq(self, other):
    if self is other:
        return True
    raise NotImplementedResult


def object_ne(self, other):
    result = self.__eq__(other)
    if result is NotImplemented:
        return NotImplemented
    return not result


def no_answer(name):
    """What the caller of a function gets that takes its `NotImplemented` for a value."""
    raise TypeError(name + "() gives NotImplemented, which is no value in translated code")


def _is_repeated(x):
    """Whether `*` of it and a number is that."""
    return isinstance(x, (str, bytes, bytearray, list, tuple, range)) and type(x).__name__ != "range"


def _unsupported(symbol, a, b):
    if symbol == "*" or symbol == "*=":
        if _is_repeated(a):
            raise TypeError("can't multiply sequence by non-int of type '" + type(b).__name__ + "'")
        if _is_repeated(b):
            raise TypeError("can't multiply sequence by non-int of type '" + type(a).__name__ + "'")
    if symbol == "+" and isinstance(a, (str, list, tuple, range)) and type(a).__name__ != "range":
        name = type(a).__name__
        raise TypeError("can only concatenate " + name + " (not \"" + type(b).__name__ + "\") to " + name)
    raise TypeError("unsupported operand type(s) for " + symbol + ": '" + type(a).__name__ + "' and '"
                    + type(b).__name__ + "'")


def _unordered(symbol, a, b):
    raise TypeError("'" + symbol + "' not supported between instances of '" + type(a).__name__ + "' and '"
                    + type(b).__name__ + "'")


def _ask_method(name, reflected):
    """A function that asks the left operand first, and raises if neither answers."""
    def ask(a, b):
        if has_method(a, name):
            try:
                return getattr(a, name)(b)
            except NotImplementedResult:
                pass
        if has_method(b, reflected) and (not has_method(a, name) or type(a) is not type(b)):
            return getattr(b, reflected)(a)
        raise NotImplementedResult
    return ask


def _with_none(name, reflected, refuse):
    """Where one operand is `None`, the other's method is asked."""
    def ask(symbol, a, b):
        try:
            if a is None:
                if b is not None and has_method(b, reflected):
                    return getattr(b, reflected)(None)
            elif has_method(a, name):
                return getattr(a, name)(None)
        except NotImplementedResult:
            pass
        refuse(symbol, a, b)
    return ask


def _binary(symbol, name, reflected):
    ask = _ask_method(name, reflected)
    with_none = _with_none(name, reflected, _unsupported)

    def binary(a, b):
        if a is None or b is None:
            return with_none(symbol, a, b)
        try:
            if reflected_first(a, b, name, reflected):
                try:
                    return getattr(b, reflected)(a)
                except NotImplementedResult:
                    return getattr(a, name)(b)
            return ask(a, b)
        except NotImplementedResult:
            pass
        _unsupported(symbol, a, b)
    return binary


def _inplace(name, otherwise):
    def inplace(a, b):
        if has_method(a, name):
            try:
                return getattr(a, name)(b)
            except NotImplementedResult:
                pass
        return otherwise(a, b)
    return inplace


def _ordering(symbol, name, reflected):
    with_none = _with_none(name, reflected, _unordered)

    def compare(a, b):
        if a is None or b is None:
            return with_none(symbol, a, b)
        if reflected_first(a, b, name, reflected):
            try:
                return getattr(b, reflected)(a)
            except NotImplementedResult:
                pass
            try:
                return getattr(a, name)(b)
            except NotImplementedResult:
                pass
        else:
            if has_method(a, name):
                try:
                    return getattr(a, name)(b)
                except NotImplementedResult:
                    pass
            if has_method(b, reflected):
                try:
                    return getattr(b, reflected)(a)
                except NotImplementedResult:
                    pass
        _unordered(symbol, a, b)
    return compare


def _equality(name, same):
    def compare(a, b):
        if a is None:
            if b is None:
                return same
            if has_method(b, name):
                try:
                    return getattr(b, name)(None)
                except NotImplementedResult:
                    pass
            return not same
        if reflected_first(a, b, name, name):
            try:
                return getattr(b, name)(a)
            except NotImplementedResult:
                pass
            try:
                return getattr(a, name)(b)
            except NotImplementedResult:
                pass
        else:
            if has_method(a, name):
                try:
                    return getattr(a, name)(b)
                except NotImplementedResult:
                    pass
            if b is not None and has_method(b, name):
                try:
                    return getattr(b, name)(a)
                except NotImplementedResult:
                    pass
        return (a is b) == same
    return compare


for symbol, word in [("+", "add"), ("-", "sub"), ("*", "mul"), ("@", "matmul"), ("/", "truediv"),
                     ("//", "floordiv"), ("%", "mod"), ("**", "pow"), ("<<", "lshift"), (">>", "rshift"),
                     ("&", "and"), ("|", "or"), ("^", "xor"), ("divmod()", "divmod")]:
    shown = "** or pow()" if word == "pow" else symbol
    name, reflected = "__%s__" % word, "__r%s__" % word
    globals()["binary_" + word] = _binary(shown, name, reflected)
    shown = "**=" if word == "pow" else symbol + "="
    globals()["inplace_" + word] = _inplace("__i%s__" % word, _binary(shown, name, reflected))

equal = _equality("__eq__", True)
unequal = _equality("__ne__", False)
less = _ordering("<", "__lt__", "__gt__")
less_equal = _ordering("<=", "__le__", "__ge__")
greater = _ordering(">", "__gt__", "__lt__")
greater_equal = _ordering(">=", "__ge__", "__le__")


# Comparing and hashing items of containers.

def item_eq(a, b):
    """Whether an item is the one that is looked for."""
    if has_method(a, "__eq__"):
        if a is b:
            return True
    if a == b:
        return True
    return False


def found_among(before, item, sought):
    """One step of `sought in (…, item, …)`."""
    if before:
        return True
    return item_eq(item, sought)


def key_eq(a, b):
    # (Containers do not ask an item whether it is equal to itself.)
    if a is b or a == b:
        return True
    return False


def key_lt(a, b):
    if a < b:
        return True
    return False


def key_gt(a, b):
    if a > b:
        return True
    return False


def key_hash(a):
    if a is None:
        return 0
    return hash(a)


def key_repr(a):
    return repr(a)
