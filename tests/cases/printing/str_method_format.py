def entry_point(argv):
    print('{} {}'.format(1, 'a'))
    print('{1} {0}'.format('x', 'y'))
    print('{:>5}|{:<5}|{:^5}|'.format(1, 2, 3))
    print('{:.3f} {:,}'.format(2.0 / 3.0, 1234567))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
