from rpython.rlib.rarithmetic import (r_uint, r_int32, r_uint32, r_int64, r_uint64, r_longlonglong, r_int8, r_uint8, r_int16, r_uint16,
                                      r_singlefloat, r_longfloat, intmask, longlongmask, widen, r_ushort, r_short)


def entry_point(argv):
    one = len(argv)
    for n in [0, 1, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 2147483647, 2147483648, 4294967295, 4294967296, -2147483649, 9223372036854775807]:
        n = n * one
        print(n, r_int8(n), r_uint8(n), r_int16(n), r_uint16(n), r_int32(n), r_uint32(n), r_uint(n), r_uint64(n), r_longlonglong(n))
    for x in [0.0, 1.9, -1.9, 300.7, 70000.5, 3e9, -3e9]:
        x = x * one
        print(x, r_int8(x), r_uint8(x), r_int16(x), r_int32(x), r_uint32(x), r_int64(x))
    u = r_uint(-2 * one)
    print(float(u), int(r_uint32(u)), r_int32(u), intmask(u), longlongmask(u), r_longlonglong(u))
    print(widen(r_int32(-5 * one)) + 1, widen(r_uint32(5 * one)) + 1, intmask(True), r_int32(True), r_uint(False))
    print(r_short(40000 * one), r_ushort(-1 * one), r_int32(r_uint(4294967295 * one)), r_uint8(r_int32(-1 * one)))
    print(float(r_singlefloat(0.1 * one)), float(r_longfloat(0.1 * one)), r_int32(int(float(r_singlefloat(2.5 * one)))))
    print(r_int32(b'7'[0] * one), r_uint(ord('a')), r_int64(ord('b') * one))
    big = r_longlonglong(1) << (100 * one)
    print(intmask(big), r_uint(big >> 64), big >> 90, r_int32(big >> 70))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
