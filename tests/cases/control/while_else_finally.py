def search(xs, wanted):
    i = 0
    steps = []
    while i < len(xs):
        try:
            if xs[i] == wanted:
                break
            if xs[i] < 0:
                continue
            steps.append(xs[i])
        finally:
            i += 1
    else:
        return 'not found after %d' % len(steps)
    return 'found at %d' % (i - 1)


def nested(n):
    out = []
    for i in range(n):
        for j in range(n):
            if j == i:
                break
            if (i + j) % 2:
                continue
            out.append(i * 10 + j)
        else:
            out.append(-i)
            continue
        out.append(100 + i)
        if i == 3:
            break
    else:
        out.append(999)
    return out


def empty_else(xs):
    for x in xs:
        pass
    else:
        return 'else'


def while_false():
    while False:
        print('never')
    else:
        print('else of while False')


def entry_point(argv):
    print(search([1, 2, 3], 2), search([1, -5, 3], 9), search([], 1))
    print(nested(0), nested(2), nested(4), nested(6))
    print(empty_else([]), empty_else([1]))
    while_false()
    k = 0
    while (k := k + 1) < 5:
        if k == 3:
            continue
    else:
        print('k', k)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
