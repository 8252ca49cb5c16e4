from itertools import groupby


class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age


def entry_point(argv):
    for key, group in groupby([1, 1, 2, 2, 2, 1]):
        print(key, len(list(group)))
    print(['%s%d' % (c, len(list(g))) for c, g in groupby('aaabccd')])
    words = ['apple', 'avocado', 'bean', 'cherry', 'cress', 'corn']
    for letter, group in groupby(words, key=lambda w: w[0]):
        print(letter, ','.join(list(group)))
    people = [Person('Ann', 31), Person('Bob', 35), Person('Cid', 42), Person('Dan', 39)]
    for decade, group in groupby(people, lambda p: p.age // 10):
        print(decade, [p.name for p in group])
    print([k for k, g in groupby([0][:0])])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
