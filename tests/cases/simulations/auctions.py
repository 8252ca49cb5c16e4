from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple


class BidRejected(Exception):
    def __init__(self, bidder: str, reason: str) -> None:
        super().__init__(f'{bidder}: {reason}')
        self.bidder = bidder


@dataclass(frozen=True)
class Bid:
    bidder: str
    amount: int

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise BidRejected(self.bidder, f'{self.amount} is no bid')


class EnglishAuction:
    def __init__(self, item: str, reserve: int, step: int = 10) -> None:
        self.item = item
        self.reserve = reserve
        self.step = step
        self.bids: List[Bid] = []
        self.open = True

    @property
    def leading(self) -> Optional[Bid]:
        return self.bids[-1] if self.bids else None

    def bid(self, b: Bid) -> None:
        if not self.open:
            raise BidRejected(b.bidder, 'the auction is over')
        top = self.leading
        if top is not None:
            if top.bidder == b.bidder:
                raise BidRejected(b.bidder, 'leads already')
            if b.amount < top.amount + self.step:
                raise BidRejected(b.bidder, f'at least {top.amount + self.step}')
        self.bids.append(b)

    def close(self) -> str:
        self.open = False
        top = self.leading
        if top is None or top.amount < self.reserve:
            return f'{self.item}: not sold'
        return f'{self.item}: {top.bidder} for {top.amount} after {len(self.bids)} bids'


def second_price(bids: List[Bid]) -> Tuple[str, int]:
    if not bids:
        raise ValueError('no bids')
    ordered = sorted(bids, key=lambda b: (-b.amount, b.bidder))
    price = ordered[1].amount if len(ordered) > 1 else ordered[0].amount
    return ordered[0].bidder, price


def match_orders(buys: List[Bid], sells: List[Bid]) -> Tuple[List[str], Dict[str, int]]:
    buys = sorted(buys, key=lambda b: -b.amount)
    sells = sorted(sells, key=lambda b: b.amount)
    trades = []
    cash: Dict[str, int] = {}
    for buy, sell in zip(buys, sells):
        if buy.amount < sell.amount:
            break
        price = (buy.amount + sell.amount) // 2
        trades.append(f'{buy.bidder}<-{sell.bidder}@{price}')
        cash[buy.bidder] = cash.get(buy.bidder, 0) - price
        cash[sell.bidder] = cash.get(sell.bidder, 0) + price
    return trades, cash


def entry_point(argv):
    auction = EnglishAuction('lamp', 50)
    for who, amount in [('ann', 20), ('bob', 25), ('bob', 40), ('bob', 60), ('ann', 55), ('cy', 0), ('ann', 70)]:
        try:
            auction.bid(Bid(who, amount))
        except BidRejected as e:
            print('rejected', e, f'({e.bidder.upper()})')
    print(auction.leading, auction.close())
    try:
        auction.bid(Bid('di', 1000))
    except BidRejected as e:
        print('rejected', e)
    print(EnglishAuction('vase', 5).close(), EnglishAuction('vase', 5).leading)
    print(second_price([Bid('a', 10), Bid('b', 30), Bid('c', 20)]), second_price([Bid('z', 9)]), second_price([Bid('y', 5), Bid('x', 5)]))
    try:
        second_price([])
    except ValueError as e:
        print(e)
    trades, cash = match_orders([Bid('b1', 105), Bid('b2', 98), Bid('b3', 101)], [Bid('s1', 99), Bid('s2', 95), Bid('b1', 120)])
    print(trades, cash, sum(cash.values()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
