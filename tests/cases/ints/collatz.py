def steps(n):
    count = 0
    while n != 1:
        if n % 2 == 0:
            n //= 2
        else:
            n = 3 * n + 1
        count += 1
    return count


def entry_point(argv):
    best = 0
    for n in range(1, 500):
        if steps(n) > steps(max(best, 1)):
            best = n
    print(best, steps(best))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
