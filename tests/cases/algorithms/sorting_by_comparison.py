def insertion_sort(items):
    for i in range(1, len(items)):
        value = items[i]
        j = i - 1
        while j >= 0 and items[j] > value:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = value


def shell_sort(items):
    gap = len(items) // 2
    while gap:
        for i in range(gap, len(items)):
            j = i
            while j >= gap and items[j - gap] > items[j]:
                items[j - gap], items[j] = items[j], items[j - gap]
                j -= gap
        gap //= 2


def quick_sort(items, low=0, high=None):
    if high is None:
        high = len(items) - 1
    while low < high:
        pivot = items[(low + high) // 2]
        i, j = low, high
        while i <= j:
            while items[i] < pivot:
                i += 1
            while items[j] > pivot:
                j -= 1
            if i <= j:
                items[i], items[j] = items[j], items[i]
                i += 1
                j -= 1
        if j - low < high - i:
            quick_sort(items, low, j)
            low = i
        else:
            quick_sort(items, i, high)
            high = j


def heap_sort(items):
    def sift(start, end):
        root = start
        while 2 * root + 1 < end:
            child = 2 * root + 1
            if child + 1 < end and items[child] < items[child + 1]:
                child += 1
            if items[root] >= items[child]:
                return
            items[root], items[child] = items[child], items[root]
            root = child

    for start in range(len(items) // 2 - 1, -1, -1):
        sift(start, len(items))
    for end in range(len(items) - 1, 0, -1):
        items[0], items[end] = items[end], items[0]
        sift(0, end)


ALGORITHMS = [('insertion', insertion_sort), ('shell', shell_sort),
              ('quick', quick_sort), ('heap', heap_sort)]


def entry_point(argv):
    samples = [[], [1], [2, 1], [3, 3, 3], list(range(10)), list(range(10, 0, -1)),
               [(i * 37 + 11) % 101 - 50 for i in range(60)]]
    for name, sort in ALGORITHMS:
        wrong = 0
        for sample in samples:
            copy = sample[:]
            if name == 'quick':
                quick_sort(copy)
            else:
                sort(copy)
            if copy != sorted(sample):
                wrong += 1
        print(f'{name:>10}: {len(samples) - wrong}/{len(samples)}', copy[:3], copy[-3:])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
