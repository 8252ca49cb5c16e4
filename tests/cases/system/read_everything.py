import sys


def entry_point(argv):
    first = input()
    second = sys.stdin.readline()
    print(repr(first), repr(second), repr(input('prompt> ')), repr(sys.stdin.read(4)))
    count = 0
    total = 0
    for line in sys.stdin:
        line = line.rstrip('\n')
        if not line:
            break
        count += 1
        parts = line.split()
        total += sum(int(p) for p in parts if p.lstrip('-').isdigit())
        print(count, parts, ascii(line))
    rest = sys.stdin.readlines()
    print(total, rest, repr(sys.stdin.read()), repr(sys.stdin.readline()))
    try:
        input()
    except EOFError as e:
        print('EOFError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
