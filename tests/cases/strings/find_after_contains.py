# Searches that begin at the start of a text, and then searches of the same sort that do not: each
# has to begin where it is told to.


def searches(text, sep, start):
    print(sep in text, text.find(sep), text.find(sep, start), text.rfind(sep, start))
    print(text.count(sep), text.count(sep, start), text.split(sep, 1))
    try:
        print(text.index(sep, start))
    except ValueError as e:
        print('ValueError', e)


def lists(items, value, start):
    print(value in items, items.index(value), items.count(value))
    try:
        print(items.index(value, start))
    except ValueError:
        print('not there')


def raw(data, sep, start):
    print(sep in data, data.find(sep), data.find(sep, start), data.count(sep, start))


def entry_point(argv):
    for start in range(0, 12, 3):
        searches('abc:def:ghi', ':', start)
        searches('añc::dñf::g', '::', start)
        raw(b'a:b:c:d', b':', start)
        lists([3, 1, 4, 1, 5, 9, 2, 6], 1, start)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
