def make_table():
    def double(n):
        return n * 2

    def square(n):
        return n * n
    return [double, square]


TABLE = make_table()


def entry_point(argv):
    for f in TABLE:
        print(f(7))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
