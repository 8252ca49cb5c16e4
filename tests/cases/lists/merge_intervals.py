def merge(intervals):
    result = []
    for start, end in sorted(intervals):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((start, end))
    return result


def insert(intervals, new):
    out = []
    i = 0
    while i < len(intervals) and intervals[i][1] < new[0]:
        out.append(intervals[i])
        i += 1
    while i < len(intervals) and intervals[i][0] <= new[1]:
        new = (min(new[0], intervals[i][0]), max(new[1], intervals[i][1]))
        i += 1
    return out + [new] + intervals[i:]


def gaps(intervals):
    return [(a[1], b[0]) for a, b in zip(intervals, intervals[1:])]


def entry_point(argv):
    print(merge([(5, 8), (1, 3), (2, 4), (10, 12), (8, 9)]), merge([]), merge([(1, 1)]), merge([(1, 10), (2, 3)]))
    m = merge([(1, 2), (4, 5), (7, 9)])
    print(insert(m, (5, 7)), insert(m, (0, 0)), insert(m, (10, 11)), insert(m, (0, 100)), insert([], (1, 2)))
    print(gaps(m), sum(b - a for a, b in m), m[-1][0], (4, 5) in m, m.index((7, 9)))
    rows = [(1, 'b'), (1, 'a'), (0, 'z')]
    rows.sort(key=lambda r: (r[0], r[1]))
    print(rows, rows[::-1], [x for _, x in rows])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
