from typing import Dict, List, Optional


class CannotChange(Exception):
    def __init__(self, amount: int, nearest: int):
        super().__init__(amount, nearest)
        self.amount = amount
        self.nearest = nearest

    def __str__(self) -> str:
        return f'cannot give {self.amount}; nearest is {self.nearest}'


def fewest(coins: List[int], amount: int) -> List[int]:
    best: List[Optional[int]] = [None] * (amount + 1)
    count = [0] * (amount + 1)
    best[0] = 0
    for a in range(1, amount + 1):
        for c in coins:
            if c <= a and best[a - c] is not None:
                if best[a] is None or count[a - c] + 1 < count[a]:
                    best[a] = c
                    count[a] = count[a - c] + 1
    if best[amount] is None:
        nearest = max(a for a in range(amount) if best[a] is not None)
        raise CannotChange(amount, nearest)
    result = []
    while amount > 0:
        coin = best[amount]
        assert coin is not None
        result.append(coin)
        amount -= coin
    return result


def ways(coins: List[int], amount: int) -> int:
    table = [1] + [0] * amount
    for c in coins:
        for a in range(c, amount + 1):
            table[a] += table[a - c]
    return table[amount]


def greedy(coins: List[int], amount: int) -> Dict[int, int]:
    result: Dict[int, int] = {}
    for c in sorted(coins, reverse=True):
        n, amount = divmod(amount, c)
        if n:
            result[c] = n
    return result


def combinations(coins, amount, start=0):
    if amount == 0:
        yield []
        return
    for i in range(start, len(coins)):
        if coins[i] <= amount:
            for rest in combinations(coins, amount - coins[i], i):
                yield [coins[i]] + rest


def entry_point(argv):
    euro = [1, 2, 5, 10, 20, 50, 100, 200]
    print(fewest([1, 3, 4], 6), greedy([1, 3, 4], 6))
    print(fewest(euro, 388), greedy(euro, 388))
    print(ways(euro, 100), ways([2], 3), ways([], 0))
    for p in combinations([2, 3, 5], 10):
        print(p, end=' ')
    print()
    for amount in (0, 7, 11, 23):
        try:
            print(amount, fewest([6, 9, 20], amount))
        except CannotChange as e:
            print(e, e.args)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
