def show(s):
    print(s.isdigit(), s.isalpha(), s.isalnum(), s.isspace(), s.isupper(), s.islower())


def entry_point(argv):
    for s in ['123', 'abc', 'ABC', 'a1', ' \t', '', 'Ab', '1 2']:
        show(s)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
