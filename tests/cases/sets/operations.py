def entry_point(argv):
    a = {1, 2, 3}
    b = {2, 3, 4}
    print(sorted(a & b), sorted(a | b), sorted(a - b), sorted(a ^ b))
    print({1, 2} <= a, a.issubset(b), a.isdisjoint({9}), a == {3, 2, 1})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
