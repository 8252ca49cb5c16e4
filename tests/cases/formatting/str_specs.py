def entry_point(argv):
    n = len(argv)
    for s in ['', 'a', 'abc', 'h\u00e9llo w\u00f6rld', '\U0001f600\u4e2d']:
        s = s * n
        print(f'[{s}][{s:s}][{s:5}][{s:<5}][{s:>5}][{s:^5}][{s:.2}][{s:5.2}][{s:*>7.3s}][{s:\u00b7^6}][{s:05}][{s:<05}][{s!r:>9}]')
    print(format('x', '>3'), format('x'), format('', '3') + '|', '{:>3}{:<3}|'.format('a', 'b'), '%5s|%-5s|' % ('c', 'd'))
    c = 'q'
    print(f'{c}{c:3}{c:>3}{c!r}{c:^5}|')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
