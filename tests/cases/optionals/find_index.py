"""A function that gives a number or None, tested in every way a caller does."""


def find(items, wanted):
    for i in range(len(items)):
        if items[i] == wanted:
            return i
    return None


def first_negative(numbers):
    result = None
    for n in numbers:
        if n < 0 and result is None:
            result = n
    return result


def entry_point(argv):
    names = ["ada", "grace", "barbara"]
    for name in ["ada", "barbara", "alan"]:
        at = find(names, name)
        if at is None:
            print(name, "is not there")
        else:
            print(name, "is at", at, "before", at + 1)
        if at is not None and at > 0:
            print("not the first")
        if not at:
            print("the first, or not there")
        if at:
            print("later", names[at])
    print(find(names, "grace"), find(names, "nobody"))
    print(first_negative([3, -4, -5]), first_negative([3]), first_negative([]))
    at = find(names, "ada") or 7
    print(at)
    at = find(names, "grace")
    assert at is not None
    print(at * 10)
    while at is not None:
        print("at", at)
        at = at + 1 if at < 2 else None
    print(at)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
