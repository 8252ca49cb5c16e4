def make_adder(n):
    def add(x):
        return x + n
    return add


ADDERS = [make_adder(i) for i in range(4)]
ADD5 = make_adder(5)


def entry_point(argv):
    print([f(10) for f in ADDERS], ADD5(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
