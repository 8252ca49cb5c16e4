from functools import cache, lru_cache
CALLS = []


class Shop:
    def __init__(self, rate):
        self.rate = rate
        self.asked = 0

    @cache
    def price(self, item, *, count=1, note="-"):
        self.asked += 1
        return "%s*%d %s %s" % (item, count, note, self.rate)

    @staticmethod
    @lru_cache(maxsize=3)
    def tax(amount, rate=0.5):
        print("tax", amount, rate)
        return amount * rate


@lru_cache(maxsize=8, typed=True)
def shown(x):
    print("shown", x)
    return str(x)


@cache
def area(width, height=2.0, *more, unit="m"):
    CALLS.append(1)
    return "%s%s" % (width * height + sum(more), unit)


@lru_cache(maxsize=2)
def recent(key, tag="t"):
    CALLS.append(1)
    if key > 3:
        return recent(key - 1, tag=tag) + 1
    return key


BEFORE = (area(1.5), area(width=2.5), recent(1), recent(key=2))


def entry_point(argv):
    s = Shop(7)
    t = Shop(8)
    print(s.price("a"), s.price("a", count=2), s.price(item="a", note="n", count=3), s.price("a", note="x"))
    print(s.price("a"), t.price("a"), s.price("a", note="x"), s.asked, t.asked)
    print(Shop.tax(10), Shop.tax(amount=10), Shop.tax(10, 0.25), Shop.tax(10), Shop.tax(20, rate=0.5), Shop.tax(amount=10))
    print(Shop.tax.cache_info())
    print(shown(3), shown(3.0), shown(3), shown(3.0), shown.cache_info().misses)
    print(area(1.5), area(width=2.5), area(1.5, height=4.0), area(1.0, 2.0, 3.0, unit="cm"), area(1.0, unit="km"), BEFORE)
    print(area.cache_info())
    area.cache_clear()
    print(area(1.5), area.cache_info())
    print(recent(2), recent(key=2), recent(7, tag="q"), recent(7, tag="q"), recent(1))
    print(recent.cache_info())
    recent.cache_clear()
    print(recent(1), recent.cache_info())
    print(len(CALLS))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
