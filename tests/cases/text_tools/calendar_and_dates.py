MONTHS = 'January February March April May June July August September October November December'.split()
DAYS = 'Mo Tu We Th Fr Sa Su'.split()


class BadDate(ValueError):
    pass


def leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year, month):
    return 29 if month == 2 and leap(year) else [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


class Date:
    def __init__(self, year, month, day):
        if not 1 <= month <= 12:
            raise BadDate(f'month {month}')
        if not 1 <= day <= month_length(year, month):
            raise BadDate(f'{MONTHS[month - 1]} {year} has no day {day}')
        self.year, self.month, self.day = year, month, day

    @classmethod
    def parse(cls, text):
        try:
            y, m, d = [int(p) for p in text.split('-')]
        except ValueError:
            raise BadDate(f'not a date: {text!r}') from None
        return cls(y, m, d)

    @classmethod
    def from_days(cls, n):
        year = n // 366 + 1
        while Date(year + 1, 1, 1).days() <= n:
            year += 1
        n -= Date(year, 1, 1).days()
        month = 1
        while n >= month_length(year, month):
            n -= month_length(year, month)
            month += 1
        return cls(year, month, n + 1)

    def days(self):
        y = self.year - 1
        return y * 365 + y // 4 - y // 100 + y // 400 + self.year_day() - 1

    def year_day(self):
        return sum(month_length(self.year, m) for m in range(1, self.month)) + self.day

    def weekday(self):
        return self.days() % 7

    def __add__(self, n):
        return Date.from_days(self.days() + n)

    def __sub__(self, other):
        return self.days() - other.days()

    def __lt__(self, other):
        return self.days() < other.days()

    def __eq__(self, other):
        return self.days() == other.days()

    def __str__(self):
        return f'{self.year:04}-{self.month:02}-{self.day:02}'

    def iso_week(self):
        thursday = self + (3 - self.weekday())
        return thursday.year, (thursday.year_day() - 1) // 7 + 1

    def add_months(self, n):
        years, month = divmod(self.month - 1 + n, 12)
        year = self.year + years
        return Date(year, month + 1, min(self.day, month_length(year, month + 1)))


def easter(year):
    a, b, c = year % 19, year // 100, year % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return Date(year, month, day + 1)


def show_month(year, month):
    print(f'{MONTHS[month - 1]} {year}'.center(20).rstrip())
    print(' '.join(DAYS))
    cells = ['  '] * Date(year, month, 1).weekday() + [f'{d:2}' for d in range(1, month_length(year, month) + 1)]
    for i in range(0, len(cells), 7):
        print(' '.join(cells[i:i + 7]))


def entry_point(argv):
    show_month(2024, 2)
    show_month(2026, 11)
    a = Date.parse('2000-02-29')
    print(a, a.year_day(), DAYS[a.weekday()], a + 1, a + 366, a + -60, a.add_months(12), a.add_months(-13), a.add_months(1))
    print(Date(2024, 3, 1) - Date(2024, 2, 1), Date(1970, 1, 1).days(), Date.from_days(0), a < a + 1, a == Date(2000, 2, 29))
    print([str(easter(y)) for y in (1961, 2000, 2024, 2038)], [y for y in (1900, 2000, 2023, 2024) if leap(y)])
    print([Date.parse(t).iso_week() for t in ('2021-01-03', '2021-01-04', '2020-12-31', '2016-01-01', '2018-12-31')])
    print(all(Date.from_days(n).days() == n for n in range(730000, 731500, 7)))
    for bad in ('2023-02-29', '2023-13-01', 'today', '2023-04-31', '1-2'):
        try:
            print(Date.parse(bad))
        except BadDate as e:
            print('BadDate:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
