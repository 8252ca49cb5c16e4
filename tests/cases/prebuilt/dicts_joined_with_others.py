# `|` and `update` of dicts of import time, empty ones too, whose items are of other types.
EMPTY = {}
SOME = {4: "4"}
PARTS = (0, {}, {}, {"a": 1})


def joined(i):
    print(EMPTY | {5: '', i: 'i'}, {7: 'x'} | EMPTY)
    d = PARTS[2] | {i: [i]}
    print(d, len(PARTS[2]), PARTS[3] | {"b": i})
    for k, v in (SOME | {5: 'q', i: ''}).items():
        print(k, v)
    e = {i: 2.5}
    e.update(PARTS[1])
    e |= {9: 1.5}
    print(e, sorted(e.keys()), list(SOME.keys()), list(SOME.values()), list(EMPTY.items()))


def entry_point(argv):
    joined(0)
    joined(len(argv) + 6)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
