LOG = []
TABLE = [0] * 5


def note(s):
    LOG.append(s)


def entry_point(argv):
    note('a')
    note('b')
    TABLE[2] += 7
    print(LOG, TABLE)
    LOG.pop()
    print(len(LOG))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
