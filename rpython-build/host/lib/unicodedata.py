"""Properties of characters. There are no names."""

import _unicodedata

unidata_version = _unicodedata.version


def _runs_class():
    """A class for each type of values."""

    class Runs(object):
        """A property that is the same in runs of characters."""

        def __init__(self, starts, values):
            self.starts = starts
            self.values = values

        def of(self, code):
            low = 0
            high = len(self.starts)
            while high - low > 1:
                middle = (low + high) >> 1
                if self.starts[middle] <= code:
                    low = middle
                else:
                    high = middle
            return self.values[low]

    return Runs


_TextRuns = _runs_class()
_NumberRuns = _runs_class()


def _text_runs(name):
    starts, values = _unicodedata.entries(name)
    return _TextRuns(starts, values)


def _number_runs(name):
    starts, values = _unicodedata.entries(name)
    return _NumberRuns(starts, [int(value, 36) for value in values])


def _sequences(name):
    """The numbers that a property has for characters."""
    codes, values = _unicodedata.entries(name)
    return dict([(code, [int(part, 36) for part in value.split(".")]) for code, value in zip(codes, values)])


def _read_numbers():
    values = {}
    digits = {}
    for code, value in zip(*_unicodedata.entries("numbers")):
        if value.endswith("!"):
            value = value[:-1]
            digits[code] = int(value, 36)
        top, _, bottom = value.partition("/")
        values[code] = float(int(top, 36)) / float(int(bottom, 36) if bottom else 1)
    return values, digits


_categories = _text_runs("category")
_bidirectional = _text_runs("bidirectional")
_east_asian = _text_runs("east_asian_width")
_combining = _number_runs("combining")
_mirrored = _number_runs("mirrored")
_zeros = _unicodedata.entries("zeros")[0]
_numbers, _digits = _read_numbers()
_canonical = _sequences("canonical")
_compatible = _sequences("compatible")
_tags = dict([(code, _unicodedata.tags[parts.pop(0)]) for code, parts in _compatible.items()])
_excluded = set(_unicodedata.entries("excluded")[0])
_composed = dict([((codes[0], codes[1]), code) for code, codes in _canonical.items()
                  if len(codes) == 2 and code not in _excluded])

# Hangul syllables are composed by arithmetic.
_S, _L, _V, _T = 0xAC00, 0x1100, 0x1161, 0x11A7
_L_COUNT, _V_COUNT, _T_COUNT = 19, 21, 28
_S_COUNT = _L_COUNT * _V_COUNT * _T_COUNT


def category(chr):
    return _categories.of(ord(chr))


def bidirectional(chr):
    return _bidirectional.of(ord(chr))


def east_asian_width(chr):
    return _east_asian.of(ord(chr))


def combining(chr):
    return _combining.of(ord(chr))


def mirrored(chr):
    return _mirrored.of(ord(chr))


def _decimal_of(code):
    """The value of a decimal digit, or -1."""
    low = 0
    high = len(_zeros)
    while low < high:
        middle = (low + high) >> 1
        if _zeros[middle] <= code:
            low = middle + 1
        else:
            high = middle
    if low > 0 and code - _zeros[low - 1] < 10:
        return code - _zeros[low - 1]
    return -1


def decimal(chr, *default):
    value = _decimal_of(ord(chr))
    if value < 0:
        if len(default) > 0:
            return default[0]
        raise ValueError("not a decimal")
    return value


def digit(chr, *default):
    code = ord(chr)
    value = _decimal_of(code)
    if value < 0:
        if code in _digits:
            return _digits[code]
        if len(default) > 0:
            return default[0]
        raise ValueError("not a digit")
    return value


def numeric(chr, *default):
    code = ord(chr)
    value = _decimal_of(code)
    if value >= 0:
        return float(value)
    if code in _numbers:
        return _numbers[code]
    if len(default) > 0:
        return default[0]
    raise ValueError("not a numeric character")


def decomposition(chr):
    code = ord(chr)
    if code in _canonical:
        return " ".join(["%04X" % part for part in _canonical[code]])
    if code in _compatible:
        return _tags[code] + " " + " ".join(["%04X" % part for part in _compatible[code]])
    return ""


def _decompose(code, compatible, out):
    if _S <= code < _S + _S_COUNT:
        index = code - _S
        out.append(_L + index // (_V_COUNT * _T_COUNT))
        out.append(_V + index % (_V_COUNT * _T_COUNT) // _T_COUNT)
        if index % _T_COUNT:
            out.append(_T + index % _T_COUNT)
    elif code in _canonical:
        for part in _canonical[code]:
            _decompose(part, compatible, out)
    elif compatible and code in _compatible:
        for part in _compatible[code]:
            _decompose(part, compatible, out)
    else:
        out.append(code)


def _order(codes):
    """Marks behind a character stand in the order of their classes."""
    for i in range(1, len(codes)):
        code = codes[i]
        mark = _combining.of(code)
        if mark == 0:
            continue
        j = i
        while j > 0 and _combining.of(codes[j - 1]) > mark:
            codes[j] = codes[j - 1]
            j -= 1
        codes[j] = code


def _pair(first, second):
    """What two characters compose to, or -1."""
    if _L <= first < _L + _L_COUNT and _V <= second < _V + _V_COUNT:
        return _S + ((first - _L) * _V_COUNT + second - _V) * _T_COUNT
    if _S <= first < _S + _S_COUNT and (first - _S) % _T_COUNT == 0 and _T < second < _T + _T_COUNT:
        return first + second - _T
    return _composed.get((first, second), -1)


def _compose(codes):
    out = []
    starter = -1
    last = 0
    for code in codes:
        mark = _combining.of(code)
        if starter >= 0 and (last == 0 and starter == len(out) - 1 or last != 0 and last < mark):
            joined = _pair(out[starter], code)
            if joined >= 0:
                out[starter] = joined
                continue
        if mark == 0:
            starter = len(out)
        last = mark
        out.append(code)
    return out


def normalize(form, unistr):
    if form not in ("NFC", "NFD", "NFKC", "NFKD"):
        raise ValueError("invalid normalization form")
    codes = []
    for c in unistr:
        _decompose(ord(c), "K" in form, codes)
    _order(codes)
    if form == "NFC" or form == "NFKC":
        codes = _compose(codes)
    return "".join([chr(code) for code in codes])


def is_normalized(form, unistr):
    return normalize(form, unistr) == unistr
