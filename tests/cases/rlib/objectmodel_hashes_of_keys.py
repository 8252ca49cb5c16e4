from rpython.rlib.objectmodel import compute_hash, iteritems_with_hash, iterkeys_with_hash
from rpython.rlib.rarithmetic import r_uint


class A(object):
    pass


PREBUILT = {1.5: 'a', 2.0: 'b'}


def entry_point(argv):
    n = len(argv)
    for k, h in iterkeys_with_hash({n - 2: 1, 5 * n: 2, 1 << 62: 3}):
        print(k, h == compute_hash(k))
    for f, v, h in iteritems_with_hash({n + 0.5: 1, n + 0.0: 2}):
        print(f, v, h == compute_hash(f))
    for f, v, h in iteritems_with_hash(PREBUILT):
        print(f, v, h == compute_hash(f))
    for s, h in iterkeys_with_hash({'a' * n: 1, '': 2}):
        print(s, h == compute_hash(s))
    for b, h in iterkeys_with_hash({b'a' * n: 1}):
        print(b, h == compute_hash(b))
    for t, h in iterkeys_with_hash({(n, 'a'): 1, (2, 'b'): 2}):
        print(t[0], t[1], h == compute_hash(t))
    for u, h in iterkeys_with_hash({r_uint(n): 1, r_uint(-1): 2}):
        print(u, h == compute_hash(u))
    for a, h in iterkeys_with_hash({A(): 1}):
        print(h == compute_hash(a))
    for o, h in iterkeys_with_hash({'a' if n > 5 else None: 1, 'b': 2}):
        print(o, h == compute_hash(o))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
