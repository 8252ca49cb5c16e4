from typing import List

A = ord('A')


class KeyProblem(ValueError):
    pass


class Cipher:
    def encrypt(self, text: str) -> str:
        raise NotImplementedError

    def decrypt(self, text: str) -> str:
        raise NotImplementedError


class Shift(Cipher):
    def __init__(self, by: int) -> None:
        self.by = by

    def _turn(self, text: str, by: int) -> str:
        out = []
        for c in text:
            if 'a' <= c <= 'z':
                c = chr((ord(c) - 97 + by) % 26 + 97)
            elif 'A' <= c <= 'Z':
                c = chr((ord(c) - A + by) % 26 + A)
            out.append(c)
        return ''.join(out)

    def encrypt(self, text: str) -> str:
        return self._turn(text, self.by)

    def decrypt(self, text: str) -> str:
        return self._turn(text, -self.by)


class Vigenere(Cipher):
    def __init__(self, key: str) -> None:
        if not key.isalpha() or not key.isascii():
            raise KeyProblem(f'{key!r} is no word')
        self.shifts: List[int] = [ord(c) - A for c in key.upper()]

    def _run(self, text: str, sign: int) -> str:
        out, i = '', 0
        for c in text.upper():
            if c.isascii() and c.isalpha():
                out += chr((ord(c) - A + sign * self.shifts[i % len(self.shifts)]) % 26 + A)
                i += 1
            else:
                out += c
        return out

    def encrypt(self, text: str) -> str:
        return self._run(text, 1)

    def decrypt(self, text: str) -> str:
        return self._run(text, -1)


class RailFence(Cipher):
    def __init__(self, rails: int) -> None:
        if rails < 2:
            raise KeyProblem(f'{rails} rails')
        self.rails = rails

    def order(self, n: int) -> List[int]:
        period = 2 * self.rails - 2
        return sorted(range(n), key=lambda i: (min(i % period, period - i % period), i))

    def encrypt(self, text: str) -> str:
        return ''.join(text[i] for i in self.order(len(text)))

    def decrypt(self, text: str) -> str:
        out = [''] * len(text)
        for c, i in zip(text, self.order(len(text))):
            out[i] = c
        return ''.join(out)


class Substitution(Cipher):
    def __init__(self, word: str) -> None:
        alphabet = 'abcdefghijklmnopqrstuvwxyz'
        seen = list(dict.fromkeys(word + alphabet))
        if len(seen) != 26:
            raise KeyProblem(f'{word!r} has more than letters')
        self.forth = dict(zip(alphabet, seen))
        self.back = {v: k for k, v in self.forth.items()}

    def encrypt(self, text: str) -> str:
        return ''.join(self.forth.get(c, c) for c in text)

    def decrypt(self, text: str) -> str:
        return ''.join(self.back.get(c, c) for c in text)


def crack_shift(text: str) -> int:
    counts = [0] * 26
    for c in text.lower():
        if 'a' <= c <= 'z':
            counts[ord(c) - 97] += 1
    return (counts.index(max(counts)) - 4) % 26


def entry_point(argv):
    text = 'Meet me after the toga party, então!'
    ciphers: List[Cipher] = [Shift(3), Shift(-29), Vigenere('Lemon'), RailFence(3), RailFence(50), Substitution('zebras')]
    for c in ciphers:
        secret = c.encrypt(text)
        print(f'{type(c).__name__:<13}{secret!r} {c.decrypt(secret).lower() == text.lower()}')
    print(Shift(13).encrypt(Shift(13).encrypt('Why?')), crack_shift(Shift(7).encrypt('these three trees were green between the sheep')))
    print(repr(RailFence(2).encrypt('')), Vigenere('b').encrypt('z'))
    for attempt in (lambda: Vigenere('a b').encrypt(''), lambda: RailFence(1).encrypt(''), lambda: Substitution('ab!').encrypt('')):
        try:
            print(attempt())
        except KeyProblem as e:
            print('KeyProblem:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
