# exit status: 1
class Problem(Exception):
    pass


def entry_point(argv):
    print('output before it stays')
    raise Problem('nobody catches this')


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
