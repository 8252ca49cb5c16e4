from rpython.rlib.nonconst import NonConstant
from rpython.rlib.objectmodel import specialize, we_are_translated, Symbolic, ComputedIntSymbolic, CDefinedIntSymbolic, is_annotation_constant
from rpython.rlib.unroll import unrolling_iterable
from rpython.rlib.rarithmetic import r_uint, intmask

CALLS = []


@specialize.memo()
def kind_of(cls):
    CALLS.append(cls)
    return cls.__name__.lower()


@specialize.memo()
def table_for(n):
    return [i * n for i in range(4)]


class Alpha(object):
    pass


class Beta(object):
    pass


@specialize.arg(0)
def twice(flag, x):
    if flag:
        return [x, x]
    return [x]


@specialize.argtype(1)
def tagged(tag, x):
    return '%s=%s' % (tag, x)


@specialize.call_location()
def here(x):
    return x


@specialize.arglistitemtype(0)
def total(items):
    result = items[0]
    for item in items[1:]:
        result += item
    return result


def entry_point(argv):
    n = len(argv)
    print(NonConstant(5) + n, NonConstant('text')[n], NonConstant(2.5) * n, NonConstant(True) and n == 1, NonConstant(False))
    print(kind_of(Alpha), kind_of(Beta), table_for(3), table_for(5), kind_of(Alpha if n == 1 else Beta))
    print(twice(True, n), twice(False, 'x'), tagged('a', n), tagged('b', 'text'), tagged('c', 2.5), here(n), here('y'), total([1, 2, n]), total(['a', 'b']), total([0.5, 1.5]))
    if we_are_translated():
        print('same')
    else:
        print('same')
    big = NonConstant(1 << 62)
    print(intmask(big * 2) == intmask(1 << 63), r_uint(big) * 2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
