def helper(n):
    return n + 1000


class Uses:
    compute = staticmethod(helper)


def entry_point(argv):
    print(Uses().compute(1), Uses.compute(2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
