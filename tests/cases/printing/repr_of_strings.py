def entry_point(argv):
    for s in ['plain', "it's", 'say "hi"', 'both \' and "', 'tab\t', 'nl\n', '\\', '\x00', '\u00e9', '']:
        print(repr(s))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
