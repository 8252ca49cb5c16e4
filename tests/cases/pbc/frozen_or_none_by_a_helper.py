class F:
    def _freeze_(self):
        return True

    def twice(self):
        return self.x * 2


fr1 = F()
fr1.x = 65
fr2 = F()
fr2.x = 7


def g(fr):
    return fr.x


def method(fr):
    return fr.twice()


def either(fr):
    return fr.x


def entry_point(argv):
    if len(argv) == 0:
        fr = None
    else:
        fr = fr1
    print(g(fr), method(fr))
    print(either(fr2 if len(argv) > 0 else None))
    for fr in (fr1, None):
        try:
            print(g(fr))
        except AttributeError as e:
            print(e)
    return 0
