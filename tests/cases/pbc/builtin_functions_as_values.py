def apply(f, x):
    return f(x)


def entry_point(argv):
    n = len(argv)
    print(apply(len, 'abc'), apply(abs, -n), apply(str, n), apply(ord, 'a'))
    conv = {'int': int, 'len': len}
    print(conv['int']('12'), conv['len']('abc'))
    print(list(map(str, [1, n])), list(map(len, ['a', 'bb'])), sorted(['B', 'a'], key=str.lower))
    fs = [abs, lambda x: x + n]
    print([f(-5) for f in fs])
    print(list(map(int, ['1', '2'])), max(['a', 'bbb', 'cc'], key=len), list(filter(None, [0, n, 2])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
