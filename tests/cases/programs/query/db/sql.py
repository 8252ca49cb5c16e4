from .errors import SyntaxProblem


class Condition:
    def __init__(self, column, op, word):
        self.column, self.op, self.word = column, op, word


class Select:
    def __init__(self):
        self.columns = []
        self.sums = []
        self.count = False
        self.table = ''
        self.join = None
        self.alternatives = []
        self.group = None
        self.order = None
        self.descending = False
        self.limit = -1


class Words:
    def __init__(self, text):
        self.words = text.replace(',', ' , ').split()
        self.words.append('')
        self.at = 0

    def next(self):
        word = self.words[self.at]
        if not word:
            raise SyntaxProblem('the query ends too early')
        self.at += 1
        return word

    def skip(self, *expected):
        if self.words[self.at:self.at + len(expected)] == list(expected):
            self.at += len(expected)
            return True
        return False

    def need(self, word):
        if not self.skip(word):
            raise SyntaxProblem('%s expected, not %s' % (word, self.words[self.at] or 'the end'))


def parse(text):
    words = Words(text)
    select = Select()
    words.need('select')
    while True:
        if words.skip('count'):
            select.count = True
        elif words.skip('sum'):
            select.sums.append(words.next())
        else:
            select.columns.append(words.next())
        if not words.skip(','):
            break
    words.need('from')
    select.table = words.next()
    if words.skip('join'):
        other = words.next()
        words.need('on')
        left = words.next()
        words.need('=')
        select.join = (other, left, words.next())
    if words.skip('where'):
        select.alternatives.append([])
        while True:
            select.alternatives[-1].append(condition(words))
            if words.skip('or'):
                select.alternatives.append([])
            elif not words.skip('and'):
                break
    if words.skip('group', 'by'):
        select.group = words.next()
    if words.skip('order', 'by'):
        select.order = words.next()
        select.descending = words.skip('desc')
    if words.skip('limit'):
        select.limit = int(words.next())
    if words.at + 1 < len(words.words):
        raise SyntaxProblem('what is ' + words.words[words.at])
    return select


def condition(words):
    column = words.next()
    op = words.next()
    if op not in ('=', '<', '>', 'is'):
        raise SyntaxProblem('no operator ' + op)
    return Condition(column, op, words.next())
