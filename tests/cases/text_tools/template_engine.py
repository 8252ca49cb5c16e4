class TemplateError(Exception):
    pass


class Node:
    def render(self, scope):
        raise NotImplementedError


class Text(Node):
    def __init__(self, text):
        self.text = text

    def render(self, scope):
        return self.text


class Value(Node):
    FILTERS = {'upper': lambda s: s.upper(), 'title': lambda s: s.title(), 'strip': lambda s: s.strip(),
               'reverse': lambda s: s[::-1],
               'quote': lambda s: f'"{s}"'}

    def __init__(self, expression):
        self.name, *self.filters = [p.strip() for p in expression.split('|')]

    def render(self, scope):
        if self.name not in scope:
            raise TemplateError(f'no variable {self.name!r}')
        value = scope[self.name]
        for f in self.filters:
            if f not in self.FILTERS:
                raise TemplateError(f'no filter {f!r}')
            value = self.FILTERS[f](value)
        return value


class Block(Node):
    def __init__(self):
        self.children = []

    def render(self, scope):
        return ''.join([c.render(scope) for c in self.children])


class If(Block):
    def __init__(self, condition):
        super().__init__()
        self.negated = condition.startswith('not ')
        self.name = condition[4:] if self.negated else condition
        self.otherwise = Block()

    def render(self, scope):
        if bool(scope.get(self.name, '')) != self.negated:
            return super().render(scope)
        return self.otherwise.render(scope)


class For(Block):
    def __init__(self, clause):
        super().__init__()
        self.variable, word, self.source = clause.partition(' in ')
        if not word:
            raise TemplateError(f'bad for: {clause!r}')

    def render(self, scope):
        out = ''
        for n, item in enumerate(scope.get(self.source, '').split(',')):
            if item:
                inner = dict(scope)
                inner[self.variable] = item
                inner['index'] = str(n + 1)
                out += super().render(inner)
        return out


def compile(source):
    root = Block()
    stack = [root]
    targets = [root]
    while source:
        i = source.find('{')
        if i < 0 or i + 1 == len(source):
            targets[-1].children.append(Text(source))
            break
        if i:
            targets[-1].children.append(Text(source[:i]))
            source = source[i:]
        closing = {'{': '}}', '%': '%}'}.get(source[1])
        if closing is None:
            targets[-1].children.append(Text(source[0]))
            source = source[1:]
            continue
        body, found, rest = source[2:].partition(closing)
        if not found:
            raise TemplateError(f'{source[:2]} is not closed')
        source = rest
        body = body.strip()
        if closing == '}}':
            targets[-1].children.append(Value(body))
            continue
        word, _, rest = body.partition(' ')
        if word == 'if' or word == 'for':
            block = If(rest) if word == 'if' else For(rest)
            targets[-1].children.append(block)
            stack.append(block)
            targets.append(block)
        elif word == 'else' and isinstance(stack[-1], If):
            targets[-1] = stack[-1].otherwise
        elif word == 'end' and len(stack) > 1:
            stack.pop()
            targets.pop()
        else:
            raise TemplateError(f'unexpected {body!r}')
    if len(stack) > 1:
        raise TemplateError(f'{type(stack[-1]).__name__} without end')
    return root


def entry_point(argv):
    page = compile('Dear {{ name | strip | title }},{% if items %} you bought:\n{% for x in items %}{{index}}. {{x|upper}}'
                   '{% if vip %} (free){% else %}!{% end %}\n{% end %}{% else %} come back! {% end %}{x}')
    print(page.render({'name': ' ada lovelace ', 'items': 'tea,milk,,jam'}))
    print(page.render({'name': 'bob', 'vip': 'y', 'items': 'egg'}))
    print(page.render({'name': 'cy'}))
    print(compile('').render({}), compile('{').render({}), compile('{{a|reverse|quote}}').render({'a': 'abc'}))
    for source in ('{{ missing }}', '{{a|shout}}', '{% if a %}x', '{% end %}', '{% for a %}{% end %}', '{{ a', '{% else %}'):
        try:
            print(compile(source).render({'a': '1'}))
        except TemplateError as e:
            print('TemplateError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
