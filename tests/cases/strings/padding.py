def entry_point(argv):
    print('[' + 'ab'.ljust(5) + ']', '[' + 'ab'.rjust(5) + ']', '[' + 'ab'.center(6) + ']')
    print('7'.zfill(3), '-7'.zfill(4), 'abcdef'.zfill(3), 'x'.ljust(4, '.'), 'x'.rjust(4, '*'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
