"""Handlers in code that is never reached, for classes that nothing else names."""


class MyError(Exception):
    pass


class MyOther(MyError):
    pass


class Rare(Exception):
    pass


def nothing_matches(n):
    match []:
        case [first]:
            try:
                print({True: 0.0, False: 0.5}[n > 1])
            except MyOther:
                print('other')
            except MyError:
                print('mine')
        case _:
            print('no item')


def never_raised(n):
    try:
        total = sum([], 4) % 1009
    except MyError as err:
        print('L12', type(err).__name__, err)
        try:
            print('L7', [])
        except Rare:
            print('rare')
    except Exception as err:
        print(err)
    else:
        print(total)


def entry_point(argv):
    for n in range(2):
        nothing_matches(n)
        never_raised(n)
        try:
            print({True: 0.0, False: 0.5}[n == 1])
        except MyOther:
            print('other')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
