def entry_point(argv):
    rows = [("a", 1, 2), ("b", 3, 4)]
    for name, *nums in rows:
        print(name, nums, sum(nums))
    for name, *_ in rows:
        print(name)
    for *x, last in rows:
        print(last)
    t = ("x", 1, 2.5, None)
    first, *_ = t
    print(first)
    first, *_, last = t
    print(first, last)
    d = {"k": ("u", 1, True)}
    for k, (n, *_) in d.items():
        print(k, n)
    _, *args = argv or ["a"]
    print(args)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
