class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0


def entry_point(argv):
    accounts = {}
    for name in ['ann', 'bob']:
        accounts[name] = Account(name)
    accounts['ann'].balance += 50
    accounts['bob'].balance -= 20
    for name in accounts:
        a = accounts[name]
        print(a.owner, a.balance)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
