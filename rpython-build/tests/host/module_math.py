import math
print(math.pi, math.e, math.tau, math.inf, math.nan)
print(math.sqrt(2), math.floor(-2.5), math.ceil(2.1), math.trunc(-2.7), math.fabs(-3), math.factorial(20), math.gcd(12, 18, 8), math.lcm(4, 6))
print(math.sin(1), math.cos(1), math.tan(1), math.atan2(1, -1), math.asin(1), math.acos(0), math.atan(1), math.sinh(1), math.tanh(0.5))
print(math.exp(1), math.log(10), math.log(8, 2), math.log2(8), math.log10(1000), math.log1p(1e-10), math.expm1(1e-10), math.log(10**400))
print(math.pow(2, 0.5), math.hypot(3, 4), math.hypot(1, 2, 2), math.dist((0, 0), (3, 4)), math.copysign(3, -0.0), math.fmod(-7, 3), math.remainder(7, 4))
for scale in (1.0, 2.0 ** 700, 2.0 ** -700):
    print([math.hypot(n * 1.7 * scale, (n * n % 37) / 7 * scale) for n in range(40)], [math.hypot(n / 3 * scale, 0.1 * scale, n * scale) for n in range(20)])
print(math.hypot(), math.hypot(-2), math.hypot(math.inf, math.nan), math.hypot(math.nan, 1), math.hypot(1.7e308, 1.7e308), math.dist((1, 2.5), (-3, 4)))
print(math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1), math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 2), math.isclose(1, 1.1, rel_tol=0.2))
print(math.frexp(8), math.ldexp(0.5, 4), math.modf(-3.25), math.degrees(math.pi), math.radians(180), math.isqrt(17), math.comb(5, 2), math.perm(5, 2), math.prod([1, 2, 3]))
print(math.fsum([0.1] * 10), math.ulp(1.0), math.nextafter(1, 2), math.floor(1e20), round(math.cbrt(27), 12), math.gamma(5), round(math.lgamma(10), 9), round(math.erf(0.5), 12), round(math.erfc(0.5), 12), round(math.gamma(4.5), 9))
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.exp(1000), lambda: math.factorial(-1), lambda: math.acos(2), lambda: math.floor(math.inf), lambda: math.sqrt("a"), lambda: math.fmod(1, 0), lambda: math.pow(0, -1), lambda: math.isqrt(-1), lambda: math.log(1, 1)):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
class C:
    def __floor__(self): return "floor"
    def __float__(self): return 4.0
print(math.floor(C()), math.sqrt(C()))
