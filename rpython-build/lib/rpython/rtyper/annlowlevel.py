"""From Python values to low-level ones and back."""

from rpython.rlib.objectmodel import we_are_translated


def not_rpython(func):
    func._not_rpython_ = True
    return func


def cast_instance_to_gcref(instance):
    """A reference without a type: any instance is one."""
    return instance


def cast_gcref_to_instance(Class, ref):
    assert ref is None or isinstance(ref, Class)
    return ref


cast_gcref_to_instance._annspecialcase_ = "specialize:arg(0)"
