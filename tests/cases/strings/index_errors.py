def position(s, sub):
    try:
        return s.index(sub)
    except ValueError:
        return -1


def entry_point(argv):
    print(position('banana', 'nan'), position('banana', 'x'), position('', 'a'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
