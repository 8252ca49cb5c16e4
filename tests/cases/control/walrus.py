def entry_point(argv):
    items = [5, 3, 8, 1]
    while (n := len(items)) > 1:
        items.pop()
        print(n)
    if (total := sum(items)) > 3:
        print('big', total)
    print([y for x in range(6) if (y := x * x) % 2 == 0])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
