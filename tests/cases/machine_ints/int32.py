from rpython.rlib.rarithmetic import r_int32, r_uint32, intmask, widen


def entry_point(argv):
    n = len(argv)
    top = r_int32(2147483647)
    print(top, top + r_int32(n), top * top, -top - r_int32(2), r_int32(2147483648 * n), r_int32(4294967295 * n))
    low = r_int32(-2147483648)
    print(low, -low, low - r_int32(n), low // r_int32(3), low % r_int32(7), ~low, abs(low))
    print(low >> 31, low >> 32, low >> 100, low << 1, r_int32(n) << 31, r_int32(n) << 32)
    print(r_int32(-7) // r_int32(2), r_int32(-7) % r_int32(2), r_int32(7) // r_int32(-2), r_int32(7) % r_int32(-2))
    u = r_uint32(-n)
    print(u, u + r_uint32(1), u * u, u >> 4, u << 4, ~u, -u, u // r_uint32(3), u % r_uint32(1000))
    print(widen(top) + 1, widen(u) + 1, intmask(u) + n, int(low) - 1, float(low), float(u))
    x = r_uint32(2166136261)
    for c in 'hash me':
        x = (x ^ r_uint32(ord(c))) * r_uint32(16777619)
    print(x)
    a = r_int32(1)
    for i in range(1, 20):
        a = a * r_int32(i)
    print(a, a < r_int32(0), a == r_int32(intmask(a)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
