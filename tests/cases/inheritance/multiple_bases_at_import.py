class Left:
    def who(self):
        return 'left'


class Right:
    def who(self):
        return 'right'

    def extra(self):
        return 'extra'


class Both(Left, Right):
    pass


def entry_point(argv):
    b = Both()
    print(b.who(), b.extra())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
