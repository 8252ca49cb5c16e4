class Watched:
    def __init__(self):
        object.__setattr__(self, 'log', [])
        self.x = 1
        self.y = 2

    def __setattr__(self, name, value):
        self.log.append(name)
        super().__setattr__(name, value * 10)


class Frozen:
    def __init__(self, v):
        self.__dict__['v'] = v if False else v
        object.__setattr__(self, 'v', v)

    def __setattr__(self, name, value):
        raise AttributeError('frozen: ' + name)


class Plain:
    def __init__(self, v):
        object.__setattr__(self, 'v', v)

    def __setattr__(self, name, value):
        raise AttributeError('frozen: ' + name)


def entry_point(argv):
    w = Watched()
    w.x += 1
    print(w.x, w.y, w.log)
    p = Plain(5)
    try:
        p.v = 6
    except AttributeError as e:
        print(e)
    print(p.v)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
