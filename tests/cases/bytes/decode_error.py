def decode(b):
    try:
        return b.decode('utf-8')
    except UnicodeDecodeError:
        return 'bad'


def entry_point(argv):
    print(decode(b'ok'), decode(b'\xff\xfe'), decode(b'\xc3\xa9'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
