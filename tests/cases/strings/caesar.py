def shift(text, n):
    out = []
    for c in text:
        if 'a' <= c <= 'z':
            out.append(chr((ord(c) - ord('a') + n) % 26 + ord('a')))
        elif 'A' <= c <= 'Z':
            out.append(chr((ord(c) - ord('A') + n) % 26 + ord('A')))
        else:
            out.append(c)
    return ''.join(out)


def entry_point(argv):
    secret = shift('Hello, World!', 3)
    print(secret, shift(secret, -3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
