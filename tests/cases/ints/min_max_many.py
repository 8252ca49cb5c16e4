def entry_point(argv):
    n = len(argv)
    print(max(1, 2, 3), min(3, 2, 1), max(n, -n, 0, n * 2), min(n, -n, 0, n * 2))
    print(max([5, 3, 9, 1]), min([5, 3, 9, 1]), max((4, 8)), min({3, 1, 2}), max({3: 'a', 7: 'b'}))
    print(max('hello'), min('hello'), max('b', 'abc', 'ab'), min('b', 'abc', 'ab'))
    print(max(1.5, n), min(0.5, n), max(-0.0, 0.0), min(2.0, 2))
    print(max([], default=-1), min([x for x in [1] if x > n], default=99), max([4], default=0))
    words = ['pear', 'fig', 'banana', 'kiwi', 'apple']
    print(max(words, key=len), min(words, key=len), max(words), min(words))
    print(max(3, -5, 2, key=abs), min(3, -5, 2, key=abs), max(words, key=lambda w: w[-1]), min(words, key=lambda w: w[-1]))
    print(max([(1, 'b'), (1, 'a'), (0, 'z')]), min([(1, 'b'), (1, 'a'), (0, 'z')]))
    print(max(range(5)), min(range(3, 9, 2)), max(x * x for x in [-3, 2, 1]))
    print(max([], key=len, default='none'), max(words, key=len, default='none'))
    for empty in [True, False]:
        try:
            if empty:
                print(max([x for x in [n] if x > 100]))
            else:
                print(min([x for x in [n] if x > 100]))
        except ValueError as e:
            print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
