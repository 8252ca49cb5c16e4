class Codec:
    suffix = ''

    @property
    def name(self):
        return 'codec' + self.suffix

    @staticmethod
    def scale(n, by=1):
        return n * by

    @classmethod
    def create(cls, *args):
        return cls()

    def parts(self, text):
        yield text

    def __call__(self, x, y=0):
        return x + y

    def __len__(self):
        return 0

    def run(self, text, *, upper=False, **options):
        result = '+'.join(self.parts(text))
        return result.upper() if upper else result


class Words(Codec):
    suffix = '/words'

    @staticmethod
    def scale(n, by=2, offset=1):
        return n * by + offset

    @classmethod
    def create(cls, sep=' ', *more):
        made = cls()
        made.sep = sep
        return made

    sep = ' '

    def parts(self, text, limit=99):
        for i, w in enumerate(text.split(self.sep)):
            if i >= limit:
                return
            yield w

    def __call__(self, x, y=10, *rest):
        return x * y + len(rest)

    def __len__(self):
        return 3


class Chars(Codec):
    @property
    def name(self):
        return super().name + '/chars'

    def parts(self, text):
        for c in text:
            yield c

    def run(self, text, *, upper=True, **options):
        return super().run(text, upper=upper) + '!'


def entry_point(argv):
    codecs = [Codec(), Words(), Chars(), Words.create('-')]
    for c in codecs:
        print(c.name, c.scale(5), c(2), c(2, 3), len(c), bool(c), c.run('a b-c'), c.run('x y', upper=False))
    w = Words()
    print(Words.scale(1, offset=7), w(1, 2, 3, 4), list(w.parts('a b c', limit=2)), w.run('q r', upper=True, level=3))
    for cls in [Codec, Words, Chars]:
        print(cls.scale(3), cls.create().name, cls.suffix)
    print(Words.create(',').run('a,b'), Words.create(',', 'x').sep)
    call = codecs[len(argv) % 2]
    print(call(4))
    bound = [c.run for c in codecs]
    print([b('m n') for b in bound])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
