class BadInput(Exception):
    def __init__(self, what):
        self.what = what

    def __str__(self):
        return 'bad input: ' + self.what


def entry_point(argv):
    try:
        raise BadInput('x')
    except BadInput as e:
        print(str(e), e.what)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
