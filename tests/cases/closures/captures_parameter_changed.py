def make(n):
    def show():
        return n
    n = n + 1
    return show


def make2(items):
    def add(x):
        items.append(x)
        return len(items)
    items = items + [0]
    return add, lambda: items


def entry_point(argv):
    print(make(len(argv))(), make(10)())
    start = [1, 2]
    add, get = make2(start)
    add(5)
    print(get(), start)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
