from rpython.rlib.rarithmetic import intmask, ovfcheck, r_uint


def djb2(text):
    h = 5381
    for c in text:
        h = ((h << 5) + h + ord(c)) & 0xffffffff
    return h


def fnv64(data):
    h = intmask(0xcbf29ce484222325)
    for byte in data:
        h = intmask((h ^ byte) * 0x100000001b3)
    return h


def mixed(h, steps):
    for n in range(steps):
        if n & 1:
            h = h * 6364136223846793005 + n
        else:
            h = h - (n << 61)
        h = intmask(h)
    return h


def checked(a, b):
    try:
        return str(ovfcheck(a * b))
    except OverflowError:
        return 'too large'


class Generator:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        try:
            self.state = (self.state * 0x5deece66d + 0xb) & ((1 << 48) - 1)
        finally:
            self.count = 1
        return self.state >> 16


def entry_point(argv):
    n = len(argv)
    big = (1 << 62) * n
    print(djb2('hello, world' * 10 * n), fnv64(b'hello, world' * n), mixed(n, 40))
    print((big * 3) & 0xff, (big * 5 + n) & 0xffff, (big + big) & 7, (-big - big - n) & 0x7fffffff)
    print((big * big + n) % 1024, (big + big + 77) % (1 << 30), (big << 5) % 2, (big * -3 + n) % 4)
    print(r_uint(big * 3), intmask(big * 7 - n), intmask(-(big + big)), intmask((big + big) ^ n))
    print(intmask(big * 2 | n), intmask(~(big * 6)), intmask(big ** 3 + 3), intmask((big + 5) ** 2))
    print(checked(big, 2), checked(big, 1), checked(3, 4))
    generator = Generator(42 * n)
    print([generator.next() for _ in range(4)])
    total = 0
    for k in range(10):
        total += big >> k
        total = total & 0xfffffff
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
