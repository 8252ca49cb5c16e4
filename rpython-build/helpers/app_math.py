"""Functions of `math` beyond those of C, in ordinary Python, for translated code.

Each is made anew for the types of its arguments.
"""
from rpython.ll import c_call, Float

__specialize__ = "types"


def real(x):
    if isinstance(x, str):
        raise TypeError("must be real number, not str")
    if isinstance(x, bytes):
        raise TypeError("must be real number, not bytes")
    if isinstance(x, bytearray):
        raise TypeError("must be real number, not bytearray")
    return float(x)


def isclose(a, b, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError("tolerances must be non-negative")
    x = real(a)
    y = real(b)
    if x == y:
        return True
    if x - x != 0.0 or y - y != 0.0:
        return False
    diff = abs(x - y)
    return diff <= abs(rel_tol * y) or diff <= abs(rel_tol * x) or diff <= abs_tol


def gcd2(a, b):
    a = abs(a)
    b = abs(b)
    while b != 0:
        a, b = b, a % b
    return a


def gcd(*numbers):
    result = 0
    for n in numbers:
        result = gcd2(result, n)
    return result


def lcm(*numbers):
    result = 1
    for n in numbers:
        if n == 0:
            return 0
        result = abs(result // gcd2(result, n) * n)
    return result


def factorial(n):
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    result = 1
    i = 2
    while i <= n:
        result *= i
        i += 1
    return result


def comb(n, k):
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return 0
    k = min(k, n - k)
    result = 1
    i = 0
    while i < k:
        # result * (n - i) may not fit where the quotient does.
        i += 1
        top = n - i + 1
        common = gcd2(result, i)
        result = result // common * (top // (i // common))
    return result


def perm(n, k=None):
    if k is None:
        return factorial(n)
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return 0
    result = 1
    i = 0
    while i < k:
        result *= n - i
        i += 1
    return result


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    root = int(c_call(Float, "sqrt", float(n)))
    # The root of the rounded number may be one off.
    while root > 3037000499 or root * root > n:
        root -= 1
    while root < 3037000499 and (root + 1) * (root + 1) <= n:
        root += 1
    return root


def prod(numbers, start=1):
    result = start
    for n in numbers:
        result = result * n
    return result


def fsum(numbers):
    # The exact sum as numbers that do not overlap, the smallest first.
    partials = []
    special = 0.0
    infinities = 0.0
    for item in numbers:
        x = real(item)
        original = x
        kept = 0
        i = 0
        while i < len(partials):
            y = partials[i]
            if abs(x) < abs(y):
                x, y = y, x
            high = x + y
            low = y - (high - x)
            if low != 0.0:
                partials[kept] = low
                kept += 1
            x = high
            i += 1
        del partials[kept:]
        if x != 0.0:
            if x - x != 0.0:
                if original - original == 0.0:
                    raise OverflowError("intermediate overflow in fsum")
                if original == original:
                    infinities += original
                special += original
                del partials[:]
            else:
                partials.append(x)
    if special != 0.0:
        if infinities != infinities:
            raise ValueError("-inf + inf in fsum")
        return special
    n = len(partials)
    if n == 0:
        return 0.0
    n -= 1
    high = partials[n]
    low = 0.0
    while n > 0:
        x = high
        n -= 1
        y = partials[n]
        high = x + y
        low = y - (high - x)
        if low != 0.0:
            break
    # Half way cases are rounded by what is left.
    if n > 0 and ((low < 0.0 and partials[n - 1] < 0.0) or (low > 0.0 and partials[n - 1] > 0.0)):
        y = low * 2.0
        x = high + y
        if y == x - high:
            high = x
    return high


def square_error(x, square):
    """What rounding took from `square`, the square of `x`, exactly (Dekker 1971)."""
    split = x * 134217729.0
    high = split - (split - x)
    low = x - high
    return high * high - square + 2.0 * high * low + low * low


def root(total, low):
    """The square root of `total + low`, which no `float` holds: one step of Newton's from its nearest."""
    whole = total + low
    result = c_call(Float, "sqrt", whole)
    square = result * result
    rest = whole - square - square_error(result, square) + (low - (whole - total))
    return result + rest / (2.0 * result)


def sum_error(a, b, total):
    """What rounding took from `total`, the sum of `a` and `b`, exactly (Knuth's 2Sum)."""
    rest = total - a
    return (a - (total - rest)) + (b - rest)


def scale_for(largest):
    """A power of two that keeps the square of `largest`, and all that matters beside it, in range."""
    if largest > 3.1e144:
        return 2.409919865102884e-181
    if largest < 3.2e-145:
        return 4.149515568880993e+180
    return 1.0


def norm(values):
    largest = 0.0
    undefined = False
    for x in values:
        x = abs(x)
        if x != x:
            undefined = True
        elif x > largest:
            largest = x
    if largest - largest != 0.0:
        return largest
    if undefined:
        return float("nan")
    if largest == 0.0:
        return 0.0
    scale = scale_for(largest)
    total = 0.0
    low = 0.0
    for x in values:
        x *= scale
        square = x * x
        more = total + square
        low += sum_error(total, square, more) + square_error(x, square)
        total = more
    return root(total, low) / scale


def hypot2(a, b):
    x = abs(real(a))
    y = abs(real(b))
    if x < y:
        x, y = y, x
    # From here `x` is the larger one, or one of the two is not a number.
    if not x <= 1.7976931348623157e+308 or y != y or x == 0.0:
        if x - x != 0.0 and x == x:
            return x
        if y - y != 0.0 and y == y:
            return y
        return x + y
    scale = scale_for(x)
    x *= scale
    y *= scale
    square = x * x
    other = y * y
    total = square + other
    low = other - (total - square) + square_error(x, square) + square_error(y, other)
    return root(total, low) / scale


def hypot(*coordinates):
    values = [0.0]
    for x in coordinates:
        values.append(real(x))
    return norm(values)


def dist(p, q):
    values = [0.0]
    for x in p:
        values.append(real(x))
    i = 1
    for y in q:
        if i < len(values):
            values[i] = values[i] - real(y)
        i += 1
    if i != len(values):
        raise ValueError("both points must have the same number of dimensions")
    return norm(values)


def degrees(x):
    return real(x) * (180.0 / 3.141592653589793)


def radians(x):
    return real(x) * (3.141592653589793 / 180.0)


def remainder(x, y):
    x = real(x)
    y = real(y)
    if x != x or y != y:
        return x + y
    if x - x != 0.0 or y == 0.0:
        raise ValueError("math domain error")
    return c_call(Float, "remainder", x, y)


def nextafter(x, y):
    return c_call(Float, "nextafter", real(x), real(y))


def ulp(x):
    x = abs(real(x))
    if x - x != 0.0:
        return x
    above = c_call(Float, "nextafter", x, float("inf"))
    if above - above != 0.0:
        return x - c_call(Float, "nextafter", x, 0.0)
    return above - x
