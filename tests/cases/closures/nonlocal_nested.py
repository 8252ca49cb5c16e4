def outer(n):
    total = 0

    def middle(k):
        nonlocal total

        def inner(j):
            nonlocal total, k
            k += j
            total += k
            return k
        total += 1
        return inner
    f = middle(n)
    g = middle(n * 10)
    print(f(1), f(1), g(5), total)
    return total


def entry_point(argv):
    print(outer(len(argv)), outer(7))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
