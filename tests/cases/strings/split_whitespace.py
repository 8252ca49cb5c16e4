def entry_point(argv):
    print('  one two   three '.split())
    print(''.split(), '   '.split())
    print('a\tb\nc'.split())
    for word in 'the end'.split():
        print(word)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
