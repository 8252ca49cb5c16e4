def make_adder(n):
    def add(x):
        return x + n
    return add


def entry_point(argv):
    for i in range(3):
        f = make_adder(i + len(argv))
        print(f(10))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
