def gen(n):
    for i in range(n):
        yield 'g%d' % i


class Bag(object):
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return iter(self.items)


def entry_point(argv):
    n = len(argv)
    print(','.join([]), ','.join(['a']), ', '.join(['a', 'b', 'c']), ''.join(['x'] * 5), '\u00b7'.join(['\u4e2d', 'b', '']))
    print('-'.join('abc'), '-'.join(('p', 'q')), '|'.join({'k': 1, 'l': 2}), ' '.join(str(i) for i in range(4)), '+'.join(map(str, [1, 2])))
    print('/'.join(gen(n + 2)), '.'.join(Bag(['u', 'v'])), ''.join(sorted('hello')), ''.join(reversed('abc')), ':'.join('%02x' % b for b in b'\x00\xff'))
    big = ','.join([str(i) for i in range(20000)])
    print(len(big), big[-11:], ''.join(big.split(','))[:12], big.count(','))
    print(b','.join([b'a', b'bb']), b''.join([bytes([i]) for i in range(3)]), bytearray(b'-').join([b'x', b'y']))
    names = ['a', None, 'c']
    try:
        print(','.join(names))
    except TypeError as e:
        print('TypeError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
