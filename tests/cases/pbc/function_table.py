def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


OPS = {'+': add, '-': sub, '*': mul}


def entry_point(argv):
    for op in ['+', '-', '*']:
        print(OPS[op](7, 3))
    try:
        OPS['/'](1, 2)
    except KeyError:
        print('unknown')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
