from rpython.rlib.rarithmetic import ovfcheck

TOP = 9223372036854775807


def add(a, b):
    try:
        return str(ovfcheck(a + b))
    except OverflowError:
        return 'overflow'


def sub(a, b):
    try:
        return str(ovfcheck(a - b))
    except OverflowError:
        return 'overflow'


def sum_all(items):
    total = 0
    for x in items:
        total = ovfcheck(total + x)
    return total


def entry_point(argv):
    n = len(argv)
    values = [0, n, -n, 5, TOP - 1, TOP, -TOP, -TOP - 1, TOP // 2 + 1]
    for a in values:
        print(a, [add(a, b) for b in values], [sub(a, b) for b in values])
    print(sum_all([1, 2, 3]))
    try:
        print(sum_all([TOP, n, -5]))
    except OverflowError:
        print('OverflowError')
    x = TOP
    try:
        x = ovfcheck(x + n)
    except OverflowError:
        x = -1
    print(x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
