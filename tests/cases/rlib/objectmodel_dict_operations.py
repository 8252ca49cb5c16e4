# alone: a dict of another sort is given to the same function elsewhere
from rpython.rlib.objectmodel import (r_dict, compute_hash, iterkeys_with_hash, iteritems_with_hash, contains_with_hash, setitem_with_hash,
                                      getitem_with_hash, delitem_with_hash, delitem_if_value_is, move_to_end, reversed_dict, dict_to_switch,
                                      prepare_dict_update)


class W(object):
    def __init__(self, n):
        self.n = n


def same(a, b):
    return a % 10 == b % 10


def hash_of(a):
    return a % 10


lookup = dict_to_switch({1: 10, 5: 50, -3: 30})
by_name = dict_to_switch({'a': 1, 'long name': 2})
by_number_or_not = dict_to_switch({1: 'one', 2: 'two'}, default='many')


def entry_point(argv):
    d = {'a': 1, 'b': 2, 'c': 3}
    move_to_end(d, 'a')
    print(list(d))
    move_to_end(d, 'c', last=False)
    print(list(d), list(reversed_dict(d)))
    move_to_end(d, 'c', True)
    move_to_end(d, 'a', False)
    print(list(d.items()), len(d))
    try:
        move_to_end(d, 'nothing')
    except KeyError as e:
        print('KeyError', e)
    for i in range(50):
        d['k%d' % i] = i
    for i in range(0, 50, 2):
        move_to_end(d, 'k%d' % i, i % 4 == 0)
    print(list(d)[:4], list(d)[-3:], len(d), d['k7'], d['k48'])

    h = compute_hash('b')
    print(contains_with_hash(d, 'b', h), contains_with_hash(d, 'zz', compute_hash('zz')), getitem_with_hash(d, 'b', h))
    setitem_with_hash(d, 'b', h, 20)
    setitem_with_hash(d, 'new', compute_hash('new'), 21)
    print(d['b'], d['new'], len(d))
    delitem_with_hash(d, 'b', h)
    print('b' in d, len(d))
    for step in range(2):
        try:
            if step == 0:
                print(getitem_with_hash(d, 'b', h))
            else:
                delitem_with_hash(d, 'b', h)
        except KeyError as e:
            print('KeyError', e, step)

    one, two = W(1), W(2)
    objects = {'x': one, 'y': two}
    delitem_if_value_is(objects, 'x', two)
    delitem_if_value_is(objects, 'nothing', two)
    print(len(objects))
    delitem_if_value_is(objects, 'x', one)
    print(list(objects))
    weak = {3: one}
    delitem_if_value_is(weak, 3, one)
    print(len(weak))

    r = r_dict(same, hash_of)
    prepare_dict_update(r, 20)
    for i in range(5, 18, 4):
        r[i] = i
    print([k for k, h in iterkeys_with_hash(r)], [h for k, h in iterkeys_with_hash(r)])
    print([(k, v, h) for k, v, h in iteritems_with_hash(r)])
    setitem_with_hash(r, 25, hash_of(25), 99)
    print(contains_with_hash(r, 105, 5), getitem_with_hash(r, 35, 5), len(r))
    move_to_end(r, 45)
    print(list(r.keys()), list(reversed_dict(r)))
    delitem_with_hash(r, 5, 5)
    print(list(r.keys()), 15 in r)

    print(by_number_or_not(len(argv)), by_number_or_not(2), by_number_or_not(3))
    print(lookup(1), lookup(5), lookup(-3), by_name('a'), by_name('long name'))
    for key in [2, 5]:
        try:
            print(lookup(key))
        except KeyError as e:
            print('KeyError', e)
    try:
        by_name('b')
    except KeyError as e:
        print('KeyError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
