def attempt(n):
    if n < 3:
        raise RuntimeError
    return n * 10


def entry_point(argv):
    tries = 0
    while True:
        try:
            result = attempt(tries)
            break
        except RuntimeError:
            tries += 1
    print(tries, result)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
