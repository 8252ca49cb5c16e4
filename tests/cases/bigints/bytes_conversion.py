from rpython.rlib.rbigint import rbigint, InvalidEndiannessError, InvalidSignednessError


def attempt(a, size, order, signed):
    try:
        data = a.tobytes(size, order, signed)
        print(data, rbigint.frombytes(data, order, signed).eq(a))
    except OverflowError:
        print('OverflowError')
    except InvalidSignednessError:
        print('InvalidSignednessError')
    except InvalidEndiannessError:
        print('InvalidEndiannessError')


def entry_point(argv):
    n = len(argv)
    a = rbigint.fromint(n).lshift(70).int_add(258)
    for x in [a, a.neg(), rbigint.fromint(0), rbigint.fromint(127), rbigint.fromint(128), rbigint.fromint(-128), rbigint.fromint(-129)]:
        for size in [1, 9, 12]:
            attempt(x, size, 'big', True)
            attempt(x, size, 'little', False)
    attempt(a, 10, 'middle', True)
    print(rbigint.frombytes(b'', 'big', True).str(), rbigint.frombytes(b'\xff' * 20, 'big', True).str(), rbigint.frombytes(b'\xff' * 20, 'little', False).str())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
