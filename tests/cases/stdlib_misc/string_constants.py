import string


def caesar(text, by):
    result = []
    for c in text:
        if c in string.ascii_lowercase:
            i = string.ascii_lowercase.index(c)
            result.append(string.ascii_lowercase[(i + by) % 26])
        elif c in string.ascii_uppercase:
            i = string.ascii_uppercase.index(c)
            result.append(string.ascii_uppercase[(i + by) % 26])
        else:
            result.append(c)
    return ''.join(result)


def entry_point(argv):
    print(string.ascii_letters, string.digits, string.hexdigits, string.octdigits)
    print(string.punctuation, len(string.printable), repr(string.whitespace))
    print(caesar('Hello, World', 3), caesar(caesar('Zebra', 5), -5))
    counts = [0, 0, 0]
    for c in string.printable:
        if c in string.ascii_letters:
            counts[0] += 1
        elif c in string.digits:
            counts[1] += 1
        else:
            counts[2] += 1
    print(counts)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
