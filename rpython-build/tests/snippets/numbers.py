#: big factorial
f = 1
for i in range(1, 41): f *= i
print(f)
#: big division rounds down
print(-10**30 // 7, -10**30 % 7, divmod(10**30, -7))
#: big shifts and masks
print(1 << 100, (1 << 100) >> 98, -(1 << 70) >> 3, (10**30) & 0xffff, -5 & 10**20, 5 | -10**20, ~10**20)
#: big powers
print(3**100, (-2)**63, pow(3, 1000, 10**9 + 7), pow(3, -1, 7))
#: big comparisons and hash
print(10**20 == 10**20, hash(10**20) == hash(10**20), 10**20 > 1e19, 2**53 + 1 == float(2**53))
#: big from and to text
print(int('1' * 40), hex(10**20), oct(2**70), bin(2**65), int('-0xff', 16), int('zz', 36), int(' 12_3 '))
#: int of floats
print(int(3.9), int(-3.9), int(1e20), round(2.5), round(3.5), round(-0.5), round(1234, -2))
#: int methods
print((255).bit_length(), (10).bit_count(), (1000).to_bytes(2, 'big'), int.from_bytes(b'\x01\x00', 'little'), int.from_bytes(b'\xff', 'big', signed=True), (7).conjugate(), (3).real)
#: to_bytes overflow
try: (256).to_bytes(1, 'big')
except OverflowError as e: print(e)
#: bool is an int
print(True + True, True == 1, {1: 'a'}[True], bool('False'), bool(0.0), isinstance(False, int), ~True)
#: division of ints
print(7 / 2, 7 // 2, -7 // 2, 7 % -3, -7 % 3, 0 // 5, divmod(-7, 2))
#: division by zero
for f in (lambda: 1 // 0, lambda: 1 % 0, lambda: 1.0 / 0, lambda: 1.0 // 0, lambda: divmod(1, 0), lambda: 0 ** -1):
    try: f()
    except ZeroDivisionError as e: print(e)
#: negative shift
try: 1 << -1
except ValueError as e: print(e)
#: repr of floats
print(0.1, 1e16, 1e15, 123456789.123, 1e-5, 0.0001, 1.0, -0.0, 1e300 * 10, float('nan'), 5e-324, 1.7976931348623157e308)
#: float parsing
print(float(' 1e3 '), float('-inf'), float('1_0.5'), float('.5'), float('5.'), float('infinity'))
#: float methods
print((0.5).as_integer_ratio(), (3.0).is_integer(), (1.5).hex(), float.fromhex('0x1.8p1'), (2.5).real)
#: float arithmetic
print(0.1 + 0.2, 7.5 // 2, -7.5 // 2, 7.5 % -2, divmod(-7.5, 2), 2.0 ** 0.5, 1e308 * 10)
#: float comparisons
n = float('nan')
print(n == n, n != n, n < 1, [n] == [n], n in [n], 0.0 == -0.0, 1 == 1.0, hash(1) == hash(1.0))
#: rounding
print(round(2.675, 2), round(1.5), round(-2.5), round(1e20), round(3.14159, 3), round(12345.678, -2), round(0.5), round(7))
#: float overflow
try: 10.0 ** 400
except OverflowError as e: print(type(e).__name__)
try: float(10**400)
except OverflowError as e: print(e)
#: float to int errors
for x in ('nan', 'inf'):
    try: int(float(x))
    except (ValueError, OverflowError) as e: print(type(e).__name__, e)
#: complex
c = 3 + 4j
print(c, abs(c), c.conjugate(), c * 1j, c / 2, c == 3 + 4j, complex('1+2j'), (1j) ** 2, c.real, -c)
#: min max sum
print(min(3, 1.5), max([1, 5, 3]), max('abc', key=ord), min([], default='d'), sum([[1], [2]], []), sum(x * x for x in range(4)), sum([0.1] * 10))
#: max of nothing
try: max([])
except ValueError as e: print(type(e).__name__)
#: abs pow divmod
print(abs(-5), abs(-2.5), pow(2, 10), pow(2, -1), pow(2, 5, 7), divmod(17, 5), divmod(-17, 5))
#: bases
print(bin(10), oct(8), hex(255), bin(-5), 0b101, 0o17, 0xFF, 1_000_000, int('0b11', 0), int('0o17', 0))
#: chained arithmetic precedence
print(-2 ** 2, 2 ** 3 ** 2, 2 + 3 * 4 % 5, not 1 == 2, 1 < 2 == True, 7 // 2 * 2, ~1 + 1, 1 | 2 ^ 3 & 4)
#: range objects
r = range(10, 0, -3)
print(list(r), len(r), r[1], r[-1], 4 in r, r[1:], r == range(10, 1, -3), r.index(7), r.count(3), range(0), hash(range(3)) == hash(range(0, 3, 1)))
#: range errors
for a in ((1, 2, 0), ('a',)):
    try: range(*a)
    except (ValueError, TypeError) as e: print(e)
#: math functions
import math
print(math.gcd(12, 18), math.lcm(4, 6), math.isqrt(99), math.comb(5, 2), math.perm(5, 2), math.factorial(10), math.prod([2, 3]), math.floor(-1.5), math.ceil(-1.5), math.trunc(-1.5))
#: math floats
import math
print(math.sqrt(2), math.hypot(3, 4), math.copysign(1, -0.0), math.fmod(-7, 3), math.frexp(8), math.ldexp(0.5, 4), math.modf(2.5), math.isclose(0.1 + 0.2, 0.3), math.log2(8), math.log10(1000), math.inf, math.isnan(math.nan))
#: math errors
import math
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.exp(1000), lambda: math.factorial(-1)):
    try: f()
    except (ValueError, OverflowError) as e: print(type(e).__name__, e)
#: integer text limits
print(len(str(10 ** 1000)), str(2 ** 200)[:10])
#: struct packing
import struct
print(struct.pack('<ihb', 1, -2, 3), struct.unpack('>H', b'\x01\x02'), struct.calcsize('<iq'), struct.pack('>d', 1.5).hex())
#: random is seeded
import random
r = random.Random(1)
a = [r.randint(0, 9) for _ in range(5)]
r.seed(1)
print(a == [r.randint(0, 9) for _ in range(5)], 0 <= r.random() < 1)
