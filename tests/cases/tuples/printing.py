def entry_point(argv):
    print((1, 2), (1,), (), ('a', 2.5, True, None))
    t = ('it', "it's")
    print(t, str(t), repr(t))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
