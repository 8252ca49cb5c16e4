from rpython.rlib.rarithmetic import r_uint, intmask


def pick(flag, a, b):
    if flag:
        x = a
    else:
        x = b
    return x


def clamp(x):
    if x > r_uint(100):
        return r_uint(100)
    return x


def mix(x):
    x ^= x >> 33
    x *= r_uint(0xff51afd7ed558ccd)
    x ^= x >> 33
    x *= r_uint(0xc4ceb9fe1a85ec53)
    x ^= x >> 33
    return x


def entry_point(argv):
    n = len(argv)
    print(pick(n > 1, r_uint(1), r_uint(-1)), pick(n == 1, r_uint(1), r_uint(-1)))
    print(clamp(r_uint(5)), clamp(r_uint(-n)), r_uint(3) if n else r_uint(4))
    x = r_uint(n)
    count = 0
    while x != r_uint(0):
        x = x << 1
        count += 1
    print(count)
    for i in range(4):
        print(mix(r_uint(i)), intmask(mix(r_uint(-i))))
    best = r_uint(0)
    for i in [3, -1, 7]:
        if r_uint(i) > best:
            best = r_uint(i)
    print(best)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
