"""Double-entry bookkeeping with integer cents, dataclasses, total_ordering and reports."""
from collections import Counter, OrderedDict, defaultdict
from dataclasses import dataclass, field, replace, asdict
from functools import total_ordering
from typing import ClassVar, Iterable, List, Tuple
import re


class LedgerError(Exception):
    code = 1


class UnbalancedError(LedgerError):
    code = 2

    def __init__(self, difference):
        super().__init__(f"entry is off by {difference}")
        self.difference = difference


class ParseError(LedgerError):
    def __init__(self, line_number, line):
        self.line_number = line_number
        self.line = line

    def __str__(self):
        return f"line {self.line_number}: cannot read {self.line!r}"


@total_ordering
class Money:
    """An amount in cents."""

    __slots__ = ("cents",)

    def __init__(self, cents: int = 0):
        self.cents = cents

    @classmethod
    def parse(cls, text: str) -> "Money":
        m = re.fullmatch(r"(-?)(\d+)(?:\.(\d\d))?", text.strip())
        if m is None:
            raise ValueError(f"bad amount {text!r}")
        sign, whole, fraction = m.groups()
        cents = int(whole) * 100 + int(fraction or 0)
        return cls(-cents if sign else cents)

    def __add__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return Money(self.cents + other.cents)

    def __radd__(self, other):
        if other == 0:
            return self
        return NotImplemented

    def __neg__(self):
        return Money(-self.cents)

    def __sub__(self, other):
        return self + -other

    def __mul__(self, factor):
        return Money(round(self.cents * factor))

    __rmul__ = __mul__

    def __eq__(self, other):
        if isinstance(other, Money):
            return self.cents == other.cents
        return NotImplemented

    def __lt__(self, other):
        return self.cents < other.cents

    def __hash__(self):
        return hash(self.cents)

    def __bool__(self):
        return self.cents != 0

    def __str__(self):
        sign = "-" if self.cents < 0 else ""
        whole, fraction = divmod(abs(self.cents), 100)
        return f"{sign}{whole:,}.{fraction:02d}"

    def __repr__(self):
        return f"Money({self.cents})"

    def __format__(self, spec):
        return format(str(self), spec)

    def split(self, parts: int) -> List["Money"]:
        q, r = divmod(self.cents, parts)
        return [Money(q + (1 if i < r else 0)) for i in range(parts)]


@dataclass(frozen=True, order=True)
class Posting:
    account: str
    amount: Money


@dataclass
class Entry:
    date: str
    text: str
    postings: List[Posting] = field(default_factory=list)
    tags: set = field(default_factory=set)
    counter: ClassVar[int] = 0

    def __post_init__(self):
        Entry.counter += 1
        self.number = Entry.counter

    def check(self):
        total = sum((p.amount for p in self.postings), Money())
        if total:
            raise UnbalancedError(total)


class Ledger:
    def __init__(self, entries: Iterable[Entry] = ()):
        self.entries = list(entries)
        self.accounts: "OrderedDict[str, Money]" = OrderedDict()

    def __iadd__(self, entry: Entry):
        entry.check()
        self.entries.append(entry)
        for p in entry.postings:
            self.accounts[p.account] = self.accounts.get(p.account, Money()) + p.amount
        return self

    def __len__(self):
        return len(self.entries)

    def __getitem__(self, account: str) -> Money:
        return self.accounts[account]

    def __contains__(self, account):
        return account in self.accounts

    def total(self, prefix):
        return sum((amount for name, amount in self.accounts.items() if name.startswith(prefix)), Money())

    def by_month(self):
        months = defaultdict(Money)
        for e in self.entries:
            for p in e.postings:
                if p.account.startswith("expenses"):
                    months[e.date[:7]] += p.amount
        return dict(months)

    def report(self):
        width = max(map(len, self.accounts), default=0)
        for name in sorted(self.accounts):
            yield f"{name:<{width}} {self.accounts[name]:>12}"
        yield "-" * (width + 13)


def parse_journal(text: str) -> List[Entry]:
    entries: List[Entry] = []
    current = None
    for n, line in enumerate(text.split("\n"), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not line.startswith(" "):
            m = re.match(r"(?P<date>\d{4}-\d\d-\d\d)\s+(?P<text>.*?)(?P<tags>(?:\s+#\w+)*)$", line)
            if not m:
                raise ParseError(n, line)
            current = Entry(m["date"], m.group("text"), tags=set(m["tags"].split()))
            entries.append(current)
        elif current is None:
            raise ParseError(n, line)
        else:
            account, *rest = line.split()
            amount = Money.parse(rest[0]) if rest else -sum((p.amount for p in current.postings), Money())
            current.postings.append(Posting(account, amount))
    return entries


JOURNAL = """
# opening
2024-01-01 Opening balance
  assets:bank  1200.00
  equity
2024-01-05 Groceries #food
  expenses:food  45.50
  assets:bank
2024-02-01 Rent
  expenses:rent  600
  expenses:fees  0.99
  assets:bank  -600.99
2024-02-14 Dinner #food
  expenses:food  80.25
  assets:card
"""


def entry_point(argv):
    ledger = Ledger()
    for e in parse_journal(JOURNAL):
        ledger += e
    for line in ledger.report():
        print(line)
    print(len(ledger), "equity" in ledger, ledger["equity"], ledger.total("expenses"), ledger.by_month())
    try:
        ledger += Entry("2024-03-01", "bad", [Posting("a", Money(100)), Posting("b", Money(-99))])
    except UnbalancedError as e:
        print(type(e).__name__, e, e.code, repr(e.difference), e.difference > Money())
    try:
        parse_journal("2024-01-01 x\nnonsense")
    except LedgerError as e:
        print(e, e.code)
    try:
        parse_journal("2024-01-01 x\n  a 1.234")
    except ValueError as e:
        print("ValueError:", e)
    tags = Counter(t for e in ledger.entries for t in e.tags)
    print(tags.most_common(1), sum(tags.values()))
    big = Money.parse("1234567.89")
    print(big, -big, big * 0.5, 2 * big, [str(p) for p in Money(100).split(3)], sum([Money(1), Money(2)]))
    print(max(Money(3), Money(5)), sorted([Money(3), Money(-1)]), Money(1) <= Money(1), {Money(1): "x"}[Money(1)])
    p = Posting("a", Money(5))
    print(replace(p, account="b"), p < Posting("b", Money(0)), p == Posting("a", Money(5)))
    print(ledger.entries[1])
    try:
        p.amount = Money(1)
    except AttributeError as e:
        print(type(e).__name__, e)
    try:
        ledger["nothing"]
    except KeyError as e:
        print("KeyError", e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
