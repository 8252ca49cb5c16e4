# Items counted from the end by constants: read, stored, out of range, of lists that grow and
# lists that do not.
def bottom(stack):
    try:
        return stack[-3]
    except IndexError as e:
        return len(str(e))


def replace_third(stack, value):
    try:
        stack[-3] = value
    except IndexError as e:
        print(e)


def tops(stack):
    total = 0
    while len(stack) > 1:
        stack[-2] += stack[-1]
        total += stack.pop()
    return total


def of_tuple(t):
    try:
        return t[-2]
    except IndexError as e:
        print(e)
        return None


def entry_point(argv):
    n = len(argv)
    fixed = [10, 20, 30]
    print(fixed[-1], fixed[-3], bottom(fixed))
    for items in [[], [n], [n, 2], [n, 2, 3], [n, 2, 3, 4]]:
        print(bottom(items))
        replace_third(items, 99)
        print(items)
    print(tops([1, 2, 3, 4]), tops([5]), tops([]))
    words = [["a"], ["b", "c"], []]
    words[-1].append("d")
    words[-2][-2] = "e"
    print(words, words[-3][-1])
    print([of_tuple(tuple(range(k))) for k in range(4)])
    big = [0] * 5
    big[-5] = 7
    big[-(n + 1)] = 8
    print(big, big[-9223372036854775807 - 1 + 9223372036854775806])
    try:
        print(big[-9223372036854775807])
    except IndexError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
