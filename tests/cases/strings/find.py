def entry_point(argv):
    s = 'hello world hello'
    print(s.find('hello'), s.find('hello', 1), s.find('xyz'), s.find(''), s.find('o', 5, 7))
    print(s.rfind('hello'), s.rfind('o'), s.rfind('z'), s.count('l'), s.count('hello'), s.count('zz'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
