def permutations(items):
    if not items:
        yield []
    for i, x in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1:]):
            yield [x] + rest


def next_permutation(a):
    i = len(a) - 2
    while i >= 0 and a[i] >= a[i + 1]:
        i -= 1
    if i < 0:
        a.reverse()
        return False
    j = len(a) - 1
    while a[j] <= a[i]:
        j -= 1
    a[i], a[j] = a[j], a[i]
    a[i + 1:] = a[i + 1:][::-1]
    return True


def subset_sums(numbers, target):
    numbers = sorted(numbers, reverse=True)
    found = []
    chosen = []

    def search(i, left):
        if left == 0:
            found.append(chosen[:])
            return
        if i == len(numbers) or left < 0:
            return
        chosen.append(numbers[i])
        search(i + 1, left - numbers[i])
        chosen.pop()
        while i + 1 < len(numbers) and numbers[i + 1] == numbers[i]:
            i += 1
        search(i + 1, left)

    search(0, target)
    return found


def knights_tour(size, start):
    board = [[0] * size for _ in range(size)]
    moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

    def options(x, y):
        return [(x + dx, y + dy) for dx, dy in moves
                if 0 <= x + dx < size and 0 <= y + dy < size and board[y + dy][x + dx] == 0]

    def go(x, y, step):
        board[y][x] = step
        if step == size * size:
            return True
        for nx, ny in sorted(options(x, y), key=lambda p: len(options(p[0], p[1]))):
            if go(nx, ny, step + 1):
                return True
        board[y][x] = 0
        return False

    if not go(start[0], start[1], 1):
        raise RuntimeError(f'no tour on {size}x{size}')
    return board


def gray_code(bits):
    return [''] if bits == 0 else ['0' + g for g in gray_code(bits - 1)] + ['1' + g for g in reversed(gray_code(bits - 1))]


def entry_point(argv):
    print([''.join(p) for p in permutations(list('abc'))], list(permutations([])) == [[]])
    a = [1, 2, 2, 3]
    n = 1
    while next_permutation(a):
        n += 1
    print(n, a)
    print(subset_sums([8, 6, 7, 5, 3, 10, 9], 15), subset_sums([2, 2, 2], 4), subset_sums([5], 3))
    for row in knights_tour(5, (0, 0)):
        print(' '.join('%2d' % v for v in row))
    try:
        knights_tour(4, (0, 0))
    except RuntimeError as e:
        print(e)
    print(gray_code(3), gray_code(0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
