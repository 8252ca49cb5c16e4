"""Functions, methods and classes that are kept together."""
from rpython.helpers.ll_hash import ll_hash_identity, ll_hash_mix

__specialize__ = "low_level"


def ll_same_function(p, q):
    """A method of an object is made anew each time that it is asked for."""
    if p == q:
        return True
    if not p or not q or p.method == 0 or p.method != q.method:
        return False
    return p.object == q.object


def ll_hash_function(p):
    if not p or p.method == 0:
        return ll_hash_identity(p)
    return ll_hash_mix(p.method, ll_hash_identity(p.object))
