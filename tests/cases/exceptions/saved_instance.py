class Failure(Exception):
    def __init__(self, code):
        self.code = code


NONE = Failure(0)


def last(codes):
    failure = NONE
    for code in codes:
        try:
            if code > 0:
                raise Failure(code)
        except Failure as e:
            failure = e
    return failure


def entry_point(argv):
    print(last([0, 3, 0, 7, 0]).code, last([0]).code)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
