def apply(f, s):
    return f(s)


def entry_point(argv):
    words = ['b', 'A', 'c', 'D\u00e9']
    print(sorted(words, key=str.lower), list(map(str.upper, words)), [w for w in words if str.isupper(w)], list(map(str.strip, [' a ', 'b\n'])), max(words, key=len), min(words, key=str.casefold))
    print(str.join(',', words), str.replace('aXb', 'X', '-'), str.split('a b'), str.startswith('abc', 'ab'), str.find('abc', 'c'), bytes.upper(b'x'), str.format('{}-{}', 1, 2))
    print(apply(lambda s: s.title(), 'ab cd'), apply(repr, 'x'), apply(len, 'xyz'), [f for f in map(len, words)], any(map(str.isdigit, 'ab1')), all(c.isalpha() for c in 'abc'), sum(map(ord, 'abc')), dict(zip('abc', range(3))))
    print(list('h\u00e9'), tuple('ab'), set('aab') == {'a', 'b'}, list(reversed('abc')), list(enumerate('ab', 1)), list(zip('ab', 'cd')), ''.join(sorted('hello', reverse=True)), [ord(c) for c in '\U0001f600a'], 'abc' * len(argv) + 'd', 'a' 'b', 'x' in 'xyz', 'q' not in 'xyz')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
