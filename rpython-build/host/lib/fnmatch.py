"""Names that match patterns of the shell."""


def fnmatch(name, pat):
    return fnmatchcase(name, pat)


def fnmatchcase(name, pat):
    """`*` is any text, `?` any character, `[ab-c]` and `[!ab]` one of some."""
    i = 0
    j = 0
    star = -1
    mark = 0
    while i < len(name):
        if j < len(pat) and pat[j] == "*":
            star = j
            mark = i
            j += 1
            continue
        after = _after(name[i], pat, j)
        if after >= 0:
            i += 1
            j = after
        elif star >= 0:
            # What the last star stands for gets longer.
            mark += 1
            i = mark
            j = star + 1
        else:
            return False
    while j < len(pat) and pat[j] == "*":
        j += 1
    return j == len(pat)


def _after(c, pat, j):
    """Where the pattern goes on behind what matches a character; -1 if it does not match."""
    if j >= len(pat):
        return -1
    if pat[j] == "?":
        return j + 1
    if pat[j] == "[":
        end = j + 1
        if end < len(pat) and pat[end] == "!":
            end += 1
        # A bracket that comes first is one of the characters.
        if end < len(pat) and pat[end] == "]":
            end += 1
        while end < len(pat) and pat[end] != "]":
            end += 1
        if end < len(pat):
            return end + 1 if _among(c, pat[j + 1:end]) else -1
    return j + 1 if pat[j] == c else -1


def _among(c, chars):
    k = 0
    wanted = True
    if chars[0] == "!":
        wanted = False
        k = 1
    while k < len(chars):
        if k + 2 < len(chars) and chars[k + 1] == "-":
            if chars[k] <= c <= chars[k + 2]:
                return wanted
            k += 3
        else:
            if chars[k] == c:
                return wanted
            k += 1
    return not wanted


def filter(names, pat):
    return [name for name in names if fnmatchcase(name, pat)]
