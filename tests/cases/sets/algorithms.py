def sieve(n):
    return sorted(set(range(2, n)) - {m for i in range(2, n) for m in range(i * i, n, i)})


def closure(pairs):
    pairs = set(pairs)
    while True:
        more = {(a, d) for a, b in pairs for c, d in pairs if b == c}
        if more <= pairs:
            return pairs
        pairs |= more


def power_set(xs):
    result = {frozenset()}
    for x in xs:
        result |= {s | {x} for s in result}
    return result


def independent(graph):
    best = set()
    nodes = sorted(graph)
    for mask in range(1 << len(nodes)):
        chosen = {n for i, n in enumerate(nodes) if mask >> i & 1}
        if all(graph[n].isdisjoint(chosen) for n in chosen) and len(chosen) > len(best):
            best = chosen
    return sorted(best)


def life(cells):
    counts = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    counts[x + dx, y + dy] = counts.get((x + dx, y + dy), 0) + 1
    return {c for c, n in counts.items() if n == 3 or (n == 2 and c in cells)}


def jaccard(a, b):
    return len(a & b) / len(a | b) if a | b else 1.0


def entry_point(argv):
    print(sieve(40), len(sieve(150)))
    print(sorted(closure([(1, 2), (2, 3), (3, 4)])), closure([]))
    ps = power_set('abc')
    print(len(ps), sorted(''.join(sorted(s)) for s in ps), frozenset('ac') in ps)
    print(independent({1: {2}, 2: {1, 3}, 3: {2, 4}, 4: {3}}))
    glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
    g = glider
    for _ in range(4):
        g = life(g)
    print(sorted(g), g == {(x + 1, y + 1) for x, y in glider}, len(glider))
    print(jaccard(set('night'), set('nacht')), jaccard(set(), set()))
    seen = set()
    dups = []
    for x in [3, 1, 3, 2, 1]:
        if x in seen:
            dups.append(x)
        seen.add(x)
    print(dups, sorted(seen), [x for i, x in enumerate('abcab') if x not in 'abcab'[:i]])
    groups = [{1, 2}, {3}, {2, 4}]
    merged = []
    for s in groups:
        joined = set(s)
        rest = []
        for m in merged:
            if m & joined:
                joined |= m
            else:
                rest.append(m)
        merged = rest + [joined]
    print(sorted(sorted(m) for m in merged), sorted(set().union(*groups)), sorted({1, 9}.intersection(*[[9, 3], [9]])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
