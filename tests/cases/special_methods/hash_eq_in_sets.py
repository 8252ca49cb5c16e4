class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def __eq__(self, other):
        if isinstance(other, Card):
            return (self.rank, self.suit) == (other.rank, other.suit)
        return NotImplemented

    def __hash__(self):
        return hash((self.rank, self.suit))

    def __lt__(self, other):
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __repr__(self):
        return "%d%s" % (self.rank, self.suit)


def entry_point(argv):
    a = {Card(r, s) for r in range(3) for s in "ab"}
    b = {Card(r, "b") for r in range(5)}
    print(sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b))
    print(len(a), Card(1, "a") in a, Card(9, "a") in a, a <= (a | b), a.isdisjoint({Card(7, "z")}))
    a.remove(Card(0, "a"))
    try:
        a.remove(Card(0, "a"))
    except KeyError as e:
        print("KeyError", e)
    f = frozenset(b)
    print(f == b, hash(f) == hash(frozenset(sorted(b, reverse=True))), {f: 1}[frozenset(b)])
    hands = {(Card(1, "a"), Card(2, "b")): "low"}
    print(hands[(Card(1, "a"), Card(2, "b"))], (Card(2, "b"), Card(1, "a")) in hands)
    xs = [Card(3, "c"), Card(1, "c"), Card(2, "a")]
    xs.sort()
    print(xs, xs.index(Card(1, "c")), xs == [Card(2, "a"), Card(1, "c"), Card(3, "c")], max(xs), min(xs))
    print(sorted([(1, Card(2, "b")), (1, Card(1, "b"))]), [Card(1, "c")] < [Card(2, "c")])
    return 0
