def entry_point(argv):
    inf = float('inf')
    nan = inf - inf
    print(inf, -inf, nan)
    print(inf > 1e308, nan == nan, nan != nan, nan < 1.0, -inf < inf)
    print(inf + 1.0 == inf, 1e308 * 10.0 == inf)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
