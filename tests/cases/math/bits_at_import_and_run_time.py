# Functions of math, of many arguments, while the program is imported and when it runs: the same to the last bit.
import math

from rpython.rlib.objectmodel import we_are_translated

def arguments():
    x = 0.37
    found = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 27.0, 1e-300, 1e300, 5e-324, 0.1, 10.0, 100.0, 1e22, -7.25]
    for i in range(40):
        x = x * 1.618033988749895 + 0.1
        if x > 900.0:
            x = x / 977.7
        found.append(x)
        found.append(-x)
        found.append(1.0 / x)
    return found


def shown(x):
    return x.hex()


def of_one(f, x):
    try:
        return shown(f(x))
    except ValueError:
        return "ValueError"
    except OverflowError:
        return "OverflowError"


def of_two(f, x, y):
    try:
        return shown(f(x, y))
    except ValueError:
        return "ValueError"
    except OverflowError:
        return "OverflowError"


ONE = [("acos", lambda x: math.acos(x)), ("acosh", lambda x: math.acosh(x)), ("asin", lambda x: math.asin(x)),
       ("asinh", lambda x: math.asinh(x)), ("atan", lambda x: math.atan(x)),
       ("atanh", lambda x: math.atanh(x)), ("cbrt", lambda x: math.cbrt(x)), ("cos", lambda x: math.cos(x)), ("cosh", lambda x: math.cosh(x)),
       ("degrees", lambda x: math.degrees(x)), ("erf", lambda x: math.erf(x)), ("erfc", lambda x: math.erfc(x)), ("exp", lambda x: math.exp(x)),
       ("exp2", lambda x: math.exp2(x)), ("expm1", lambda x: math.expm1(x)), ("fabs", lambda x: math.fabs(x)), ("gamma", lambda x: math.gamma(x)),
       ("lgamma", lambda x: math.lgamma(x)), ("log", lambda x: math.log(x)), ("log10", lambda x: math.log10(x)), ("log1p", lambda x: math.log1p(x)),
       ("log2", lambda x: math.log2(x)), ("radians", lambda x: math.radians(x)), ("sin", lambda x: math.sin(x)), ("sinh", lambda x: math.sinh(x)),
       ("sqrt", lambda x: math.sqrt(x)), ("tan", lambda x: math.tan(x)), ("tanh", lambda x: math.tanh(x)), ("ulp", lambda x: math.ulp(x))]
TWO = [("atan2", lambda x, y: math.atan2(x, y)), ("copysign", lambda x, y: math.copysign(x, y)), ("fmod", lambda x, y: math.fmod(x, y)),
       ("hypot", lambda x, y: math.hypot(x, y)), ("log", lambda x, y: math.log(x, y)), ("nextafter", lambda x, y: math.nextafter(x, y)),
       ("pow", lambda x, y: math.pow(x, y)), ("remainder", lambda x, y: math.remainder(x, y)), ("power", lambda x, y: abs(x) ** y),
       ("dist", lambda x, y: math.dist([x, y], [y, 1.5]))]


def rows():
    all = arguments()
    for name, f in ONE:
        for x in all:
            yield name + " " + shown(x) + " " + of_one(f, x)
    for name, g in TWO:
        for i in range(0, len(all)):
            x, y = all[i], all[(i * 7 + 3) % len(all)]
            if name == "power" and x == 0.0 or name == "log" and y == 1.0:
                continue
            yield name + " " + shown(x) + " " + shown(y) + " " + of_two(g, x, y)
    for i in range(len(all)):
        yield "fsum " + shown(math.fsum([all[i], all[(i * 5) % len(all)] , 1e-3]))
        m, e = math.frexp(all[i])
        yield "frexp " + shown(m) + " " + str(e)
        yield "ldexp " + shown(math.ldexp(m, 3))
        a, b = math.modf(all[i])
        yield "modf " + shown(a) + " " + shown(b)


IMPORTED = list(rows())

# Of cube roots, the nearest floats: libraries of C, and CPython with them, give others near to those.
CUBES = [(2.0, 1.2599210498948732), (27.0, 3.0), (5e-324, 1.7031839360032603e-108), (0.1, 0.4641588833612779), (10.0,
         2.154434690031884), (100.0, 4.641588833612779), (-8.0, -2.0), (1e+300, 1e+100), (1.7976931348623157e+308,
         5.643803094122362e+102), (2.2250738585072014e-308, 2.812644285236262e-103), (-4.716636712345956,
         -1.67704278424711), (0.7961260553271341, 0.9268169033055315), (-2.3408070021345733, -1.3277669960437575),
         (1.8705606947315, 1.2321320887102203), (2.2629654739449716, 1.3128828522804772), (-7.820480533683364,
         -1.9849267281024752), (-8.762976152012266, -2.0616607834343093), (6.0744434777362795, 1.8246048787676639)]
ROOTS = [math.cbrt(x) for x, _ in CUBES]


def wrong_roots():
    wrong = 0
    for i in range(len(CUBES)):
        x, root = CUBES[i]
        if math.cbrt(x) != root or ROOTS[i] != root:
            wrong += 1
    return wrong


def entry_point(argv):
    print(len(IMPORTED))
    i = 0
    for row in rows():
        if row != IMPORTED[i]:
            print("differs: run " + row + " import " + IMPORTED[i])
        if not row.startswith("cbrt"):
            print(row)
        i += 1
    print(i)
    print("wrong roots", wrong_roots() if we_are_translated() else 0)
    return 0
