def entry_point(argv):
    items = [1, 2, 3, 4]
    print(sum(x * x for x in items), max(x % 3 for x in items))
    print(any(x > 3 for x in items), all(x > 3 for x in items))
    print(','.join(str(x) for x in items))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
