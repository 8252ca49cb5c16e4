READ, WRITE, EXEC = 1, 2, 4
NAMES = [(READ, 'r'), (WRITE, 'w'), (EXEC, 'x')]


def show(flags):
    return ''.join([name if flags & bit else '-' for bit, name in NAMES])


def subsets(mask):
    out = []
    sub = mask
    while True:
        out.append(sub)
        if sub == 0:
            return out
        sub = (sub - 1) & mask


def next_combination(x):
    smallest = x & -x
    ripple = x + smallest
    return ripple | (((x ^ ripple) >> 2) // smallest)


def sieve(limit):
    bits = (1 << limit) - 1 & ~3
    i = 2
    while i * i < limit:
        if bits >> i & 1:
            for j in range(i * i, limit, i):
                bits &= ~(1 << j)
        i += 1
    return [i for i in range(limit) if bits >> i & 1]


def queens(n, row, cols, left, right):
    if row == n:
        return 1
    count = 0
    free = ((1 << n) - 1) & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        count += queens(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return count


def entry_point(argv):
    n = len(argv)
    print([show(f) for f in range(8 * n)], show(READ | EXEC), show((READ | WRITE) & ~WRITE), show(7 ^ WRITE))
    print(subsets(0b1011), sieve(60), [queens(k, 0, 0, 0, 0) for k in range(1, 8)])
    x = 0b111 * n
    combos = []
    while x < 1 << 5:
        combos.append(bin(x))
        x = next_combination(x)
    print(combos, len(combos))
    print([i & -i for i in range(1, 9)], [(i ^ (i - 1)).bit_length() for i in range(1, 9)], [i.bit_length() for i in (0, 1, 255, 256, -256)])
    seen = 0
    for c in 'hello world':
        if c.isalpha():
            seen |= 1 << ord(c) - 97
    print(bin(seen).count('1'), bool(seen >> 4 & 1), bool(seen >> 25 & 1), hex(seen))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
