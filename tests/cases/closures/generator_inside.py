def countdown(n):
    step = n // 3

    def gen():
        k = n
        while k > 0:
            yield k
            k -= step
    return gen


def entry_point(argv):
    n = len(argv)
    g = countdown(9 * n)
    print(list(g()), list(g()))
    gens = [countdown(6), countdown(12)]
    print([sum(h()) for h in gens])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
