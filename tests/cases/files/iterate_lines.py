import os


def numbers(path):
    total = 0
    with open(path) as f:
        for line in f:
            line = line.strip()
            if not line or line.startswith('#'):
                continue
            total += int(line)
    return total


def entry_point(argv):
    path = '/tmp/rpy_iterate_lines_%d' % os.getpid()
    with open(path, 'w') as f:
        f.writelines(['# numbers\n', '1\n', '\n', ' 20 \n', '300'])
    print(numbers(path))
    f = open(path)
    first = f.readline()
    rest = [line.rstrip('\n') for line in f]
    f.close()
    print(repr(first), rest)
    with open(path) as f:
        for i, line in enumerate(f):
            print(i, repr(line))
    with open(path) as f:
        print(list(f))
    with open(path) as f:
        it = iter(f)
        print(next(it) == '# numbers\n', next(it))
        print(len(f.read()))
    with open(path, 'w') as f:
        f.write('x\n' * 2500)
    count = 0
    for line in open(path):
        assert line == 'x\n'
        count += 1
    print(count)
    os.remove(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
