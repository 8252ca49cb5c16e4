def describe(s):
    if s is None:
        return 'nothing'
    return 'text ' + s


def entry_point(argv):
    print(describe(None), describe(''), describe('abc'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
