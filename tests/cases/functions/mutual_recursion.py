def is_even(n):
    if n == 0:
        return True
    return is_odd(n - 1)


def is_odd(n):
    if n == 0:
        return False
    return is_even(n - 1)


def entry_point(argv):
    print(is_even(10), is_odd(10), is_even(7))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
