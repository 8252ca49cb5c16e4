from rpython.rlib.objectmodel import (Symbolic, ComputedIntSymbolic, CDefinedIntSymbolic, malloc_zero_filled, int_to_bytearray, is_annotation_constant,
                                      register_replacement_for, sandbox_review, llhelper_error_value, not_rpython, free_non_gc_object,
                                      we_are_translated, we_are_translated_to_c, UnboxedValue, never_allocate, fetch_translated_config)


class Later(Symbolic):
    def __init__(self, name):
        self.name = name


ONE, TWO = Later('one'), Later('two')
SAME = [ONE == ONE, ONE == TWO, ONE != TWO, {ONE: 1}[ONE] == 1]
DEFINED = CDefinedIntSymbolic("FOO", default=7)
DEFAULT, EXPR = DEFINED.default, DEFINED.expr
COMPUTED = ComputedIntSymbolic(lambda: 5).compute_fn()
KINDS = [isinstance(ComputedIntSymbolic(lambda: 5), Symbolic), isinstance(malloc_zero_filled, CDefinedIntSymbolic)]


def original(x):
    return x + 1


@register_replacement_for(original)
def replacement(x):
    return x + 1


@sandbox_review(reviewed=True)
@llhelper_error_value(-1)
def reviewed(x):
    return x * 2


@not_rpython
def at_import(x):
    return eval('x * 100')


AT_IMPORT = at_import(3)


class Number(object):
    __slots__ = ()

    def sign(self):
        raise NotImplementedError


class Small(Number, UnboxedValue):
    __slots__ = 'value'

    def sign(self):
        return 'negative' if self.value < 0 else 'not negative'


class Big(Number):
    __slots__ = ('digits',)

    def __init__(self, digits):
        self.digits = digits

    def sign(self):
        return 'of ' + self.digits


class Raw(object):
    _alloc_flavor_ = 'raw'

    def __init__(self, n):
        self.n = n


@never_allocate
class Gone(object):
    def __init__(self, n):
        self.n = n


def number(text):
    n = 0
    try:
        n = int(text)
        return Small(n)
    except OverflowError:
        return Big(str(n))


def entry_point(argv):
    n = len(argv)
    print(SAME, KINDS, DEFAULT, EXPR, COMPUTED)
    print(len(int_to_bytearray(5)), int_to_bytearray(n + 1), original(n), replacement(n), reviewed(n), AT_IMPORT)
    for text in ['5', '-7', '4611686018427387903', '4611686018427387904', '-4611686018427387904', '-4611686018427387905', '0']:
        w = number(text)
        if isinstance(w, Small):
            print(w.get_untagged_value(), w.sign())
        else:
            print(w.sign())
    raw = Raw(n)
    raw.n += 5
    print(raw.n)
    free_non_gc_object(raw)
    print(Gone(n).n, is_annotation_constant(5), fetch_translated_config() is None)
    if we_are_translated() != we_are_translated_to_c():
        print('once')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
