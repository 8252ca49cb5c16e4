# A text that is known to have one character is unpacked as others are.


def pairs(table):
    try:
        for key, value in table:
            print(key, value)
    except ValueError as e:
        print("ValueError", e)


def entry_point(argv):
    pairs({"a": 1})
    for c in "xy":
        (first,) = c
        print(first, len(first))
        [again] = c
        head, *rest = c
        print(again + first, head, rest)
    return 0
