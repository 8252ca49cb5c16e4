import sys


class Tee:
    def __init__(self, out):
        self.out = out
        self.text = []

    def write(self, text):
        self.text.append(text)
        return self.out.write(text.upper())


def entry_point(argv):
    out = sys.stdout
    out.write('direct\n')
    tee = Tee(sys.stdout)
    print('through the tee', 12, file=tee)
    print(repr(''.join(tee.text)))
    err = sys.stderr
    print(err.write('seen by nobody\n'))
    for stream in [sys.stdout, sys.stderr]:
        print('to one of two', file=stream)
    sys.stdout.flush()
    sys.stdout.buffer.write(b'bytes \xc3\xbc\n')
    sys.stdout.buffer.flush()
    print(sys.stdin.fileno(), sys.stdout.fileno(), sys.stderr.fileno())
    print(sys.stdout.isatty(), sys.stdin.readable(), sys.stdout.writable())
    print(sys.stdin.buffer.read())
    print(sys.maxsize, sys.byteorder, len(sys.argv) > 0)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
