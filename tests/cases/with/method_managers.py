class Lock:
    def __init__(self):
        self.depth = 0
        self.trace = []

    def __enter__(self):
        self.depth += 1
        self.trace.append(self.depth)
        return self

    def __exit__(self, t, e, tb):
        self.depth -= 1
        self.trace.append(self.depth)
        return False


class Quiet(Lock):
    def __exit__(self, t, e, tb):
        super().__exit__(t, e, tb)
        return e is not None and isinstance(e, ValueError)


def use(lock, n):
    with lock:
        if n > 0:
            use(lock, n - 1)
        elif n < 0:
            raise ValueError('neg')
    return lock.depth


def entry_point(argv):
    for lock in [Lock(), Quiet()]:
        print(use(lock, len(argv) + 1), lock.trace)
        try:
            use(lock, -len(argv))
            print('quiet')
        except ValueError as e:
            print('loud', e)
        print(lock.trace)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
