def primes(limit):
    found = []
    n = 2
    while len(found) < limit:
        for p in found:
            if p * p > n:
                found.append(n)
                break
            if n % p == 0:
                break
        else:
            found.append(n)
        n += 1
    return found


def spiral(n):
    grid = [[0] * n for _ in range(n)]
    x = y = 0
    dx, dy = 1, 0
    for k in range(1, n * n + 1):
        grid[y][x] = k
        nx, ny = x + dx, y + dy
        if not (0 <= nx < n and 0 <= ny < n and grid[ny][nx] == 0):
            dx, dy = -dy, dx
            nx, ny = x + dx, y + dy
        x, y = nx, ny
    return grid


def find_pair(xs, total):
    for i, a in enumerate(xs):
        for b in xs[i + 1:]:
            if a + b == total:
                return a, b
    return None


def run_length(s):
    out = []
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        out.append((s[i], j - i))
        i = j
    return out


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def collatz_longest(limit):
    best, best_n = 0, 0
    for n in range(1, limit):
        steps, k = 0, n
        while k != 1:
            k = k // 2 if k % 2 == 0 else 3 * k + 1
            steps += 1
        if steps > best:
            best, best_n = steps, n
    return best_n, best


def matrix(m):
    return [list(r) for r in zip(*[(1, 2, 3), (4, 5, 6)])] if m else []


def entry_point(argv):
    n = len(argv)
    print(primes(10), spiral(4), find_pair([1, 5, 9, 2], 11), find_pair([1], 2))
    print(run_length('aaabccd'), run_length(''), gcd(48, 18 * n), collatz_longest(30))
    print(matrix(n))
    bubble = [5, 2, 9, 1]
    swapped = True
    while swapped:
        swapped = False
        for i in range(len(bubble) - 1):
            if bubble[i] > bubble[i + 1]:
                bubble[i], bubble[i + 1] = bubble[i + 1], bubble[i]
                swapped = True
    print(bubble)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
