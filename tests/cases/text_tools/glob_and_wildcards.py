def match(pattern, name):
    """Shell patterns with * ? [a-z] [!x]; iterative, with one point to go back to."""
    p = n = 0
    star, mark = -1, 0
    while n < len(name):
        if p < len(pattern) and pattern[p] == '*':
            star, mark = p, n
            p += 1
            continue
        if p < len(pattern):
            ok, width = one(pattern, p, name[n])
            if ok:
                p += width
                n += 1
                continue
        if star < 0:
            return False
        p = star + 1
        mark += 1
        n = mark
    return all(c == '*' for c in pattern[p:])


def one(pattern, p, c):
    if pattern[p] == '?':
        return True, 1
    if pattern[p] == '[':
        end = pattern.find(']', p + 2)
        if end < 0:
            raise ValueError(f'{pattern!r}: [ is not closed')
        body = pattern[p + 1:end]
        negated = body[0] == '!'
        if negated:
            body = body[1:]
        i = 0
        found = False
        while i < len(body):
            if i + 2 < len(body) and body[i + 1] == '-':
                found = found or body[i] <= c <= body[i + 2]
                i += 3
            else:
                found = found or body[i] == c
                i += 1
        return found != negated, end - p + 1
    return pattern[p] == c, 1


def braces(pattern):
    start = pattern.find('{')
    if start < 0:
        yield pattern
        return
    depth, parts, last = 0, [], start + 1
    for i in range(start, len(pattern)):
        c = pattern[i]
        if c == '{':
            depth += 1
        elif c == ',' and depth == 1:
            parts.append(pattern[last:i])
            last = i + 1
        elif c == '}':
            depth -= 1
            if depth == 0:
                parts.append(pattern[last:i])
                for part in parts:
                    yield from braces(pattern[:start] + part + pattern[i + 1:])
                return
    raise ValueError(f'{pattern!r}: brace is not closed')


class Folder:
    def __init__(self, name):
        self.name = name
        self.files = []
        self.folders = []

    def add(self, path):
        head, slash, rest = path.partition('/')
        if not slash:
            self.files.append(head)
            return
        for f in self.folders:
            if f.name == head:
                break
        else:
            f = Folder(head)
            self.folders.append(f)
        f.add(rest)

    def glob(self, pattern, prefix=''):
        head, slash, rest = pattern.partition('/')
        if head == '**':
            yield from self.glob(rest, prefix)
            for f in self.folders:
                yield from f.glob(pattern, prefix + f.name + '/')
        elif slash:
            for f in self.folders:
                if match(head, f.name):
                    yield from f.glob(rest, prefix + f.name + '/')
        else:
            yield from sorted(prefix + n for n in self.files if match(head, n))


def entry_point(argv):
    for pattern, names in (('*.py', 'a.py b.pyc .py x.py.py'), ('?[0-9]*', 'a1 ab b2c 11 a'), ('[!a]*b*c', 'xbc abc zzbzzc bc b'),
                           ('*', 'any'), ('**a', 'a ba ab'), ('[]x]', '] x y'), ('a*b*c*d', 'abcd aXbXcXd abdc')):
        print(pattern, [n for n in names.split() if match(pattern, n)], match(pattern, ''))
    print(list(braces('{a,b}{1,2}')), list(braces('x{,y{p,q}}z')), list(braces('none')))
    root = Folder('')
    for path in 'README.md src/main.py src/lib/util.py src/lib/deep/x.py docs/a.md docs/b.txt'.split():
        root.add(path)
    for pattern in ('*.md', 'src/*.py', '**/*.py', 'src/**/*.py', '*/?.{md,txt}', 'nope/*'):
        print(pattern, [p for alternative in braces(pattern) for p in root.glob(alternative)])
    for bad in ('[abc', 'a{b', '{x,{y}'):
        try:
            print(match(bad, 'a'), list(braces(bad)))
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
