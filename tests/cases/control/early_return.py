def index_of(items, wanted):
    for i in range(len(items)):
        if items[i] == wanted:
            return i
    return -1


def search(rows, wanted):
    for row in rows:
        for item in row:
            if item == wanted:
                return True
    return False


def entry_point(argv):
    print(index_of([4, 5, 6], 6), index_of([4, 5, 6], 1))
    print(search([[1, 2], [3]], 3), search([[1, 2], [3]], 4))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
