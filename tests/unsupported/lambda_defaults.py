def entry_point(argv):
    base = len(argv)
    functions = [lambda x, k=k: x * k + base for k in range(3)]
    print([f(10) for f in functions])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
