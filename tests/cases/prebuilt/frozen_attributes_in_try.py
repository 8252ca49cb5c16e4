class Stuff:
    limit = 7

    def _freeze_(self):
        return True

    def get(self):
        try:
            return self.default_compiler
        except AttributeError:
            compiler = "yadda"
            self.default_compiler = compiler
            return compiler

    def shared(self):
        try:
            found = self.limit
        except AttributeError:
            return "no limit"
        return found + 1

    @property
    def doubled(self):
        return self.default_compiler * 2


stuff = Stuff()
stuff.default_compiler = 123
other = Stuff()
other.default_compiler = 321


def chosen(i):
    s = stuff if i else other
    try:
        return s.default_compiler
    except AttributeError:
        return None


def maybe(i):
    s = stuff if i else None
    try:
        return s.default_compiler
    except AttributeError as e:
        print(e)
        return -1


def entry_point(argv):
    print(stuff.get(), stuff.shared(), chosen(len(argv)) + 1, chosen(0) + 1, maybe(0), maybe(1))
    try:
        print(stuff.doubled, Stuff.limit)
    except AttributeError:
        print("never")
    finally:
        print("done")
    return 0
