def entry_point(argv):
    for a in [17, -17]:
        for b in [5, -5]:
            q, r = divmod(a, b)
            print(a, b, q, r, q * b + r == a)
    try:
        q, r = divmod(len(argv), 0)
        print(q)
    except ZeroDivisionError:
        print('no')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
