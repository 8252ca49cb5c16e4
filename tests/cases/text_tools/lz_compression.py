from dataclasses import dataclass


class Corrupt(ValueError):
    pass


@dataclass
class Copy:
    distance: int
    length: int
    literal: str

    def __str__(self):
        return f'<{self.distance},{self.length}>{self.literal}' if self.length else self.literal


def lz77(text, window=32, longest=15):
    i = 0
    while i < len(text):
        best_length, best_distance = 0, 0
        for start in range(max(0, i - window), i):
            n = 0
            while n < longest and i + n < len(text) - 1 and text[start + n] == text[i + n]:
                n += 1
            if n > best_length:
                best_length, best_distance = n, i - start
        if best_length < 3:
            best_length = best_distance = 0
        yield Copy(best_distance, best_length, text[i + best_length])
        i += best_length + 1


def unlz77(tokens):
    out = []
    for t in tokens:
        if t.distance > len(out):
            raise Corrupt(f'{t} points before the start')
        for _ in range(t.length):
            out.append(out[-t.distance])
        out.append(t.literal)
    return ''.join(out)


def lzw(text):
    table = {chr(i): i for i in range(256)}
    word, out = '', []
    for c in text:
        if c not in table:
            raise Corrupt(f'{c!r} is not in the alphabet')
        if word + c in table:
            word += c
        else:
            out.append(table[word])
            table[word + c] = len(table)
            word = c
    if word:
        out.append(table[word])
    return out


def unlzw(codes):
    if not codes:
        return ''
    table = [chr(i) for i in range(256)]
    previous = table[codes[0]]
    out = previous
    for code in codes[1:]:
        if code < len(table):
            entry = table[code]
        elif code == len(table):
            entry = previous + previous[0]
        else:
            raise Corrupt(f'code {code} of {len(table)}')
        out += entry
        table.append(previous + entry[0])
        previous = entry
    return out


def move_to_front(text):
    symbols = sorted(set(text))
    table = symbols[:]
    out = []
    for c in text:
        i = table.index(c)
        out.append(i)
        table.insert(0, table.pop(i))
    return symbols, out


def entry_point(argv):
    for text in ('TOBEORNOTTOBEORTOBEORNOT', 'aaaaaaaaaaaaaaaaaaaa', 'abcabcabcabcabcd', 'xyz', '', 'no pattern here at all'):
        tokens = list(lz77(text))
        codes = lzw(text)
        print(''.join(str(t) for t in tokens), len(tokens), unlz77(tokens) == text)
        print('  ', codes[-8:], len(codes), unlzw(codes) == text)
    print(move_to_front('bananaaa'), move_to_front(''))
    print(Copy(1, 2, 'x') == Copy(1, 2, 'x'), Copy(3, 4, 'q'))
    for attempt in (lambda: unlz77([Copy(0, 0, 'a'), Copy(5, 3, 'b')]), lambda: unlzw([65, 300]), lambda: str(lzw('€'))):
        try:
            print(attempt())
        except Corrupt as e:
            print('Corrupt:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
