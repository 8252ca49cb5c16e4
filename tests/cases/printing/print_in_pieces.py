class Loud(object):
    def __init__(self, name):
        self.name = name

    def __str__(self):
        print('[str of %s]' % self.name, end='')
        return self.name


class Bad(object):
    def __str__(self):
        raise ValueError('no text')


class Log(object):
    def __init__(self):
        self.writes = []

    def write(self, text):
        self.writes.append(text)

    def flush(self):
        self.writes.append('<flush>')


def entry_point(argv):
    n = len(argv)
    print('a', Loud('b'), n, Loud('c'), 'd')
    try:
        print('before', n, Bad(), 'never')
    except ValueError as e:
        print(' caught', e)
    try:
        print(('x', n), [n], (1, Loud('x'))[0], sep='|')
        print('x', Bad(), end='never')
    except ValueError as e:
        print(' caught', e)
    log = Log()
    print('x', n, 'y', file=log)
    print(file=log)
    print('one', file=log, end='')
    print('a', 'b', sep='', end='!', file=log)
    try:
        print('kept', Bad(), file=log)
    except ValueError:
        pass
    print(log.writes)
    print(Loud('only'))
    print(Loud('l'), Loud('r'), sep=' and ', end='.\n')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
