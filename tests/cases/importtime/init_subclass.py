class Plugin:
    registry = []

    def __init_subclass__(cls, code, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.code = code
        Plugin.registry.append(cls)

    def run(self):
        return 'plugin'


class First(Plugin, code=10):
    def run(self):
        return 'first'


class Second(Plugin, code=20):
    def run(self):
        return 'second'


CODES = [cls.code for cls in Plugin.registry]


def entry_point(argv):
    print(CODES, First().run(), Second().code)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
