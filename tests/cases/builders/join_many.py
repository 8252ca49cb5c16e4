from rpython.rlib.rstring import StringBuilder


class Writer(object):
    def __init__(self):
        self.out = StringBuilder()
        self.depth = 0

    def line(self, text):
        self.out.append_multiple_char(' ', self.depth * 2)
        self.out.append(text)
        self.out.append('\n')

    def block(self, name, items):
        self.line(name + ' {')
        self.depth += 1
        for item in items:
            self.line(item)
        self.depth -= 1
        self.line('}')

    def finish(self):
        return self.out.build()


def escape(text):
    b = StringBuilder(len(text))
    for c in text:
        if c == '<':
            b.append('&lt;')
        elif c == '&':
            b.append('&amp;')
        else:
            b.append(c)
    return b.build()


def entry_point(argv):
    w = Writer()
    w.line('start')
    w.block('one', ['a', 'b' * len(argv)])
    w.block('two', [])
    print(w.finish())
    print(escape('a < b && c'), escape(''), escape('\u00e9<\U0001f600'))
    maybe = StringBuilder() if len(argv) else None
    if maybe is not None:
        maybe.append('x')
        print(maybe.build())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
