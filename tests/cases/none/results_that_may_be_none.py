"""Functions that find something or nothing: every kind of result, tested in every way."""


class Item:
    def __init__(self, name, next=None):
        self.name = name
        self.next = next


def find_text(words, start):
    for word in words:
        if word.startswith(start):
            return word


def find_item(item, name):
    while item is not None and item.name != name:
        item = item.next
    return item


def find_list(lists, n):
    for items in lists:
        if len(items) == n:
            return items
    return None


def find_dict(dicts, key):
    for d in dicts:
        if key in d:
            return d
    return None


def find_function(functions, x):
    for f in functions:
        if f(x):
            return f
    return None


def find_bytes(parts, c):
    for part in parts:
        if c in part:
            return part
    return None


def positive(x):
    return x > 0


def even(x):
    return x % 2 == 0


def length(text):
    return -1 if text is None else len(text)


def entry_point(argv):
    words = ['apple', 'banana', '', 'cherry']
    for start in ('b', 'x', '', 'ch'):
        word = find_text(words, start)
        print(repr(word), word is None, not word, word == 'banana', word or 'none', length(word))
    chain = Item('a', Item('b', Item('c')))
    for name in ('a', 'c', 'z'):
        item = find_item(chain, name)
        if item is None:
            print(name, 'not found')
        elif item.next is None:
            print(name, 'last')
        else:
            print(name, 'before', item.next.name)
    for n in (0, 2, 5):
        items = find_list([[1, 2], [3], []], n)
        print(n, items, items is not None and len(items) or -1, items == [1, 2], items == [])
    for key in ('x', 'q'):
        d = find_dict([{'x': 1}, {'y': 2}], key)
        print(key, d, d is None, (d or {}).get(key, 0))
    for x in (4, -3, -4):
        f = find_function([positive, even], x)
        print(x, f is None, f is even, f is not None and f(x))
    for c in (b'l', b'z'):
        part = find_bytes([b'hello', b'', b'world'], c)
        print(c, part, part is None)
    pairs = [(find_text(words, 'b'), 1), (find_text(words, 'q'), 2)]
    print(pairs, [word for word, n in pairs if word is not None])
    seen = {}
    for start in ('a', 'q', 'c'):
        seen[start] = find_text(words, start)
    print(seen, sorted(key for key in seen if seen[key] is None), None in seen.values())
    try:
        print(find_item(chain, 'q').name)
    except AttributeError as e:
        print('AttributeError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
