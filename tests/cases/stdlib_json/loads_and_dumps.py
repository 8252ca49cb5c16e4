import json


def entry_point(argv):
    v = json.loads('{"a": [1, 2.5, "x", null, true], "b": {"c": "d\\u00e9"}, "n": -12}')
    print(v)
    print(v['a'][0], v['b']['c'], len(v), len(v['a']))
    print(isinstance(v, dict), isinstance(v['a'], list), isinstance(v['a'][2], str), isinstance(v['a'][4], (int, float)), v['a'][3] is None)
    for x in v['a']:
        print(x, repr(x))
    for k, x in v.items():
        print(k, x)
    print(int(v['n']) + 1, v['n'] == -12, v['b']['c'] == 'd\u00e9', float(v['a'][1]) * 2)
    print(json.dumps([1, 2, 3]), json.dumps({'a': 1}), json.dumps('q"'), json.dumps(None), json.dumps(True), json.dumps(1.5))
    print(json.dumps(v), json.dumps(v, indent=2, sort_keys=True))
    print(json.dumps({'k': [(1, 2), (3, 4)]}), json.dumps((1, 'a', None)))
    for s in ['', '{', '[1', '"a']:
        try:
            print(json.loads(s))
        except json.JSONDecodeError as e:
            print(e, e.pos, e.lineno, e.colno)
        except ValueError as e:
            print('v', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
