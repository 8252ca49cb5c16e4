def tick(log):
    log.append(len(log))
    return len(log) * 10


def entry_point(argv):
    log = []
    fs = []
    for i in range(3):
        def f(a=tick(log), *, b=tick(log)):
            return a + b
        fs.append(f)
    print(log)
    print([f() for f in fs], [f(1) for f in fs], [f(b=1) for f in fs])
    print(log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
