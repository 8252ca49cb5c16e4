"""Sets and dicts of sets that exist before the program starts."""

VOWELS = frozenset('aeiou')
SEEN = set()
WORDS = {'apple', 'pear', 'fig'}
GROUPS = {3: {'fig'}, 4: {'pear'}, 5: {'apple'}}
NUMBERS = {1, 2, 3, 10 ** 9, -5}
PAIRS = {(1, 'a'), (2, 'b')}
FLOATS = {0.5, 1.5, -0.0}
BYTES = {b'x', b'yz'}
CHARS = set('hello wörld')
FAMILY = {frozenset(['a', 'b']): 'ab', frozenset(): 'none'}


def vowels(word):
    return len([c for c in word if c in VOWELS])


def add(word):
    if word in SEEN:
        return False
    SEEN.add(word)
    WORDS.add(word)
    GROUPS.setdefault(len(word), set()).add(word)
    return True


def entry_point(argv):
    for word in ('kiwi', 'fig', 'kiwi', 'banana', 'äpfel'):
        print(word, add(word), vowels(word), len(WORDS))
    for length in sorted(GROUPS):
        print(length, sorted(GROUPS[length]))
    NUMBERS.remove(10 ** 9)
    NUMBERS.update(range(3, 6))
    print(sorted(NUMBERS), sum(NUMBERS), 10 ** 9 in NUMBERS)
    try:
        NUMBERS.remove(77)
    except KeyError as e:
        print('KeyError', e)
    PAIRS.add((2, 'b'))
    PAIRS.add((3, 'c'))
    print(sorted(PAIRS), (1, 'a') in PAIRS, (1, 'b') in PAIRS)
    FLOATS.add(0.0)
    FLOATS.discard(1.5)
    print(sorted(FLOATS), len(FLOATS))
    BYTES.add(b'x' + b'')
    print(sorted(BYTES), b'yz' in BYTES)
    print(sorted(CHARS), 'ö' in CHARS, len(CHARS & VOWELS), sorted(VOWELS - CHARS))
    print(FAMILY[frozenset(['b', 'a'])], FAMILY[frozenset()], frozenset(['a']) in FAMILY)
    FAMILY[VOWELS] = 'vowels'
    print(FAMILY[frozenset(['u', 'o', 'i', 'e', 'a'])], len(FAMILY))
    WORDS.clear()
    print(len(WORDS), WORDS == set(), SEEN >= {'kiwi'}, SEEN.isdisjoint({'fig'}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
