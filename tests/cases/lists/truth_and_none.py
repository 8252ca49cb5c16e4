def last(items):
    if not items:
        return -1
    return items[-1]


def entry_point(argv):
    print(last([]), last([3]), last([3, 4]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
