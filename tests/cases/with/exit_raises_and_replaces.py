class Ctx:
    def __init__(self, mode):
        self.mode = mode

    def __enter__(self):
        if self.mode == 3:
            raise OSError('enter')
        return self

    def __exit__(self, t, e, tb):
        print('exit', self.mode, t is None, str(e))
        if self.mode == 1:
            raise KeyError('from exit')
        if self.mode == 2:
            return True
        return None


def run(mode, fail):
    try:
        with Ctx(mode):
            print('body')
            if fail:
                raise ValueError('body')
        return 'finished'
    except (ValueError, KeyError, OSError) as e:
        return type(e).__name__ + ' ' + str(e)


def entry_point(argv):
    for mode in range(4):
        for fail in (False, len(argv) > 0):
            print(mode, fail, run(mode, fail))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
