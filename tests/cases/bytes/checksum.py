def adler(data):
    a = 1
    b = 0
    for v in data:
        a = (a + v) % 65521
        b = (b + a) % 65521
    return (b << 16) | a


def entry_point(argv):
    print(adler(b'Wikipedia'), adler(b''), adler(b'x' * 1000))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
