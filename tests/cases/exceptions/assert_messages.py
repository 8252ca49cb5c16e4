def check(k, n):
    if k == 0:
        assert n > 100
    elif k == 1:
        assert n > 100, 'too small'
    elif k == 2:
        assert n > 100, n
    elif k == 3:
        assert n > 100, 'got %d' % n
    elif k == 4:
        assert n > 100, (n, 'pair')
    elif k == 5:
        assert n < 100, 'fine'
    elif k == 6:
        assert isinstance(n, int) and n != 1, ['list', 'of']
    return k


def entry_point(argv):
    for k in range(7):
        try:
            print('ok', check(k, len(argv)))
        except AssertionError as e:
            print(k, str(e), repr(e), len(e.args))
    log = []

    def message():
        log.append('message')
        return 'lazy'
    assert len(argv) == 1, message()
    print(log)
    try:
        assert len(argv) == 2, message()
    except AssertionError as e:
        print(e, log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
