"""Numbers that may be None: null, or a box with the value."""
from rpython.ll import inline, llstr, malloc, nullptr
from rpython.helpers.ll_hash import HASH_OF_NONE

__specialize__ = "low_level"


@inline
def ll_true(p):
    if not p:
        return False
    if p.value:
        return True
    return False


def ll_same(p, q):
    if not p or not q:
        return not p and not q
    return p.value == q.value


def ll_eq(p, q, eq):
    """The function is for values that are not None."""
    if not p or not q:
        return not p and not q
    return eq(p, q)


def ll_eq_left(p, y, eq):
    if not p:
        return False
    return eq(p, y)


def ll_eq_right(x, q, eq):
    if not q:
        return False
    return eq(x, q)


def ll_hash(p, hash):
    if not p:
        return HASH_OF_NONE
    return hash(p)


def ll_text(p, text):
    if not p:
        return llstr("None")
    return text(p)


def ll_convert_box(p, convert, BOX):
    if not p:
        return nullptr(BOX)
    q = malloc(BOX)
    q.value = convert(p.value)
    return q


def ll_convert_pointer(p, convert, TARGET):
    if not p:
        return nullptr(TARGET)
    return convert(p)
