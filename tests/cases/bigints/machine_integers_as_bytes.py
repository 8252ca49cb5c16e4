import sys
from rpython.rlib.rbigint import (InvalidEndiannessError, InvalidSignednessError, MaxIntError, frombytes_int, gcd_binary, rbigint, tobytes_int)


def packed(i, size, order, signed):
    try:
        return str(tobytes_int(i, size, order, signed))
    except OverflowError:
        return 'overflow'
    except InvalidEndiannessError:
        return 'order'
    except InvalidSignednessError:
        return 'sign'


def unpacked(s, order, signed):
    try:
        return str(frombytes_int(s, order, signed))
    except OverflowError:
        return 'overflow'
    except InvalidEndiannessError:
        return 'order'


def entry_point(argv):
    n = len(argv)
    for i in [0, n, 255 * n, -129, 65535, -65536, -8388608, sys.maxsize, -sys.maxsize - n]:
        for size in [1, 2, 3, 8, 9]:
            print(i, size, packed(i, size, 'big', True), packed(i, size, 'little', True), packed(i, size, 'big', False))
    print(packed(n, 3, 'foo', True))
    for s in [b'', b'\x12\x34\x56', b'\xff\x12\x34\x56', b'\x82', b'\xff' * 100, b'\x80' + b'\x00' * 7, b'\x00' * 7 + b'\x80', b'\xff' * 9, b'\x00' * 8 + b'\xff']:
        print(unpacked(s, 'big', True), unpacked(s, 'little', True), unpacked(s, 'big', False), unpacked(s, 'little', False), unpacked(s, 'foo', True))
    for a, b in [(294, 28), (1234, 5678 * n), (12, 0), (0, 0), (-10, 0), (10, -10 * n), (13, 13 ** 6)]:
        try:
            print(gcd_binary(a, b))
        except ValueError as e:
            print('ValueError', e)
    for text in ['0', '-123456', '12345678901234567890', '-1' + '0' * 50, '9' * 2000]:
        x = rbigint.fromdecimalstr(text)
        digits = len(text)
        if text.startswith('-'):
            digits -= 1
        for most in [0, digits + 1, digits, digits - 1, 1]:
            try:
                print(len(x.str(most)), x.str(most) == text)
            except MaxIntError as e:
                print('MaxIntError', most)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
