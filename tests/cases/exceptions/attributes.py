class ParseError(Exception):
    def __init__(self, message, line):
        self.message = message
        self.line = line


def parse(text):
    for i in range(len(text)):
        if text[i] == '?':
            raise ParseError('bad character', i)
    return len(text)


def entry_point(argv):
    for text in ['abc', 'ab?', '?']:
        try:
            print(parse(text))
        except ParseError as e:
            print(e.message, 'at', e.line)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
