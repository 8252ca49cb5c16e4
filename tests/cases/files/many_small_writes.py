import os


class Log:
    def __init__(self, path):
        self.out = open(path, 'w')
        self.count = 0

    def add(self, text):
        self.out.write(text)
        self.out.write('\n')
        self.count += 1

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.out.close()
        return False


def entry_point(argv):
    path = '/tmp/rpy_many_%d' % os.getpid()
    with Log(path) as log:
        for i in range(1500):
            log.add('line ' + str(i))
    print(log.count, os.path.getsize(path))
    checksum = 0
    for line in open(path):
        for c in line:
            checksum = (checksum * 31 + ord(c)) % 1000003
    print(checksum)
    # What is not closed can be read as soon as the file is opened again.
    f = open(path, 'w')
    f.write('pending')
    f.flush()
    print(open(path).read(), os.stat(path).st_size)
    f.write(' more')
    f.close()
    print(open(path).read())
    try:
        with open(path, 'w') as f:
            f.write('kept although this raises')
            raise KeyError('x')
    except KeyError as e:
        print('raised', e)
    print(open(path).read())
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
