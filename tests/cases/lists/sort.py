def entry_point(argv):
    items = [5, 2, 9, 1, 5, -3]
    items.sort()
    print(items)
    items.sort(reverse=True)
    print(items)
    print(sorted([3, 1, 2]), sorted(['b', 'a']), sorted([2.5, -1.0]))
    words = ['ccc', 'a', 'bb', 'dd']
    words.sort(key=len)
    print(words)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
