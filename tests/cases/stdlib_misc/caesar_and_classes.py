import string


def caesar(text, shift):
    out = []
    for c in text:
        if c in string.ascii_lowercase:
            out.append(string.ascii_lowercase[(string.ascii_lowercase.index(c) + shift) % 26])
        elif c in string.ascii_uppercase:
            out.append(string.ascii_uppercase[(ord(c) - 65 + shift) % 26])
        else:
            out.append(c)
    return ''.join(out)


def classify(c):
    if c in string.digits:
        return 'digit'
    if c in string.whitespace:
        return 'space'
    if c in string.punctuation:
        return 'punctuation'
    if c in string.ascii_letters:
        return 'letter'
    return 'other'


def entry_point(argv):
    n = len(argv)
    print(caesar('Hello, World!', 3 * n), caesar(caesar('Round Trip', 7), -7))
    print([classify(c) for c in 'a1 !\t\u00e9Z_'])
    print(len(string.printable), string.hexdigits, string.octdigits, len(string.punctuation), string.digits[3:6], repr(string.whitespace))
    print(string.ascii_letters == string.ascii_lowercase + string.ascii_uppercase, string.ascii_uppercase[n], string.capwords('the quick  brown'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
