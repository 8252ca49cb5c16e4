ONES = ('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen '
        'seventeen eighteen nineteen').split()
TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split()
SCALES = [(10 ** 9, 'billion'), (10 ** 6, 'million'), (1000, 'thousand')]


def words(n):
    if n < 0:
        return 'minus ' + words(-n)
    if n < 20:
        return ONES[n]
    if n < 100:
        tens, ones = divmod(n, 10)
        return TENS[tens] + ('-' + ONES[ones] if ones else '')
    if n < 1000:
        hundreds, rest = divmod(n, 100)
        return f'{ONES[hundreds]} hundred' + (f' and {words(rest)}' if rest else '')
    for scale, name in SCALES:
        if n >= scale:
            big, rest = divmod(n, scale)
            text = f'{words(big)} {name}'
            if rest:
                text += (' and ' if rest < 100 else ', ') + words(rest)
            return text
    raise AssertionError(n)


def parse(text):
    total = current = 0
    sign = 1
    seen = False
    for word in text.lower().replace('-', ' ').replace(',', ' ').split():
        if word == 'minus':
            sign = -1
        elif word in ONES:
            current += ONES.index(word)
            seen = True
        elif word in TENS:
            current += TENS.index(word) * 10
            seen = True
        elif word == 'hundred':
            current *= 100
        elif word != 'and':
            for scale, name in SCALES:
                if word == name:
                    total += current * scale
                    current = 0
                    break
            else:
                raise ValueError(f'what is {word!r}?')
    if not seen:
        raise ValueError(f'no number in {text!r}')
    return sign * (total + current)


def ordinal(n):
    if n % 100 in (11, 12, 13):
        return f'{n}th'
    return f'{n}' + {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')


def ordinal_word(n):
    irregular = {'one': 'first', 'two': 'second', 'three': 'third', 'five': 'fifth', 'eight': 'eighth', 'nine': 'ninth',
                 'twelve': 'twelfth'}
    head, sep, last = words(n).rpartition('-')
    if not sep:
        head, sep, last = words(n).rpartition(' ')
    if last in irregular:
        last = irregular[last]
    elif last.endswith('y'):
        last = last[:-1] + 'ieth'
    else:
        last += 'th'
    return head + sep + last


def cheque(cents):
    euros, rest = divmod(cents, 100)
    return f'{words(euros).capitalize()} euro{"" if euros == 1 else "s"} and {rest:02d}/100'


def entry_point(argv):
    numbers = [0, 7, 13, 20, 42, 100, 101, 999, 1000, 1001, 12345, 1000000, 7000019, 2147483647, -58]
    for n in numbers:
        print(n, '=', words(n))
    print([parse(words(n)) for n in numbers] == numbers, all(parse(words(n)) == n for n in range(0, 20000, 37)))
    print([ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113, 1003)])
    print([ordinal_word(n) for n in (1, 5, 9, 12, 20, 21, 30, 42, 100, 103)])
    print(cheque(100), '|', cheque(123456), '|', cheque(5))
    print(sum(len(words(n).replace(' ', '').replace('-', '')) for n in range(1, 1001)))
    for bad in ('umpteen', '', 'and', 'five hundred score'):
        try:
            print(parse(bad))
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
