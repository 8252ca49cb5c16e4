def total(items):
    result = 0
    for i in items:
        result += i
    return result


def entry_point(argv):
    print(total(range(10)), total(range(5, 6)), total(range(0)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
