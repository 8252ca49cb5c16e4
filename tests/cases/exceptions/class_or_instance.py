class E(Exception):
    count = 0

    def __init__(self, *args):
        super().__init__(*args)
        self.extra = len(args)


def throw(k):
    if k == 0:
        raise E
    if k == 1:
        raise E()
    if k == 2:
        raise E('a', 'b')
    cls = ValueError if k == 3 else TypeError
    if k < 5:
        raise cls
    raise cls('made %d' % k)


def entry_point(argv):
    for k in range(6):
        try:
            throw(k)
        except E as e:
            print(k, e.extra, e.args)
        except (ValueError, TypeError) as e:
            print(k, type(e).__name__, e.args)
    saved = ValueError('same')
    caught = []
    for i in range(2):
        try:
            raise saved
        except ValueError as e:
            caught.append(e)
    print(caught[0] is caught[1], caught[0] is saved)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
