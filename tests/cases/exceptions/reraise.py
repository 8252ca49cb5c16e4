def level(n, log):
    try:
        if n == 0:
            raise ValueError('deep')
        level(n - 1, log)
    except ValueError:
        log.append(n)
        raise


def entry_point(argv):
    log = []
    try:
        level(3, log)
    except ValueError as e:
        print(str(e), log)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
