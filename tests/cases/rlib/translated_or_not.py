from rpython.rlib.objectmodel import we_are_translated, specialize, always_inline, compute_hash, r_dict
from rpython.rlib.nonconst import NonConstant
from rpython.rlib.rgc import collect
from rpython.rlib.entrypoint import entrypoint_highlevel
from rpython.rtyper.extregistry import ExtRegistryEntry
from rpython.rtyper.annlowlevel import cast_instance_to_gcref, cast_gcref_to_instance
from rpython.rtyper.lltypesystem.lloperation import llop
from rpython.rtyper.lltypesystem import lltype


def helper():
    return 5


class Entry(ExtRegistryEntry):
    _about_ = helper

    def compute_result_annotation(self):
        return None


@entrypoint_highlevel('main', [int], c_name='exported')
def exported(n):
    return n + 1


class A:
    def __init__(self, n):
        self.n = n


@specialize.argtype(0)
def double(x):
    return x + x


@specialize.arg(0)
def tagged(kind, x):
    if kind == 'int':
        return x * 2
    return x * 3


def eq(a, b):
    return a % 10 == b % 10


def hash10(a):
    return a % 10


def entry_point(argv):
    print(helper(), exported(1), double(2), double('ab'), tagged('int', 5), tagged('other', 5))
    ref = cast_instance_to_gcref(A(3))
    print(cast_gcref_to_instance(A, ref).n)
    print(llop.int_add(lltype.Signed, 3, 4), llop.int_lt(lltype.Bool, 1, 2), llop.int_between(lltype.Bool, 1, 1, 5))
    llop.debug_print(lltype.Void, 'x', 1)
    d = r_dict(eq, hash10)
    d[5] = 'five'
    print(d[15], 25 in d, 4 in d)
    print(NonConstant(7) + 1)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
