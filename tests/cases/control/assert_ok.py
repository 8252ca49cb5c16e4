def half(n):
    assert n % 2 == 0, 'must be even'
    return n // 2


def entry_point(argv):
    print(half(10))
    try:
        half(7)
    except AssertionError as e:
        print('assertion:', str(e))
    assert len(argv) >= 0
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
