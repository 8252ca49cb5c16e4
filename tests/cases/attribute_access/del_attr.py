class Box:
    default = 10

    def __init__(self):
        self.value = 1
        self.text = 'hi'


class WithDefault:
    size = 3

    def __init__(self, n):
        self.size = n


def entry_point(argv):
    b = Box()
    print(b.value)
    del b.value
    try:
        print(b.value)
    except AttributeError as e:
        print(e)
    b.value = 5
    print(b.value)
    try:
        del b.text
        del b.text
    except AttributeError as e:
        print('again', e)
    w = WithDefault(8)
    print(w.size)
    del w.size
    print(w.size)
    w.size = 2
    print(w.size)
    print(hasattr(b, 'value'))
    delattr(b, 'value')
    print(hasattr(b, 'value'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
