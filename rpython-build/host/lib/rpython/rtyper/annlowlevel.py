"""From Python values to low-level ones and back."""

from rpython import ll
from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rtyper.lltypesystem._callbacks import llhelper

__specialize__ = "low_level"


def not_rpython(func):
    func._not_rpython_ = True
    return func


def llhelper_args(FUNCPTR, args, result):
    """A decorator: the function as a pointer."""
    def decorate(func):
        return llhelper(FUNCPTR, func)
    return decorate


def cast_instance_to_gcref(instance):
    """A reference without a type: any instance is one."""
    return instance


cast_instance_to_base_ptr = cast_nongc_instance_to_base_ptr = cast_instance_to_gcref


@specialize.arg(0)
def cast_gcref_to_instance(Class, ref):
    assert ref is None or isinstance(ref, Class)
    return ref


cast_base_ptr_to_instance = cast_base_ptr_to_nongc_instance = cast_gcref_to_instance


def hlstr(ll_s):
    """A low-level string as a string: they are the same."""
    return ll_s


llstr = hlunicode = llunicode = hlstr


def cachedtype(cls):
    """The class gives one instance per arguments."""
    cache = {}

    def make(*args):
        if args not in cache:
            cache[args] = cls(*args)
        return cache[args]
    return make
