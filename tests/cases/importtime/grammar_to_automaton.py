"""Tables that a small compiler at import time works out: a DFA for tokens, first sets of a grammar."""

DIGITS = '0123456789'
LETTERS = ''.join(chr(c) for c in range(ord('a'), ord('z') + 1)) + '_'


def build_dfa():
    """Subset construction of an automaton for names, numbers, operators of one or two characters."""
    edges = {}

    def edge(state, chars, to):
        for c in chars:
            edges.setdefault((state, c), set()).add(to)

    edge('start', LETTERS, 'name')
    edge('name', LETTERS + DIGITS, 'name')
    edge('start', DIGITS, 'int')
    edge('int', DIGITS, 'int')
    edge('int', '.', 'dot')
    edge('dot', DIGITS, 'float')
    edge('float', DIGITS, 'float')
    for op in ('+', '-', '*', '/', '=', '==', '<', '<=', '(', ')', '**'):
        state = 'start'
        for i, c in enumerate(op):
            to = 'op:' + op[:i + 1]
            edge(state, c, to)
            state = to
    edge('start', ' ', 'space')
    edge('space', ' ', 'space')
    states = [frozenset(['start'])]
    table = []
    accepts = []
    i = 0
    while i < len(states):
        row = {}
        for c in DIGITS + LETTERS + '+-*/=<(). ':
            to = frozenset(t for s in states[i] for t in edges.get((s, c), ()))
            if to:
                if to not in states:
                    states.append(to)
                row[c] = states.index(to)
        table.append(row)
        kinds = sorted(s.split(':')[0] for s in states[i] if s not in ('start', 'dot'))
        accepts.append(kinds[0] if kinds else '')
        i += 1
    return table, accepts


TABLE, ACCEPTS = build_dfa()

GRAMMAR = {
    'expr': [['term', 'rest']],
    'rest': [['+', 'term', 'rest'], []],
    'term': [['factor', 'more']],
    'more': [['*', 'factor', 'more'], []],
    'factor': [['(', 'expr', ')'], ['name'], ['int']],
}


def first_sets():
    first = {name: set() for name in GRAMMAR}
    empty = set()
    changed = True
    while changed:
        changed = False
        for name, rules in GRAMMAR.items():
            for rule in rules:
                nullable = True
                for part in rule:
                    new = first[part] if part in GRAMMAR else {part}
                    if not new <= first[name]:
                        first[name] |= new
                        changed = True
                    if part not in empty:
                        nullable = False
                        break
                if nullable and name not in empty:
                    empty.add(name)
                    changed = True
    return {name: sorted(names) for name, names in first.items()}, sorted(empty)


FIRST, EMPTY = first_sets()


def tokens(text):
    found = []
    at = 0
    while at < len(text):
        state = 0
        end = at
        kind = ''
        i = at
        while i < len(text) and text[i] in TABLE[state]:
            state = TABLE[state][text[i]]
            i += 1
            if ACCEPTS[state]:
                end = i
                kind = ACCEPTS[state]
        if not kind:
            raise SyntaxError('unexpected %r at %d' % (text[at], at))
        if kind != 'space':
            found.append((kind, text[at:end]))
        at = end
    return found


def entry_point(argv):
    for text in ('x1 + 22*y', 'a<=b==c**2', '3.14 3. ', '', 'a ? b', '12.5.6'):
        try:
            print(tokens(text))
        except SyntaxError as e:
            print('SyntaxError', e)
    for name in FIRST:
        print(name, FIRST[name])
    print(EMPTY, len(TABLE), ACCEPTS[0] == '')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
