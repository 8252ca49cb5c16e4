class Key:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return self.n % 5

    def __repr__(self):
        return 'Key<%d>' % self.n


def entry_point(argv):
    d = {Key(1): 'one', Key(6): 'six'}
    print(d[Key(len(argv))], d[Key(6)])
    try:
        print(d[Key(11)])
    except KeyError as e:
        print('KeyError', e, repr(e))
    try:
        d.pop(Key(2))
    except KeyError as e:
        print('KeyError', e)
    try:
        del d[Key(3)]
    except KeyError as e:
        print('KeyError', str(e))
    try:
        raise KeyError(Key(9))
    except KeyError as e:
        print(str(e), repr(e))
    s = {Key(1)}
    try:
        s.remove(Key(4))
    except KeyError as e:
        print(str(e))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
