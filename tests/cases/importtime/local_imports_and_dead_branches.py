from rpython.rlib.objectmodel import we_are_translated

DEBUG = False
LEVEL = 3
TABLE = {'a': 1}


def debug_only(x):
    if DEBUG:
        import nothing_like_this
        return nothing_like_this.f(x).g
    return x


def folded():
    if LEVEL > 5:
        return undefined_name
    elif LEVEL == 3 and not DEBUG:
        return 'three'
    return 5 + None


def local():
    import math
    from math import floor as fl, sqrt
    import os.path as p
    import string, operator
    return math.ceil(1.2) + fl(2.7) + int(sqrt(16)), p.join('a', 'b'), string.digits[:3], operator.add(1, 2)


def in_loop(n):
    total = 0
    for i in range(n):
        from math import gcd
        total += gcd(i, 6)
    return total


def where():
    if we_are_translated():
        return 'same'
    else:
        return 'same'


def not_true():
    while False:
        return undefined
    while 0:
        pass
    else:
        x = 'else'
    if not True:
        x = 5 + ''
    y = 'yes' if True else undefined
    return x + y


def short():
    return DEBUG and undefined_thing, (not DEBUG) or other_undefined


def asserts(x):
    if __debug__:
        assert x > 0, 'positive'
    return x


def entry_point(argv):
    print(debug_only(4), folded(), local(), in_loop(7), where(), not_true(), short())
    print(asserts(3), TABLE['a'], LEVEL * 2)
    try:
        asserts(-1)
    except AssertionError as e:
        print('AssertionError', e)
    if isinstance(argv, list):
        print('list')
    else:
        print(argv.no_such_attribute)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
