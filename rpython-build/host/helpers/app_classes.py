"""What is known of classes while a program is translated; and tests of values that say what they are."""

__specialize__ = "types"


def init_fields(cls):
    """The names of the fields that the constructor of a dataclass, or of a named tuple, takes."""
    if "__named__" in dir(cls):
        return cls._fields
    return tuple([f.name for f in cls.__dataclass_fields__.values() if f.init and f._kind == "field"])


def init_variables(cls):
    """The names of what the constructor of a dataclass takes besides, and hands on to `__post_init__`."""
    if "__named__" in dir(cls):
        return ()
    return tuple([f.name for f in cls.__dataclass_fields__.values() if f.init and f._kind == "initvar"])


def is_of_types(x, kinds):
    """`isinstance` of a value that says itself what it is; None is the last of the kinds."""
    if x is None:
        return kinds & 64 != 0
    return x._is_a(kinds)


def is_truth(x, truth):
    """`x is True`, `x is False`, of such a value."""
    return is_of_types(x, 32) and bool(x) == truth


def complete_flags(cls):
    """Makes all members of an enumeration of flags."""
    mask = cls._flag_mask_
    bits = [1 << i for i in range(mask.bit_length()) if mask & 1 << i]
    if len(bits) <= 12:
        for number in range(1 << len(bits)):
            cls(sum([bit for i, bit in enumerate(bits) if number >> i & 1]))


def member_finder(cls):
    """`C(value)` of an enumeration whose `_missing_` is the program's."""
    table = cls._value2member_map_
    name = cls.__qualname__
    missing = cls._missing_

    def find(value):
        if value in table:
            return table[value]
        found = missing(value)
        if found is None:
            raise ValueError(repr(value) + " is not a valid " + name)
        return found

    return find


def invalid_flags(shown, value, mask):
    """What is said of a number that no flags of a class have."""
    width = max(value.bit_length(), mask.bit_length())
    return "%s invalid value %d\n    given %s\n  allowed %s" % (shown, value, _bits(value, width), _bits(mask, width))


def _bits(value, width):
    if value < 0:
        return "0b1 " + bin(value + (1 << width))[2:].rjust(width, "0")
    return "0b0 " + bin(value)[2:].rjust(width, "0")


def flag_member(table, value, shown, mask):
    """`C(value)` of flags that are `STRICT`."""
    found = value
    if value < 0:
        found += 1 << mask.bit_length()
    if found in table:
        return table[found]
    raise ValueError(invalid_flags(shown, value, mask))


def initialiser(cls):
    """What calls the `__init__` of what the `__new__` of a class gives, if it is one of its objects; None if nothing is to be
    called. Each class below that has one of its own is asked for by itself: what it takes may differ."""
    below = [cls]
    for c in below:
        below.extend([sub for sub in c.__subclasses__() if sub not in below])
    below = [c for c in below[1:] if "__init__" in vars(c) or len(c.__bases__) > 1]
    below.sort(key=lambda c: len(c.__mro__), reverse=True)
    below.append(cls)
    lines = ["def init(made, *args, **keywords):", "    pass"]
    namespace = {"__name__": __name__}
    for i, c in enumerate(below):
        namespace["C%d" % i] = c
        does = "return" if c.__init__ is object.__init__ else "return made.__init__(*args, **keywords)"
        lines.append("    if isinstance(made, C%d): %s" % (i, does))
    if len(lines) == 3 and cls.__init__ is object.__init__:
        return None
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_classes_made.py", "exec"), namespace)
    return namespace["init"]


def _one_of(classes, parameters, does):
    """A function that does this with the one of these classes that it is given."""
    lines = ["def call(%s):" % parameters]
    namespace = {"__name__": __name__}
    for i, cls in enumerate(classes):
        namespace["C%d" % i] = cls
        last = i == len(classes) - 1
        lines.append("    %sreturn %s" % ("" if last else "if cls is C%d: " % i, does % ("C%d" % i)))
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_classes_made.py", "exec"), namespace)
    return namespace["call"]


def caller(*classes):
    """What calls the one of these classes that it is given."""
    return _one_of(classes, "cls, *args, **keywords", "%s(*args, **keywords)")


def instance_tester(*classes):
    """`isinstance` of the one of these classes that it is given."""
    return _one_of(classes, "x, cls", "isinstance(x, %s)")


def subclass_tester(*classes):
    """`issubclass` of the one of these classes that it is given."""
    return _one_of(classes, "cls, of", "issubclass(%s, of)")


def superclass_tester(*classes):
    """`issubclass` of another class below the one of these classes that it is given."""
    return _one_of(classes, "of, cls", "issubclass(of, %s)")
