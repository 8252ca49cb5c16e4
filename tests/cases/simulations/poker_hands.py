from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import List, Tuple


class Rank(Enum):
    HIGH = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8


VALUES = '23456789TJQKA'


@dataclass(frozen=True, order=True)
class Card:
    value: int
    suit: str

    @classmethod
    def parse(cls, text: str) -> 'Card':
        if len(text) != 2 or text[0] not in VALUES or text[1] not in 'CDHS':
            raise ValueError(f'bad card {text!r}')
        return cls(VALUES.index(text[0]) + 2, text[1])

    def __str__(self) -> str:
        return VALUES[self.value - 2] + self.suit


class Hand:
    def __init__(self, text: str) -> None:
        self.cards = sorted([Card.parse(t) for t in text.split()], reverse=True)
        if len(self.cards) != 5:
            raise ValueError(f'{len(self.cards)} cards')
        if len(set(self.cards)) != 5:
            raise ValueError('a card twice')
        self.rank, self.key = self.evaluate()

    def evaluate(self) -> Tuple[int, List[int]]:
        counts = Counter(c.value for c in self.cards)
        ordered = sorted(counts, key=lambda v: (-counts[v], -v))
        pattern = sorted(counts.values(), reverse=True)
        flush = len({c.suit for c in self.cards}) == 1
        values = [c.value for c in self.cards]
        if values == [14, 5, 4, 3, 2]:
            ordered = values = [5, 4, 3, 2, 1]
        straight = len(set(values)) == 5 and values[0] - values[4] == 4
        if straight and flush:
            return Rank.STRAIGHT_FLUSH.value, ordered
        if pattern[0] == 4:
            return Rank.FOUR.value, ordered
        if pattern == [3, 2]:
            return Rank.FULL_HOUSE.value, ordered
        if flush:
            return Rank.FLUSH.value, ordered
        if straight:
            return Rank.STRAIGHT.value, ordered
        if pattern[0] == 3:
            return Rank.THREE.value, ordered
        if pattern == [2, 2, 1]:
            return Rank.TWO_PAIRS.value, ordered
        return (Rank.PAIR.value if pattern[0] == 2 else Rank.HIGH.value), ordered

    def __lt__(self, other: 'Hand') -> bool:
        return (self.rank, self.key) < (other.rank, other.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and (self.rank, self.key) == (other.rank, other.key)

    def __str__(self) -> str:
        return ' '.join(str(c) for c in self.cards)


HANDS = ['2H 3D 5S 9C KD', 'TC TD 4S 4H 2D', 'AH 2D 3S 4C 5H', '9H 9D 9S KC KD', '6H 7H 8H 9H TH', 'QC QD 2S 7H JD',
         '2C 4C 8C JC AC', '8S 8H 8D 8C 3H', '7S 7H 7D JC 3H', 'AD KD QS JC TH', 'QS QH 2D 7C JH']


def entry_point(argv):
    hands = [Hand(h) for h in HANDS]
    names = {r.value: r.name for r in Rank}
    for h in sorted(hands):
        print(h, names[h.rank], h.key)
    print(hands[5] == hands[10], hands[5] < hands[10], max(hands), min(hands))
    for bad in ('2H 2H 3D 4D 5D', '1H 2H 3H 4H 5H', '2H 3H', '2X 3H 4H 5H 6H'):
        try:
            print(Hand(bad))
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
