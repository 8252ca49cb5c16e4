class ParseError(Exception):
    def __init__(self, msg, line=0, col=0):
        Exception.__init__(self, msg)
        self.msg = msg
        self.line = line
        self.col = col
        self.notes = []

    def at(self, line, col):
        self.line = line
        self.col = col
        return self

    def __str__(self):
        return '%d:%d: %s%s' % (self.line, self.col, self.msg, ''.join(['; ' + n for n in self.notes]))


def parse(text):
    for i in range(len(text)):
        if text[i] == '!':
            raise ParseError('unexpected').at(1, i)
    return len(text)


def entry_point(argv):
    for t in ['abc', 'a!b', '!']:
        try:
            print(parse(t * len(argv)))
        except ParseError as e:
            e.notes.append('in ' + t)
            print(e, e.args, e.line, e.col)
            try:
                e.notes.append('again')
                raise
            except Exception as e2:
                print(e2, e2 is e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
