from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    n = len(argv)
    two = rbigint.fromint(2 * n)
    print(two.pow(rbigint.fromint(100)).str(), two.neg().pow(rbigint.fromint(101)).str(), rbigint.fromint(7).int_pow(77).str(), rbigint.fromint(0).pow(rbigint.fromint(0)).str(), rbigint.fromint(-3).int_pow(5).str())
    m = rbigint.fromdecimalstr('170141183460469231731687303715884105727')
    print(rbigint.fromint(3).pow(m.int_sub(1), m).str(), rbigint.fromint(12345).pow(rbigint.fromint(67890), m).str(), two.pow(rbigint.fromint(10), rbigint.fromint(1)).str(), rbigint.fromint(-5).pow(rbigint.fromint(3), rbigint.fromint(-7)).str())
    try:
        two.pow(rbigint.fromint(-n))
    except ValueError as e:
        print('ValueError', e)
    try:
        two.pow(rbigint.fromint(-n), m)
    except TypeError as e:
        print('TypeError', e)
    try:
        two.pow(two, rbigint.fromint(n - 1))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
