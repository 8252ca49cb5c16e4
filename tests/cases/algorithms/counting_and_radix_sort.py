class OutOfRange(ValueError):
    pass


def counting_sort(values, limit):
    counts = [0] * limit
    for v in values:
        if not 0 <= v < limit:
            raise OutOfRange('%d is not in [0, %d)' % (v, limit))
        counts[v] += 1
    return [v for v, n in enumerate(counts) for _ in range(n)]


def radix_sort(values, base=10):
    if base < 2:
        raise ValueError(f'bad base {base}')
    offset = min(values, default=0)
    result = [v - offset for v in values]
    exp = 1
    rounds = 0
    while result and max(result) // exp > 0:
        buckets = [[] for _ in range(base)]
        for v in result:
            buckets[v // exp % base].append(v)
        result = [v for bucket in buckets for v in bucket]
        exp *= base
        rounds += 1
    return [v + offset for v in result], rounds


def string_radix(words):
    if not words:
        return []
    width = max(len(w) for w in words)
    for column in range(width - 1, -1, -1):
        buckets = {}
        for w in words:
            key = w[column] if column < len(w) else ''
            buckets.setdefault(key, []).append(w)
        words = []
        for key in sorted(buckets):
            words += buckets[key]
    return words


def bucket_sort(values, n=4):
    buckets = [[] for _ in range(n)]
    for v in values:
        buckets[min(int(v * n), n - 1)].append(v)
    print([len(b) for b in buckets])
    out = []
    for b in buckets:
        b.sort()
        out.extend(b)
    return out


def entry_point(argv):
    print(counting_sort([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 10))
    for bad in ([1, 10], [-1]):
        try:
            counting_sort(bad, 10)
        except OutOfRange as e:
            print('OutOfRange:', e)
    print(radix_sort([170, 45, 75, -90, 802, 24, 2, 66]))
    print(radix_sort([170, 45, 75, -90, 802, 24, 2, 66], base=16))
    print(radix_sort([]), radix_sort([-5, -5]))
    try:
        radix_sort([1], 1)
    except ValueError as e:
        print('ValueError:', e)
    words = 'she sells sea shells by the sea shore a ab abc'.split()
    print(string_radix(words), string_radix(words) == sorted(words))
    print(bucket_sort([0.78, 0.17, 0.39, 0.26, 0.72, 0.94, 0.21, 1.0, 0.0]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
