def numbers(n):
    s = ''
    for i in range(n):
        s += str(i)
        if i % 3 == 0:
            s += ','
    return s


def words(text):
    found = []
    current = ''
    for c in text:
        if c.isalnum():
            current += c
        elif current:
            found.append(current)
            current = ''
    if current != '':
        found.append(current)
    return found


def wrapped(text, width):
    line = ''
    lines = []
    for word in text.split():
        if len(line) + len(word) + 1 > width and line:
            lines.append(line)
            line = word
        else:
            if line:
                line += ' '
            line += word
    lines.append(line)
    return lines


def snapshots(n):
    s = '<'
    seen = []
    before = s
    while n > 0:
        before = s
        s = s + chr(96 + n) + '\u00e9'
        seen.append(s)
        n -= 1
    return s, before, seen


def doubled(n):
    s = 'ab'
    for i in range(n):
        s += s
    return s


def until_error(items):
    s = ''
    try:
        for item in items:
            s += item
            if len(s) > 5:
                raise ValueError(s)
            s += '.'
    except ValueError as e:
        return 'error ' + str(e) + ' ' + s
    finally:
        print('finally', s)
    return s


def guarded(items):
    s = ''
    for item in items:
        try:
            s += str(int(item))
        except ValueError:
            s += '?'
            continue
        finally:
            s += ';'
        s += '!'
    return s


def two(n):
    a = ''
    b = 'start'
    for i in range(n):
        a += str(i)
        b += a
        if i == 2:
            a, b = b, a
    return a, b


def entry_point(argv):
    n = len(argv)
    print(numbers(n + 20), len(numbers(3000 * n)))
    print(words('the quick, brown  fox: 12 caf\u00e9 \u4e2d\u6587!'))
    print(wrapped('aa bbb cccc dd eeeee f ggg hhhhhhhhhhhhhh i', 8 * n))
    print(snapshots(n + 3))
    print(doubled(4), len(doubled(10)))
    print(until_error(['a', 'b', 'c', 'd']), until_error(['x']), until_error([]))
    print(guarded(['1', 'x', '', '22']))
    print(two(n + 4))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
