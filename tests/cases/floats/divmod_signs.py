def entry_point(argv):
    n = len(argv) * 1.0
    for a in [-7.5, -3.0, -0.5, 0.0, 0.5, 3.0, 7.5, 1e300]:
        for b in [-2.0, -0.7, 0.7, 2.0, 1e-5]:
            print(a * n // b, a * n % b, divmod(a * n, b))
    inf = float('inf')
    print(5.0 // inf, -5.0 // inf, 5.0 % inf, -5.0 % inf, 5.0 % -inf, divmod(-1.0, inf))
    print(inf // 2.0, inf % 2.0, -inf // 3.0, 0.0 // -3.0, -0.0 % 3.0, 0.0 % -3.0)
    print(7 // 2.0, 7 % 2.5, 7.5 // 2, divmod(7, 2.5), divmod(-7.5, 2), True // 0.5)
    for op in range(4):
        try:
            if op == 0:
                print(n // 0.0)
            elif op == 1:
                print(n % 0.0)
            elif op == 2:
                print(divmod(n, 0.0))
            else:
                print(n / 0)
        except ZeroDivisionError as e:
            print('ZeroDivisionError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
