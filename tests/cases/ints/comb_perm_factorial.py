import math


def attempt(what, n, k):
    try:
        if what == 'comb':
            print(what, n, k, math.comb(n, k))
        elif what == 'perm':
            print(what, n, k, math.perm(n, k))
        else:
            print(what, n, math.factorial(n))
    except ValueError as e:
        print('ValueError', e)


def entry_point(argv):
    for n in range(0, 8):
        for k in range(0, 9):
            attempt('comb', n, k)
            attempt('perm', n, k)
    attempt('comb', 60, 30)
    attempt('comb', 62, 31)
    attempt('comb', 1000000, 2)
    attempt('perm', 20, 10)
    attempt('comb', -1, 2)
    attempt('comb', 2, -1)
    attempt('perm', -1, 2)
    attempt('perm', 2, -1)
    for n in [0, 1, 5, 10, 20, -1]:
        attempt('factorial', n, 0)
    print(math.perm(5), math.perm(len(argv)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
