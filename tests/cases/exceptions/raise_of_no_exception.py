class Trouble:
    def __init__(self, text=""):
        self.text = text


class Base(Exception):
    pass


class Stateful:
    def __init__(self):
        self.n = 7


class Mixed(Stateful, Exception):
    pass


class Odd(Exception):
    def __new__(cls, *args):
        return Trouble("odd")


def function():
    return 1


def attempt(name, f, x):
    try:
        f(x)
        print(name, "nothing")
    except Exception as e:
        cause = e.__cause__
        print(name, type(e).__name__, e, "from", None if cause is None else type(cause).__name__)


def instance(n):
    raise Trouble("no exception")


def maybe_none(n):
    e = Base("x") if n > 1 else None
    raise e


def none(n):
    raise None


def number(n):
    raise n


def text(n):
    raise "text"


def text_of_list(n):
    raise ["a", "b"][n]


def from_list(n):
    classes = [ValueError, Trouble, Base]
    raise classes[n]


def from_dict(n):
    classes = {0: KeyError, 1: Trouble, 2: None}
    raise classes[n]


def from_tuple(n):
    for kind in (KeyError, Trouble):
        if n == 0:
            raise kind
        n -= 1


def conditional(n):
    raise Base("c") if n == 0 else Trouble("d")


def object_of_anything(n):
    x = object() if n == 0 else Base("o")
    raise x


def a_function(n):
    raise function


def function_or_class(n):
    raise Trouble if n else Base


def from_trouble(n):
    raise Base("f") from (Trouble("cause") if n else None)


def from_class(n):
    causes = [KeyError, ValueError]
    raise Base("f") from causes[n]


def from_mixed_class(n):
    causes = [KeyError, Trouble, None]
    raise Base("f") from causes[n]


def from_number(n):
    raise Base("f") from n


def from_constant(n):
    raise Base("f") from Trouble


def from_maybe(n):
    raise Base("f") from (ValueError("v") if n else None)


def a_float(n):
    raise n + 0.5


def a_tuple(n):
    raise (ValueError, "x")


def a_class(n):
    raise Trouble


def a_type(n):
    raise int


def mixed(n):
    raise Mixed()


def odd_call(n):
    raise Odd()


def dynamic(n):
    e = Base("q") if n else KeyError("z")
    raise type(e)


def type_of_trouble(n):
    raise type(Trouble("t"))


def entry_point(argv):
    for n in range(3):
        attempt("instance", instance, n)
        attempt("maybe_none", maybe_none, n)
        attempt("none", none, n)
        attempt("number", number, n)
        attempt("text", text, n)
        if n < 2:
            attempt("text_of_list", text_of_list, n)
            attempt("from_class", from_class, n)
        attempt("from_list", from_list, n)
        attempt("from_dict", from_dict, n)
        attempt("from_tuple", from_tuple, n)
        attempt("conditional", conditional, n)
        attempt("object_of_anything", object_of_anything, n)
        attempt("a_function", a_function, n)
        attempt("function_or_class", function_or_class, n)
        attempt("from_trouble", from_trouble, n)
        attempt("from_mixed_class", from_mixed_class, n)
        attempt("from_number", from_number, n)
        attempt("from_constant", from_constant, n)
        attempt("from_maybe", from_maybe, n)
        attempt("a_float", a_float, n)
        attempt("a_tuple", a_tuple, n)
        attempt("a_class", a_class, n)
        attempt("a_type", a_type, n)
        attempt("mixed", mixed, n)
        attempt("odd_call", odd_call, n)
        attempt("dynamic", dynamic, n)
        attempt("type_of_trouble", type_of_trouble, n)
    return 0
