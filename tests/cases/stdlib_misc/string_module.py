import string


def caesar(text, shift):
    out = ''
    for c in text:
        if c in string.ascii_lowercase:
            out += string.ascii_lowercase[(string.ascii_lowercase.index(c) + shift) % 26]
        elif c in string.ascii_uppercase:
            out += string.ascii_uppercase[(ord(c) - 65 + shift) % 26]
        else:
            out += c
    return out


def entry_point(argv):
    print(string.digits, string.hexdigits, string.octdigits, string.ascii_letters, repr(string.whitespace), string.punctuation, len(string.printable))
    print(caesar('Hello, World!', 3), caesar(caesar('Round Trip', 5), -5), string.capwords('hello  big world'), string.capwords('a-b-c', '-'))
    print(''.join(c for c in 'a1!b2?' if c not in string.punctuation), [c for c in 'x9 \t' if c in string.digits or c in string.whitespace], all(c in string.hexdigits for c in 'dEaD'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
