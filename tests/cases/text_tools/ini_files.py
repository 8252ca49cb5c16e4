class IniError(Exception):
    def __init__(self, number, line):
        super().__init__(f'line {number}: {line.strip()!r}')


class Config:
    TRUTH = {'yes': True, 'on': True, 'true': True, '1': True, 'no': False, 'off': False, 'false': False, '0': False}

    def __init__(self):
        self.sections = {'DEFAULT': {}}

    @classmethod
    def parse(cls, text):
        config = cls()
        section = config.sections['DEFAULT']
        key = None
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.lstrip()[0] in '#;':
                key = None if not line.strip() else key
                continue
            if line[0].isspace() and key is not None:
                section[key] += ' ' + line.strip()
                continue
            line = line.strip()
            if line.startswith('[') and line.endswith(']'):
                section = config.sections.setdefault(line[1:-1].strip(), {})
                key = None
                continue
            at = min((i for i in (line.find('='), line.find(':')) if i > 0), default=0)
            if not at:
                raise IniError(number, line)
            key = line[:at].rstrip().lower()
            section[key] = line[at + 1:].strip()
        return config

    def get(self, section, key, depth=0):
        if depth > 5:
            raise RecursionError(f'{key} refers to itself')
        values = self.sections[section]
        if key in values:
            raw = values[key]
        else:
            raw = self.sections['DEFAULT'][key]
        out = ''
        while '${' in raw:
            before, _, rest = raw.partition('${')
            name, _, raw = rest.partition('}')
            out += before + self.get(section, name, depth + 1)
        return out + raw

    def integer(self, section, key, fallback=None):
        try:
            return int(self.get(section, key), 0)
        except KeyError:
            if fallback is None:
                raise
            return fallback

    def flag(self, section, key):
        value = self.get(section, key).lower()
        if value not in self.TRUTH:
            raise ValueError(f'{key} = {value!r} is not a flag')
        return self.TRUTH[value]

    def dump(self):
        for name, values in self.sections.items():
            if values:
                print(f'[{name}]')
                for k in sorted(values):
                    print(f'{k} = {values[k]}')


TEXT = """
root = /srv
; a comment
[web]
port: 8080
path = ${root}/www/${name}
name=site
debug = Yes
text = one
   two
   three
[db ]
port = 0x1538
loop = ${loop}
debug = maybe
empty =
"""


def entry_point(argv):
    c = Config.parse(TEXT)
    c.dump()
    print(c.get('web', 'path'), c.get('db', 'root'), repr(c.get('db', 'empty')), c.get('web', 'text'))
    print(c.integer('web', 'port') + c.integer('db', 'port'), c.integer('web', 'missing', 7), c.flag('web', 'debug'))
    for attempt in [lambda: c.get('db', 'loop'), lambda: str(c.flag('db', 'debug')), lambda: str(c.integer('web', 'name')),
                    lambda: c.get('nowhere', 'x'), lambda: str(c.integer('web', 'gone'))]:
        try:
            print(attempt())
        except RecursionError as e:
            print('RecursionError:', e)
        except ValueError as e:
            print('ValueError:', e)
        except KeyError as e:
            print('KeyError:', e)
    for bad in ('just words', '[open\n', 'a = 1\n= 2'):
        try:
            Config.parse(bad)
        except IniError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
