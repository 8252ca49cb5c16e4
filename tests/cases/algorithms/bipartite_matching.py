def two_colour(graph):
    """Colours or an odd cycle's edge."""
    colour = {}
    for start in graph:
        if start in colour:
            continue
        colour[start] = 0
        stack = [start]
        while stack:
            v = stack.pop()
            for w in graph[v]:
                if w not in colour:
                    colour[w] = 1 - colour[v]
                    stack.append(w)
                elif colour[w] == colour[v]:
                    raise ValueError(f'{v!r} and {w!r} have the same colour')
    return colour


def max_matching(wishes):
    owner = {}

    def augment(person, seen):
        for job in wishes[person]:
            if job in seen:
                continue
            seen.add(job)
            if job not in owner or augment(owner[job], seen):
                owner[job] = person
                return True
        return False

    free = [p for p in wishes if not augment(p, set())]
    return {person: job for job, person in owner.items()}, free


def stable_marriage(men, women):
    free = sorted(men, reverse=True)
    following = {m: iter(men[m]) for m in men}
    engaged = {}
    proposals = 0
    while free:
        m = free.pop()
        w = next(following[m])
        proposals += 1
        rank = women[w]
        if w not in engaged:
            engaged[w] = m
        elif rank.index(m) < rank.index(engaged[w]):
            free.append(engaged[w])
            engaged[w] = m
        else:
            free.append(m)
    return engaged, proposals


def entry_point(argv):
    square = {'a': ['b', 'd'], 'b': ['a', 'c'], 'c': ['b', 'd'], 'd': ['a', 'c'], 'z': []}
    print(two_colour(square))
    try:
        two_colour({'a': ['b', 'c'], 'b': ['a', 'c'], 'c': ['a', 'b']})
    except ValueError as e:
        print('odd:', e)
    wishes = {'ann': ['cook', 'drive'], 'bob': ['cook'], 'cy': ['drive', 'sing'], 'dee': ['cook', 'drive'], 'eve': []}
    matching, free = max_matching(wishes)
    print(sorted(matching.items()), free)
    men = {'A': ['x', 'y', 'z'], 'B': ['x', 'z', 'y'], 'C': ['x', 'y', 'z']}
    women = {'x': ['C', 'B', 'A'], 'y': ['A', 'B', 'C'], 'z': ['A', 'C', 'B']}
    engaged, proposals = stable_marriage(men, women)
    print(sorted(engaged.items()), proposals)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
