"""Builtin functions where they are kept in variables with other functions."""


def call_abs(x):
    return abs(x)


def call_bin(x):
    return bin(x)


def call_bool(x):
    return bool(x)


def call_chr(x):
    return chr(x)


def call_divmod(a, b):
    return divmod(a, b)


def call_float(x):
    return float(x)


def call_hash(x):
    return hash(x)


def call_hex(x):
    return hex(x)


def call_int(x):
    return int(x)


def call_len(x):
    return len(x)


def call_max(a, b):
    return max(a, b)


def call_min(a, b):
    return min(a, b)


def call_oct(x):
    return oct(x)


def call_ord(x):
    return ord(x)


def call_pow(a, b):
    return pow(a, b)


def call_repr(x):
    return repr(x)


def call_round(x):
    return round(x)


def call_str(x):
    return str(x)


def iter_until(function, sentinel):
    while True:
        value = function()
        if value == sentinel:
            return
        yield value


def enumerate_from(xs, start=0):
    i = start
    for x in xs:
        yield i, x
        i += 1


def zip_two(xs, ys):
    a = iter(xs)
    b = iter(ys)
    while True:
        try:
            x = next(a)
            y = next(b)
        except StopIteration:
            return
        yield x, y


def zip_three(xs, ys, zs):
    a = iter(xs)
    b = iter(ys)
    c = iter(zs)
    while True:
        try:
            x = next(a)
            y = next(b)
            z = next(c)
        except StopIteration:
            return
        yield x, y, z
