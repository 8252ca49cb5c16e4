from enum import Enum
from typing import List, Tuple


class Op(Enum):
    KEEP = '='
    CHANGE = '~'
    INSERT = '+'
    DELETE = '-'


def distances(a: str, b: str, damerau: bool = False) -> List[List[int]]:
    d = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        d[i][0] = i
    for j in range(len(b) + 1):
        d[0][j] = j
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            d[i][j] = min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1]))
            if damerau and i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                d[i][j] = min(d[i][j], d[i - 2][j - 2] + 1)
    return d


def script(a: str, b: str) -> List[Tuple[Op, str]]:
    d = distances(a, b)
    i, j = len(a), len(b)
    ops: List[Tuple[Op, str]] = []
    while i or j:
        if i and j and d[i][j] == d[i - 1][j - 1] + (a[i - 1] != b[j - 1]):
            i, j = i - 1, j - 1
            ops.append((Op.KEEP if a[i] == b[j] else Op.CHANGE, b[j]))
        elif i and d[i][j] == d[i - 1][j] + 1:
            i -= 1
            ops.append((Op.DELETE, a[i]))
        else:
            j -= 1
            ops.append((Op.INSERT, b[j]))
    return ops[::-1]


def apply(a: str, ops: List[Tuple[Op, str]]) -> str:
    out, i = '', 0
    for op, c in ops:
        if op is Op.INSERT:
            out += c
            continue
        if i >= len(a):
            raise IndexError(f'{op.name} {c!r} behind the end of {a!r}')
        if op is not Op.DELETE:
            out += c
        i += 1
    return out


def hamming(a: str, b: str) -> int:
    if len(a) != len(b):
        raise ValueError(f'lengths {len(a)} and {len(b)}')
    return sum(x != y for x, y in zip(a, b))


def entry_point(argv):
    for a, b in [('kitten', 'sitting'), ('', 'abc'), ('abc', ''), ('ab', 'ba'), ('naïve', 'native'), ('same', 'same')]:
        ops = script(a, b)
        print(a, b, distances(a, b)[-1][-1], distances(a, b, damerau=True)[-1][-1],
              ''.join(op.value for op, _ in ops), apply(a, ops) == b)
    print(hamming('karolin', 'kathrin'), hamming('', ''))
    try:
        hamming('a', 'ab')
    except ValueError as e:
        print(e)
    try:
        apply('x', script('abc', 'abd'))
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
