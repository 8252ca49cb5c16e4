class ParseError(Exception):
    def __init__(self, message, line, column=0):
        super().__init__(message, line)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self):
        return '%s at %d:%d' % (self.message, self.line, self.column)

    def moved(self, by):
        return ParseError(self.message, self.line + by, self.column)


class Wrapped(Exception):
    def __init__(self, inner):
        Exception.__init__(self, 'wrapped ' + str(inner))
        self.inner = inner


def parse(text):
    for i, line in enumerate(text.split('\n')):
        if '?' in line:
            raise ParseError('bad mark', i + 1, line.index('?'))
        if not line.isdigit():
            try:
                int(line)
            except ValueError as e:
                raise ParseError('bad number', i + 1) from e
    return len(text)


def load(text):
    try:
        return parse(text)
    except ParseError as e:
        if e.line > 1:
            raise Wrapped(e) from e.moved(100)
        raise


def unwrap(e):
    depth = 0
    while e.__cause__ is not None:
        e = e.__cause__
        depth += 1
    return depth, str(e)


def entry_point(argv):
    for text in ['12\n34', 'a?', '1\n2?', 'x', '5\ny']:
        try:
            print('ok', load(text))
        except ParseError as e:
            print('ParseError', e, e.args, e.line, e.column, unwrap(e))
        except Wrapped as e:
            print('Wrapped', e, '|', e.inner, '|', e.__cause__, unwrap(e))
    try:
        try:
            raise KeyError('first')
        except KeyError as e:
            raise ValueError('second') from e
    except ValueError as e:
        cause = e.__cause__
        print(repr(e), repr(cause), isinstance(cause, KeyError), isinstance(cause, ValueError))
    e = ValueError('kept')
    f = ParseError('p', 1)
    f.__cause__ = e
    print(f.__cause__ is e, unwrap(f), e.__cause__ is None, repr(f.moved(2).args))
    errors = []
    for k in range(3):
        try:
            raise ParseError('loop', k) if k else ValueError('zero')
        except (ParseError, ValueError) as err:
            errors.append(err)
    print([str(x) for x in errors], [type(x).__name__ for x in errors], [isinstance(x, ParseError) for x in errors])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
