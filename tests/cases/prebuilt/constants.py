LIST = [1, 2, 3]
TUPLE = ('a', 'b')
DICT = {'x': 10, 'y': 20}
TEXT = 'text'


def entry_point(argv):
    print(LIST[1], TUPLE[0], DICT['y'], TEXT[2])
    total = 0
    for v in LIST:
        total += v
    print(total, len(DICT), len(LIST))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
