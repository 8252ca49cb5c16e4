NUMBERS = ['1', '-2.5', '1_0']


def shown(x):
    try:
        return str(float(x))
    except ValueError as e:
        return str(e)


def whole(x):
    try:
        return str(int(x))
    except ValueError as e:
        return str(e)


def shown_bytes(x):
    try:
        return str(float(x)) + ' ' + str(int(x))
    except ValueError as e:
        return str(e)


def entry_point(argv):
    # To numbers the ASCII separators are no spaces.
    for code in list(range(0x21)) + [0x7f, 0x80, 0x85, 0xa0, 0x1680, 0x2003, 0x200b, 0x2028, 0x3000, 0xfeff]:
        c = chr(code)
        print(code, (c + '7' + c).strip() == '7', whole(c + '12' + c), shown(c + '1.5' + c), whole('\x1f' + c + '3\u3000'), shown('\u3000-4e1' + c + '\x1c'))
        try:
            print(float.fromhex(c + '0x1p3' + c))
        except ValueError as e:
            print(e)
        if code < 256:
            b = bytes([code])
            print(len((b + b'7' + b).strip()), shown_bytes(b + b'8' + b), shown_bytes(bytearray(b + b'9')))
    for raw in [b'', b' ', b'x', b'1 2', b'\xb2', b'1\xd9', '\u0663'.encode(), '\u3000'.encode() + b'5', b'0x10', b'1_000', b'__1', b'nan', b' -inf ', b"it's"]:
        print(shown_bytes(raw[:-1] + b' '), shown_bytes(raw))
        try:
            print(float(bytearray(raw)), float(raw))
        except ValueError as e:
            print(e)
    for text in NUMBERS:
        print(whole(' ' + text), shown(text + '\n\t\x0b\x0c\r '), whole(text + '\x00'), shown('\x00' + text))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
