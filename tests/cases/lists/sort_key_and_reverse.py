CALLS = []


def key(s):
    CALLS.append(s)
    return len(s)


def bad(x):
    if x == 3:
        raise ValueError('no key for %d' % x)
    return -x


class Student:
    def __init__(self, name, grade, age):
        self.name = name
        self.grade = grade
        self.age = age

    def __repr__(self):
        return '%s/%s/%d' % (self.name, self.grade, self.age)


def entry_point(argv):
    words = 'the quick brown fox jumps over the lazy dog'.split()
    words.sort(key=key)
    print(words, CALLS, len(CALLS))
    words.sort(key=key, reverse=True)
    print(words)
    words.sort(key=str.upper, reverse=False)
    print(words, sorted(words, key=lambda w: (-len(w), w)))
    words.sort(reverse=True)
    print(words)
    words.sort(key=None, reverse=len(argv) > 5)
    print(words)
    xs = [1, 2, 3, 4]
    try:
        xs.sort(key=bad)
    except ValueError as e:
        print('ValueError', e, xs)
    print(sorted(xs, key=lambda x: x % 2), sorted(xs, key=lambda x: -x, reverse=True))
    students = [Student('jane', 'B', 10), Student('dave', 'B', 10), Student('john', 'A', 15), Student('bob', 'A', 9)]
    print(sorted(students, key=lambda s: s.age))
    print(sorted(students, key=lambda s: s.age, reverse=True))
    students.sort(key=lambda s: s.name)
    students.sort(key=lambda s: s.grade)
    print(students, sorted(students, key=lambda s: (s.grade, s.age, s.name)))
    print(sorted([1.5, -2.0, 0.0, float('inf')], key=abs), sorted('hello', reverse=True), sorted({3: 'c', 1: 'a'}))
    print(sorted([(2, 'b'), (1, 'z'), (2, 'a')]), sorted([[3], [1, 2], []]), sorted([True, False, True]))
    print(sorted(['b', 'B', 'a', 'A'], key=str.lower), sorted([b'b', b'a', b'']), sorted(range(5), key=lambda x: x ^ 3))
    d = {'x': 3, 'y': 1, 'z': 2}
    print(sorted(d, key=d.get), sorted(d.items(), key=lambda kv: kv[1], reverse=True))
    xs = [5]
    xs.sort(key=bad)
    print(xs, sorted([], key=key), [].sort())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
