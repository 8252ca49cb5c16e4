# What the toolchain's own library says of itself in attributes of certain names is a matter of that library: here they are
# attributes as any others.
from functools import wraps

__mixins__ = True
__iterators__ = True
__on_demand__ = "_os"
__specialize__ = "low_level"


class Alias:
    _meaning_ = "alias"
    _members_ = (int, str)

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Alias) and self.name == other.name

    def __hash__(self):
        return 7


class LeftOut:
    _meaning_ = "left out"
    _lent_ = True

    def __init__(self, n):
        self.n = n


class Unrolled:
    _meaning_ = "unrolled"

    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return iter(self.items)


class Compared:
    _meaning_ = "compared"


class Enum:
    _meaning_ = "enum"
    members = [1, 2]


class CachedProperty:
    _meaning_ = "cached property"

    def __init__(self, n):
        self.n = n


class ExceptionArgument(Exception):
    _meaning_ = "exception argument"


class Replaced:
    _replacement_ = Alias

    def __init__(self, n):
        self.n = n

    def _replaced_(self):
        return LeftOut(-self.n)

    def get(self):
        return self.n


class One:
    _one_class_ = True
    _named_ = Compared
    _copied_ = Compared
    _same_ = Compared
    _fields = ("a",)
    changing = 1

    def name(self):
        return type(self).__name__


class Other(One):
    pass


def always(x):
    return x + 1


always._meaning_ = "true"
always._made_for_ = None
always._of_all_ = Exception


def nothing(x):
    print("nothing", x)
    return x


nothing._meaning_ = "nothing"
nothing._replacement_ = always


def kept(function):
    @wraps(function)
    def wrapper(x):
        return function(x) * 2

    return wrapper


wrapped = kept(always)

PREBUILT = Replaced(5)
ALIAS = Alias("prebuilt")


def numbers(n):
    i = 0
    while True:
        if i == n:
            raise StopIteration
        yield i
        i += 1


def default(x, left=LeftOut(3)):
    return x + left.n


def entry_point(argv):
    print(ALIAS.name, Alias("a") == Alias("a"), Alias("a") == ALIAS, len(Alias._members_), hash(ALIAS))
    print(default(1), default(2, LeftOut(40)))
    for item in Unrolled([len(argv) * 0 + 1, 2]):
        print(item)
    print(Compared() == Compared(), Enum.members[0], CachedProperty(3).n)
    try:
        raise ExceptionArgument("told")
    except ExceptionArgument as e:
        print(e, e.args[0])
    print(PREBUILT.get(), Replaced(6).get(), PREBUILT.n)
    print(One().name(), Other().name(), type(Other()) is One, type(Other()) is Other, isinstance(Other(), One))
    print(One() == One(), One._fields[0])
    One.changing += len(argv) * 0 + 1
    print(One.changing, Other.changing)
    print(always(1), nothing(4), wrapped(3))
    try:
        for n in numbers(2):
            print(n)
    except RuntimeError as e:
        print("RuntimeError", e)
    return 0
