def twice(f):
    def wrapper(n):
        return f(f(n))
    return wrapper


@twice
def inc(n):
    return n + 1


@twice
@twice
def double(n):
    return n * 2


def entry_point(argv):
    print(inc(10), double(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
