def make_squares(n):
    result = []
    for i in range(n):
        result.append(i * i)
    return result


SQUARES = make_squares(20)
PRIMES = [p for p in range(2, 50) if all(p % d for d in range(2, p))]


def entry_point(argv):
    print(SQUARES[7], SQUARES[-1], len(PRIMES), PRIMES[-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
