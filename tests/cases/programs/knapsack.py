def best(items, capacity):
    table = [0] * (capacity + 1)
    for weight, value in items:
        for c in range(capacity, weight - 1, -1):
            candidate = table[c - weight] + value
            if candidate > table[c]:
                table[c] = candidate
    return table[capacity]


def entry_point(argv):
    items = [(2, 3), (3, 4), (4, 5), (5, 6)]
    for capacity in [0, 5, 8, 14]:
        print(best(items, capacity))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
