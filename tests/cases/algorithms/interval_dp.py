def matrix_chain(sizes):
    n = len(sizes) - 1
    if n < 1:
        raise ValueError('a chain needs at least one matrix')
    cost = [[0] * n for _ in range(n)]
    split = [[0] * n for _ in range(n)]
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1
            best = -1
            for k in range(i, j):
                c = cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]
                if best < 0 or c < best:
                    best = c
                    split[i][j] = k
            cost[i][j] = best

    def show(i, j):
        if i == j:
            return chr(ord('A') + i)
        return '(' + show(i, split[i][j]) + show(split[i][j] + 1, j) + ')'

    return cost[0][n - 1], show(0, n - 1)


def optimal_bst(keys, weights):
    memo = {}

    def solve(i, j):
        if i > j:
            return 0, ''
        if (i, j) in memo:
            return memo[i, j]
        total = sum(weights[i:j + 1])
        options = []
        for r in range(i, j + 1):
            left, ltext = solve(i, r - 1)
            right, rtext = solve(r + 1, j)
            options.append((total + left + right, f'[{ltext}{keys[r]}{rtext}]'))
        memo[i, j] = min(options)
        return memo[i, j]

    return solve(0, len(keys) - 1)


def burst(balloons):
    a = [1] + balloons + [1]
    best = {}
    for width in range(2, len(a)):
        for left in range(len(a) - width):
            right = left + width
            best[left, right] = max(
                best.get((left, k), 0) + best.get((k, right), 0) + a[left] * a[k] * a[right]
                for k in range(left + 1, right))
    return best[0, len(a) - 1] if balloons else 0


def word_break(text, words):
    ends = [[] for _ in range(len(text) + 1)]
    ends[0].append('')
    for i in range(1, len(text) + 1):
        for w in words:
            if text[:i].endswith(w):
                for before in ends[i - len(w)]:
                    ends[i].append((before + ' ' + w).strip())
    return sorted(ends[len(text)])


def entry_point(argv):
    print(matrix_chain([30, 35, 15, 5, 10, 20, 25]), matrix_chain([3, 4]))
    try:
        matrix_chain([5])
    except ValueError as e:
        print(e)
    print(optimal_bst('abcd', [4, 2, 6, 3]))
    print(burst([3, 1, 5, 8]), burst([]), burst([7]))
    print(word_break('catsanddog', ['cat', 'cats', 'and', 'sand', 'dog']), word_break('xyz', ['x', 'y']))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
