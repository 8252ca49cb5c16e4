# An object can come back to life in `__del__`, which does not run a second time.
# precise: what is dead is found at once
import gc


class Saved:
    def __init__(self, name):
        self.name = name
        self.parts = [name + '1', name + '2']

    def __del__(self):
        print('saving', self.name)
        saved.append(self)


saved = []


def lose():
    Saved('a')
    Saved('b')


def entry_point(argv):
    lose()
    gc.collect()
    saved.sort(key=lambda s: s.name)
    for s in saved:
        print(s.name, s.parts)
    gc.collect()
    print(len(saved))
    saved.pop()
    gc.collect()
    print(len(saved), saved[0].parts)
    del saved[:]
    gc.collect()
    print('end')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
