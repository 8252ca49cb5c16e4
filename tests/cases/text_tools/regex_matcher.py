class RegexError(ValueError):
    pass


class Node:
    """Backtracking matchers: `match` calls `then` with each position where it can end."""

    def match(self, text, i, then):
        raise NotImplementedError


class Char(Node):
    def __init__(self, chars, negated=False):
        self.chars, self.negated = chars, negated

    def match(self, text, i, then):
        return i < len(text) and (text[i] in self.chars) != self.negated and then(i + 1)


class Edge(Node):
    def __init__(self, at_end):
        self.at_end = at_end

    def match(self, text, i, then):
        return i == (len(text) if self.at_end else 0) and then(i)


class Sequence(Node):
    def __init__(self, parts):
        self.parts = parts

    def match(self, text, i, then):
        def step(k, at):
            if k == len(self.parts):
                return then(at)
            return self.parts[k].match(text, at, lambda j: step(k + 1, j))
        return step(0, i)


class Either(Node):
    def __init__(self, options):
        self.options = options

    def match(self, text, i, then):
        return any(o.match(text, i, then) for o in self.options)


class Repeat(Node):
    def __init__(self, node, least, most):
        self.node, self.least, self.most = node, least, most

    def match(self, text, i, then):
        def again(n, at):
            if n < self.most and self.node.match(text, at, lambda j: j > at and again(n + 1, j)):
                return True
            return n >= self.least and then(at)
        return again(0, i)


class Parser:
    CLASSES = {'d': '0123456789', 'w': 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789', 's': ' \t\n'}

    def __init__(self, pattern):
        self.pattern, self.i = pattern, 0

    def peek(self):
        return self.pattern[self.i] if self.i < len(self.pattern) else ''

    def take(self):
        c = self.peek()
        if not c:
            raise RegexError('pattern ends too early')
        self.i += 1
        return c

    def parse(self):
        node = self.either()
        if self.peek():
            raise RegexError(f'unexpected {self.peek()!r} at {self.i}')
        return node

    def either(self):
        options = [self.sequence()]
        while self.peek() == '|':
            self.take()
            options.append(self.sequence())
        return options[0] if len(options) == 1 else Either(options)

    def sequence(self):
        parts = []
        while self.peek() and self.peek() not in '|)':
            node = self.atom()
            while self.peek() and self.peek() in '*+?':
                least, most = {'*': (0, 1000), '+': (1, 1000), '?': (0, 1)}[self.take()]
                node = Repeat(node, least, most)
            parts.append(node)
        return Sequence(parts)

    def atom(self):
        c = self.take()
        if c in '*+?':
            raise RegexError(f'nothing to repeat at {self.i - 1}')
        if c == '(':
            node = self.either()
            if self.take() != ')':
                raise RegexError('expected )')
            return node
        if c == '.':
            return Char('\n', negated=True)
        if c in '^$':
            return Edge(c == '$')
        if c == '\\':
            c = self.take()
            return Char(self.CLASSES.get(c, c))
        if c == '[':
            negated = self.peek() == '^'
            if negated:
                self.take()
            chars = ''
            while self.peek() != ']':
                first = self.take()
                if self.peek() == '-' and self.pattern[self.i + 1:self.i + 2] != ']':
                    self.take()
                    chars += ''.join(chr(k) for k in range(ord(first), ord(self.take()) + 1))
                else:
                    chars += first
            self.take()
            return Char(chars, negated)
        return Char(c)


def search(pattern, text):
    node = Parser(pattern).parse()
    ends = []

    def done(j):
        ends.append(j)
        return True

    for i in range(len(text) + 1):
        if node.match(text, i, done):
            return text[i:ends[-1]]
    return None


def entry_point(argv):
    for pattern, text in [('a+b', 'caaab'), ('^abc$', 'abc'), ('^abc$', 'xabc'), ('(ab|a)(bc|c)', 'abc'), ('[a-c]+[^x]', 'zzabcabx'),
                          ('\\d+-\\d+', 'tel 123-456!'), ('x?y*z', 'yyyz'), ('', 'abc'), ('(a*)*b', 'aaaaaaaac'), ('a.c', 'a\nc abc'),
                          ('\\w+@\\w+\\.(de|com)', 'mail me@home.com'), ('[-x]', 'a-b'), ('(cat|dog)s?$', 'hotdogs')]:
        print(f'{pattern!r:<24} {text!r:<20} {search(pattern, text)!r}')
    for bad in ('*a', '(a', 'a)', '[abc', 'a\\', '(|*)'):
        try:
            print(search(bad, 'a'))
        except RegexError as e:
            print(f'{bad!r}: {e}')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
