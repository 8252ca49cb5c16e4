def values(flag):
    if flag:
        return [1, 2]
    return None


def size(items):
    if items is None:
        return -1
    return len(items)


def entry_point(argv):
    print(size(values(True)), size(values(False)), size([]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
