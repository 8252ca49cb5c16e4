def retry(n):
    for i in range(n):
        try:
            if i % 2:
                raise ValueError('odd %d' % i)
            yield i
        except ValueError as e:
            yield -i
            continue
        finally:
            yield 1000 + i
        try:
            yield 77
        finally:
            if i == 2:
                break
    else:
        yield 5000


def with_return(k):
    try:
        yield 1
        if k:
            return
        yield 2
    finally:
        yield 3


def entry_point(argv):
    print(list(retry(2)), list(retry(5)))
    print(list(with_return(0)), list(with_return(len(argv))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
