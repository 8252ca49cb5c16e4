class Unsolvable(Exception):
    pass


def cryptarithm(puzzle):
    left, _, result = puzzle.replace(' ', '').partition('=')
    words = left.split('+')
    letters = sorted(set(''.join(words) + result))
    if len(letters) > 10:
        raise Unsolvable(f'{len(letters)} letters')
    firsts = {w[0] for w in words + [result]}
    weights = {c: 0 for c in letters}
    for sign, group in ((1, words), (-1, [result])):
        for w in group:
            for i, c in enumerate(reversed(w)):
                weights[c] += sign * 10 ** i
    letters.sort(key=lambda c: (-abs(weights[c]), c))
    used = [False] * 10
    values = {}

    rests = [sum(abs(weights[c]) for c in letters[k:]) * 9 for k in range(len(letters) + 1)]

    def search(k, total):
        if k == len(letters):
            return total == 0
        if abs(total) > rests[k]:
            return False
        c = letters[k]
        for d in range(1 if c in firsts else 0, 10):
            if not used[d]:
                used[d] = True
                values[c] = d
                if search(k + 1, total + weights[c] * d):
                    return True
                used[d] = False
        return False

    if not search(0, 0):
        raise Unsolvable(puzzle)
    return ''.join(str(values[c]) if c in values else c for c in puzzle)


def magic_squares(cells=None):
    """First rows of the squares of 3 x 3, as numbers."""
    cells = cells or []
    n = len(cells)
    for end, line in ((3, (0, 1, 2)), (6, (3, 4, 5)), (7, (0, 3, 6)), (7, (2, 4, 6)), (8, (1, 4, 7)), (9, (0, 4, 8))):
        if n == end and sum(cells[i] for i in line) != 15:
            return
    if n == 9:
        yield cells[0] * 100 + cells[1] * 10 + cells[2]
    for d in range(1, 10):
        if d not in cells:
            yield from magic_squares(cells + [d])


def jugs(a, b, goal):
    state = {(0, 0): ''}
    queue = [(0, 0)]
    for x, y in queue:
        path = state[x, y]
        if goal in (x, y):
            return path
        pour = min(x, b - y)
        back = min(y, a - x)
        for move, following in (('A', (a, y)), ('B', (x, b)), ('a', (0, y)), ('b', (x, 0)), ('>', (x - pour, y + pour)),
                                ('<', (x + back, y - back))):
            if following not in state:
                state[following] = path + move
                queue.append(following)
    raise Unsolvable(f'{goal} with {a} and {b}')


def hanoi(n, a='A', b='B', c='C'):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield a + c
        yield from hanoi(n - 1, b, a, c)


def river():
    """Wolf, goat, cabbage and the farmer as bits 8 4 2 1."""
    def safe(s):
        farmer = s & 1
        wolf, goat, cabbage = s >> 3 & 1, s >> 2 & 1, s >> 1 & 1
        return (wolf != goat or goat == farmer) and (goat != cabbage or goat == farmer)

    names = {8: 'wolf', 4: 'goat', 2: 'cabbage', 0: 'nothing'}
    queue = [(0, [])]
    seen = {0}
    for state, path in queue:
        if state == 15:
            return path
        for load in (0, 2, 4, 8):
            if load and (state & load != 0) != (state & 1 != 0):
                continue
            following = state ^ load ^ 1
            if following not in seen and safe(following):
                seen.add(following)
                queue.append((following, path + [names[load]]))
    return []


def entry_point(argv):
    for puzzle in ('SEND + MORE = MONEY', 'TWO + TWO = FOUR', 'A + A = A', 'ABCDEF + GHIJK = L', 'I + BB = ILL'):
        try:
            print(cryptarithm(puzzle))
        except Unsolvable as e:
            print('Unsolvable:', e)
    print(sorted(magic_squares())[:5])
    for a, b, goal in ((3, 5, 4), (7, 11, 6), (4, 6, 5), (1, 2, 0)):
        try:
            print(a, b, goal, repr(jugs(a, b, goal)))
        except Unsolvable as e:
            print('Unsolvable:', e)
    print(' '.join(hanoi(3)), sum(1 for _ in hanoi(8)), list(hanoi(0)))
    print(river())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
