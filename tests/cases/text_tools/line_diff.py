def lcs_table(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            table[i][j] = table[i + 1][j + 1] + 1 if a[i] == b[j] else max(table[i + 1][j], table[i][j + 1])
    return table


def diff(a, b):
    table = lcs_table(a, b)
    i = j = 0
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]:
            yield ' ', a[i]
            i += 1
            j += 1
        elif i < len(a) and (j == len(b) or table[i + 1][j] >= table[i][j + 1]):
            yield '-', a[i]
            i += 1
        else:
            yield '+', b[j]
            j += 1


class Hunk:
    def __init__(self, old, new):
        self.old, self.new = old, new
        self.lines = []

    def header(self):
        removed = sum(1 for m, _ in self.lines if m != '+')
        added = sum(1 for m, _ in self.lines if m != '-')
        return f'@@ -{self.old},{removed} +{self.new},{added} @@'


def hunks(edits, context=1):
    edits = list(edits)
    changed = [k for k, (mark, _) in enumerate(edits) if mark != ' ']
    result = []
    old = new = 1
    last = -1
    for k, (mark, line) in enumerate(edits):
        if any(abs(k - c) <= context for c in changed):
            if not result or last != k - 1:
                result.append(Hunk(old, new))
            result[-1].lines.append((mark, line))
            last = k
        old += mark != '+'
        new += mark != '-'
    return result


class PatchFailed(Exception):
    pass


def patch(lines, parts):
    out = lines[:]
    shift = 0
    for h in parts:
        at = h.old - 1 + shift
        for mark, text in h.lines:
            if mark == '+':
                out.insert(at, text)
                at += 1
                shift += 1
            else:
                if at >= len(out) or out[at] != text:
                    raise PatchFailed(f'{h.header()}: expected {text!r} in line {at + 1}')
                if mark == '-':
                    del out[at]
                    shift -= 1
                else:
                    at += 1
    return out


def ratio(a, b):
    return 2 * lcs_table(a, b)[0][0] / (len(a) + len(b)) if a or b else 1.0


OLD = 'one two three four five six seven eight nine'.split()
NEW = 'zero one two 3 four five six seven nine ten'.split()


def entry_point(argv):
    parts = hunks(diff(OLD, NEW))
    for h in parts:
        print(h.header())
        for mark, line in h.lines:
            print(mark + line)
    print(patch(OLD, parts) == NEW)
    print(list(diff([], ['a'])), list(diff(['a'], [])), hunks(diff(['x'], ['x'])))
    for wrong in (OLD[1:], OLD[:-1], []):
        try:
            print(patch(wrong, parts))
        except PatchFailed as e:
            print('PatchFailed:', e)
    print(round(ratio('kitten', 'sitting'), 4), ratio('', ''), ratio('abc', 'abc'), ratio('a', ''))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
