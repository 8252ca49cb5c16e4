print(0.1 + 0.2, 1 / 3, 1e16, 1e15, 1.5e-5, 0.0001, 1e-4, 123456789.123456789, 1e100, -0.0, 5e-324, 1.7976931348623157e308)
print(7.5 // 2, -7.5 // 2, 7.5 % 2, -7.5 % 2, 7.5 % -2, divmod(-7.5, 2), 2.0 ** 0.5, 2 ** 0.5, (-8.0) ** 2, 4 ** 0.5)
print(float("inf"), float("-inf"), float("nan"), float("1e400"), float(" 1.5 "), float("1_0.5"), float("Infinity"), float("+.5"))
inf, nan = float("inf"), float("nan")
print(inf - inf, inf * 0, nan == nan, nan != nan, inf > 1e308, nan < 1, [nan] == [nan], nan in [nan], min(nan, 1), max(1, nan))
print(round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1234.567, -2), round(0.5), round(1e20), round(1.5, 0), round(-0.4))
print((0.1).as_integer_ratio(), (2.0).is_integer(), (2.5).is_integer(), (0.1).hex(), float.fromhex("0x1.8p1"), (1e300).hex())
print(int(1e20), int(-2.9), 1e20 == 10**20, float(2**70), 3.0 == 3, 1.0 // 0.3, 1e308 * 10, -1e308 * 10)
print(str(1.0), repr(1.5), str(1e22), 1e21, 123456789012345678.0, 0.1 + 0.7, 100.0, 1e5, 12345678.9)
print(abs(-2.5), -(-1.5), +2.0, bool(0.0), bool(nan), not 0.1, 1.5 .__class__)
for f in (lambda: 1.0 / 0, lambda: 2.0 ** 5000, lambda: int(inf), lambda: int(nan), lambda: (inf).as_integer_ratio(),
          lambda: float("abc"), lambda: float(""), lambda: 0.0 ** -1):
    try:
        print(f())
    except (ArithmeticError, ValueError) as e:
        print(type(e).__name__, e)
print(sum([0.1] * 10) == 1.0 or True, 3.7 % 1 > 0.69, 1e16 + 1, 2.0 ** 1023)
