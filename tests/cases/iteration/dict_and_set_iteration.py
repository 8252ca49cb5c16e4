def entry_point(argv):
    n = len(argv)
    d = {'b': 2, 'a': 1, 'c': 3}
    print([k for k in d], [v for v in d.values()], [k + str(v) for k, v in d.items()])
    print(list(reversed(d)), list(reversed(d.items())), sorted(d.items(), key=lambda kv: -kv[1]))
    for i, (k, v) in enumerate(d.items()):
        print(i, k, v, end='; ')
    print()
    it = iter(d)
    print(next(it), next(it), list(it), next(it, 'end'))
    vals = iter(d.values())
    print(next(vals) + n, sum(vals))
    try:
        for k in d:
            d[k + '!'] = 0
    except RuntimeError as e:
        print(e)
    try:
        for k in d:
            del d[k]
    except RuntimeError as e:
        print(e)
    e = {k: v for k, v in d.items() if v}
    for k in list(e):
        if e[k] > 1:
            del e[k]
    print(e)
    s = {3, 1, 2}
    print(sorted(s), sum(s), max(s), len([x for x in s]), sorted([x * y for x in s for y in s if x < y]))
    try:
        for x in s:
            s.add(x + 10)
    except RuntimeError as err:
        print(err)
    k, *rest = {'x': 1, 'y': 2, 'z': 3}
    print(*{'p': 1})
    print(k, rest, [*{'q': 1}.values()], dict(zip('ab', range(2))))
    groups = {}
    for w in ['apple', 'avocado', 'bean']:
        groups.setdefault(w[0], []).append(w)
    for letter, words in sorted(groups.items()):
        print(letter, words)
    print(max(d, key=lambda q: d[q]) if d else None, min({5: 'a', 2: 'b'}), any(d.values()), 'a' in d.keys())
    for a, b in zip({'m': 1}, {'n': 2}.items()):
        print(a, b)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
