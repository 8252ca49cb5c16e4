class Card:
    def __init__(self, suit, rank):
        self.suit = suit
        self.rank = rank

    def __lt__(self, other):
        return self.rank < other.rank

    def __repr__(self):
        return self.suit + str(self.rank)


def deck(n):
    cards = []
    for i in range(n):
        cards.append(Card('shdc'[i * 7 % 4], i * 11 % 13))
    return cards


def in_order(cards):
    for a, b in zip(cards, cards[1:]):
        if b < a:
            return False
    return True


def entry_point(argv):
    cards = deck(20)
    places = {c: i for i, c in enumerate(cards)}
    cards.sort()
    print(cards)
    print(all(places[a] < places[b] for a, b in zip(cards, cards[1:]) if a.rank == b.rank), in_order(cards))
    cards.sort(reverse=True)
    print(cards)
    cards.sort(key=lambda c: c.suit)
    print(cards, in_order([c for c in cards if c.suit == 's'][::-1]))
    big = deck(120)
    numbered = [(c.rank, i) for i, c in enumerate(big)]
    numbered.sort(key=lambda p: p[0])
    print(numbered == sorted(numbered), numbered[:3], numbered[-3:])
    numbered.sort(key=lambda p: p[0], reverse=True)
    print(all(a[0] > b[0] or (a[0] == b[0] and a[1] < b[1]) for a, b in zip(numbered, numbered[1:])))
    words = ['B', 'a', 'C', 'b', 'A', 'c'] * 20
    words.sort(key=lambda w: w.lower())
    print(''.join(words[:6]), ''.join(words[-6:]), len(words))
    words.sort()
    print(''.join(words[:3]), ''.join(words[-3:]), words == sorted(words[::-1]))
    texts = ['é', 'z', 'a', 'Z', '', 'aa', '\U0001f600', 'ß']
    print(sorted(texts), sorted(texts, key=len), max(texts), min(texts))
    floats = [3.5, -1.25, float('inf'), 0.0, -0.0, float('-inf'), 1e-300]
    print(sorted(floats), sorted(floats, reverse=True)[0])
    mixed = [2, True, 0, False, 1]
    print(sorted([int(x) for x in mixed]), sorted('hello world'.split(), key=lambda w: (len(w), w)))
    pairs = [(1, 'b'), (1, 'a'), (0, 'c')] * 10
    print(sorted(pairs)[::10], sorted(pairs, key=lambda p: p[1])[::10], pairs[0])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
