class XmlError(Exception):
    def __init__(self, message, at):
        Exception.__init__(self, f'{message} at {at}')


class Element:
    def __init__(self, tag, attributes):
        self.tag = tag
        self.attributes = attributes
        self.children = []
        self.text = ''

    def find_all(self, path):
        head, _, rest = path.partition('/')
        for c in self.children:
            if head == '*' or c.tag == head:
                if rest:
                    yield from c.find_all(rest)
                else:
                    yield c

    def walk(self, depth=0):
        yield depth, self
        for c in self.children:
            yield from c.walk(depth + 1)

    def all_text(self):
        return ' '.join(e.text for _, e in self.walk() if e.text)

    def dump(self, depth=0):
        pad = '  ' * depth
        attributes = ''.join(f' {k}="{escape(v)}"' for k, v in self.attributes.items())
        if not self.children and not self.text:
            return f'{pad}<{self.tag}{attributes}/>'
        if not self.children:
            return f'{pad}<{self.tag}{attributes}>{escape(self.text)}</{self.tag}>'
        lines = [f'{pad}<{self.tag}{attributes}>']
        if self.text:
            lines.append(f'{pad}  {escape(self.text)}')
        lines += [c.dump(depth + 1) for c in self.children]
        return '\n'.join(lines + [f'{pad}</{self.tag}>'])


ENTITIES = {'lt': '<', 'gt': '>', 'amp': '&', 'quot': '"', 'apos': "'"}


def escape(text):
    return text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;').replace('"', '&quot;')


def unescape(text, at):
    out = ''
    while '&' in text:
        before, _, text = text.partition('&')
        name, found, text = text.partition(';')
        out += before
        if not found:
            raise XmlError('entity not closed', at)
        if name.startswith('#x'):
            out += chr(int(name[2:], 16))
        elif name.startswith('#'):
            out += chr(int(name[1:]))
        elif name in ENTITIES:
            out += ENTITIES[name]
        else:
            raise XmlError(f'no entity {name!r}', at)
    return out + text


def parse(source):
    root = None
    stack = []
    i = 0
    while i < len(source):
        if source.startswith('<!--', i):
            end = source.find('-->', i)
            if end < 0:
                raise XmlError('comment not closed', i)
            i = end + 3
        elif source[i] == '<':
            end = source.find('>', i)
            if end < 0:
                raise XmlError('tag not closed', i)
            body = source[i + 1:end]
            if body.startswith('/'):
                if not stack or stack[-1].tag != body[1:].strip():
                    raise XmlError(f'unexpected </{body[1:].strip()}>', i)
                stack.pop()
            else:
                empty = body.endswith('/')
                element = tag(body[:-1] if empty else body, i)
                if stack:
                    stack[-1].children.append(element)
                elif root is None:
                    root = element
                else:
                    raise XmlError('two roots', i)
                if not empty:
                    stack.append(element)
            i = end + 1
        else:
            end = source.find('<', i)
            if end < 0:
                end = len(source)
            text = ' '.join(unescape(source[i:end], i).split())
            if text:
                if not stack:
                    raise XmlError('text outside', i)
                stack[-1].text = (stack[-1].text + ' ' + text).strip()
            i = end
    if stack:
        raise XmlError(f'<{stack[-1].tag}> not closed', i)
    if root is None:
        raise XmlError('no element', i)
    return root


def tag(body, at):
    name, _, rest = body.strip().partition(' ')
    if not name.replace('-', '').isalnum():
        raise XmlError(f'bad name {name!r}', at)
    attributes = {}
    while rest.strip():
        key, eq, rest = rest.strip().partition('=')
        if not eq or rest[:1] not in ('"', "'"):
            raise XmlError(f'bad attribute {key!r}', at)
        value, found, rest = rest[1:].partition(rest[0])
        if not found:
            raise XmlError(f'value of {key} not closed', at)
        attributes[key] = unescape(value, at)
    return Element(name, attributes)


SOURCE = """<shop name='A &amp; B'>
  <!-- <ignored> -->
  Welcome <item id="1" price="2.50">tea</item> &#169; all
  <item id="2" price="10">pot &lt;blue&gt;<note/></item>
  <box><item id="3" price="1">cup</item></box>
</shop>"""


def entry_point(argv):
    shop = parse(SOURCE)
    print(shop.dump())
    print(parse(shop.dump()).dump() == shop.dump(), shop.all_text())
    print([e.attributes['id'] for e in shop.find_all('item')], [e.text for e in shop.find_all('*/item')], sum(float(e.attributes['price']) for _, e in shop.walk() if e.tag == 'item'))
    print([f'{d}{e.tag}' for d, e in shop.walk()])
    for bad in ('<a>', '<a></b>', 'x', '<a/><b/>', '<a b=c/>', '<a b="c/>', '<a>&nope;</a>', '<a>&lt</a>', '<!-- ', '', '<?/>', '<a'):
        try:
            print(parse(bad).dump())
        except XmlError as e:
            print('XmlError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
