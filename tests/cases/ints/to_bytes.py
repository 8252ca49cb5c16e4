def show(data):
    print(data, len(data))


def attempt(n, size, signed):
    try:
        show(n.to_bytes(size, 'big', signed=signed))
    except OverflowError as e:
        print('OverflowError', e)


def entry_point(argv):
    n = len(argv) + 1023
    show(n.to_bytes(2, 'big'))
    show(n.to_bytes(2, 'little'))
    show(n.to_bytes(10, 'big'))
    show(n.to_bytes(10, 'little'))
    show((-1024).to_bytes(10, 'big', signed=True))
    show((-n).to_bytes(10, 'little', signed=True))
    show((0).to_bytes(0, 'big'))
    show((65).to_bytes())
    show((n * 3).to_bytes(length=4, byteorder='big'))
    show((0x1234567890abcdef).to_bytes(8, 'big'))
    attempt(255, 1, False)
    attempt(256, 1, False)
    attempt(127, 1, True)
    attempt(128, 1, True)
    attempt(-128, 1, True)
    attempt(-129, 1, True)
    attempt(-n, 4, False)
    attempt(n, 0, False)
    try:
        show(n.to_bytes(-n, 'big'))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
