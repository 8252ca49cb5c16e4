class Trace:
    def __init__(self, name, log):
        self.name = name
        self.log = log

    def __enter__(self):
        self.log.append('enter ' + self.name)
        return self

    def __exit__(self, kind, value, traceback):
        self.log.append('exit ' + self.name)


def entry_point(argv):
    log = []
    with Trace('a', log):
        log.append('body')
    with Trace('b', log) as b, Trace('c', log):
        log.append(b.name)
    try:
        with Trace('d', log):
            raise KeyError
    except KeyError:
        log.append('caught')
    for line in log:
        print(line)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
