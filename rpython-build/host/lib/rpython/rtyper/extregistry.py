"""Entries for functions that the toolchain of old treated in special ways.

They are accepted, and have no effect: a function that has one is translated as it stands.
"""

__specialize__ = "low_level"


class ExtRegistryEntry(object):
    _about_ = None

    def compute_result_annotation(self, *args):
        return None

    def specialize_call(self, hop):
        return None


def lookup(instance):
    raise KeyError(instance)


def is_registered(instance):
    return False


def lookup_type(tp):
    raise KeyError(tp)


def is_registered_type(tp):
    return False
