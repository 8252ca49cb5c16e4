def entry_point(argv):
    print(', '.join(['a', 'b', 'c']))
    print(''.join(['x', 'y']), '-'.join(['one']))
    parts = []
    for i in range(5):
        parts.append(str(i))
    print('+'.join(parts))
    print('[' + ','.join(parts[:0]) + ']')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
