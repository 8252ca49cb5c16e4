def entry_point(argv):
    t = tuple(argv)
    print(len(t))
    return 0
