from rpython.rlib.rbigint import rbigint
from rpython.rlib.rstring import ParseStringError, InvalidBaseError


def attempt(text, base):
    try:
        return rbigint.fromstr(text, base).str()
    except InvalidBaseError as e:
        return 'InvalidBaseError ' + e.msg
    except ParseStringError as e:
        return 'ParseStringError ' + e.msg


def entry_point(argv):
    for text in ['0', '-0', '  42 ', '+7', 'ff', '0xff', '-0x1F', '0b101', '0o17', 'zz', '123456789012345678901234567890', '-ffffffffffffffffffffffff', '', '-', '12a', '1 2', '--5']:
        print(repr(text), [attempt(text, base) for base in [0, 2, 8, 10, 16, 36]])
    print(attempt('10', 1), attempt('10', 37))
    b = rbigint.fromdecimalstr('-1234567890123456789012345678901234567890')
    print(b.str(), b.repr(), b.hex(), b.oct())
    print(b.format('01'), b.format('0123456789', '<', '>'), b.format('0123456789abcdefghijklmnopqrstuvwxyz'), rbigint.fromint(0).format('ab'))
    print(rbigint.fromint(10 * len(argv)).pow(rbigint.fromint(60)).str())
    for bad in ['x', '1_0', '']:
        try:
            print(rbigint.fromdecimalstr(bad).str())
        except ParseStringError as e:
            print('ParseStringError', e.msg)
    for a in [1e308 * 10.0, -1e308 * 10.0, 1e308 * 10.0 - 1e308 * 10.0]:
        try:
            print(rbigint.fromfloat(a * len(argv)).str())
        except OverflowError as e:
            print('OverflowError', e)
        except ValueError as e:
            print('ValueError', e)
    try:
        print(rbigint.fromint(10).pow(rbigint.fromint(400)).tofloat())
    except OverflowError as e:
        print('OverflowError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
