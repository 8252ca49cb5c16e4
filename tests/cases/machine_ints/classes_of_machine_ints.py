# `isinstance` and `type` tell the sized integers from `int`, and from each other.
from rpython.rlib.objectmodel import specialize
from rpython.rlib.rarithmetic import (
    base_int, r_int16, r_int32, r_longlonglong, r_uint, r_uint8, r_uint32, r_uint64, r_ulonglong, unsigned_int)
from rpython.rlib.rbigint import rbigint


@specialize.argtype(0)
def tests(x):
    print(isinstance(x, int), isinstance(x, r_uint), isinstance(x, r_int32), isinstance(x, r_uint32),
          isinstance(x, r_ulonglong), isinstance(x, r_uint64), isinstance(x, base_int), isinstance(x, unsigned_int),
          isinstance(x, r_longlonglong), isinstance(x, bool), isinstance(x, float), isinstance(x, object))
    print(isinstance(x, (float, r_int32)), isinstance(x, (str, r_uint, r_uint8)), isinstance(x, (int, str)))
    print(type(x).__name__, type(x) is int, type(x) is r_uint, type(x) is r_uint32, type(x) is not r_int16)


@specialize.argtype(0)
def same_type(x, text):
    return type(x)(int(text))


class Number:
    def __init__(self, value, sort):
        self.value = value
        self.sort = sort


@specialize.argtype(0)
def wrap(x):
    if isinstance(x, bool):
        return Number(-1, "bool")
    if isinstance(x, r_uint):
        return Number(int(x & 0xFF), "unsigned")
    if isinstance(x, int):
        return Number(int(x), "int")
    if isinstance(x, float):
        return Number(int(x), "float")
    if isinstance(x, rbigint):
        return Number(x.toint(), "big")
    return Number(0, "unknown")


def low_byte(i):
    assert isinstance(i, r_uint)
    return (i - 1) & r_uint(0xFF)


def optional(n):
    if n > 5:
        return None
    return r_uint(n)


def entry_point(argv):
    n = len(argv)
    tests(r_uint(n))
    tests(r_int32(n))
    tests(r_uint32(n))
    tests(r_longlonglong(n))
    tests(r_int16(n))
    tests(n)
    tests(n == 1)
    tests(1.5 * n)
    print(same_type(r_uint(n), "3") - 4, same_type(r_uint8(n), "300"), same_type(n, "-3"), same_type(2.5, "7"))
    print(same_type(r_int16(n), "40000"))
    for number in [wrap(r_uint(n) - 2), wrap(n), wrap(n == 1), wrap(2.5), wrap(rbigint.fromint(n)), wrap(r_int32(-n))]:
        print(number.sort, number.value)
    print(low_byte(r_uint(0)), low_byte(r_uint(1) << 8 | n))
    for k in [3, 9]:
        found = optional(k)
        print(isinstance(found, r_uint), isinstance(found, int), found)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
