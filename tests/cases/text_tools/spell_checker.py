from typing import Dict, Iterable, List, Set

CORPUS = """the spelling checker counts the words of a corpus and suggests the known words that are nearest to the
unknown ones if a word is spelled correctly the checker says nothing and the reader is happy the word with the
greatest count wins"""
LETTERS = 'abcdefghijklmnopqrstuvwxyz'


class Speller:
    def __init__(self, text: str) -> None:
        self.counts: Dict[str, int] = {}
        for word in text.split():
            self.counts[word] = self.counts.get(word, 0) + 1

    def edits(self, word: str) -> Set[str]:
        splits = [(word[:i], word[i:]) for i in range(len(word) + 1)]
        deletes = {a + b[1:] for a, b in splits if b}
        swaps = {a + b[1] + b[0] + b[2:] for a, b in splits if len(b) > 1}
        replaces = {a + c + b[1:] for a, b in splits if b for c in LETTERS}
        inserts = {a + c + b for a, b in splits for c in LETTERS}
        return deletes | swaps | replaces | inserts

    def known(self, words: Iterable[str]) -> List[str]:
        return sorted([w for w in words if w in self.counts], key=lambda w: (-self.counts[w], w))

    def suggest(self, word: str) -> List[str]:
        if not word.isalpha():
            raise ValueError(f'{word!r} is not a word')
        if word in self.counts:
            return [word]
        first = self.edits(word)
        found = self.known(first)
        if not found:
            found = self.known({w for w in self.counts if soundex(w) == soundex(word)})
        return found


def soundex(name: str) -> str:
    codes = {}
    for digit, group in enumerate('bfpv cgjkqsxz dt l mn r'.split(), 1):
        for c in group:
            codes[c] = str(digit)
    name = ''.join(c for c in name.lower() if c.isalpha())
    if not name:
        raise ValueError('no letters')
    out = name[0].upper()
    last = codes.get(name[0], '')
    for c in name[1:]:
        code = codes.get(c, '')
        if code and code != last:
            out += code
        if c not in 'hw':
            last = code
    return (out + '000')[:4]


def check(speller: Speller, text: str) -> Dict[str, List[str]]:
    report: Dict[str, List[str]] = {}
    for raw in text.split():
        word = raw.strip('.,!?').lower()
        try:
            suggestions = speller.suggest(word)
        except ValueError as e:
            print('skipped:', e)
            continue
        if suggestions != [word]:
            report[word] = suggestions
    return report


def entry_point(argv):
    s = Speller(CORPUS)
    print(len(s.counts), s.counts['the'], len(s.edits('word')), len(s.edits('')))
    for word, suggestions in check(s, 'Teh speling chekcer sugests teh wrods, 42 zzzz corect nothin thw').items():
        print(f'{word} -> {", ".join(suggestions[:3]) or "?"}')
    print([soundex(n) for n in ('Robert', 'Rupert', 'Rubin', 'Ashcraft', 'Tymczak', 'Pfister', 'Honeyman', "O'Hara", 'A')])
    groups: Dict[str, List[str]] = {}
    for n in 'smith smyth schmidt meier mayer mair jones'.split():
        groups.setdefault(soundex(n), []).append(n)
    print(groups)
    try:
        soundex('123')
    except ValueError as e:
        print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
