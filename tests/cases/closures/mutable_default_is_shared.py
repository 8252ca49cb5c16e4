def make(n):
    def push(x, acc=[n]):
        acc.append(x)
        return len(acc)
    return push


def entry_point(argv):
    a = make(len(argv))
    b = make(5)
    print(a(1), a(2), b(1), a(3), b(9))
    print(a(1, [7, 7, 7]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
