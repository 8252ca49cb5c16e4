def attempt(name, f):
    try:
        print(name, f())
    except RuntimeError as e:
        print(name, 'RuntimeError', e)


def add():
    d = {1: 1, 2: 2}
    for k in d:
        d[k + 10] = 0
    return d


def delete():
    d = {1: 1, 2: 2, 3: 3}
    for k in d:
        del d[k]
    return d


def delete_then_add():
    d = {1: 1, 2: 2}
    seen = []
    for k in d:
        seen.append(k)
        if k == 1:
            del d[2]
            d[3] = 3
    return dict.fromkeys(seen, 0)


def overwrite():
    d = {1: 1, 2: 2}
    for k in d:
        d[k] = k * 10
    return d


def last_one():
    d = {1: 1, 2: 2}
    for k in d:
        if k == 2:
            break
    d[3] = 3
    return d


def values():
    d = {1: 1}
    for v in d.values():
        d[2] = v
    return d


def items():
    d = {1: 1, 2: 2}
    for k, v in d.items():
        d.clear()
    return d


def over_copy():
    d = {1: 1, 2: 2, 3: 3}
    for k in list(d):
        if k != 2:
            del d[k]
    return d


def of_set():
    s = {1}
    for x in s:
        s.add(x + 1)
    return dict.fromkeys(s, 0)


def of_set_removed():
    s = {1, 2, 3}
    for x in s:
        s.remove(x)
    return dict.fromkeys(s, 0)


def reverse():
    d = {1: 1, 2: 2}
    for k in reversed(d):
        d.pop(k)
    return d


def comprehension():
    d = {1: 1, 2: 2}
    return {k: d.pop(k) for k in d}


def by_hand():
    d = {1: 1}
    it = iter(d)
    d[2] = 2
    try:
        next(it)
    except RuntimeError as e:
        print('first', e)
    return {next(it): 0}


def entry_point(argv):
    attempt('add', add)
    attempt('delete', delete)
    attempt('delete then add', delete_then_add)
    attempt('overwrite', overwrite)
    attempt('last one', last_one)
    attempt('values', values)
    attempt('items', items)
    attempt('over copy', over_copy)
    attempt('of set', of_set)
    attempt('of set removed', of_set_removed)
    attempt('reverse', reverse)
    attempt('comprehension', comprehension)
    attempt('by hand', by_hand)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
