def signature(word):
    return ''.join(sorted(word.lower()))


def anagram_groups(words):
    groups = {}
    for w in words:
        groups.setdefault(signature(w), set()).add(w.lower())
    return sorted((sorted(g) for g in groups.values() if len(g) > 1), key=lambda g: (-len(g), g))


def histogram(counts, width=20, mark='#'):
    if width <= 0:
        raise ValueError('width %d' % width)
    top = max(counts.values(), default=0)
    for key, n in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        bar = mark * max(1, round(width * n / top)) if n else ''
        yield f'{key:>8} {n:3} {bar}'.rstrip()


def letters(text):
    counts = {}
    for c in text.casefold():
        if c.isalpha():
            counts[c] = counts.get(c, 0) + 1
    return counts


def ngrams(text, n):
    words = text.lower().split()
    return [' '.join(words[i:i + n]) for i in range(len(words) - n + 1)]


def vertical(values, height):
    top = max(values)
    for level in range(height, 0, -1):
        yield ''.join('█' if v * height >= level * top else ' ' for v in values).rstrip()


def spell(scores, letters_left, dictionary):
    """The best word that the letters allow."""
    best = None
    for word in dictionary:
        rest = list(letters_left)
        try:
            for c in word:
                rest.remove(c)
        except ValueError:
            continue
        score = sum(scores.get(c, 1) for c in word)
        if best is None or (score, word) > best:
            best = (score, word)
    if best is None:
        raise LookupError('no word from ' + letters_left)
    return best


WORDS = 'Listen silent enlist stone notes onset tones google evil vile live veil rat tar art odd'.split()
TEXT = 'the cat and the dog and the bird saw the cat and the dog'


def entry_point(argv):
    for g in anagram_groups(WORDS):
        print(' '.join(g))
    print(anagram_groups([]), signature('Größe'))
    for line in histogram(letters('Straßenverkehr und Übermut'), 10):
        print(line)
    for n in (1, 2, 3):
        counts = {}
        for g in ngrams(TEXT, n):
            counts[g] = counts.get(g, 0) + 1
        print(sorted(counts.items(), key=lambda p: (-p[1], p[0]))[:3])
    print(ngrams('one', 2), list(histogram({}, 5)), list(histogram({'a': 0, 'b': 3}, 2, '*')))
    for line in vertical([1, 3, 2, 5, 4], 5):
        print(line)
    scores = {'q': 10, 'z': 10, 'x': 8, 'k': 5}
    print(spell(scores, 'xkartez', ['art', 'axe', 'zax', 'rate', 'takex']), spell(scores, 'odd', ['do', 'odd', 'dodo']))
    try:
        spell(scores, 'bcd', ['aa', 'e'])
    except LookupError as e:
        print('LookupError:', e)
    try:
        list(histogram({'a': 1}, 0))
    except ValueError as e:
        print('ValueError:', e)
    try:
        list(vertical([], 3))
    except ValueError:
        print('no values')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
