class DurationError(ValueError):
    def __init__(self, text, why):
        super().__init__(f'{text!r}: {why}')


UNITS = [('week', 'w', 604800), ('day', 'd', 86400), ('hour', 'h', 3600), ('minute', 'm', 60), ('second', 's', 1)]


class Duration:
    def __init__(self, seconds):
        self.seconds = seconds

    @classmethod
    def parse(cls, text):
        """`1h30m`, `90 minutes`, `1:02:03`, `P1DT2H`."""
        s = text.strip().lower()
        if not s:
            raise DurationError(text, 'empty')
        sign = 1
        if s[0] == '-':
            sign, s = -1, s[1:]
        if ':' in s:
            total = 0
            for part in s.split(':'):
                if not part.isdigit():
                    raise DurationError(text, f'bad field {part!r}')
                if int(part) > 59 and total:
                    raise DurationError(text, f'{part} is too much')
                total = total * 60 + int(part)
            return cls(sign * total)
        minutes_only = False
        if s[0] == 'p':
            s = s[1:].replace('t', '')
            minutes_only = True
        total, number, word = 0, '', ''
        for c in s + ' 0':
            if c.isdigit() and word:
                total += int(number) * cls.unit(text, word)
                number, word = c, ''
            elif c.isdigit():
                number += c
            elif c.isalpha():
                if not number:
                    raise DurationError(text, f'{c!r} without a number')
                word += c
            elif c not in ' ,':
                raise DurationError(text, f'unexpected {c!r}')
        if number != '0' and not word and number[:-1]:
            raise DurationError(text, 'a number without a unit')
        if minutes_only and not total:
            raise DurationError(text, 'nothing after P')
        return cls(sign * total)

    @staticmethod
    def unit(text, word):
        for name, short, size in UNITS:
            if word == short or word == name or word == name + 's' or word == name[:3]:
                return size
        raise DurationError(text, f'no unit {word!r}')

    def parts(self):
        rest = abs(self.seconds)
        for name, short, size in UNITS:
            n, rest = divmod(rest, size)
            if n:
                yield n, name, short

    def __str__(self):
        return ('-' if self.seconds < 0 else '') + (''.join(f'{n}{short}' for n, _, short in self.parts()) or '0s')

    def words(self):
        items = [f'{n} {name}{"" if n == 1 else "s"}' for n, name, _ in self.parts()]
        if not items:
            return 'no time'
        return items[0] if len(items) == 1 else ', '.join(items[:-1]) + ' and ' + items[-1]

    def __add__(self, other):
        return Duration(self.seconds + other.seconds)

    def __mul__(self, k):
        return Duration(round(self.seconds * k))

    def __lt__(self, other):
        return self.seconds < other.seconds


def ago(seconds):
    if seconds < 0:
        return 'in the future'
    for name, _, size in UNITS:
        if seconds >= size:
            n = seconds // size
            return f'{n} {name}{"s" if n > 1 else ""} ago'
    return 'now'


def entry_point(argv):
    found = []
    for text in ('1h30m', '90 minutes', '1:02:03', '2:30', 'P1DT2H', '-45s', '1 week, 2 days', '3 hours 1 sec', '10d', '1w1w', '',
                 'h', '5 parsecs', '1:99:00', '1:xx', '3 / 4', 'P'):
        try:
            d = Duration.parse(text)
            found.append(d)
            print(f'{text!r}: {d.seconds} = {d} = {d.words()}')
        except DurationError as e:
            print('DurationError:', e)
    total = Duration(0)
    for d in found:
        total += d
    print(total, total * 0.5, max(found), min(found), Duration(0), Duration(0).words())
    print([ago(s) for s in (0, 1, 59, 60, 7200, 86400 * 8, -3)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
