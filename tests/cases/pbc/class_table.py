class Handler:
    def run(self):
        return 'none'


class Start(Handler):
    def run(self):
        return 'started'


class Stop(Handler):
    def run(self):
        return 'stopped'


HANDLERS = {'start': Start, 'stop': Stop}


def entry_point(argv):
    for word in ['start', 'stop']:
        print(HANDLERS[word]().run())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
