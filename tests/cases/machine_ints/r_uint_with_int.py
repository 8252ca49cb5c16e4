from rpython.rlib.rarithmetic import r_uint, intmask


def mix(u, i):
    print(u + i, i + u, u - i, i - u, u * i, i * u, u & i, i | u, u ^ i)


def entry_point(argv):
    n = len(argv)
    mix(r_uint(5), n)
    mix(r_uint(5), -n)
    mix(r_uint(-n), 2)
    mix(r_uint(-n), -2 * n)
    print(r_uint(100) // 7, r_uint(100) % 7, r_uint(-1) // 10, r_uint(-1) % 1000, r_uint(-1) // n)
    print(intmask(r_uint(5) - 10), intmask(r_uint(-n)), intmask(r_uint(1) << 63))
    total = r_uint(0)
    for i in range(-5, 5):
        total = total * 31 + i
    print(total, intmask(total))
    print(int(r_uint(77)) + 1, float(r_uint(3)), r_uint(3) + 0.5, r_uint(3) / 2, r_uint(2) == 2, 2 == r_uint(2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
