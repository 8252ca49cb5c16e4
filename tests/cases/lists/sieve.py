def sieve(n):
    flags = [True] * n
    flags[0] = flags[1] = False
    i = 2
    while i * i < n:
        if flags[i]:
            j = i * i
            while j < n:
                flags[j] = False
                j += i
        i += 1
    return [i for i in range(n) if flags[i]]


def entry_point(argv):
    print(sieve(60))
    print(len(sieve(2000)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
