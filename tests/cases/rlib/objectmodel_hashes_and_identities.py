import sys
from rpython.rlib import objectmodel
from rpython.rlib.objectmodel import compute_hash, compute_identity_hash, compute_unique_id, current_object_addr_as_int, ll_hash_string, specialize


class A(object):
    pass


class B(A):
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, B) and other.n == self.n

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return self.n


PREBUILT = A()
PREBUILT_HASH = compute_identity_hash(PREBUILT)


@specialize.argtype(0)
def same(a, b):
    return compute_hash(a) == compute_hash(b)


def instance_or_none(n):
    return A() if n else None


def text_or_none(n):
    return 'text'[n:] if n else None


def bytes_or_none(n):
    return b'bytes'[n:] if n else None


def number_or_none(n):
    return n + 0.5 if n else None


def show_none(n):
    print(compute_hash(instance_or_none(n - 1)), compute_hash(text_or_none(n - 1)), compute_hash(bytes_or_none(n - 1)), compute_hash(number_or_none(n - 1)))
    print(compute_hash(text_or_none(n)) == compute_hash('ext'), compute_hash(bytes_or_none(n)) == compute_hash(b'ytes'), compute_hash(number_or_none(n)) == compute_hash(1.5))
    a = instance_or_none(n)
    print(compute_hash(a) == compute_identity_hash(a))
    print(compute_hash(-n), compute_hash(sys.maxsize - n), compute_hash(-sys.maxsize - n), compute_hash(float('nan') * n), compute_hash(float('inf') * n))


def entry_point(argv):
    n = len(argv)
    show_none(n)
    print(same('abc', 'ab' + chr(98 + n)), same('abc', 'abd'), same('', 'x'[n:]), same('caf\u00e9', 'caf' + chr(232 + n)))
    print(same(b'abc', b'ab' + bytes([98 + n])), same(b'abc', b'ABC'), same('c', 'abc'[n + 1]))
    print(compute_hash(0), compute_hash(5 * n), compute_hash(-7 * n), compute_hash(True), compute_hash(n == 5), compute_hash(None))
    print(same(1.5, 0.5 + n), same(1.5, 2.5), same(0.0, -0.0 * n), same(float('inf'), 1e300 * 1e300 * n), same(-3.25, 3.25))
    print(compute_hash((1, 'a', 2.5)) == compute_hash((n, 'a', n + 1.5)), same((1, 2), (2, 1)), same((), ()), compute_hash(((1, 2), 3)) == compute_hash(((n, n + 1), n + 2)))
    a, b = A(), A()
    print(compute_identity_hash(a) == compute_identity_hash(a), compute_identity_hash(a) == compute_identity_hash(b), compute_hash(a) == compute_identity_hash(a))
    print(compute_unique_id(a) == compute_unique_id(a), compute_unique_id(a) == compute_unique_id(b), current_object_addr_as_int(a) != 0)
    x, y = B(3), B(3)
    # The identity, whatever the class says of equality.
    print(x == y, hash(x) == hash(y), compute_identity_hash(x) == compute_identity_hash(y), compute_unique_id(x) == compute_unique_id(y))
    before = compute_identity_hash(a)
    garbage = []
    for i in range(2000):
        garbage = [A() for j in range(i % 7)]
    print(compute_identity_hash(a) == before, len(garbage))
    print(compute_identity_hash(PREBUILT) == compute_identity_hash(PREBUILT), compute_unique_id(PREBUILT) == compute_unique_id(PREBUILT))
    keys = {}
    for obj in [a, b, x, y]:
        keys[compute_unique_id(obj)] = obj
    print(len(keys), keys[compute_unique_id(y)] is y)
    print(ll_hash_string('word') == compute_hash('word'), compute_hash('word') == compute_hash('word' * n))
    table = [0] * 8
    for word in ['a', 'b', 'c', 'dd', 'ee', 'fff']:
        table[compute_hash(word) & 7] += 1
    print(sum(table))
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
