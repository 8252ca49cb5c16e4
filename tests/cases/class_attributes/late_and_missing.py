class Conf:
    pass


class App:
    mode: str
    debug = False

    @classmethod
    def configure(cls, mode):
        cls.mode = mode
        cls.debug = mode == 'dev'


def show():
    try:
        return App.mode
    except AttributeError as e:
        return 'unset: ' + str(e)


def entry_point(argv):
    print(show(), hasattr(App, 'mode'), getattr(App, 'mode', 'none'))
    App.configure('dev')
    print(show(), App.debug, hasattr(App, 'mode'), getattr(App, 'mode', 'none'))
    a = App()
    print(a.mode, a.debug)
    App.configure('prod')
    print(a.mode, a.debug)
    Conf.path = '/tmp'
    Conf.size = len(argv) * 0 + 3
    print(Conf.path, Conf.size + 1)
    Conf.size -= 1
    print(Conf.size, Conf().size)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
