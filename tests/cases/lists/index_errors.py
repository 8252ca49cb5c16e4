def get(items, i):
    try:
        return items[i]
    except IndexError:
        return -999


def put(items, i, value):
    try:
        items[i] = value
        return True
    except IndexError:
        return False


def entry_point(argv):
    items = [10, 20, 30]
    for i in range(-5, 5):
        print(i, get(items, i))
    print(put(items, 2, 99), put(items, 3, 99), put(items, -4, 99))
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
