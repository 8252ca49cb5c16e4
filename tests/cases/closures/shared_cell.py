def make_account(balance):
    def deposit(n):
        nonlocal balance
        balance += n
        return balance

    def withdraw(n):
        nonlocal balance
        balance -= n
        return balance
    return deposit, withdraw


def entry_point(argv):
    deposit, withdraw = make_account(100)
    print(deposit(50), withdraw(30), deposit(0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
