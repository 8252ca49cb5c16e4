from rpython.rlib.rarithmetic import r_uint, r_uint32, r_int32, r_int64, intmask, r_ulonglong


class Xorshift(object):
    def __init__(self, seed):
        self.state = r_uint(seed)

    def next(self):
        x = self.state
        x ^= x << 13
        x ^= x >> 7
        x ^= x << 17
        self.state = x
        return x


class Lcg32(object):
    def __init__(self, seed):
        self.state = r_uint32(seed)

    def next(self):
        self.state = r_uint32(r_uint(self.state) * 1664525 + 1013904223)
        return self.state


def fnv(text):
    h = r_ulonglong(14695981039346656037)
    for c in text:
        h = (h ^ r_ulonglong(ord(c))) * r_ulonglong(1099511628211)
    return h


def java_hash(text):
    h = r_int32(0)
    for c in text:
        h = r_int32(intmask(h) * 31 + ord(c))
    return h


def murmur(h):
    h ^= h >> 33
    h *= r_uint(0xff51afd7ed558ccd)
    h ^= h >> 33
    h *= r_uint(0xc4ceb9fe1a85ec53)
    return h ^ (h >> 33)


def entry_point(argv):
    n = len(argv)
    x = Xorshift(88172645463325252 * n)
    print([x.next() for i in range(4)])
    g = Lcg32(42 * n)
    print([g.next() for i in range(6)])
    for text in ['', 'a', 'hello world', 'The quick brown fox jumps']:
        print(fnv(text), java_hash(text), murmur(fnv(text)))
    total = 0
    for i in range(100):
        total = intmask(total * 6364136223846793005 + 1442695040888963407)
    print(total, r_int64(total) >> 33, r_uint(total) >> 33)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
