from rpython.rlib.rarithmetic import string_to_int
from rpython.rlib.rbigint import rbigint
from rpython.rlib.rfloat import string_to_float, rstring_to_float
from rpython.rlib.rstring import NumberStringParser, ParseStringError, ParseStringOverflowError, InvalidBaseError, MaxDigitsError, strip_spaces


def show(text, base, underscores=False, no_octal=False, digits=0, strict=False):
    try:
        return str(string_to_int(text, base, underscores, no_octal, digits, strict))
    except ParseStringOverflowError as e:
        return 'overflow in base %d' % e.parser.base
    except InvalidBaseError as e:
        return 'base: ' + e.msg
    except MaxDigitsError as e:
        return 'digits: %d' % e.digits
    except ParseStringError as e:
        return e.msg


def entry_point(argv):
    for text in ['0', '-0', '+7', ' 42\n', '\t-13 ', '- 5', '+ 5', '--5', '+-5', '', ' ', '-', '0x', '0x1F', '-0X1f', '0b101', '0B2', '0o17', '0O8', '017', '00', '08',
                 '1 2', '\xa05', '1.5', 'z', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809']:
        print(repr(text), show(text, 10), '|', show(text, 0), '|', show(text, 16), '|', show(text, 36))
    for base in [-1, 1, 37, 2, 8]:
        print(base, show('11', base), show('19', base))
    for text in ['1_000', '_1', '1_', '1__0', '0x_1', '0_0', '-1_2', '1_x']:
        print(text, show(text, 10, True), '|', show(text, 0, True), '|', show(text, 10))
    print(show('0777', 0), show('0777', 0, False, True), show('00', 0, False, True), show('0o17', 0, False, True), show('0', 0, False, True))
    print(show('123456', 10, False, False, 5), show('12345', 10, False, False, 5), show('1_2_3', 10, True, False, 3), show('- 5', 10, False, False, 0, True), show('-5', 10, False, False, 0, True))
    p = NumberStringParser('xx-1a2f yy', '-1a2f', 16, 'test', start=2, end=8)
    digits = []
    while True:
        d = p.next_digit()
        if d < 0:
            break
        digits.append(d)
    back = [p.prev_digit() for i in range(len(digits))]
    p.rewind()
    print(p.sign, p.base, digits, back, p.next_digit())
    for text in ['000', '-0', '0' * 20, '0017']:
        try:
            print(text, rbigint._from_numberstring_parser(NumberStringParser(text, text, 0, 'long', no_implicit_octal=True)).str())
        except ParseStringError as e:
            print(text, e.msg)
    for digits in ['01', '', '0']:
        try:
            print(rbigint.fromint(5).format(digits))
        except ValueError as e:
            print('ValueError', e)
    for text in ['12L', ' -7l ', '0x1L', '1_0', '99999999999999999999', '-0b11', '0o777', 'L', '1LL']:
        try:
            print(text, rbigint.fromstr(text).str(), rbigint.fromstr(text, 36).str())
        except ParseStringError as e:
            print(text, e.msg)
    print(rbigint.fromstr('1_000_000', 10, True).str(), rbigint.fromdecimalstr('-00012').str(), rbigint.add_int_int_bigint_result(1 << 62, 1 << 62).str(),
          rbigint.mul_int_int_bigint_result(-1 << 40, 1 << 40).str(), rbigint.sub_int_int_bigint_result(-1 << 62, 3 << 61).str(), rbigint.lshift_int_int_bigint_result(5, 70).str(),
          rbigint.fromint(-17).int_div(5).str())
    for text in ['1.5', ' -2e3\n', '.5', '5.', 'inf', '-Infinity', 'nan', '1e400', '+0', '1_0', '', ' ', 'abc', '1e', '0x10', '\xa01', '1.5.5']:
        try:
            print(repr(text), string_to_float(text))
        except ParseStringError as e:
            print(repr(text), e.msg)
    try:
        print(rstring_to_float('12.25'), rstring_to_float('x'))
    except ValueError as e:
        print('ValueError')
    print(repr(strip_spaces(' \t\r\n\x0b\x0c a b\xa0 ')), repr(strip_spaces('')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
