import sys


def entry_point(argv):
    first = sys.stdin.readline()
    print(repr(first))
    n = int(input())
    total = 0
    for i in range(n):
        total += int(input())
    print(total)
    name = input('name? ')
    print('hello', name)
    for line in sys.stdin:
        line = line.rstrip('\n')
        if line == 'end':
            break
        print(len(line), line)
    rest = sys.stdin.read()
    print(repr(rest))
    print(repr(sys.stdin.readline()), repr(sys.stdin.read()))
    try:
        input()
    except EOFError as e:
        print('EOFError', e)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
