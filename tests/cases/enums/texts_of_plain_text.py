"""Members of an enumeration whose text is their value."""
from enum import Enum


class Plain(str, Enum):
    ADD = 'add'
    SUB = 'sub'
    MUL = '*'

    __str__ = str.__str__
    __format__ = str.__format__


class Command:
    def __init__(self, name):
        self.name = name


def entry_point(argv):
    n = len(argv)
    o = Plain.ADD if n == 1 else Plain.MUL
    print(o, str(o) + '!', f'{o:>6}|{o}|{o:<5}|', '%s' % o, '%5s' % o, o == 'add', o.name, o.value)
    table = {'add': 1, '*': 3}
    print(table[o], table[Plain.MUL], table.get(Plain.SUB), o in table, o.upper(), o + o, Plain('*').name)
    commands = [Command(Plain.ADD), Command('other'), Command(o)]
    print([c.name + '.' for c in commands], [c.name == o for c in commands], [len(c.name) for c in commands])
    name = 'x' * n
    if n == 1:
        name = Plain.SUB
    print(name, name.upper(), name == Plain.SUB, ' '.join([o, Plain.MUL]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
