from rpython.rlib.rbigint import rbigint
from rpython.rlib.rstring import ParseStringError


def parse(text, base):
    try:
        return rbigint.fromstr(text, base).str()
    except ParseStringError as e:
        return 'ParseStringError ' + e.msg


def entry_point(argv):
    n = len(argv)
    a = rbigint.fromint(n).lshift(200).int_sub(12345)
    for x in [a, a.neg(), rbigint.fromint(0), rbigint.fromint(n), rbigint.fromint(-255)]:
        print(x.str(), x.repr(), x.format('01'), x.format('01234567'), x.format('0123456789abcdef', '0x'), x.format('0123456789abcdefghijklmnopqrstuvwxyz'), x.hex(), x.oct(), x.format('0123456789', '<', '>'))
    for text, base in [('0', 10), ('-123456789012345678901234567890', 10), ('+5', 10), (' 77 ', 10), ('ff' * 20, 16), ('0xff', 16), ('0b1011', 0), ('0o777', 0), ('zz9', 36), ('10' * 40, 2), ('', 10), ('12x', 10), ('-', 10), ('8', 8), ('1', 99)]:
        print(text, base, parse(text, base))
    big = rbigint.fromint(3).pow(rbigint.fromint(3000))
    text = big.str()
    print(len(text), text[:20], text[-20:], rbigint.fromdecimalstr(text).eq(big), len(big.format('01')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
