"""What threads do at a time: with objects that they share, with closures that raise and panic, with what Python keeps."""
import gc

from rpython.rlib.rust import RustError


class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        self.notes = []

    def deposit(self, amount):
        if amount < 0:
            raise ValueError("a withdrawal of " + str(-amount))
        self.note("deposit " + str(amount))
        self.balance += amount
        return self.balance

    def note(self, text):
        self.notes.append(text)
        if len(self.notes) > 10:
            self.notes = self.notes[5:]

    def audit(self, check):
        """Asks for each note, and whether what it is told is an error or ends in a panic: `finally` counts."""
        seen = 0
        try:
            for text in list(self.notes):
                if check(text):
                    seen += 1
        finally:
            AUDITS.done += 1
        return seen

    def entries(self):
        n = 0
        while n < self.balance:
            yield "entry " + str(n)
            n += 1

    def __repr__(self):
        return f"Account({self.owner!r})"


class Audits:
    def __init__(self):
        self.done = 0
        self.caught = 0


AUDITS = Audits()
BANK = Account("bank", 3)
LISTENERS = []


def bank():
    return BANK


bank_in = bank


def opened(owner):
    return Account(owner, 0)


opened_in = opened


def audits():
    return AUDITS.done


audits_in = audits


def caught():
    return AUDITS.caught


def forgiving(check, rounds):
    """Goes on behind what `check` raises; a panic is no `Exception`."""
    total = 0
    for i in range(rounds):
        try:
            total += check(i)
        except RustError as error:
            AUDITS.caught += 1
            total += len(str(error))
        except Exception:
            total = -1
    return total


forgiving_in = forgiving


def listen(listener):
    LISTENERS.append(listener)
    while len(LISTENERS) > 8:
        LISTENERS.pop(0)


def tell(n):
    """Calls what others have left here, too."""
    told = 0
    for listener in list(LISTENERS):
        listener(n)
        told += 1
    return told


def forget():
    del LISTENERS[:]
    # (The exception that came last is kept until the next one comes.)
    try:
        int("none")
    except ValueError:
        pass
    gc.collect()


def churn(seed, rounds):
    """Much garbage, and a list that lives."""
    kept = []
    n = seed
    for i in range(rounds):
        n = (n * 1103515245 + 12345) % 2147483648
        if i % 5 == 0:
            kept.append((str(n), [n, i]))
        if len(kept) > 50:
            kept = kept[25:]
    for text, numbers in kept:
        if int(text) != numbers[0]:
            raise SystemError("somebody else's")
    return n


churn_in = churn
