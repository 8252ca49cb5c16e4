from rpython.rlib.rarithmetic import r_uint, r_uint32, intmask


def entry_point(argv):
    n = len(argv)
    u = r_uint(5 * n)
    for i in [2, 3, 7]:
        print(u + i, i + u, u - i, i - u, u * i, i * u, u // i, i // u, u % i, i % u, u & i, i | u, u ^ i)
        print(u << i, u >> i, u < r_uint(i), r_uint(i) <= u, u == r_uint(i), u != r_uint(i))
    top = r_uint(0) - 1
    print(top, top + 1, top * 2, top >> 60, top << 60, intmask(top), intmask(top >> 1), top // 10, top % 10)
    print(top > u, u > top, top == r_uint(-1), max(top, u), min(top, u), intmask(r_uint(1) << 63))
    u += 10
    print(u)
    u -= 16
    print(u, intmask(u))
    u &= 0xff
    u |= 0x100
    u <<= 2
    u >>= 1
    u ^= 3
    u *= 3
    u //= 2
    u %= 1000
    print(u)
    small = r_uint32(4000000000 * n)
    print(small, small + small, small * 2, small << 1, small >> 31, r_uint(small) + r_uint(small), intmask(small))
    total = r_uint(0)
    for i in range(10):
        total = total * 31 + i
    print(total, hex(total), '%x' % total, '%d' % total, str(total), repr(int(total & 0xffff)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
