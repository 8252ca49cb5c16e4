# Class attributes: inherited, shadowed in subclasses and instances, containers that are shared.
class Config:
    name = "base"
    limit = 10
    ratio = 0.5
    flags = []
    table = {"a": 1}
    nothing = None
    pair = (1, "x")
    factory = list

    def __init__(self, limit=None):
        if limit is not None:
            self.limit = limit

    def within(self, n):
        return n < self.limit

    def label(self):
        return "%s<%d>" % (self.name, self.limit)

    def add(self, flag):
        self.flags.append(flag)
        return len(self.flags)


class Strict(Config):
    limit = 3
    flags = []


class Named(Strict):
    def __init__(self, name):
        Strict.__init__(self)
        self.name = name

    nothing = "something"


class Open(Config):
    limit = Config.limit * 100
    name = Config.name + "-open"

    def within(self, n):
        return super().within(n) or self.ratio > 0.4


def entry_point(argv):
    configs = [Config(), Config(5), Strict(), Strict(7), Named("n"), Open()]
    for config in configs:
        print(config.label(), config.within(4), config.within(2000), config.pair[1], config.nothing)
    print([config.add("f%d" % i) for i, config in enumerate(configs)])
    print(Config.flags, Strict.flags, Named.flags is Strict.flags, Open.flags is Config.flags)
    configs[2].table["b"] = 2
    print(sorted(Config.table), configs[5].table["b"], Named.limit, Open.limit, Config.limit)
    configs[0].flags = ["own"]
    configs[0].limit -= 1
    print(configs[0].flags, Config.flags, configs[0].limit, configs[1].limit, Config.limit)
    for cls in [Config, Strict, Named, Open]:
        print(cls.__name__, cls.limit, cls.name, cls.ratio, len(cls.flags))
    print(configs[0].factory() == [], getattr(configs[4], "name"), hasattr(configs[0], "missing"))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
