def guarded(log):
    try:
        yield 1
        yield 2
    finally:
        log.append('closed')


def entry_point(argv):
    log = []
    for x in guarded(log):
        print(x)
    print(log)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
