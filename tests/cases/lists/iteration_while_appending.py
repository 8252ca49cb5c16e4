def entry_point(argv):
    items = [1, 2, 3]
    for x in items:
        if len(items) < 6:
            items.append(x * 10)
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
