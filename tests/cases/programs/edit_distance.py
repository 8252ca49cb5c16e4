def distance(a, b):
    previous = list(range(len(b) + 1))
    for i in range(1, len(a) + 1):
        current = [i]
        for j in range(1, len(b) + 1):
            cost = 0 if a[i - 1] == b[j - 1] else 1
            current.append(min(previous[j] + 1, min(current[j - 1] + 1, previous[j - 1] + cost)))
        previous = current
    return previous[-1]


def entry_point(argv):
    print(distance('kitten', 'sitting'), distance('', 'abc'), distance('same', 'same'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
