def entry_point(argv):
    s = 'one two one two one'
    print(s.replace('one', '1'))
    print(s.replace('one', '1', 2))
    print(s.replace('three', '3'), s.replace(' ', ''))
    print('aaa'.replace('aa', 'b'), 'abc'.replace('', '-'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
