def check(name, value, log):
    log.append(name)
    return value


def entry_point(argv):
    log = ['start']
    if check('a', True, log) or check('b', True, log):
        log.append('or')
    if check('c', False, log) and check('d', True, log):
        log.append('and')
    if not check('e', False, log) and check('f', True, log):
        log.append('both')
    print(' '.join(log))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
