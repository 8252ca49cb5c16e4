def count(a, b, step):
    total = 0
    for i in range(a, b, step):
        total += i
    return total


def entry_point(argv):
    print(count(0, 10, 1), count(0, 10, 3), count(10, 0, -1), count(10, 0, -4), count(0, 10, -1))
    try:
        print(count(0, 5, 0))
    except ValueError:
        print('step zero')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
