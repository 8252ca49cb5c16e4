def entry_point(argv):
    print('a\tb'.expandtabs(4), 'ab\tc'.expandtabs())
    print('Mixed'.casefold())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
