def entry_point(argv):
    items = [0, 1, 2, 3, 4, 5, 6]
    del items[0]
    del items[-1]
    del items[1:3]
    print(items)
    try:
        del items[10]
    except IndexError:
        print('no item')
    del items[:]
    print(items, len(items))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
