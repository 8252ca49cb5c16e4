def entry_point(argv):
    s = 'python'
    for i in range(len(s)):
        print(i, s[i], s[-i - 1])
    try:
        print(s[6])
    except IndexError:
        print('index error')
    try:
        print(s[-7])
    except IndexError:
        print('negative index error')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
