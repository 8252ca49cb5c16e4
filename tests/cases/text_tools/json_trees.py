class JsonError(ValueError):
    def __init__(self, message, at):
        ValueError.__init__(self, f'{message} at {at}')


class Json:
    def dump(self, indent, level=0):
        raise NotImplementedError

    def size(self):
        return 1

    def find(self, path):
        if path:
            raise LookupError(f'{path[0]!r} in a leaf')
        return self


class Null(Json):
    def dump(self, indent, level=0):
        return 'null'


class Bool(Json):
    def __init__(self, value):
        self.value = value

    def dump(self, indent, level=0):
        return 'true' if self.value else 'false'


class Number(Json):
    def __init__(self, value):
        self.value = value

    def dump(self, indent, level=0):
        return str(int(self.value)) if self.value == int(self.value) else repr(self.value)


class String(Json):
    def __init__(self, value):
        self.value = value

    def dump(self, indent, level=0):
        out = ''
        for c in self.value:
            if c in '"\\':
                out += '\\' + c
            elif c == '\n':
                out += '\\n'
            elif ord(c) < 32 or ord(c) > 126:
                out += f'\\u{ord(c):04x}'
            else:
                out += c
        return f'"{out}"'


class Array(Json):
    def __init__(self, items):
        self.items = items

    def dump(self, indent, level=0):
        return join('[', [i.dump(indent, level + 1) for i in self.items], ']', indent, level)

    def size(self):
        return 1 + sum(i.size() for i in self.items)

    def find(self, path):
        return self.items[int(path[0])].find(path[1:]) if path else self


class Object(Json):
    def __init__(self, members):
        self.members = members

    def dump(self, indent, level=0):
        parts = [f'{String(k).dump(0)}: {v.dump(indent, level + 1)}' for k, v in self.members.items()]
        return join('{', parts, '}', indent, level)

    def size(self):
        return 1 + sum(v.size() for v in self.members.values())

    def find(self, path):
        return self.members[path[0]].find(path[1:]) if path else self


def join(left, parts, right, indent, level):
    if not parts or not indent:
        return left + ', '.join(parts) + right
    pad = '\n' + ' ' * indent * (level + 1)
    return left + pad + (',' + pad).join(parts) + '\n' + ' ' * indent * level + right


class Parser:
    ESCAPES = {'n': '\n', 't': '\t', '"': '"', '\\': '\\', '/': '/', 'b': '\b', 'r': '\r', 'f': '\f'}

    def __init__(self, text):
        self.text, self.i = text, 0

    def fail(self, message):
        raise JsonError(message, self.i)

    def space(self):
        while self.i < len(self.text) and self.text[self.i] in ' \t\r\n':
            self.i += 1
        return self.text[self.i:self.i + 1]

    def eat(self, word):
        if not self.text.startswith(word, self.i):
            self.fail('expected ' + word)
        self.i += len(word)

    def document(self):
        value = self.value()
        if self.space():
            self.fail('more text')
        return value

    def value(self):
        c = self.space()
        if c == '{':
            members = {}
            for _ in self.sequence('{', '}'):
                self.space()
                key = self.string()
                self.space()
                self.eat(':')
                members[key] = self.value()
            return Object(members)
        if c == '[':
            return Array([self.value() for _ in self.sequence('[', ']')])
        if c == '"':
            return String(self.string())
        for word in ('null', 'true', 'false'):
            if c and c == word[0]:
                self.eat(word)
                return Null() if word == 'null' else Bool(word == 'true')
        start = self.i
        while self.i < len(self.text) and self.text[self.i] in '+-.0123456789eE':
            self.i += 1
        try:
            return Number(float(self.text[start:self.i]))
        except ValueError:
            self.i = start
            self.fail(f'unexpected {c!r}' if c else 'unexpected end')

    def sequence(self, left, right):
        self.eat(left)
        if self.space() == right:
            self.eat(right)
            return
        while True:
            yield self.i
            if self.space() != ',':
                break
            self.eat(',')
        self.eat(right)

    def string(self):
        self.eat('"')
        out = ''
        while self.i < len(self.text):
            c = self.text[self.i]
            self.i += 1
            if c == '"':
                return out
            if c == '\\':
                c = self.text[self.i:self.i + 1]
                self.i += 1
                if c == 'u':
                    out += chr(int(self.text[self.i:self.i + 4], 16))
                    self.i += 4
                elif c in self.ESCAPES:
                    out += self.ESCAPES[c]
                else:
                    self.fail('bad escape')
            else:
                out += c
        self.fail('string not closed')


def entry_point(argv):
    text = '{"name": "caf\\u00e9\\n\\"x\\"", "list": [1, 2.5, -3e2, [], {}], "deep": {"a": [true, false, null]}}'
    tree = Parser(text).document()
    print(tree.dump(0), tree.size())
    print(tree.dump(2))
    again = Parser(tree.dump(4)).document()
    print(again.dump(0) == tree.dump(0), tree.find(['deep', 'a', '1']).dump(0), tree.find(['list', '-1']).size())
    for bad in ('', '[1, 2', '{"a" 1}', '"abc', '[1,]', 'nul', '1 2', '"\\q"', '{1: 2}'):
        try:
            print(Parser(bad).document().dump(0))
        except JsonError as e:
            print(repr(bad), e)
    for path in (['list', '9'], ['nope'], ['name', 'x']):
        try:
            tree.find(path)
        except IndexError as e:
            print('IndexError', e)
        except KeyError as e:
            print('KeyError', e)
        except LookupError as e:
            print('LookupError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
