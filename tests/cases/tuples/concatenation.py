def entry_point(argv):
    t = (1, 2) + (3,)
    print(t, len(t))
    u = t + t
    print(u[5])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
