# Objects of a hierarchy as items, keys and values; found, sorted and removed by their methods.
from functools import total_ordering


@total_ordering
class Card:
    order = 0

    def __init__(self, rank):
        self.rank = rank

    def key(self):
        return (self.order, self.rank)

    def __eq__(self, other):
        return isinstance(other, Card) and self.key() == other.key()

    def __lt__(self, other):
        return self.key() < other.key()

    def __hash__(self):
        return hash(self.key())

    def __repr__(self):
        return "%s%d" % (self.__class__.__name__[0], self.rank)


class Spade(Card):
    order = 3


class Heart(Card):
    order = 2

    def __repr__(self):
        return "<3" + super().__repr__()


class Joker(Card):
    order = 9

    def __init__(self):
        super().__init__(0)

    def __eq__(self, other):
        return isinstance(other, Joker)

    def __hash__(self):
        return 99


class Deck:
    def __init__(self, cards):
        self.cards = cards

    def __len__(self):
        return len(self.cards)

    def __iter__(self):
        return iter(self.cards)

    def __getitem__(self, i):
        return self.cards[i]

    def __contains__(self, card):
        return card in self.cards

    def __add__(self, other):
        return Deck(self.cards + other.cards)

    def __reversed__(self):
        return reversed(self.cards)


def entry_point(argv):
    cards = [Spade(2), Heart(9), Joker(), Card(5), Heart(3), Spade(1)]
    print(sorted(cards), max(cards), min(cards))
    print(Spade(2) in cards, cards.index(Heart(3)), cards.count(Joker()), Heart(2) in cards)
    cards.remove(Card(5))
    cards.sort(reverse=True)
    print(cards)
    seen = {Spade(1): "a", Heart(1): "b", Joker(): "j"}
    seen[Joker()] = "k"
    print(len(seen), seen[Spade(1)], seen.get(Card(1), "none"), Joker() in seen, list(seen))
    print(len({Spade(1), Spade(1), Heart(1), Joker(), Joker()}))
    deck = Deck(cards[:2]) + Deck([Card(7)])
    print(len(deck), [card.rank for card in deck], deck[-1], Card(7) in deck, list(reversed(deck)))
    print(Spade(1) <= Spade(1), Spade(1) > Heart(100), Card(1) >= Joker(), Spade(1) != Spade(2))
    first, *rest = deck
    print(first, rest, Joker() == Card(0), Card(0) == Joker())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
