class UsageError(Exception):
    pass


class Option:
    def __init__(self, flags, kind='flag', default='', help=''):
        self.names = flags.split()
        self.kind = kind
        self.default = default
        self.help = help

    @property
    def key(self):
        return max(self.names, key=len).lstrip('-')

    def check(self, value):
        if self.kind == 'int':
            try:
                int(value)
            except ValueError:
                raise UsageError(f'{self.key}: {value!r} is no integer') from None
        elif self.kind.startswith('choice:') and value not in self.kind[7:].split(','):
            raise UsageError(f'{self.key}: choose from {self.kind[7:]}')
        return value


class Parser:
    def __init__(self, program, *options):
        self.program = program
        self.options = list(options)
        self.commands = {}

    def command(self, name):
        self.commands[name] = sub = Parser(f'{self.program} {name}')
        return sub

    def option(self, flags, kind='flag', default='', help=''):
        self.options.append(Option(flags, kind, default, help))
        return self

    def find(self, name):
        exact = [o for o in self.options if name in o.names]
        if exact:
            return exact[0]
        near = [o for o in self.options for n in o.names if name.startswith('--') and n.startswith(name)]
        if len(near) == 1:
            return near[0]
        raise UsageError(f'{"ambiguous" if near else "unknown"} option {name}')

    def parse(self, args):
        values = {o.key: o.default for o in self.options if o.default}
        rest = []
        i = 0
        while i < len(args):
            a = args[i]
            i += 1
            if a == '--':
                rest += args[i:]
                break
            if a.startswith('--'):
                name, eq, value = a.partition('=')
                option = self.find(name)
                if option.kind == 'flag':
                    if eq:
                        raise UsageError(f'{option.key} takes no value')
                    values[option.key] = 'yes'
                    continue
                if not eq:
                    if i == len(args):
                        raise UsageError(f'{option.key} needs a value')
                    value = args[i]
                    i += 1
                values[option.key] = option.check(value)
            elif a.startswith('-') and len(a) > 1:
                letters = a[1:]
                while letters:
                    option = self.find('-' + letters[0])
                    letters = letters[1:]
                    if option.kind == 'flag':
                        values[option.key] = str(int(values.get(option.key, '0')) + 1)
                        continue
                    if not letters:
                        if i == len(args):
                            raise UsageError(f'{option.key} needs a value')
                        letters = args[i]
                        i += 1
                    values[option.key] = option.check(letters)
                    letters = ''
            elif a in self.commands and not rest:
                inner, rest = self.commands[a].parse(args[i:])
                values.update(inner)
                values['command'] = a
                break
            else:
                rest.append(a)
        return values, rest

    def usage(self):
        lines = [f'usage: {self.program} [options]' + (' {' + '|'.join(self.commands) + '}' if self.commands else '')]
        names = [', '.join(o.names) + ('' if o.kind == 'flag' else f' {o.key.upper()}') for o in self.options]
        width = max([len(n) for n in names], default=0)
        for n, o in zip(names, self.options):
            lines.append(f'  {n:<{width}}  {o.help}' + (f' [{o.default}]' if o.default else ''))
        return '\n'.join(lines)


def split(line):
    """Words as a shell sees them."""
    words, word, quote = [], None, ''
    for c in line:
        if quote:
            if c == quote:
                quote = ''
            else:
                word += c
        elif c in '\'"':
            quote, word = c, word or ''
        elif c == ' ':
            if word is not None:
                words.append(word)
            word = None
        else:
            word = (word or '') + c
    if quote:
        raise UsageError(f'no closing {quote}')
    return words + [word] if word is not None else words


def entry_point(argv):
    p = Parser('tool', Option('-v --verbose', help='say more'), Option('-n --number', 'int', '1', 'how many'),
               Option('--mode', 'choice:fast,slow', help='how'), Option('-o --output', 'text'), Option('--version'))
    p.command('add').option('-f --force').option('--name', 'text', 'anon')
    p.command('rm')
    print(p.usage())
    print(p.commands['add'].usage())
    for line in ('-vv a b', '-n5 x', '-vn 7', '--number=3 --mode fast', '--out "a b" --', '-- -n x', 'add -f --name=me thing', '-v rm -',
                 '--ver', '--vers', '-n x', '--mode=odd', '-z', '--number', '-o', '--verbose=1', 'x add', '--name "" ', "it's", '--nope', ''):
        try:
            values, rest = p.parse(split(line))
            print(f'{line!r}:', ' '.join(f'{k}={values[k]}' for k in sorted(values)), rest)
        except UsageError as e:
            print(f'{line!r}: error:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
