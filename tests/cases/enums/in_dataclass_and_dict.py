# alone: members of enumerations have values of one type where several meet
from dataclasses import dataclass
from enum import Enum, auto


class Suit(Enum):
    CLUBS = auto()
    HEARTS = auto()


class Kind(Enum):
    A = 'a'
    B = 'b'


@dataclass(frozen=True)
class Card:
    suit: Suit
    rank: int


TABLE = {Suit.CLUBS: 'black', Suit.HEARTS: 'red'}
ACTIONS = {(Suit.CLUBS, 1): 'low club', (Suit.HEARTS, 2): 'heart two'}


def parse(text):
    for k in Kind:
        if k.value == text:
            return k
    raise ValueError('no kind ' + text)


def entry_point(argv):
    c = Card(Suit.HEARTS, 2)
    print(c, c == Card(Suit.HEARTS, 2), c == Card(Suit.CLUBS, 2))
    print(TABLE[c.suit], ACTIONS[(c.suit, c.rank)])
    print(ACTIONS.get((Suit.CLUBS, 5), 'none'))
    print(len({Card(s, r) for s in Suit for r in range(3)}))
    try:
        print(parse('b').name, parse('z').name)
    except ValueError as e:
        print(e)
    pairs = [(s.name, s.value) for s in Suit]
    print(pairs)
    print({s: s.value * 10 for s in Suit}[Suit.HEARTS])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
