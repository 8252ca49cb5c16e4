#: all formats of integers
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
vals = [0, 1, -1, 42, -255, 123456789, 10**20, -10**30]
for v in vals:
    rows = []
    for sign in ('', '+', '-', ' '):
        for alt in ('', '#'):
            for zero in ('', '0'):
                for w in ('', '3', '12', '40'):
                    for g in ('', ',', '_'):
                        row = []
                        for t in ('', 'd', 'x', 'X', 'o', 'b', 'n', 'e', '.2f', 'g', '%'):
                            spec = sign + alt + zero + w + g + t
                            try: row.append(format(v, spec))
                            except Exception as e: row.append(type(e).__name__ + str(e))
                        rows.append((spec, row))
    show(v, rows)
#: all formats of floats
import math
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
vals = [0.0, -0.0, 1.5, -2.25, 1e10, 1.1e-7, 123456.789, 1e300, math.inf, -math.inf, math.nan, 0.1, 2.5, 3.5, 1e16, 999999.5, 1e22, 5e-324]
for v in vals:
    rows = []
    for sign in ('', '+', ' '):
        for pre in ('', '*<', '>', '^', '=', '0'):
            for w in ('', '15'):
                for p in ('', '.0', '.3', '.17'):
                    row = []
                    for t in ('', 'f', 'F', 'e', 'E', 'g', 'G', '%', 'n'):
                        for g in ('', ','):
                            try: row.append(format(v, pre[:2] + sign + w + g + p + t) if pre != '0' else format(v, sign + '0' + w + g + p + t))
                            except Exception as e: row.append(type(e).__name__ + str(e))
                    rows.append((sign, pre, w, p, row))
    show(v, rows)
#: all formats of text
for v in ('', 'a', 'häß', 'long text', '日本'):
    for spec in ('', 's', '5', '<5', '>5', '^5', '*^9', '.2', '5.1', '05', '=5', '+5', ',', 'd', '#', '>>5', 'é<4', '10.3s', '.0', ' ', 'x'):
        try: print(repr(v), spec, repr(format(v, spec)))
        except Exception as e: print(repr(v), spec, type(e).__name__, e)
#: percent formats
import math
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
vals = [0, 5, -7, 10**20, 2.5, -0.125, 1e20, 'txt', b'b', None, True, (1,), [1], math.nan, math.inf]
for v in vals:
    rows = []
    for f in ('%s', '%r', '%a', '%d', '%i', '%u', '%x', '%X', '%o', '%e', '%f', '%g', '%G', '%F', '%c', '%5s', '%-8d|', '%+d', '% d', '%05d', '%#x', '%.2f', '%10.3e', '%.0f', '%#o', '%-10.2s|', '%08.3f', '%+.1e', '%%%d', '%.3d', '%#.3g', '%z'):
        try: rows.append(f % (v,))
        except Exception as e: rows.append(type(e).__name__ + str(e))
    show(repr(v), rows)
for f, a in (('%s', ()), ('%s %s', (1,)), ('%s', (1, 2)), ('a', 1), ('a', ()), ('%(a)s', {'a': 1}), ('%(a)s', {'b': 1}), ('%(a)s', 1), ('%*d', (5, 3)), ('%.*f', (2, 1.5)), ('%*d', ('x', 1)), ('%', ()), ('%(a', {}), ('%s', {'a': 1}), ('%-*d|', (5, 3)), ('%s', [1, 2]), ('a', {}), ('a', [])):
    try: print(f, a, repr(f % a))
    except Exception as e: print(f, a, type(e).__name__, e)
#: numbers of every sort
vals = [0, 1, -1, 7, -7, 2**31, 2**63, -2**63, 2**64 + 1, -10**25, 3.5, -0.5, 1e18, True, False]
import operator as o
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
for a in vals:
    rows = []
    for b in vals:
        row = []
        for f in (o.add, o.sub, o.mul, o.truediv, o.floordiv, o.mod, o.and_, o.or_, o.xor, o.lt, o.eq, divmod):
            try: row.append(f(a, b))
            except Exception as e: row.append(type(e).__name__ + ': ' + str(e))
        rows.append(row)
    show(a, rows)
#: shifts and powers
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
for a in (0, 1, -1, 5, -5, 2**70, -2**70, True):
    for b in (0, 1, 3, 64, 100, -1, -2):
        row = []
        for f in (lambda: a << b, lambda: a >> b, lambda: a ** b, lambda: pow(a, b, 7), lambda: pow(a, b, -5), lambda: 2.5 ** b, lambda: b ** 0.5, lambda: a.bit_length(), lambda: a.to_bytes(12, 'big', signed=True), lambda: round(a, b), lambda: hash(a)):
            try: row.append(f())
            except Exception as e: row.append(type(e).__name__ + ': ' + str(e))
        show((a, b), row)
#: text to numbers
for s in ('0', ' 12 ', '-5', '+7', '1_000', '0x1f', '0b11', '0o17', '1e5', 'inf', '-nan', '.5', '5.', '1e', '', ' ', '١٢', '1 2', '0x', '1.5e-3', 'Infinity', '1_0.5_0', '00', '007', '1j', '2+3j', '(1)', '\t3\n', '12abc', '９'):
    row = []
    for f in (int, float, lambda x: int(x, 0), lambda x: int(x, 16), lambda x: int(x, 2), lambda x: int(x, 36), complex):
        try: row.append(f(s))
        except Exception as e: row.append(type(e).__name__ + ': ' + str(e))
    print(repr(s), row)
#: floats print back
import random, struct
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
random.seed(7)
for i in range(400):
    x = struct.unpack('<d', struct.pack('<Q', random.getrandbits(64)))[0]
    y = random.random() * 10 ** random.randint(-20, 20)
    if i % 20 == 0: print(repr(x), repr(y), y.hex())
    show(i, (repr(x), repr(y), '%.3g' % y, '%.12e' % y, str(round(y, 3)), float(repr(y)) == y, y.hex(), float.fromhex(y.hex()) == y, y.as_integer_ratio(), hash(y)))
#: methods of text in bulk
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
texts = ['', 'abc', 'ABC', 'aBc dEf', '  pad ', 'häß ÄÖ', 'ß', 'ﬁ', '123', '½', '²', 'a1b2', 'tab\tx', 'l1\nl2\r\nl3', 'İ', 'ǆ', '日本', '_x', 'x-y', 'aaa', "it's"]
names = 'capitalize casefold isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper lower lstrip rstrip split rsplit splitlines strip swapcase title upper'.split()
for t in texts: show(repr(t), ([getattr(t, n)() for n in names], len(t.encode()), ascii(t)))
for t in texts:
    for a in ('a', 'b', ' ', '', 'aa', 'ß', 'x', '\n'):
        row = []
        for n in ('count', 'endswith', 'find', 'index', 'lstrip', 'partition', 'removeprefix', 'removesuffix', 'rfind', 'rpartition', 'rsplit', 'rstrip', 'split', 'startswith', 'strip', '__contains__'):
            try: row.append(getattr(t, n)(a))
            except Exception as e: row.append(type(e).__name__ + str(e))
        show(repr(t) + repr(a), (row, t.replace(a, '-'), t.replace(a, '-', 1), t.center(7, '*'), t.ljust(5), t.rjust(5, '.'), t.zfill(6), t.expandtabs(4)))
#: methods of bytes in bulk
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
texts = [b'', b'abc', b'aBc dEf', b'  pad ', b'\xff\x00', b'123', b'l1\nl2\r\nl3', b'aaa']
names = 'capitalize isalnum isalpha isascii isdigit islower isspace istitle isupper lower lstrip rstrip split rsplit splitlines strip swapcase title upper hex'.split()
for T in (bytes, bytearray):
    for t in texts:
        t = T(t); show(repr(t), [getattr(t, n)() for n in names])
        for a in (b'a', b' ', b'', b'aa'):
            row = []
            for n in ('count', 'endswith', 'find', 'index', 'lstrip', 'partition', 'removeprefix', 'removesuffix', 'rfind', 'rpartition', 'rsplit', 'rstrip', 'split', 'startswith', 'strip', '__contains__', 'join'):
                try: row.append(getattr(t, n)([a, a] if n == 'join' else a))
                except Exception as e: row.append(type(e).__name__ + str(e))
            show((repr(t), a), (row, t.replace(a, b'-'), t.center(7, b'*'), t.ljust(5), t.zfill(6)))
for f in (lambda: bytes(3), lambda: bytes([1, 256]), lambda: bytes('x'), lambda: bytes('é', 'utf-8'), lambda: bytes(-1), lambda: bytes([1.5]), lambda: bytes.fromhex('ab c'), lambda: bytes.fromhex('a b'), lambda: b'\xff'.decode(), lambda: b'\xff'.decode('latin-1'), lambda: b'\xff'.decode('utf-8', 'replace'), lambda: b'a' + 'b', lambda: b'abc'[1], lambda: b'abc'[::-1], lambda: bytearray(b'ab') + b'c', lambda: b'%d' % 5, lambda: 'é'.encode('ascii', 'ignore'), lambda: 'é'.encode('ascii', 'xmlcharrefreplace'), lambda: bytes(range(5)).hex(' ', 2), lambda: bytes.maketrans(b'a', b'b')[97], lambda: b'abc'.translate(None, b'b')):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#: slices in bulk
def show(key, row):
    text = repr(row)
    print(key, len(text), sum(ord(c) * (i % 991 + 1) for i, c in enumerate(text)))
for s in ('abcdef', [1, 2, 3, 4, 5], (1, 2, 3), b'abcd', range(3, 20, 4)):
    for i in (None, 0, 1, -1, 3, 10, -10):
        for j in (None, 0, 2, -1, 10):
            show((i, j), [s[i:j:k] for k in (None, 1, 2, -1, -2)])
    for k in (0, 'x', 1.5):
        try: s[::k]
        except Exception as e: print(type(e).__name__, e)
    for k in (10, -10, 'x', 1.5, None):
        try: s[k]
        except Exception as e: print(type(e).__name__, e)
