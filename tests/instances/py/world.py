"""What is kept by instances: globals, containers, attributes of classes, objects made at import time."""
import store
from rpython.rlib.rust import RustError

COUNT = 0
TEXTS = ["first"]
FAILURES = []
HELD = []
# Nothing writes to these: all instances have the same.
NAMES = ["number %d" % i for i in range(300)]
PLACES = {name: i for i, name in enumerate(NAMES)}
ROUTES = [[NAMES[i], NAMES[-i]] for i in range(100)]


def next_i64(x):
    return x + 1


def count_in():
    global COUNT
    COUNT += 1
    return COUNT


count = count_in


def remember(text):
    TEXTS.append(text)
    return len(TEXTS)


def found(name):
    """Looks at what is shared from lists that change, while memory is collected."""
    routes = [[name, name]]
    for i in range(len(ROUTES)):
        routes.append(ROUTES[i] if i % 2 else list(ROUTES[i]))
        if NAMES[PLACES[routes[-1][1]]] != routes[-1][1] or hash(NAMES[i]) != hash("number " + str(i)):
            raise SystemError("not what it was")
    TEXTS.append(ROUTES[1][0])
    return PLACES[name], len([route for route in routes if route in ROUTES])


def remembered():
    return list(TEXTS)


def look_up(key):
    return store.VALUES.get(key)


def put(key, value):
    store.VALUES[key] = value


def spin(seed, rounds):
    """Much garbage, and a list that lives."""
    kept = []
    n = seed
    for i in range(rounds):
        n = (n * 1103515245 + 12345) % 2147483648
        pair = (str(n), [n, i])
        if i % 7 == 0:
            kept.append(pair)
        if len(kept) > 100:
            kept = kept[50:]
    total = 0
    for text, numbers in kept:
        if int(text) != numbers[0]:
            raise SystemError("somebody else's")
        total = (total * 31 + numbers[0]) % 1000000007
    return total


class Failure(Exception):
    pass


def fail(text):
    FAILURES.append(text)
    raise Failure(text + " " + str(len(FAILURES)))


def failures():
    return list(FAILURES)


def hold(size):
    HELD.append(bytearray(size))
    return len(HELD)


class Mourned:
    def __init__(self, name, path):
        self.name = name
        self.path = path

    def __del__(self):
        with open(self.path, "a") as out:
            out.write(self.name + "\n")


def mourn(name, path):
    one = Mourned(name, path)
    one.name = name + "."


MOURNED = []


def mourn_in_the_end(name, path):
    MOURNED.append(Mourned(name, path))


LISTENERS = []


def listen(listener):
    LISTENERS.append(listener)
    try:
        listener()
    except RustError as error:
        RAISED.append(error)


RAISED = []


class Desk:
    def __init__(self):
        self.journal = None


DESK = Desk()


def journal(to):
    DESK.journal = to


def note(line):
    if DESK.journal is None:
        raise ValueError("no journal")
    return DESK.journal.write(line)


def noted():
    if DESK.journal is None:
        return []
    return DESK.journal.lines()


def copied(to):
    for line in noted():
        to.write(line)
    return len(to.lines())


class Account:
    count = 0

    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        Account.count += 1

    @classmethod
    def opened(cls):
        return cls.count

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("nothing to deposit")
        self.balance += amount
        return self.balance

    def transfer(self, to, amount):
        self.balance -= amount
        to.balance += amount

    def __repr__(self):
        return f"Account({self.owner!r}, {self.balance})"


BANK = Account("bank", 1000)


def bank():
    return BANK


bank_of_process = bank


def hand_out(to, rounds):
    """Others have the account before this returns."""
    account = Account("Ada", 0)
    to(account)
    for i in range(rounds):
        account.deposit(1)
    to(account)
    return account.balance


def total(accounts):
    return sum([account.balance for account in accounts])


def balance_of_process(account):
    return account.balance
