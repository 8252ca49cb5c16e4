from rpython.rlib import objectmodel
from rpython.rlib.objectmodel import (we_are_translated, specialize, newlist_hint, resizelist_hint, instantiate, keepalive_until_here, always_inline, dont_inline,
                                      try_inline, not_rpython, import_from_mixin, likely, unlikely, compute_hash, compute_identity_hash, compute_unique_id,
                                      current_object_addr_as_int, r_dict, r_ordereddict, enforceargs, stack_almost_full, NOT_CONSTANT, prepare_dict_update,
                                      list_get_physical_size, never_allocate, iterkeys_with_hash, iteritems_with_hash, contains_with_hash, setitem_with_hash,
                                      Symbolic, ComputedIntSymbolic, sandbox_review, running_on_llinterp, we_are_translated_to_c)


class Mixin(object):
    factor = 3

    def scaled(self):
        return self.n * self.factor

    @staticmethod
    def kind():
        return 'mixed'


class A(object):
    import_from_mixin(Mixin)

    def __init__(self, n):
        self.n = n


class B(object):
    import_from_mixin(Mixin)
    factor2 = 5

    def __init__(self, n):
        self.n = n


def eq(a, b):
    return a.lower() == b.lower()


def hash_of(a):
    return compute_hash(a.lower())


@always_inline
def add(a, b=2):
    return a + b


@dont_inline
@sandbox_review(check_caller=True)
def sub(a, b):
    return a - b


@try_inline
def mul(a, b):
    return a * b


@enforceargs(int, None, float)
def typed(a, b, c):
    return a + c


@specialize.arg_or_var(1)
def choose(n, flag):
    return n + 1 if flag else n - 1


@never_allocate
class Temporary(object):
    pass


def entry_point(argv):
    n = len(argv)
    print(A(n).scaled(), B(2).scaled(), A.kind(), B(1).kind(), B(1).factor2)
    items = newlist_hint(10)
    items.append(n)
    resizelist_hint(items, 100)
    print(items, list_get_physical_size(items) >= 1)
    a = A(5)
    raw = instantiate(A)
    raw.n = 7
    print(raw.scaled(), compute_identity_hash(a) == compute_identity_hash(a), compute_unique_id(a) == compute_unique_id(a), current_object_addr_as_int(a) != 0)
    keepalive_until_here(a, raw)
    print(likely(n == 1), unlikely(n > 5), add(n), sub(n, 5), mul(n, 9), typed(n, 'x', 2.5), choose(n, True), choose(n, n > 3), stack_almost_full())
    print(compute_hash('abc') == compute_hash('ab' + chr(98 + n)), compute_hash('') == compute_hash('x'[n:]), compute_hash(5) == compute_hash(4 + n), compute_hash((1, 'a')) == compute_hash((n, 'a')))
    d = r_dict(eq, hash_of)
    prepare_dict_update(d, 5)
    d['Key'] = 1
    d['KEY'] = 2
    d['other'] = 3
    print(len(d), d['key'], 'OTHER' in d, d.get('none', -1), list(d.keys()), sorted(d.values()))
    for key, h in iterkeys_with_hash({'one': 1}):
        print(key, h == compute_hash('one'))
    for key, value, h in iteritems_with_hash({'two': 2}):
        print(key, value, h == compute_hash('two'))
    plain = {'x': 1}
    setitem_with_hash(plain, 'y', compute_hash('y'), 2)
    print(contains_with_hash(plain, 'y', compute_hash('y')), plain['y'])
    o = r_ordereddict(eq, hash_of)
    for word in ['b', 'a', 'B', 'c']:
        o[word] = len(o)
    print(list(o.keys()), list(o.items()), o.popitem())
    del o['A']
    print(len(o), running_on_llinterp())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
