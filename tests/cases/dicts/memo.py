cache = {}


def ways(n):
    if n <= 1:
        return 1
    if n in cache:
        return cache[n]
    result = ways(n - 1) + ways(n - 2)
    cache[n] = result
    return result


def entry_point(argv):
    print(ways(10), ways(80), len(cache))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
