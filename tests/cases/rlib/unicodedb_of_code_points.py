from rpython.rlib.unicodedata import unicodedb_5_2_0 as unicodedb


def entry_point(argv):
    for code in [0x41, 0x61, 0x30, 0x20, 0x0a, 0xdf, 0xe9, 0x1c5, 0x2160, 0x4e2d, 0x2028]:
        print('%04x' % code, unicodedb.category(code), unicodedb.isalpha(code), unicodedb.isalnum(code), unicodedb.isupper(code),
              unicodedb.islower(code), unicodedb.istitle(code), unicodedb.isspace(code), unicodedb.islinebreak(code), unicodedb.isdigit(code),
              unicodedb.isnumeric(code), '%04x %04x %04x' % (unicodedb.toupper(code), unicodedb.tolower(code), unicodedb.totitle(code)))
    print(unicodedb.decimal(0x37), unicodedb.digit(0xb2), unicodedb.numeric(0xbd), unicodedb.combining(0x301), unicodedb.mirrored(0x28))
    for code in [0x41, 0xb2]:
        try:
            print(unicodedb.decimal(code))
        except KeyError:
            print('no decimal')
    print(unicodedb.toupper_full(0xdf), unicodedb.casefold_lookup(0xdf), unicodedb.canon_decomposition(0xe9), unicodedb.composition(0x65, 0x301))
    try:
        unicodedb.composition(0x65, 0x65)
    except KeyError:
        print('no composition')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
