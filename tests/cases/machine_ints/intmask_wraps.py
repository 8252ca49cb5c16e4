from rpython.rlib.rarithmetic import intmask, r_uint


def mul_hash(text):
    h = 0
    for c in text:
        h = intmask(h * 1000003 + ord(c))
    return h


def entry_point(argv):
    n = len(argv)
    top = 9223372036854775807
    print(intmask(top + n), intmask(-top - n - n), intmask(top * 2 * n), intmask(top * top * n), intmask(-(-top - n)))
    for text in ['', 'a', 'hello world', 'x' * 100]:
        print(mul_hash(text), mul_hash(text) & 0xffff, mul_hash(text) % 97)
    x = n
    for i in range(70):
        x = intmask(x * 6364136223846793005 + 1442695040888963407)
        if i % 10 == 0:
            print(i, x, x >> 33, r_uint(x) >> 33)
    print(intmask(n << 63), intmask(abs(intmask(n << 63))), intmask(~top), intmask(True), intmask(r_uint(-n)))
    y = 1 << 62
    y = intmask(y << 1)
    print(y, intmask(y << 1), intmask(y - n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
