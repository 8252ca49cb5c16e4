def entry_point(argv):
    parts = []
    for i in range(200):
        parts.append('abcdefghij'[i % 10])
    s = ''.join(parts)
    print(len(s), s[:12], s[-3:])
    t = ''
    for i in range(50):
        t += str(i)
    print(t)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
