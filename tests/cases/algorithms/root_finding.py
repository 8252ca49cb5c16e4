import math


class NoConvergence(ArithmeticError):
    def __init__(self, method, last):
        ArithmeticError.__init__(self, method + ' does not converge')
        self.last = last


def newton(f, df, x, tolerance=1e-12, limit=50):
    for n in range(limit):
        slope = df(x)
        step = f(x) / slope
        x -= step
        if abs(step) < tolerance:
            return x, n + 1
    raise NoConvergence('newton', x)


def bisect(f, low, high, tolerance=1e-10):
    if f(low) * f(high) > 0:
        raise ValueError(f'no change of sign in [{low}, {high}]')
    n = 0
    while high - low > tolerance:
        middle = (low + high) / 2
        if f(low) * f(middle) <= 0:
            high = middle
        else:
            low = middle
        n += 1
    return (low + high) / 2, n


def secant(f, a, b, limit=60):
    for n in range(limit):
        if abs(f(b)) < 1e-13:
            return b, n
        if f(b) == f(a):
            raise ZeroDivisionError('flat secant')
        a, b = b, b - f(b) * (b - a) / (f(b) - f(a))
    raise NoConvergence('secant', b)


def fixed_point(g, x):
    for n in range(200):
        y = g(x)
        if abs(y - x) < 1e-12:
            return y, n
        x = y
    raise NoConvergence('fixed point', x)


def cubic(x):
    return x * x * x - 2 * x - 5


def report(name, run):
    try:
        x, n = run()
        print(f'{name}: {x:.9f} after {n}')
    except NoConvergence as e:
        print(f'{name}: {e}, at {e.last:.3f}')
    except (ValueError, ZeroDivisionError) as e:
        print(f'{name}: {type(e).__name__}: {e}')


def entry_point(argv):
    report('newton', lambda: newton(cubic, lambda x: 3 * x * x - 2, 2.0))
    report('bisect', lambda: bisect(cubic, 2.0, 3.0))
    report('secant', lambda: secant(cubic, 2.0, 3.0))
    report('fixed', lambda: fixed_point(math.cos, 1.0))
    report('wild', lambda: newton(lambda x: x * x + 1, lambda x: 2 * x, 0.7, limit=20))
    report('flat', lambda: newton(cubic, lambda x: 0.0, 1.0))
    report('same sign', lambda: bisect(cubic, 3.0, 4.0))
    report('flat secant', lambda: secant(lambda x: x * x - 4, -1.0, 1.0))
    report('cycle', lambda: fixed_point(lambda x: 1 - x, 0.25))
    report('root of 2', lambda: newton(lambda x: x * x - 2, lambda x: 2 * x, 1.0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
