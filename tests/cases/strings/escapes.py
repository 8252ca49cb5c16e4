def entry_point(argv):
    s = 'tab\there\nnew "quoted" \'single\' back\\slash'
    print(s)
    print(len(s), len('\x41\u00e9\101'), '\x41\101')
    print(r'raw\n', len(r'raw\n'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
