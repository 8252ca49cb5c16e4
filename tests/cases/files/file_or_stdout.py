import os
import sys


def report(rows, out):
    for name, value in rows:
        out.write('%-8s|%6d\n' % (name, value))
    out.flush()


def copy(source, target):
    while True:
        chunk = source.read(5)
        if not chunk:
            break
        target.write(chunk)


def entry_point(argv):
    path = '/tmp/rpy_file_or_stdout_%d' % os.getpid()
    rows = [('apples', 3), ('pears', 14), ('plums', -159)]
    for to_file in [False, True]:
        out = open(path, 'w') if to_file else sys.stdout
        report(rows, out)
        if to_file:
            out.close()
    with open(path) as f:
        copy(f, sys.stdout)
    print('to stdout', file=sys.stdout)
    print('to stderr', file=sys.stderr)
    with open(path, 'w') as f:
        print('a', 1, 2.5, sep='-', end='.\n', file=f)
        print(file=f)
        print([1, 2], file=f)
    print(repr(open(path).read()))
    sys.stdout.writelines(['x', 'y\n'])
    print(sys.stdout.write('abc\n'))
    os.unlink(path)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
