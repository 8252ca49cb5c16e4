# Objects that are still there when the program ends, but that no global variable leads to, are
# finalized then.


class Ends:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print('del', self.name)


def work():
    x = Ends('of a function')
    print(x.name)


def entry_point(argv):
    kept = [Ends('of a list')]
    print(len(kept), kept[0].name)
    print('end')
    return 3


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))

# exit status: 3
