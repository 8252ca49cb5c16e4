# alone: a dict of another sort is given to the same function elsewhere
from rpython.rlib.objectmodel import r_dict, r_ordereddict, compute_hash, compute_identity_hash, prepare_dict_update


class Point(object):
    def __init__(self, x, y):
        self.x = x
        self.y = y


def same_point(a, b):
    return a.x == b.x and a.y == b.y


def hash_point(a):
    return a.x * 31 + a.y


def same_letters(a, b):
    if a == 'fails' or b == 'fails':
        raise ValueError('not compared')
    return a.lower() == b.lower()


def hash_letters(a):
    if a == '':
        raise IndexError('no hash')
    return compute_hash(a.lower()[:1])


def worst_hash(a):
    return -1


# Made while importing, changed while running.
PREBUILT = r_dict(same_letters, hash_letters)
PREBUILT['One'] = 1
PREBUILT['TWO'] = 2


def names(d):
    return ' '.join(['%s=%d' % (k, v) for k, v in d.items()])


def names_of_ordered(d):
    return ' '.join(['%s=%d' % (k, v) for k, v in d.items()])


def entry_point(argv):
    d = r_dict(same_point, hash_point, force_non_null=True)
    print(len(d), bool(d), list(d.keys()), d.get(Point(1, 2), 'none'))
    d[Point(1, 2)] = 'a'
    d[Point(2, 1)] = 'b'
    d[Point(1, 2)] = 'c'
    print(len(d), bool(d), d[Point(1, 2)], [p.x for p in d], Point(2, 1) in d, Point(3, 3) in d, Point(9, 9) not in d)
    print(d.setdefault(Point(1, 2), 'z'), d.setdefault(Point(5, 5), 'e'), d.get(Point(5, 5)), d.get(Point(5, 6)))
    try:
        d[Point(7, 7)]
    except KeyError as e:
        print('KeyError')
    try:
        del d[Point(7, 7)]
    except KeyError:
        print('KeyError on del')
    del d[Point(2, 1)]
    print(d.pop(Point(1, 2)), d.pop(Point(1, 2), 'gone'))
    try:
        d.pop(Point(1, 2))
    except KeyError:
        print('KeyError on pop')
    p, v = d.popitem()
    print(p.x, p.y, v, len(d))
    try:
        d.popitem()
    except KeyError:
        print('KeyError on popitem')

    prepare_dict_update(PREBUILT, 100)
    for i in range(20):
        PREBUILT['key%d' % i] = i
    PREBUILT['ONE'] = 11
    other = PREBUILT.copy()
    other['two'] = 22
    print(len(PREBUILT), len(other), PREBUILT['one'], PREBUILT['two'], other['TWO'], 'KEY7' in other)
    small = r_dict(same_letters, hash_letters)
    small['A'] = 1
    small.update(PREBUILT)
    print(len(small), list(small.keys())[:4], list(small.values())[:4])
    small.clear()
    print(len(small), names(small) == '')
    small['x'] = 1
    for key in ['', 'fail']:
        try:
            small[key] = 2
        except IndexError as e:
            print('IndexError', e)
    small['fold'] = 5
    try:
        small['fails'] = 2
    except ValueError as e:
        print('ValueError', e)
    print(names(small))

    o = r_ordereddict(same_letters, worst_hash)
    for word in 'the quick Brown fox The QUICK dog'.split(' '):
        o[word] = o.get(word, 0) + 1
    print(names_of_ordered(o), len(o), [k for k in o], [v for v in o.values()])
    del o['QUICK']
    o['quick'] = 7
    print(names_of_ordered(o), o.popitem())
    total = 0
    for v in o.values():
        total += v
    print(total, names_of_ordered(o.copy()))
    ids = r_dict(lambda a, b: a is b, compute_identity_hash)
    p, q = Point(1, 1), Point(1, 1)
    ids[p] = 1
    ids[q] = 2
    print(len(ids), ids[p], ids[q], Point(1, 1) in ids)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
