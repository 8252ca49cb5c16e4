from rpython.rlib.rarithmetic import string_to_int
from rpython.rlib.rstring import ParseStringError, ParseStringOverflowError


def attempt(text, base):
    try:
        print(repr(text), base, string_to_int(text, base))
    except ParseStringError as e:
        print('ParseStringError', e.msg)
    except ParseStringOverflowError as e:
        print('ParseStringOverflowError')


def entry_point(argv):
    for text in ['0', '42', '-42', '+7', ' 5 ', '9223372036854775807', '-9223372036854775808', '9223372036854775808', '99999999999999999999', 'x', '', '-', '12a', '0x10']:
        attempt(text, 10)
    for text in ['ff', '0xff', '-0XFF', 'fg', '7fffffffffffffff', '8000000000000000']:
        attempt(text, 16)
    for text in ['0b11', '0o17', '0x1f', '12']:
        attempt(text, 0)
    attempt('zz', 36)
    attempt('1', 37)
    attempt('102', 2)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
