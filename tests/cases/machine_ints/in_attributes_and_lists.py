from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_longlong, r_ulonglong, intmask


class Register(object):
    def __init__(self):
        self.word = r_uint(0)
        self.half = r_uint32(0)
        self.wide = r_longlong(0)

    def load(self, n):
        self.word = r_uint(n)
        self.half = r_uint32(n)
        self.wide = r_longlong(n)

    def shift(self, n):
        self.word <<= n
        self.half <<= n
        self.wide <<= n


def entry_point(argv):
    n = len(argv)
    r = Register()
    r.load(0x80000001 * n)
    r.shift(1)
    print(r.word, r.half, r.wide)
    r.load(-5 * n)
    r.shift(4)
    print(r.word, r.half, r.wide)
    words = [r_uint(i * n) for i in range(5)]
    words.append(r_uint(-1))
    words.sort()
    print(words[0], words[-1], max(words), min(words), sum([intmask(w) for w in words]), r_uint(3) in words, words.index(r_uint(4)))
    table = {r_uint32(5): 'five', r_uint32(7): 'seven'}
    print(table[r_uint32(5 * n)], table.get(r_uint32(6), 'none'), len(table))
    pair = (r_int32(-1 * n), r_ulonglong(1) << 63)
    print(pair[0], pair[1], pair[0] < r_int32(0), [str(w) for w in words[:3]])
    acc = r_uint(0)
    for w in words:
        acc ^= w
    print(acc, bool(acc), not acc, intmask(acc), '%d' % acc, 'is %s' % acc)
    chosen = r_uint32(n) if n == 1 else r_uint32(99)
    print(chosen, chosen == 1, chosen + r_uint32(1), -chosen, ~chosen)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
