def binary_search(items, target):
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == target:
            return middle
        if items[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return -(low + 1)


def first_true(low, high, predicate):
    """The smallest n in [low, high) for which predicate(n) holds."""
    while low < high:
        middle = (low + high) // 2
        if predicate(middle):
            high = middle
        else:
            low = middle + 1
    return low


def search_rotated(items, target):
    low, high = 0, len(items) - 1
    while low <= high:
        m = (low + high) // 2
        if items[m] == target:
            return m
        if items[low] <= items[m]:
            if items[low] <= target < items[m]:
                high = m - 1
            else:
                low = m + 1
        elif items[m] < target <= items[high]:
            low = m + 1
        else:
            high = m - 1
    raise LookupError(f'{target} is not in {items}')


def interpolation_search(items, target):
    low, high, steps = 0, len(items) - 1, 0
    while low <= high and items[low] <= target <= items[high]:
        steps += 1
        if items[low] == items[high]:
            return (low if items[low] == target else None), steps
        guess = low + (target - items[low]) * (high - low) // (items[high] - items[low])
        if items[guess] == target:
            return guess, steps
        if items[guess] < target:
            low = guess + 1
        else:
            high = guess - 1
    return None, steps


def ternary_max(f, low, high):
    for _ in range(100):
        a = low + (high - low) / 3
        b = high - (high - low) / 3
        if f(a) < f(b):
            low = a
        else:
            high = b
    return (low + high) / 2


def entry_point(argv):
    items = [x * x for x in range(12)]
    print([binary_search(items, t) for t in (0, 1, 121, 36, 2, -5, 500)])
    print(binary_search([], 3))
    print(first_true(0, 1000, lambda n: n * n >= 500), first_true(0, 10, lambda n: False))
    packages = [3, 2, 2, 4, 1, 4]

    def fits(capacity):
        days, load = 1, 0
        for p in packages:
            if load + p > capacity:
                days += 1
                load = 0
            load += p
        return days <= 3

    print('capacity', first_true(max(packages), sum(packages), fits))
    rotated = [40, 50, 60, 70, 10, 20, 30]
    print([search_rotated(rotated, x) for x in rotated])
    try:
        search_rotated(rotated, 15)
    except LookupError as e:
        print(e)
    print(interpolation_search(items, 81), interpolation_search(items, 82), interpolation_search([5, 5], 5))
    print(round(ternary_max(lambda x: -(x - 2.5) * (x - 2.5) + 1, -10.0, 10.0), 6))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
