def parse(s):
    try:
        return float(s)
    except ValueError:
        return -1.0


def entry_point(argv):
    for s in ['1', '1.5', '-2.25', '1e3', ' 7 ', '.5', '5.', 'x', '', '1e', 'inf', '-0']:
        print(parse(s))
    print(float(3), float(len(argv)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
