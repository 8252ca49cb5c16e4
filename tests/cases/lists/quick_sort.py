def quick(items):
    if len(items) <= 1:
        return items
    pivot = items[0]
    low = [x for x in items[1:] if x < pivot]
    high = [x for x in items[1:] if x >= pivot]
    return quick(low) + [pivot] + quick(high)


def entry_point(argv):
    print(quick([3, 6, 1, 8, 2, 9, 2]))
    print(quick([]), quick([1]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
