from rpython.rlib.nonconst import NonConstant


def pick(flag):
    if NonConstant(flag):
        return 'taken'
    return 'not taken'


def entry_point(argv):
    if NonConstant(False):
        print('never', argv[100])
    x = NonConstant(10)
    y = NonConstant(0)
    try:
        print(x // y)
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)
    print(pick(True), pick(False), NonConstant('a') + NonConstant('b'), NonConstant(2.5) == 2.5, NonConstant(True), NonConstant(None) is None)
    items = NonConstant([1, 2])
    items.append(3)
    print(items, NonConstant(-1) % 4)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
