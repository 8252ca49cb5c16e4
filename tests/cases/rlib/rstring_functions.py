from rpython.rlib.rstring import (StringBuilder, UnicodeBuilder, split, rsplit, replace, replace_count, find, rfind, count, startswith, endswith, strip_spaces, mul,
                                  assert_str0, check_str0, NumberStringParser, ParseStringError, InvalidBaseError, ParseStringOverflowError)
from rpython.rlib.rarithmetic import string_to_int


def parse(text, base):
    try:
        return str(string_to_int(text, base))
    except InvalidBaseError as e:
        return 'InvalidBaseError ' + e.msg
    except ParseStringError as e:
        return 'ParseStringError ' + e.msg
    except ParseStringOverflowError as e:
        return 'ParseStringOverflowError'


def digits(text, base):
    parser = NumberStringParser(text, text, base, 'int')
    result = []
    while True:
        digit = parser.next_digit()
        if digit < 0:
            break
        result.append(digit * parser.sign)
    parser.rewind()
    return result, parser.next_digit(), parser.base


def entry_point(argv):
    b = StringBuilder(10)
    b.append('abc')
    b.append_slice('0123456789', 2, 5)
    b.append_multiple_char('x', 3)
    b.append(chr(64 + len(argv)))
    print(b.build(), b.getlength())
    u = UnicodeBuilder()
    u.append('\u20ac')
    u.append('text')
    print(u.build(), u.getlength())
    text = 'one two  three two'
    print(split(text), split(text, 'two'), split(text, ' ', 2), rsplit(text, ' ', 1), split('a,b,,c', ','), rsplit('a,b', ','))
    print(replace(text, 'two', '2'), replace(text, 'two', '2', 1), replace_count(text, 'two', 'II'), replace_count('aaa', 'a', 'b', 2))
    print(find(text, 'two', 0, 100), find(text, 'two', 5, 18), rfind(text, 'two', 0, 18), count(text, 't', 0, 18), startswith(text, 'one'), startswith(text, 'two', 4), endswith(text, 'two'), endswith(text, 'one', 0, 3))
    chars = list('a//b//c a')
    print(split(chars, '//'), split(chars, '//', 1), split(chars), rsplit(chars, '//', 1), split(list(''), 'x'), rsplit(chars, ' '))
    print(replace(chars, '//', '-'), replace(chars, 'a', '', 1), replace_count(chars, 'a', 'b'), find(chars, 'b', 0, 9), rfind(chars, 'a', 0, 9), count(chars, '/', 0, 9))
    print(startswith(chars, 'a/'), startswith(chars, '/', 0), startswith(chars, 'b', 3, 5), endswith(chars, 'c a'), endswith(chars, 'b', 0, 4), len(chars))
    print(repr(strip_spaces('  x ')), mul('ab', 3), assert_str0('path'))
    try:
        check_str0('a\x00b')
    except TypeError as e:
        print('TypeError', e)
    for text in ['42', '-42', ' +7 ', '0x1f', 'ff', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809', '', '-', 'z', '1 2']:
        print(repr(text), [parse(text, base) for base in [10, 16, 0, 36]])
    print(parse('1', 1), parse('1', 40), digits('-123', 10), digits('0b101', 0), digits('zz', 36))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
