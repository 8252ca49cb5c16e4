def entry_point(argv):
    xs = [3.5, -1.25, 0.0, 2.0]
    print(min(xs), max(xs), sum(xs))
    print(abs(-2.5), abs(2.5), min(1.5, -1.5), max(0.1, 0.2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
