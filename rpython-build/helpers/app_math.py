"""Functions of `math` beyond those of C, in ordinary Python, for translated code.

Each is made anew for the types of its arguments.
"""
from rpython.ll import c_call, Float


def isclose(a, b, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError("tolerances must be non-negative")
    x = float(a)
    y = float(b)
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


def sumprod(p, q):
    result = 0
    n = 0
    for x in p:
        n += 1
    m = 0
    for x in q:
        m += 1
    if n != m:
        raise ValueError("Inputs are not the same length")
    for x, y in zip(p, q):
        result = result + x * y
    return result


def fsum(numbers):
    # The exact sum as numbers that do not overlap, the smallest first.
    partials = []
    special = 0.0
    infinities = 0.0
    for item in numbers:
        x = float(item)
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


def norm(values):
    largest = 0.0
    undefined = False
    for x in values:
        x = abs(x)
        if x - x != 0.0 and x == x:
            return x
        if x != x:
            undefined = True
        if x > largest:
            largest = x
    if undefined:
        return c_call(Float, "sqrt", -1.0) * 0.0
    if largest == 0.0:
        return 0.0
    squares = []
    for x in values:
        squares.append((x / largest) * (x / largest))
    result = largest * c_call(Float, "sqrt", fsum(squares))
    return result


def hypot(*coordinates):
    values = [0.0]
    for x in coordinates:
        values.append(float(x))
    if len(values) == 2:
        return abs(values[1])
    return norm(values)


def dist(p, q):
    values = [0.0]
    for x in p:
        values.append(float(x))
    i = 1
    for y in q:
        if i < len(values):
            values[i] = values[i] - float(y)
        i += 1
    if i != len(values):
        raise ValueError("both points must have the same number of dimensions")
    if i == 3:
        return c_call(Float, "hypot", values[1], values[2])
    return norm(values)


def degrees(x):
    return float(x) * (180.0 / 3.141592653589793)


def radians(x):
    return float(x) * (3.141592653589793 / 180.0)


def remainder(x, y):
    x = float(x)
    y = float(y)
    if x != x or y != y:
        return x + y
    if x - x != 0.0 or y == 0.0:
        raise ValueError("math domain error")
    return c_call(Float, "remainder", x, y)


def nextafter(x, y):
    return c_call(Float, "nextafter", float(x), float(y))


def ulp(x):
    x = abs(float(x))
    if x - x != 0.0:
        return x
    above = c_call(Float, "nextafter", x, float("inf"))
    if above - above != 0.0:
        return x - c_call(Float, "nextafter", x, 0.0)
    return above - x
