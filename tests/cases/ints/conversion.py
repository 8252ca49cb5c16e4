def parse(s):
    try:
        return int(s)
    except ValueError:
        return -1


def entry_point(argv):
    for s in ['0', '42', '-17', '+8', ' 5 ', '007', '', 'x', '1x', '-', '1_000']:
        print(parse(s))
    print(int('ff', 16), int('-101', 2), int('777', 8), int('zz', 36))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
