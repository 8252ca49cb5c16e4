def entry_point(argv):
    items = [1, 2, 3, 4, 5]
    print(items.pop(), items.pop(0), items.pop(1), items)
    items.pop()
    items.pop()
    try:
        items.pop()
    except IndexError:
        print('empty')
    try:
        [1].pop(5)
    except IndexError:
        print('no such index')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
