def entry_point(argv):
    n = len(argv)
    a = [1, 2, 3]
    print(list(zip(a, 'xyz', strict=True)))
    print(list(zip(a, 'xy')))
    try:
        for p in zip(a, 'xy', strict=True):
            print(p)
    except ValueError as e:
        print(e)
    try:
        for p in zip(a[:n], 'xyz', strict=True):
            print(p)
    except ValueError as e:
        print(e)
    try:
        print(list(zip(a, a, a[:2], strict=True)))
    except ValueError as e:
        print(e)
    print(list(zip([], [], strict=True)), list(zip(a)))
    print(list(zip(a, a, strict=False)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
