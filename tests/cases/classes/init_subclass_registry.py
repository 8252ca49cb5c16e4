class Plugin:
    registry = {}
    order = []

    def __init_subclass__(cls, name=None, **kw):
        super().__init_subclass__(**kw)
        Plugin.registry[name or cls.__name__.lower()] = cls
        Plugin.order.append(cls)

    def run(self, x):
        return x


class Upper(Plugin, name='up'):
    def run(self, x):
        return x.upper()


class Rev(Plugin):
    def run(self, x):
        return ''.join(reversed(x))


class Meta(type):
    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        cls.tag = name.lower() + '!'
        return cls


class WithMeta(metaclass=Meta):
    pass


class WithMeta2(WithMeta):
    pass


def entry_point(argv):
    for name in Plugin.registry:
        cls = Plugin.registry[name]
        print(name, cls().run('abc'), cls.__name__)
    print(len(Plugin.order), Plugin.registry['up'] is Upper)
    for cls in Plugin.order:
        print(cls.__name__)
    print(WithMeta.tag, WithMeta2.tag, WithMeta2().tag)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
