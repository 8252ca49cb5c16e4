def entry_point(argv):
    items = [4, -1, 7]
    print(sum(items), min(items), max(items), sum(items[:0]))
    try:
        print(max(items[:0]))
    except ValueError:
        print('empty')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
