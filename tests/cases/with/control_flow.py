class Ctx:
    def __init__(self, log):
        self.log = log

    def __enter__(self):
        self.log.append('+')
        return len(self.log)

    def __exit__(self, *exc):
        self.log.append('-')


def loop(n, log):
    total = 0
    for i in range(n):
        with Ctx(log) as k:
            if i == 1:
                continue
            if i == 4:
                break
            total += k
    else:
        log.append('else')
    return total


def early(log):
    with Ctx(log):
        with Ctx(log):
            return len(log)


def entry_point(argv):
    for n in (2, 6):
        log = []
        print(loop(n, log), log)
    log = []
    print(early(log), log)
    try:
        with Ctx(log) as x:
            raise ValueError(x)
    except ValueError as e:
        print(e, log)
    with Ctx(log) as a, Ctx(log) as b, Ctx(log) as c:
        print(a, b, c)
    with (Ctx(log) as a,
          Ctx(log) as b):
        print(a, b)
    print(''.join(log))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
