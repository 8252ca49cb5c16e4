from rpython.rlib.rstring import StringBuilder
from .context import Context
from .filters import FILTERS


class TemplateError(Exception):
    def __init__(self, message, line):
        Exception.__init__(self, message)
        self.line = line


class Node:
    line = 0

    def render(self, context, out):
        raise NotImplementedError

    def depth(self):
        return 1


class Literal(Node):
    def __init__(self, text):
        self.text = text

    def render(self, context, out):
        out.append(self.text)


class Variable(Node):
    def __init__(self, path, filters):
        self.path = path
        self.filters = filters

    def render(self, context, out):
        text = context.lookup(self.path)
        for name in self.filters:
            if name not in FILTERS:
                raise TemplateError('no filter ' + name, self.line)
            text = FILTERS[name](text)
        out.append(text)


class Block(Node):
    def __init__(self):
        self.children = []

    def render(self, context, out):
        for child in self.children:
            child.render(context, out)

    def depth(self):
        return 1 + max([child.depth() for child in self.children], default=0)


class For(Block):
    def __init__(self, name, source):
        super().__init__()
        self.name = name
        self.source = source

    def render(self, context, out):
        for record in context.items(self.source):
            inner = Context(context)
            inner.records[self.name] = record
            super().render(inner, out)


class If(Block):
    def __init__(self, path, limit):
        super().__init__()
        self.path = path
        self.limit = limit
        self.other = Block()

    def holds(self, context):
        text = context.lookup(self.path)
        if self.limit < 0:
            return bool(text)
        return int(text) > self.limit

    def render(self, context, out):
        if self.holds(context):
            super().render(context, out)
        else:
            self.other.render(context, out)


def to_text(node, context):
    builder = StringBuilder()
    node.render(context, builder)
    return builder.build()
