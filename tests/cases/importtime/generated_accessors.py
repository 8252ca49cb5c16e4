"""Classes whose methods are made in loops, by exec, by type() and by closures over loop variables."""

FIELDS = [('width', 'int', 3), ('label', 'str', 'none'), ('ratio', 'float', 0.5), ('flags', 'list', None)]


def make_getter(name):
    def getter(self):
        return getattr(self, '_' + name)
    getter.__name__ = 'get_' + name
    return getter


def make_setter(name, kind):
    source = ['def set_%s(self, value):' % name]
    if kind == 'int':
        source.append('    if value < 0:')
        source.append("        raise ValueError('%s must not be negative: %%d' %% value)" % name)
    source.append('    self._%s = value' % name)
    source.append('    self.changes += 1')
    source.append('    return self')
    namespace = {}
    exec('\n'.join(source), namespace)
    return namespace['set_' + name]


class Base:
    changes = 0

    def __init__(self):
        for_each_default(self)


LINES = ['def for_each_default(self):']
for field, kind, default in FIELDS:
    LINES.append('    self._%s = %s' % (field, '[]' if kind == 'list' else repr(default)))
exec('\n'.join(LINES))

namespace = {'describe': lambda self: '%d %s %s %s' % (self._width, self._label, self._ratio, self._flags)}
for field, kind, default in FIELDS:
    namespace['get_' + field] = make_getter(field)
    namespace['set_' + field] = make_setter(field, kind)
    namespace[field] = property(namespace['get_' + field], namespace['set_' + field])
Record = type('Record', (Base,), namespace)

SIZES = {}
for bits in (8, 16, 32):
    class Word:
        BITS = bits
        MASK = (1 << bits) - 1

        def __init__(self, value):
            self.value = value & self.MASK

        def add(self, other):
            return type(self)(self.value + other)

        def __repr__(self):
            return 'Word%d(%d)' % (self.BITS, self.value)

    Word.__name__ = 'Word%d' % bits
    SIZES[bits] = Word
Word8, Word16, Word32 = [SIZES[bits] for bits in (8, 16, 32)]
TESTS = [lambda x, limit=limit: x > limit for limit in (1, 10, 100)]


def entry_point(argv):
    record = Record()
    print(record.describe(), record.changes, Base.changes)
    record.set_width(7).set_label('box').set_ratio(1.25)
    record.get_flags().append('new')
    print(record.describe(), record.changes, record.get_width() + 1, record.get_label().upper())
    record.width = 12
    record.label += '!'
    print(record.width, record.label, record.ratio, record.flags, record.changes)
    try:
        record.width = -1
    except ValueError as e:
        print('ValueError', e)
    print(Record().describe(), Record.__name__)
    print(Word8(300).add(250), Word16(70000).add(1), Word32(-1).add(2), Word8.BITS, Word32.MASK)
    print([[test(x) for test in TESTS] for x in (0, 5, 50, 500)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
