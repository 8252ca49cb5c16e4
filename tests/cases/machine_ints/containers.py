from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32


class Rng(object):
    def __init__(self, seed):
        self.state = r_uint(seed)

    def next(self):
        self.state = self.state * r_uint(6364136223846793005) + r_uint(1442695040888963407)
        return self.state >> 33


def entry_point(argv):
    rng = Rng(len(argv))
    numbers = [rng.next() for _ in range(5)]
    for x in numbers:
        print(x)
    numbers.sort()
    print([int(x) for x in numbers])
    table = {}
    for x in numbers:
        table[x % r_uint(3)] = x
    for k in sorted(table):
        print(k, table[k], k in table, r_uint(9) in table)
    pair = (r_int32(-1), r_uint32(7))
    a, b = pair
    print(a, b, pair == (r_int32(-1), r_uint32(7)), hash(r_uint(5)) == hash(r_uint(len(argv) + 4)))
    seen = set()
    for i in range(10):
        seen.add(r_uint(i & 3))
    print(len(seen), r_uint(2) in seen)
    total = r_uint(0)
    for x in numbers:
        total ^= x
    print(total, numbers[0] in numbers, numbers.index(numbers[2]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
