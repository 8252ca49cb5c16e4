def parse(text):
    if text == '':
        return False, 0
    return True, int(text)


def entry_point(argv):
    for t in ['12', '', '7']:
        ok, n = parse(t)
        print(ok, n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
