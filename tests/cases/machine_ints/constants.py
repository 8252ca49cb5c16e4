from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, intmask, r_ulonglong

MASK = r_uint(0xffff0000ffff0000)
SMALL = r_int32(-100)
TABLE = [r_uint(1), r_uint(-1), r_uint(1 << 63)]
NAMES = {r_uint(5): 'five', r_uint(-1): 'top'}
BIG = 0xcbf29ce484222325
PRIME = r_ulonglong(1099511628211)


class Config(object):
    limit = r_uint32(4000000000)


def fnv1a(text):
    h = r_ulonglong(BIG)
    for c in text:
        h = (h ^ r_ulonglong(ord(c))) * PRIME
    return h


def entry_point(argv):
    n = len(argv)
    print(MASK, MASK & r_uint(n + 0xffff), ~MASK, MASK >> 16, intmask(MASK))
    print(SMALL, SMALL - r_int32(n), SMALL * SMALL)
    print([x + r_uint(n) for x in TABLE], NAMES[r_uint(n + 4)], NAMES[r_uint(-n)])
    print(Config.limit, Config.limit + r_uint32(n * 294967296), Config().limit // r_uint32(7))
    for text in ['', 'a', 'foobar']:
        print(fnv1a(text))
    TABLE.append(r_uint(n))
    print(len(TABLE), TABLE[3])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
