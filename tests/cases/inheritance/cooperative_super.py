# `super()` along the MRO of classes with several bases.
class Root:
    def __init__(self, log):
        self.log = log
        log.append("Root")

    def names(self):
        return ["Root"]

    def close(self):
        return "closed"

    def __str__(self):
        return "+".join(self.names())


class Left(Root):
    def __init__(self, log):
        log.append("Left in")
        super().__init__(log)
        log.append("Left out")

    def names(self):
        return ["Left"] + super().names()


class Right(Root):
    def __init__(self, log):
        super().__init__(log)
        log.append("Right out")

    def names(self):
        return ["Right"] + super().names()

    def close(self):
        return "right " + super().close()


class Both(Left, Right):
    def names(self):
        return ["Both"] + super().names()

    def close(self):
        return "both " + super().close()


class LoudMixin:
    _mixin_ = True
    volume = 11

    def names(self):
        return [name.upper() for name in super().names()]

    def shout(self):
        return str(self) + "!" * (self.volume - 9)


class Loud(LoudMixin, Both):
    pass


class Quiet(LoudMixin, Right):
    volume = 10

    def close(self):
        return super(Right, self).close() + " quietly"


def entry_point(argv):
    for cls in [Root, Left, Right, Both, Loud, Quiet]:
        log = []
        thing = cls(log)
        print(cls.__name__, str(thing), thing.close(), log)
    print(Loud([]).shout(), Quiet([]).shout())
    print([c.__name__ for c in Both.__mro__ if c is not object])
    things = [Left([]), Loud([]), Quiet([])]
    print([isinstance(t, Right) for t in things], [isinstance(t, LoudMixin) for t in things])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
