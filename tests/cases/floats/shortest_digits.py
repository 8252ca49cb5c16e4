"""The shortest digits that read back as the same float, for floats of any bits."""
from rpython.rlib.longlong2float import longlong2float, float2longlong
from rpython.rlib.rarithmetic import r_longlong


def both(bits):
    x = longlong2float(r_longlong(bits))
    if x != x or x - x != 0.0:
        return 0
    text = repr(x)
    print(text)
    back = float(text)
    return 0 if float2longlong(back) == r_longlong(bits) else 1


def read(text):
    try:
        print(text, float(text), repr(-float(text)))
    except ValueError as e:
        print(e)


def entry_point(argv):
    wrong = 0
    bits = 88172645463325252
    for i in range(400):
        bits = (bits * 2862933555777941757 + 3037000493) & 0x7fffffffffffffff
        wrong += both(bits)
        if i % 8 == 0:
            # Those below the smallest that have all digits, powers of two and their neighbours.
            wrong += both(bits >> 12 >> (i & 31))
            power = ((bits >> 20) % 2045 + 1) << 52
            wrong += both(power - 1) + both(power) + both(power + 1)
    x = 1.0
    for i in range(25):
        print(x, 1.0 / x, x / 3.0, 9007199254740992.0 - x, float(10 ** (i % 19)) / 8.0)
        x *= 10.0
    for text in ["9007199254740993", "9007199254740993.0000000000000001", "1e23", "8.5e22", "0.000001", "1e22", "1e-22", "1e-23", "123456789012345678",
                 "12345678901234567890", "0.30000000000000004", "000.1250", "5.", ".5", "1e0", "1E+05", "1e-5", "2.2250738585072011e-308",
                 "2.2250738585072014e-308", "5e-324", "2.4e-324", "1.7976931348623157e308", "1.7976931348623159e308", "1e309", "1e-400", "0e999",
                 "1_000.5", "1__0", "1e", "1e+", ".", "+.e1", "1.5x", " 2.5\n", "4.35", "4.349999999999999", "0.1e1", "10000000000000000000000000e-25"]:
        read(text)
    print(wrong)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
