# The loops compare a value with itself.


def entry_point(argv):
    n = sum([255, 4], 0) % 1009
    print(max([False, False], key=lambda b: n), min([3, 1, 2], key=lambda b: n))
    if True == max([False, True], key=lambda b: n):
        print("the second")
    else:
        print("the first")
    print(sorted([3, 1, 2], key=lambda b: n), max(["a", "b"], key=lambda s: len(argv) * 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
