# What a text, or bytes, hash to is the same while a program is imported and when it runs.
TEXTS = ['a', 'ab', 'abc', 'abcd', 'abcdefg', 'abcdefgh', 'abcdefghi', 'é', 'a text of some more words', '日本語']
HASHES = [hash(text) for text in TEXTS]
DATA = [text.encode('utf-8') for text in TEXTS]
HASHES_OF_DATA = [hash(data) for data in DATA]


def entry_point(argv):
    more = 'x' * len(argv)
    for i in range(len(TEXTS)):
        print(hash((TEXTS[i] + more)[:len(TEXTS[i])]) == HASHES[i], hash(DATA[i] + b'') == HASHES_OF_DATA[i])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
