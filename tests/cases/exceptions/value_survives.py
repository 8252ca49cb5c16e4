def run():
    x = 0
    items = []
    try:
        x = 1
        items.append(1)
        x = 2
        items.append(10 // (x - 2))
        x = 3
    except ZeroDivisionError:
        x += 100
    return x, len(items)


def entry_point(argv):
    x, n = run()
    print(x, n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
