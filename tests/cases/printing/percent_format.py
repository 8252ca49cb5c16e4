def entry_point(argv):
    print('%d items' % 5)
    print('%s is %d years' % ('Ann', 30))
    print('%5d|%-5d|%05d' % (42, 42, 42))
    print('%x %X %o' % (255, 255, 8))
    print('%s %s %s' % (1.5, None, True))
    print('%.2f %8.3f %e' % (3.14159, 2.5, 12345.678))
    print('100%% %c %r' % ('x', 'quoted'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
