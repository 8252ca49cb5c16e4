def make_counter():
    count = 0

    def increment():
        nonlocal count
        count += 1
        return count
    return increment


def entry_point(argv):
    a = make_counter()
    b = make_counter()
    print(a(), a(), b(), a())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
