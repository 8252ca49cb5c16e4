MORSE = {'a': '.-', 'b': '-...', 'c': '-.-.', 'd': '-..', 'e': '.', 'f': '..-.', 'g': '--.', 'h': '....', 'i': '..', 'j': '.---',
         'k': '-.-', 'l': '.-..', 'm': '--', 'n': '-.', 'o': '---', 'p': '.--.', 'q': '--.-', 'r': '.-.', 's': '...', 't': '-',
         'u': '..-', 'v': '...-', 'w': '.--', 'x': '-..-', 'y': '-.--', 'z': '--..', '1': '.----', '0': '-----', '5': '.....'}


class Node:
    def __init__(self):
        self.letter = None
        self.dot = None
        self.dash = None


class Decoder:
    def __init__(self, table):
        self.root = Node()
        for letter, code in table.items():
            node = self.root
            for c in code:
                if c == '.':
                    if node.dot is None:
                        node.dot = Node()
                    node = node.dot
                else:
                    if node.dash is None:
                        node.dash = Node()
                    node = node.dash
            node.letter = letter

    def letter(self, code):
        node = self.root
        for c in code:
            node = node.dot if c == '.' else node.dash
            if node is None:
                break
        if node is None or node.letter is None:
            raise LookupError(f'no letter {code}')
        return node.letter

    def decode(self, text):
        return ' '.join(''.join(self.letter(code) for code in word.split()) for word in text.split(' / '))

    def all_readings(self, signal):
        """Every way to cut a signal without gaps."""
        if not signal:
            yield ''
        node = self.root
        for i, c in enumerate(signal):
            node = node.dot if c == '.' else node.dash
            if node is None:
                return
            if node.letter is not None:
                for rest in self.all_readings(signal[i + 1:]):
                    yield node.letter + rest


def encode(text):
    missing = sorted({c for c in text.lower() if c != ' ' and c not in MORSE})
    if missing:
        raise ValueError('cannot send ' + ', '.join(repr(c) for c in missing))
    return ' / '.join(' '.join(MORSE[c] for c in word) for word in text.lower().split())


def timing(code):
    units = 0
    for c in code.replace(' / ', '/'):
        units += {'.': 2, '-': 4, ' ': 2, '/': 6}[c]
    return max(units - 1, 0)


def braille(text):
    dots = {'a': 0o01, 'b': 0o03, 'c': 0o11, 'd': 0o31, 'e': 0o21, 'f': 0o13, 'g': 0o33, 'h': 0o23, 'i': 0o12, 'j': 0o32}
    out = ''
    for c in text.lower():
        if c == ' ':
            out += '\u2800'
            continue
        if not 'a' <= c <= 'z':
            raise ValueError(f'no braille for {c!r}')
        if c == 'w':
            code = 0o72
        else:
            i = ord(c) - ord('a') - (c > 'w')
            code = dots['abcdefghij'[i % 10]] | (0, 0o04, 0o44)[i // 10]
        out += chr(0x2800 + code)
    return out


def entry_point(argv):
    d = Decoder(MORSE)
    for text in ('SOS', 'Hello World', 'e', '', 'paris 1050'):
        code = encode(text)
        print(f'{text!r}: {code} ({timing(code)}) {d.decode(code) == text.lower() if text else "-"}')
    print(sorted(d.all_readings('...-')), sum(1 for _ in d.all_readings('-.-..-')))
    print(braille('hello world'), braille('aktz'), [f'{ord(c) - 0x2800:06b}' for c in braille('xw')])
    for attempt in [lambda: encode('a?b!?'), lambda: d.decode('.- ......'), lambda: braille('a1')]:
        try:
            print(attempt())
        except LookupError as e:
            print('LookupError:', e)
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
