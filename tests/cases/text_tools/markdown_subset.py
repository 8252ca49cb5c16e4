def escape(text):
    return text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')


def inline(text):
    out = []
    i = 0
    while i < len(text):
        for mark, tag in (('**', 'b'), ('*', 'i'), ('`', 'code')):
            if text.startswith(mark, i):
                end = text.find(mark, i + len(mark))
                if end > i + len(mark):
                    inner = text[i + len(mark):end]
                    out.append(f'<{tag}>{escape(inner) if tag == "code" else inline(inner)}</{tag}>')
                    i = end + len(mark)
                    break
        else:
            if text[i] == '[':
                close = text.find('](', i)
                end = text.find(')', close)
                if close > 0 and end > 0:
                    out.append(f'<a href="{text[close + 2:end]}">{inline(text[i + 1:close])}</a>')
                    i = end + 1
                    continue
            out.append(escape(text[i]))
            i += 1
    return ''.join(out)


class Converter:
    def __init__(self):
        self.out = []
        self.paragraph = []
        self.lists = []
        self.headings = {}

    def flush(self):
        if self.paragraph:
            self.out.append(f'<p>{inline(" ".join(self.paragraph))}</p>')
            self.paragraph = []

    def close_lists(self, depth=0):
        while len(self.lists) > depth:
            self.out.append('  ' * (len(self.lists) - 1) + f'</{self.lists.pop()}>')

    def item(self, tag, depth, text):
        self.flush()
        if depth > len(self.lists) + 1:
            raise ValueError(f'list item jumps to depth {depth}')
        self.close_lists(depth)
        if len(self.lists) < depth:
            self.lists.append(tag)
            self.out.append('  ' * (depth - 1) + f'<{tag}>')
        self.out.append('  ' * depth + f'<li>{inline(text)}</li>')

    def convert(self, source):
        code = None
        for line in source.split('\n'):
            stripped = line.strip()
            if code is not None:
                if stripped == '```':
                    self.out.append('<pre>' + '\n'.join(code) + '</pre>')
                    code = None
                else:
                    code.append(escape(line))
                continue
            indent = (len(line) - len(line.lstrip())) // 2
            if stripped == '```':
                self.flush()
                self.close_lists()
                code = []
            elif stripped.startswith('#'):
                self.flush()
                self.close_lists()
                level = len(stripped) - len(stripped.lstrip('#'))
                title = stripped[level:].strip()
                self.headings[title] = level
                self.out.append(f'<h{level}>{inline(title)}</h{level}>')
            elif stripped[:2] in ('- ', '* '):
                self.item('ul', indent + 1, stripped[2:])
            elif stripped.partition('. ')[0].isdigit():
                self.item('ol', indent + 1, stripped.partition('. ')[2])
            elif not stripped:
                self.flush()
                self.close_lists()
            elif stripped == '---':
                self.flush()
                self.out.append('<hr>')
            else:
                self.paragraph.append(stripped)
        if code is not None:
            raise ValueError('code block not closed')
        self.flush()
        self.close_lists()
        return '\n'.join(self.out)


SOURCE = """# A *small* title
Some **bold *and* italic** text
with `a < b` & a [link **x**](http://e.org).

- one
- two
  1. deep
  2. deeper
- three
---
```
if a < b:
    pass
```
## End
lonely * star, ** too"""


def entry_point(argv):
    c = Converter()
    print(c.convert(SOURCE))
    print(c.headings)
    print(repr(Converter().convert('')), inline('****'), inline('[x](y'), inline('a*b*c'))
    for bad in ('- a\n      - b', '```\ncode'):
        try:
            Converter().convert(bad)
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
