def bubble(items):
    n = len(items)
    for i in range(n):
        for j in range(n - i - 1):
            if items[j] > items[j + 1]:
                items[j], items[j + 1] = items[j + 1], items[j]


def entry_point(argv):
    items = [9, 4, 7, 1, 0, 3]
    bubble(items)
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
