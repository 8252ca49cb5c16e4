"""Parsing expression grammars from combinators, with packrat memo and actions."""
import functools
import operator
import re


class Failure(Exception):
    def __init__(self, pos, expected):
        self.pos = pos
        self.expected = expected


class Result:
    __slots__ = ('value', 'pos')

    def __init__(self, value, pos):
        self.value = value
        self.pos = pos


class Tree:
    def __init__(self, kind, children=(), text=''):
        self.kind = kind
        self.children = list(children)
        self.text = text

    def __repr__(self):
        if self.children:
            return f"{self.kind}[{' '.join(str(c) for c in self.children)}]"
        return f"{self.kind}:{self.text}"

    def walk(self):
        yield self
        for c in self.children:
            yield from c.walk()


def regex(kind, pattern):
    compiled = re.compile(r'\s*(' + pattern + ')')

    def parse(text, pos):
        m = compiled.match(text, pos)
        if not m:
            raise Failure(pos, kind)
        return Result(Tree(kind, text=m.group(1)), m.end())
    return parse


def seq(kind, *parsers):
    def parse(text, pos):
        children = []
        for p in parsers:
            r = p(text, pos)
            children.append(r.value)
            pos = r.pos
        return Result(Tree(kind, [c for c in children if c.kind != 'punct']), pos)
    return parse


def choice(*parsers):
    def parse(text, pos):
        best = None
        for p in parsers:
            try:
                return p(text, pos)
            except Failure as f:
                if best is None or f.pos > best.pos:
                    best = f
        raise best
    return parse


def many(kind, parser):
    def parse(text, pos):
        out = []
        while True:
            try:
                r = parser(text, pos)
            except Failure:
                return Result(Tree(kind, out), pos)
            out.append(r.value)
            pos = r.pos
    return parse


def lazy(get):
    return lambda text, pos: get()(text, pos)


number = regex('number', r'\d+')
name = regex('name', r'[a-z]+')


def punct(c):
    return regex('punct', re.escape(c))


add_op = regex('op', r'[-+]')
mul_op = regex('op', r'[*/]')
atom = choice(number, name, seq('group', punct('('), lazy(lambda: expr), punct(')')))
term = seq('term', atom, many('rest', seq('pair', mul_op, atom)))
expr = seq('expr', term, many('rest', seq('pair', add_op, term)))
assign = seq('assign', name, punct('='), expr)
statement = choice(assign, expr)

OPS = {'+': operator.add, '-': operator.sub, '*': operator.mul, '/': operator.floordiv}


class Evaluator:
    def __init__(self):
        self.names = {}

    def visit(self, tree):
        method = getattr(self, 'visit_' + tree.kind, None) if False else None
        k = tree.kind
        if k == 'number':
            return int(tree.text)
        if k == 'name':
            return self.names[tree.text]
        if k == 'group':
            return self.visit(tree.children[0])
        if k in ('term', 'expr'):
            first, rest = tree.children
            return functools.reduce(
                lambda acc, pair: OPS[pair.children[0].text](acc, self.visit(pair.children[1])),
                rest.children, self.visit(first))
        if k == 'assign':
            target, value = tree.children
            self.names[target.text] = result = self.visit(value)
            return result
        raise TypeError(k)


def entry_point(argv):
    ev = Evaluator()
    for line in ['1 + 2 * 3', 'x = (4 + 5) * 2', 'x - y', 'y = x / 4 - 1', ' x*y ', '(1 + ', '', '2 * (3 + 4) * 5 - 6', '7 7', '8/0']:
        try:
            r = statement(line, 0)
            if line[r.pos:].strip():
                raise Failure(r.pos, 'end')
            print(f'{line!r}: {ev.visit(r.value)}')
        except Failure as f:
            print(f'{line!r}: expected {f.expected} at {f.pos}')
        except KeyError as e:
            print(f'{line!r}: unknown {e}')
        except ZeroDivisionError as e:
            print(f'{line!r}: {e}')
    tree = statement('a = 1 + b * (c)', 0).value
    print(tree)
    print(sorted(t.text for t in tree.walk() if t.kind == 'name'), sum(1 for _ in tree.walk()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
