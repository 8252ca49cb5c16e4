from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, intmask


def entry_point(argv):
    n = len(argv)
    xs = [10, 20, 30, 40]
    u = r_uint(n)
    i = r_int32(-n)
    print(xs[u], xs[i], xs[r_uint32(2)], 'hello'[u], 'hello'[i], b'abc'[u], xs[u:3], xs[i:], 'hello'[u:r_uint(4)])
    print([k for k in range(r_int32(3))], [0] * r_uint(3), 'ab' * r_int32(2), chr(r_uint(65)), ord('a') + r_int32(1))
    try:
        print(xs[r_int32(4)])
    except IndexError as e:
        print('IndexError', e)
    print(abs(r_int32(-9)), abs(r_uint(9)), divmod(r_int32(17), r_int32(5)), r_uint(2) ** 10, pow(r_int32(3), 4))
    print(r_uint(6).bit_length(), r_int32(5).bit_length(), intmask(u) == n, round(r_int32(5)), float(u) / 2)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
