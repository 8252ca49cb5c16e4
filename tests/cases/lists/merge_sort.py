def merge(a, b):
    out = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    return out + a[i:] + b[j:]


def merge_sort(items):
    if len(items) < 2:
        return items
    mid = len(items) // 2
    return merge(merge_sort(items[:mid]), merge_sort(items[mid:]))


def entry_point(argv):
    items = [(i * 37) % 101 for i in range(40)]
    print(merge_sort(items))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
