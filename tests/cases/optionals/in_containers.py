"""Lists, dicts, sets and tuples of numbers that may be None."""


def parse(texts):
    result = []
    for text in texts:
        if text:
            result.append(int(text))
        else:
            result.append(None)
    return result


def entry_point(argv):
    numbers = parse(["1", "", "30", "", "-2"])
    print(numbers, len(numbers))
    print(None in numbers, 30 in numbers, 31 in numbers)
    print([n for n in numbers if n is not None])
    print(sum([n or 0 for n in numbers]))
    print([-1 if n is None else n for n in numbers])
    present = [n for n in numbers if n is not None]
    present.sort()
    print(present, max(present))
    numbers[0] = None
    numbers[1] = 7
    print(numbers, numbers[1], numbers[0])
    print(numbers == [None, 7, 30, None, -2], numbers == [None, 7, 30, 0, -2])
    table = {"a": 1, "b": None}
    table["c"] = None
    table["a"] = None
    table["b"] = 5
    print(table)
    for key, value in table.items():
        if value is not None:
            print(key, value + 1)
    pairs = [(1, None), (None, 2.5), (3, 4.0)]
    for x, y in pairs:
        print(x is None, y is None, x, y)
    keys = {None: "none", 3: "three", 0: "zero"}
    for key in [3, None, 0, 4]:
        print(keys.get(key, "?"))
    print(pairs[0] == (1, None), pairs[1] == (1, None), (None, 2.5) in pairs)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
