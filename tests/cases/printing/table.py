def entry_point(argv):
    rows = [('apple', 3, 1.25), ('kiwi', 12, 0.5), ('watermelon', 1, 3.0)]
    for name, count, price in rows:
        print('%-12s%4d%8.2f' % (name, count, price))
    total = 0.0
    for name, count, price in rows:
        total += count * price
    print(f'{"total":<12}{total:12.2f}')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
