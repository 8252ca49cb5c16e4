from rpython.rlib.rbigint import rbigint
from rpython.rlib.objectmodel import r_dict


def eq(a, b):
    return a.eq(b)


def hash_of(a):
    return a.hash()


def entry_point(argv):
    n = len(argv)
    d = r_dict(eq, hash_of)
    for i in range(50):
        d[rbigint.fromint(3).int_pow(i * n)] = i
    print(len(d), d[rbigint.fromdecimalstr('239299329230617529590083')], rbigint.fromint(2) in d, d.get(rbigint.fromint(9), -1))
    a = rbigint.fromdecimalstr('123456789012345678901234567890')
    b = rbigint.fromint(123456789).mul(rbigint.fromdecimalstr('1000000000000000000000')).add(rbigint.fromdecimalstr('12345678901234567890'))
    print(a.hash() == b.hash(), a.eq(b), rbigint.fromint(5).hash() == rbigint.fromint(4 + n).hash(), rbigint.fromint(0).hash())
    total = rbigint.fromint(0)
    factorial = rbigint.fromint(1)
    for i in range(1, 60):
        factorial = factorial.int_mul(i)
        total = total.add(factorial)
    print(total.str(), total.bit_length(), total.int_mod(1000007).toint(), factorial.floordiv(rbigint.fromint(57)).mod(rbigint.fromint(61)).toint())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
