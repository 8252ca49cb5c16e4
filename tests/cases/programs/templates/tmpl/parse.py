from .nodes import Literal, Variable, Block, For, If, TemplateError, to_text


def pieces(text):
    """The pieces of a template: kind, text, line."""
    line = 1
    at = 0
    while at < len(text):
        start = text.find('{', at)
        while start >= 0 and text[start:start + 2] not in ('{{', '{%', '{#'):
            start = text.find('{', start + 1)
        if start < 0:
            start = len(text)
        if start > at:
            yield 'text', text[at:start], line
            line += text.count('\n', at, start)
        if start == len(text):
            return
        kind = text[start + 1]
        close = {'{': '}}', '%': '%}', '#': '#}'}[kind]
        end = text.find(close, start)
        if end < 0:
            raise TemplateError('no ' + close, line)
        yield kind, text[start + 2:end].strip(), line
        line += text.count('\n', start, end)
        at = end + 2


class Template:
    def __init__(self, source):
        self.count = 0
        self.root = Block()
        stack = [self.root]
        opened = []
        for kind, text, line in pieces(source):
            self.count += 1
            if kind == 'text':
                stack[-1].children.append(Literal(text))
            elif kind == '{':
                parts = text.split('|')
                node = Variable(parts[0], parts[1:])
                node.line = line
                stack[-1].children.append(node)
            elif kind == '%':
                words = text.split()
                if words[0] == 'for':
                    if len(words) != 4 or words[2] != 'in':
                        raise TemplateError('bad for', line)
                    loop = For(words[1], words[3])
                    stack[-1].children.append(loop)
                    stack.append(loop)
                    opened.append('for')
                elif words[0] == 'if':
                    limit = int(words[3]) if len(words) == 4 else -1
                    test = If(words[1], limit)
                    stack[-1].children.append(test)
                    stack.append(test)
                    opened.append('if')
                elif words[0] == 'else':
                    test = stack.pop()
                    if not isinstance(test, If):
                        raise TemplateError('else without if', line)
                    stack.append(test.other)
                elif words[0].startswith('end'):
                    if not opened or opened[-1] != words[0][3:]:
                        raise TemplateError('unexpected ' + words[0], line)
                    opened.pop()
                    stack.pop()
                else:
                    raise TemplateError('unknown ' + words[0], line)
        if opened:
            raise TemplateError('open ' + opened[-1], source.count('\n') + 1)

    def render(self, context):
        return to_text(self.root, context)

    def depth(self):
        return self.root.depth()
