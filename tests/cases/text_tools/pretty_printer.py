class Doc:
    """Documents that choose between one line and several (after Wadler)."""

    def flat(self):
        raise NotImplementedError

    def render(self, out, indent, width, flat):
        raise NotImplementedError


class Text(Doc):
    def __init__(self, text):
        self.text = text

    def flat(self):
        return len(self.text)

    def render(self, out, indent, width, flat):
        out.add(self.text)


class Line(Doc):
    def __init__(self, otherwise=' '):
        self.otherwise = otherwise

    def flat(self):
        return len(self.otherwise)

    def render(self, out, indent, width, flat):
        if flat:
            out.add(self.otherwise)
        else:
            out.newline(indent)


class Concat(Doc):
    def __init__(self, parts):
        self.parts = parts

    def flat(self):
        return sum(p.flat() for p in self.parts)

    def render(self, out, indent, width, flat):
        for p in self.parts:
            p.render(out, indent, width, flat)


class Nest(Doc):
    def __init__(self, by, doc):
        self.by, self.doc = by, doc

    def flat(self):
        return self.doc.flat()

    def render(self, out, indent, width, flat):
        self.doc.render(out, indent + self.by, width, flat)


class Group(Nest):
    def render(self, out, indent, width, flat):
        self.doc.render(out, indent, width, flat or out.column + self.doc.flat() <= width)


class Output:
    def __init__(self):
        self.lines = ['']

    @property
    def column(self):
        return len(self.lines[-1])

    def add(self, text):
        self.lines[-1] += text

    def newline(self, indent):
        self.lines[-1] = self.lines[-1].rstrip()
        self.lines.append(' ' * indent)


class Tree:
    def __init__(self, name, *children):
        self.name = name
        self.children = list(children)

    def doc(self):
        if not self.children:
            return Text(self.name)
        parts = []
        for i, c in enumerate(self.children):
            parts.append(Line(''))
            parts.append(c.doc())
            parts.append(Text(', ') if i + 1 < len(self.children) else Text(''))
        return Group(0, Concat([Text(self.name + '('), Nest(2, Concat(parts)), Line(''), Text(')')]))

    def lines(self, prefix='', last=True):
        yield prefix + ('└ ' if last else '├ ') + self.name
        for i, c in enumerate(self.children):
            yield from c.lines(prefix + ('  ' if last else '│ '), i + 1 == len(self.children))

    def depth(self):
        return 1 + max([c.depth() for c in self.children], default=0)


def pretty(doc, width):
    if width < 1:
        raise ValueError(f'width {width}')
    out = Output()
    doc.render(out, 0, width, False)
    return out.lines


def leaf(name):
    return Tree(name)


def entry_point(argv):
    t = Tree('root', leaf('alpha'), Tree('beta', leaf('one'), leaf('two'), Tree('three', leaf('x'))), leaf('gamma'))
    for width in (80, 30, 12):
        lines = pretty(t.doc(), width)
        print(f'-- {width}: {len(lines)} lines, widest {max(len(l) for l in lines)}')
        for line in lines:
            print(line + '|')
    for line in t.lines():
        print(line)
    print(t.depth(), leaf('x').depth(), pretty(leaf('single').doc(), 3), pretty(Concat([]), 5))
    try:
        pretty(leaf('x').doc(), 0)
    except ValueError as e:
        print('ValueError:', e)
    try:
        Doc().flat()
    except NotImplementedError:
        print('abstract')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
