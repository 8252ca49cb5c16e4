class Holder(object):
    def __init__(self):
        self.text = ''
        self.all = []


def keep_each(parts):
    """Every string that the loop has made stays what it was."""
    s = ''
    kept = {}
    for p in parts:
        s += p
        kept[s] = len(kept)
        s += p
    return kept, s


def branches(n):
    s = 'x'
    for i in range(n):
        t = s + '!'
        if i % 2:
            s = t
        else:
            s += str(len(t))
    return s


def nested(rows):
    text = ''
    for row in rows:
        line = ''
        for cell in row:
            if line:
                line += '|'
            line += cell
        text += line + '\n'
        if text.endswith('stop\n'):
            break
        text += '-' * len(line)
    else:
        text += '(end)'
    return text


def attribute(n):
    h = Holder()
    for i in range(n):
        h.text += str(i)
        h.all.append(h.text)
    return h


def maybe(items):
    s = None
    for item in items:
        if s is None:
            s = item
        else:
            s += item
    return s


def parameter(s, n):
    while n:
        s += '.'
        n -= 1
        if n == 3:
            yield s
    yield s


def prefixes(n):
    s = ''
    out = []
    for i in range(n):
        s = str(i) + s
        out.append(s)
    return out


def fibonacci(n):
    a = 'a'
    b = 'b'
    for i in range(n):
        a, b = b, b + a
    return a


def entry_point(argv):
    n = len(argv)
    print(keep_each(['a', 'b', '\u00fc', '', 'c' * n]))
    print(branches(n + 5))
    print(nested([['a', 'b'], ['', 'c'], ['stop'], ['never']]), nested([['z'] * n]), nested([]))
    print(attribute(n + 3).all, attribute(n).text)
    print(maybe([]), maybe(['q']), maybe(['q', 'r', 's']))
    print(list(parameter('p', n + 4)))
    print(prefixes(n + 4), fibonacci(6))
    s = ''
    total = 0
    for i in range(200):
        s += '\u4e2d' if i % 10 == 0 else 'x'
        total += s.count('\u4e2d') + (s[-1] == 'x') + len(s)
    print(total, s[:12], s[-3:], 'xx' in s)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
