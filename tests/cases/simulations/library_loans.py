# alone: members of enumerations have values of one type where several meet
from dataclasses import dataclass, field
from enum import Enum
from typing import Dict, List, Optional


class Status(Enum):
    IN = 'available'
    OUT = 'on loan'
    HELD = 'on hold'


class LoanError(Exception):
    """What the desk says."""


@dataclass
class Book:
    isbn: str
    title: str
    status: Status = Status.IN
    queue: List[str] = field(default_factory=list)
    due: Optional[int] = None


@dataclass
class Member:
    name: str
    limit: int = 2
    loans: List[str] = field(default_factory=list)
    fines: int = 0


def check_isbn(isbn: str) -> bool:
    digits = isbn.replace('-', '')
    if len(digits) == 13 and digits.isdigit():
        return sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(digits)) % 10 == 0
    if len(digits) == 10 and digits[:9].isdigit():
        last = 10 if digits[9] in 'xX' else int(digits[9]) if digits[9].isdigit() else -1
        return last >= 0 and (sum((10 - i) * int(c) for i, c in enumerate(digits[:9])) + last) % 11 == 0
    return False


class Library:
    DAYS = 14
    FINE = 5

    def __init__(self) -> None:
        self.books: Dict[str, Book] = {}
        self.members: Dict[str, Member] = {}
        self.today = 0

    def add(self, isbn: str, title: str) -> None:
        if not check_isbn(isbn):
            raise LoanError(f'bad ISBN {isbn}')
        self.books[isbn] = Book(isbn, title)

    def find(self, words: str) -> Book:
        hits = [b for b in self.books.values() if all(w in b.title.lower() for w in words.lower().split())]
        if len(hits) != 1:
            raise LoanError(f'{len(hits)} books for {words!r}')
        return hits[0]

    def borrow(self, who: str, words: str) -> str:
        member, book = self.members[who], self.find(words)
        if member.fines:
            raise LoanError(f'{who} owes {member.fines}')
        if len(member.loans) >= member.limit:
            raise LoanError(f'{who} has {len(member.loans)} books')
        if book.status is Status.OUT or book.status is Status.HELD and book.queue[0] != who:
            if who not in book.queue:
                book.queue.append(who)
            return f'{who} waits for {book.title}, number {book.queue.index(who) + 1}'
        if book.status is Status.HELD:
            book.queue.pop(0)
        book.status, book.due = Status.OUT, self.today + self.DAYS
        member.loans.append(book.isbn)
        return f'{who} takes {book.title} until day {book.due}'

    def give_back(self, who: str, words: str) -> str:
        member, book = self.members[who], self.find(words)
        if book.isbn not in member.loans:
            raise LoanError(f'{who} does not have {book.title}')
        member.loans.remove(book.isbn)
        late = max(0, self.today - (book.due or 0))
        member.fines += late * self.FINE
        book.due = None
        book.status = Status.HELD if book.queue else Status.IN
        return f'{who} returns {book.title}, {late} days late; it is {book.status.value}'


SCRIPT = """
+ ann dune
+ bob dune
+ cy sea
+ ann island
+ ann lord
wait 20
- ann dune
+ cy dune
+ bob dune
+ ann sea
- bob sea
+ dan dune
+ bob the
"""


def entry_point(argv):
    library = Library()
    for line in ('0-306-40615-2 Dune', '978-0-306-40615-7 The Sea Wolf', '080442957X Treasure Island', '123 Bad', '9783161484100 Lord of the Flies', '0306406153 Off'):
        isbn, _, title = line.partition(' ')
        try:
            library.add(isbn, title)
        except LoanError as e:
            print(e)
    for name in 'ann bob cy'.split():
        library.members[name] = Member(name)
    for line in SCRIPT.split('\n'):
        words = line.split()
        if not words:
            continue
        try:
            if words[0] == 'wait':
                library.today += int(words[1])
                print('day', library.today)
            elif words[0] == '+':
                print(' ', library.borrow(words[1], ' '.join(words[2:])))
            else:
                print(' ', library.give_back(words[1], ' '.join(words[2:])))
        except LoanError as e:
            print('  no:', e)
        except KeyError as e:
            print('  no member', e)
    for m in library.members.values():
        print(m)
    print([(b.title, b.status.name, b.queue) for b in library.books.values()])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
