def entry_point(argv):
    n = 1 << 61
    n += len(argv)
    try:
        xs = [0] * n
        print(len(xs))
    except MemoryError as e:
        print('MemoryError', type(e).__name__)
    try:
        s = 'ab' * n
        print(len(s))
    except MemoryError as e:
        print('MemoryError')
    except OverflowError as e:
        print('MemoryError')
    try:
        raise MemoryError('own', len(argv))
    except MemoryError as e:
        print(e.args)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
