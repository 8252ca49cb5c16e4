from rpython.rlib.rarithmetic import string_to_int
from rpython.rlib.rstring import ParseStringError, ParseStringOverflowError
from rpython.rlib.rbigint import rbigint


def number(text, base):
    """A machine integer if it fits, a big one if not."""
    try:
        return 'int %d' % string_to_int(text, base)
    except ParseStringOverflowError as e:
        e.parser.rewind()
        return 'big ' + rbigint._from_numberstring_parser(e.parser).str()
    except ParseStringError as e:
        return e.msg


def entry_point(argv):
    for text in ['12', '-12', '99999999999999999999', '-99999999999999999999', '7fffffffffffffff', 'zzzzzzzzzzzzz', 'zzzzzzzzzzzzzz', '0b11', '0xFFFFFFFFFFFFFFFFFF', '1 1']:
        print(text, '|', number(text, 10), '|', number(text, 16), '|', number(text, 36), '|', number(text, 0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
