def run(n, log):
    try:
        log.append('try')
        if n == 1:
            return 'returned'
        if n == 2:
            raise ValueError
        log.append('end')
    finally:
        log.append('finally')
    return 'normal'


def entry_point(argv):
    for n in range(3):
        log = []
        try:
            print(run(n, log))
        except ValueError:
            print('value error')
        print(' '.join(log))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
