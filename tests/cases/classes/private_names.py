class Safe:
    def __init__(self, secret):
        self.__secret = secret

    def check(self, guess):
        return self.__secret == guess


def entry_point(argv):
    s = Safe(42)
    print(s.check(42), s.check(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
