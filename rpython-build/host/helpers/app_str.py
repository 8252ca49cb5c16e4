"""Methods of strings and bytes, in ordinary Python, for translated code.

Each is made anew for the types of its arguments.
"""

__specialize__ = "types"


def maketrans1(table):
    result = {}
    for key, value in table.items():
        if isinstance(key, str):
            if len(key) != 1:
                raise ValueError("string keys in translate table must be of length 1")
            result[ord(key)] = value
        else:
            result[key] = value
    return result


def maketrans2(x, y):
    if len(x) != len(y):
        raise ValueError("the first two maketrans arguments must have equal length")
    result = {}
    i = 0
    for c in x:
        result[ord(c)] = ord(y[i])
        i += 1
    return result


def maketrans3(x, y, z):
    result = {}
    for c in z:
        result[ord(c)] = None
    for key, value in maketrans2(x, y).items():
        if key not in result:
            result[key] = value
    return result


def translate(s, table):
    out = []
    for c in s:
        code = ord(c)
        if code in table:
            value = table[code]
            if value is not None:
                if isinstance(value, int):
                    out.append(chr(value))
                else:
                    out.append(value)
        else:
            out.append(c)
    return "".join(out)


def bytes_maketrans(x, y):
    if len(x) != len(y):
        raise ValueError("maketrans arguments must have same length")
    result = bytearray(range(256))
    i = 0
    while i < len(x):
        result[x[i]] = y[i]
        i += 1
    return bytes(result)


def bytes_translate(b, table, delete=b""):
    if table is not None and len(table) != 256:
        raise ValueError("translation table must be 256 characters long")
    out = bytearray()
    for c in b:
        if c not in delete:
            if table is not None:
                c = table[c]
            out.append(c)
    return bytes(out)


def is_lower(c):
    return 97 <= c <= 122


def is_upper(c):
    return 65 <= c <= 90


def bytes_capitalize(b):
    return b[:1].upper() + b[1:].lower()


def bytes_swapcase(b):
    out = bytearray(b)
    i = 0
    while i < len(out):
        c = out[i]
        if is_lower(c) or is_upper(c):
            out[i] = c ^ 32
        i += 1
    return bytes(out)


def bytes_title(b):
    out = bytearray(b)
    inside = False
    i = 0
    while i < len(out):
        c = out[i]
        cased = is_lower(c) or is_upper(c)
        if cased:
            if inside:
                out[i] = c | 32
            else:
                out[i] = c & ~32
        inside = cased
        i += 1
    return bytes(out)


def bytes_istitle(b):
    found = False
    inside = False
    for c in b:
        if is_upper(c):
            if inside:
                return False
            inside = True
            found = True
        elif is_lower(c):
            if not inside:
                return False
            found = True
        else:
            inside = False
    return found


def bytes_isascii(b):
    for c in b:
        if c >= 128:
            return False
    return True


def bytes_expandtabs(b, tabsize=8):
    if tabsize > 0x7FFFFFFF or tabsize < -0x80000000:
        raise OverflowError("Python int too large to convert to C int")
    out = bytearray()
    column = 0
    for c in b:
        if c == 9:
            if tabsize > 0:
                n = tabsize - column % tabsize
                column += n
                out += b" " * n
        else:
            out.append(c)
            column += 1
            if c == 10 or c == 13:
                column = 0
    return bytes(out)


def bytes_hex(b, sep, group=1):
    if len(sep) != 1:
        raise ValueError("sep must be length 1.")
    mark = sep if isinstance(sep, str) else sep.decode("latin-1")
    if mark >= "\x80":
        raise ValueError("sep must be ASCII.")
    text = b.hex()
    n = len(b)
    if group == 0:
        return text
    step = abs(group)
    parts = []
    if group > 0:
        first = n % step
        if first:
            parts.append(text[:first * 2])
        i = first
    else:
        i = 0
    while i < n:
        parts.append(text[i * 2:(i + step) * 2])
        i += step
    return mark.join(parts)


def bytes_fromhex(text):
    out = bytearray()
    n = len(text)
    i = 0
    while i < n:
        c = text[i]
        if c == " " or "\t" <= c <= "\r":
            i += 1
            continue
        high = hex_value(c)
        if high < 0:
            bad_hex(i)
        i += 1
        low = -1
        if i < n:
            low = hex_value(text[i])
        if low < 0:
            bad_hex(i)
        i += 1
        out.append(high * 16 + low)
    return bytes(out)


def bytearray_fromhex(text):
    return bytearray(bytes_fromhex(text))


def bad_hex(position):
    raise ValueError("non-hexadecimal number found in fromhex() arg at position %d" % position)


def hex_value(c):
    if "0" <= c <= "9":
        return ord(c) - 48
    if "a" <= c <= "f":
        return ord(c) - 87
    if "A" <= c <= "F":
        return ord(c) - 55
    return -1


def arrays(parts):
    """A list of bytearrays."""
    result = []
    for part in parts:
        result.append(bytearray(part))
    return result


def bytearray_partition(a, sep):
    before, mark, after = bytes(a).partition(bytes(sep))
    return bytearray(before), bytearray(mark), bytearray(after)


def bytearray_rpartition(a, sep):
    before, mark, after = bytes(a).rpartition(bytes(sep))
    return bytearray(before), bytearray(mark), bytearray(after)


def set_stepped(a, start, stop, step, value):
    """`a[start:stop:step] = value` of a bytearray, the bounds as a slice has them."""
    data = bytes(value)
    if step == 1:
        # As without a step: of any size.
        first = 0
        if start is not None:
            first = start
        last = len(a)
        if stop is not None:
            last = stop
        a[first:last] = data
        return
    if len(data) == 0:
        del_stepped(a, start, stop, step)
        return
    indices = stepped(len(a), start, stop, step)
    if len(indices) != len(data):
        raise ValueError("attempt to assign bytes of size %d to extended slice of size %d"
                         % (len(data), len(indices)))
    k = 0
    for i in indices:
        a[i] = data[k]
        k += 1


def del_stepped(a, start, stop, step):
    gone = {}
    for i in stepped(len(a), start, stop, step):
        gone[i] = True
    kept = 0
    i = 0
    while i < len(a):
        if i not in gone:
            a[kept] = a[i]
            kept += 1
        i += 1
    del a[kept:]


def stepped(n, start, stop, step):
    """The indices of a slice of something this long."""
    first, last, by = window(n, start, stop, step)
    return [i for i in range(first, last, by)]


def slice_indices(s, n):
    if n < 0:
        raise ValueError("length should not be negative")
    return window(n, s.start, s.stop, s.step)


def window(n, start, stop, step):
    by = 1
    if step is not None:
        by = step
    if by == 0:
        raise ValueError("slice step cannot be zero")
    low = 0
    high = n
    if by < 0:
        low = -1
        high = n - 1
    first = low
    if by < 0:
        first = high
    if start is not None:
        first = bound(start, n, low, high)
    last = high
    if by < 0:
        last = low
    if stop is not None:
        last = bound(stop, n, low, high)
    return first, last, by


def bound(i, n, low, high):
    if i < 0:
        i += n
        if i < low:
            return low
        return i
    if i > high:
        return high
    return i
