from enum import Enum, auto
from typing import Dict, List, Tuple


class State(Enum):
    IDLE = auto()
    PAYING = auto()
    BROKEN = auto()


class MachineError(Exception):
    pass


class SoldOut(MachineError):
    pass


class NotEnough(MachineError):
    def __init__(self, missing: int) -> None:
        self.missing = missing

    def __str__(self) -> str:
        return f'insert {self.missing} more'


class VendingMachine:
    COINS = (200, 100, 50, 20, 10)

    def __init__(self, slots: Dict[str, Tuple[str, int, int]]) -> None:
        self.price = {slot: price for slot, (_, price, _) in slots.items()}
        self.name = {slot: name for slot, (name, _, _) in slots.items()}
        self.stock = {slot: n for slot, (_, _, n) in slots.items()}
        self.till = {c: 2 for c in self.COINS}
        self.inserted: List[int] = []
        self.state = State.IDLE

    @property
    def credit(self) -> int:
        return sum(self.inserted)

    def insert(self, coin: int) -> None:
        if self.state is State.BROKEN:
            raise MachineError('out of order')
        if coin not in self.COINS:
            raise ValueError(f'no coin of {coin}')
        self.inserted.append(coin)
        self.state = State.PAYING

    def cancel(self) -> List[int]:
        coins, self.inserted = self.inserted, []
        self.state = State.IDLE
        return coins

    def change(self, amount: int) -> List[int]:
        coins: List[int] = []
        for c in self.COINS:
            while amount >= c and self.till[c] > coins.count(c):
                coins.append(c)
                amount -= c
        if amount:
            raise MachineError(f'cannot give change ({amount} missing)')
        return coins

    def select(self, slot: str) -> Tuple[str, List[int]]:
        if slot not in self.price:
            raise KeyError(slot)
        if not self.stock[slot]:
            raise SoldOut(self.name[slot])
        if self.credit < self.price[slot]:
            raise NotEnough(self.price[slot] - self.credit)
        for c in self.inserted:
            self.till[c] += 1
        try:
            back = self.change(self.credit - self.price[slot])
        except MachineError:
            for c in self.inserted:
                self.till[c] -= 1
            raise
        for c in back:
            self.till[c] -= 1
        self.inserted = []
        self.stock[slot] -= 1
        self.state = State.IDLE
        return self.name[slot], back


def session(m: VendingMachine, script: str) -> str:
    out = []
    for word in script.split():
        try:
            if word.isdigit():
                m.insert(int(word))
            elif word == 'cancel':
                out.append(f'back {m.cancel()}')
            elif word == 'kick':
                m.state = State.BROKEN
            else:
                what, back = m.select(word)
                out.append(f'{what} + {back}')
        except NotEnough as e:
            out.append(f'{e} ({e.missing // 10})')
        except (MachineError, ValueError, KeyError) as e:
            out.append(f'{type(e).__name__}: {e}')
    return f'{script} => ' + '; '.join(out) + f' [{m.state.name} {m.credit}]'


def entry_point(argv):
    m = VendingMachine({'A': ('water', 130, 2), 'B': ('nuts', 90, 1), 'C': ('gum', 200, 9)})
    for script in ('100 50 A', '100 B', '200 B', 'cancel', '5 50 C 50 100 C', 'Z', '200 A A', '200 C 200 C kick 10', 'cancel 200 A'):
        print(session(m, script))
    print(m.till, m.stock, sum(c * n for c, n in m.till.items()))
    print([s.name for s in State], State.PAYING.value)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
