from rpython.rlib.longlong2float import (longlong2float, float2longlong, can_encode_int32, can_encode_float, is_int32_from_longlong_nan, encode_int32_into_longlong_nan,
                                         decode_int32_from_longlong_nan, maybe_decode_longlong_as_float, singlefloat2uint, uint2singlefloat)
from rpython.rlib.rstruct.ieee import float_pack, float_unpack, pack_float, unpack_float, pack_float_to_buffer
from rpython.rlib.rarithmetic import r_singlefloat, intmask, r_uint


def entry_point(argv):
    n = len(argv)
    for i in [0, 1, -1, 2147483647, -2147483648]:
        boxed = encode_int32_into_longlong_nan(i * n)
        f = longlong2float(boxed)
        print(i, can_encode_int32(i), is_int32_from_longlong_nan(boxed), decode_int32_from_longlong_nan(boxed), f != f, maybe_decode_longlong_as_float(boxed))
    for x in [0.0, -1.5, 1e300]:
        bits = float2longlong(x * n)
        print(x, bits, can_encode_float(x), is_int32_from_longlong_nan(bits), longlong2float(bits) == x, maybe_decode_longlong_as_float(bits))
    print(can_encode_int32(1 << 40), intmask(singlefloat2uint(r_singlefloat(1.5 * n))), float(uint2singlefloat(r_uint(0x40490fdb))))
    for x in [1.0, -0.1, 65504.0, 5.96e-08, 0.0]:
        print(x, [intmask(float_pack(x * n, size)) for size in [2, 4, 8]], [float_unpack(float_pack(x * n, size), size) for size in [2, 4, 8]])
    buf = bytearray(12)
    pack_float_to_buffer(buf, 0, 1.5 * n, 4, True)
    pack_float_to_buffer(buf, 4, -2.5 * n, 8, False)
    print(bytes(buf), unpack_float(bytes(buf[0:4]), True), unpack_float(bytes(buf[4:12]), False))
    chars = []
    pack_float(chars, 3.25 * n, 8, True)
    print([ord(c) for c in chars])
    for size in [2, 4]:
        try:
            float_pack(1e39 * n, size)
        except OverflowError as e:
            print(size, 'OverflowError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
