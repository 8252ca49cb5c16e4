import sys


def entry_point(argv):
    n = len(argv)
    print(sys.maxsize == 2 ** 63 - 1, sys.byteorder in ('little', 'big'), sys.platform.startswith('linux') or n > 0, len(sys.argv) > 0, sys.maxunicode == 0x10ffff)
    sys.stdout.write('plain write\n')
    print(sys.stdout.write('abc') == 3)
    sys.stdout.flush()
    print('to stderr', file=sys.stderr)
    sys.stderr.write('more\n')
    out = sys.stdout
    print('through a variable', file=out)
    sys.stdout.writelines(['x', 'y\n'])
    try:
        sys.exit(3)
    except SystemExit as e:
        print('exit', e.code, e)
    try:
        sys.exit('message')
    except SystemExit as e:
        print('exit', e)
    try:
        raise SystemExit
    except SystemExit as e:
        print('bare exit', n)
    try:
        exit_in_function(n)
    finally:
        print('finally runs')
    return 0


def exit_in_function(n):
    try:
        if n > 100:
            sys.exit(1)
    except Exception:
        print('never: SystemExit is no Exception')

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
