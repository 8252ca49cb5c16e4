REGISTRY = {}


class Meta(type):
    def __new__(meta, name, bases, namespace):
        namespace["tag"] = name.lower()
        return super().__new__(meta, name, bases, namespace)


class Base(metaclass=Meta):
    def hello(self):
        return "hello from " + self.tag


class Plugin:
    order = 0

    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        REGISTRY[cls.__name__] = cls
        cls.order = len(REGISTRY)

    def run(self):
        return self.order


class First(Plugin):
    pass


class Second(Plugin):
    def run(self):
        return self.order * 100


class Derived(Base):
    pass


def entry_point(argv):
    print(Base().hello(), Derived().hello())
    for name in ["First", "Second"]:
        print(name, REGISTRY[name]().run())
    print(sorted(REGISTRY), First.order, Second.order, Plugin.order)
    return 0
