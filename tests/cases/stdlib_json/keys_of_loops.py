"""Objects read by keys that loops give: texts of the program, and keys of the objects themselves."""

import json


def entry_point(argv):
    obj = json.loads('{"a": 1, "b": "two", "c": [1, 2.5, null], "d": {"e": true}}')
    for k in ('a', 'b'):
        print(k, obj[k])
    for k in obj:
        print(k, obj[k])
    for k, v in obj.items():
        print(k, v, obj[k] == v)
    for k in sorted(obj):
        print(k, obj.get(k), k in obj)
    for i in range(3):
        print(obj['c'][i])
    for k in ['a', 'x']:
        try:
            print(obj[k])
        except KeyError as e:
            print('no', e)
    wanted = json.loads('["b", "d"]')
    for k in wanted:
        print(obj[k])
    for k in obj['d']:
        obj['d'][k] = len(k)
    print(json.dumps(obj))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
