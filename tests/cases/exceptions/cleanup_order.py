class Resource:
    def __init__(self, name, log):
        self.name = name
        self.log = log
        log.append('open ' + name)

    def close(self):
        self.log.append('close ' + self.name)


def use(fail, log):
    a = Resource('a', log)
    try:
        b = Resource('b', log)
        try:
            if fail:
                raise RuntimeError
            log.append('work')
        finally:
            b.close()
    finally:
        a.close()


def entry_point(argv):
    for fail in [False, True]:
        log = []
        try:
            use(fail, log)
        except RuntimeError:
            log.append('failed')
        print(', '.join(log))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
