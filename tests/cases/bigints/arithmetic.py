from rpython.rlib.rbigint import rbigint


def show(a, b):
    print(a.add(b).str(), a.sub(b).str(), a.mul(b).str(), a.neg().str(), a.abs().str())


def entry_point(argv):
    n = len(argv)
    one = rbigint.fromint(n)
    big = rbigint.fromint(9223372036854775807)
    low = rbigint.fromint(-9223372036854775807 - n)
    huge = big.mul(big).mul(big)
    values = [rbigint.fromint(0), one, one.neg(), big, low, huge, huge.neg()]
    for a in values:
        for b in values:
            show(a, b)
    f = rbigint.fromint(1)
    for i in range(1, 60):
        f = f.int_mul(i)
    print(f.str(), f.int_add(-1).str(), f.int_sub(5).str(), f.int_floordiv(1000000007).str(), f.int_mod(1000000007 * n + 6).str())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
