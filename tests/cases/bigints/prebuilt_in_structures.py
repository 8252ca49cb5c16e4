from rpython.rlib.rbigint import rbigint

BIG = 10 ** 40
PRIMES = [2 ** 61 - 1, 2 ** 89 - 1, 2 ** 127 - 1]
TABLE = [rbigint.fromlong(p) for p in PRIMES]
NAMED = {'googol': rbigint.fromlong(10 ** 100), 'mask': rbigint.fromlong(0xffffffffffffffff)}
LIMIT = rbigint.fromlong(-BIG)


class Holder:
    value = rbigint.fromlong(2 ** 70)

    def __init__(self, n):
        self.value = Holder.value.int_add(n)


def entry_point(argv):
    n = len(argv)
    print([p.str() for p in TABLE], LIMIT.str(), rbigint.fromlong(BIG).str())
    for name in sorted(NAMED):
        print(name, NAMED[name].str(), NAMED[name].bit_length())
    print(Holder.value.str(), Holder(n).value.str(), Holder(5).value.sub(Holder.value).toint())
    a = TABLE[n % 3].mul(TABLE[0]).add(LIMIT)
    print(a.str(), a.lt(LIMIT), a.gt(LIMIT), a.mod(TABLE[2]).str())
    print(rbigint.fromlong(3 * BIG + 7).mod(rbigint.fromlong(BIG)).toint(), rbigint.fromlong(0).tobool(), rbigint.fromlong(-1).toint())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
