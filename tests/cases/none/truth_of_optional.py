class A:
    pass


def pick(n):
    if n > 0:
        return A()
    return None


def entry_point(argv):
    for n in [0, 1]:
        a = pick(n)
        if a:
            print('object')
        else:
            print('none')
        print(a is None, a is not None, a == None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
