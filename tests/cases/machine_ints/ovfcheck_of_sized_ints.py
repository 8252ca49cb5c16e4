from rpython.rlib.rarithmetic import ovfcheck, r_int32, r_uint32, intmask


class Name(object):
    """An operand that is no number."""

    def __add__(self, other):
        return 'name+%d' % intmask(other)

    def __radd__(self, other):
        return '%d+name' % intmask(other)

    def __rsub__(self, other):
        return '%d-name' % intmask(other)

    def __rand__(self, other):
        return '%d&name' % intmask(other)

    def __rfloordiv__(self, other):
        return '%d//name' % intmask(other)

    def __rpow__(self, other):
        return '%d**name' % intmask(other)


def add(a, b):
    try:
        return str(intmask(ovfcheck(a + b)))
    except OverflowError:
        return 'ovf'


def sub(a, b):
    try:
        return str(intmask(ovfcheck(a - b)))
    except OverflowError:
        return 'ovf'


def mul(a, b):
    try:
        return str(intmask(ovfcheck(a * b)))
    except OverflowError:
        return 'ovf'


def entry_point(argv):
    n = len(argv)
    for a in [r_int32(2147483647), r_int32(-2147483647 - n), r_int32(65536 * n), r_int32(-n)]:
        for b in [r_int32(n), r_int32(-n), r_int32(32767 + n)]:
            # What was wrapped without a check is a number like others.
            wrapped = a + b
            print(intmask(a), intmask(b), add(a, b), sub(a, b), mul(a, b), intmask(wrapped), add(wrapped, r_int32(0)))
    u = r_uint32(42 * n)
    name = Name()
    print(u + name, name + u, u - name, u & name, u // name, u ** name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
