import json


class Point(object):
    def __init__(self, x):
        self.x = x


def entry_point(argv):
    v = json.loads('[1, "two", [3], {"k": "v"}, null, false, 1e3]')
    try:
        print(v['k'])
    except TypeError as e:
        print('T', e)
    try:
        print(v[100])
    except IndexError as e:
        print('I', e)
    try:
        print(v[3]['zz'])
    except KeyError as e:
        print('K', e)
    try:
        print(v[0]['zz'])
    except TypeError as e:
        print('T', e)
    try:
        print(v[4]['zz'])
    except TypeError as e:
        print('T', e)
    print(v[-1], v[1].upper(), v[1].split('w'), 'k' in v[3], 'two' in v, 3 in v[2], v[3].get('k'), v[3].get('q'), v[3].get('q', 7), v[3].get('q', 'd'))
    v.append(5)
    v.append('s')
    v.append(None)
    v[0] = [1, 2]
    v[3]['new'] = {'a': 1.5}
    del v[1]
    print(v, json.dumps(v, separators=(',', ':')), v == json.loads(json.dumps(v)))
    print(sorted(v[0]), [int(x) + 1 for x in v[0]], {str(k): k for k in v[2]}, bool(v[3]), v[3] is None)
    print('%s %d' % (v[0], int(v[0][0])), f'{v[0]} {v[0][1]:>4} {v[5]:.2f}' if len(v) == 2 else f'{v[0][1]:>4}|')
    print(json.dumps(Point(3), default=lambda p: {'x': p.x}), json.dumps([Point(1), Point(2)], default=lambda p: p.x))
    print(json.dumps({1: 'a', 2: 'b'}), json.dumps({'b': 1, 'a': 2}, sort_keys=True), json.dumps({True: 1}), json.dumps({1.5: None}))
    print(json.dumps('\u00e9\U0001f600\x7f\x00\n'), ascii(json.dumps('\u00e9\U0001f600', ensure_ascii=False)), json.dumps([], indent=1), json.dumps({}, indent=1), json.dumps(([], {}), indent='\t'))
    print(json.dumps(float('inf')), json.dumps([float('nan'), -float('inf')]))
    try:
        json.dumps(float('nan'), allow_nan=False)
    except ValueError as e:
        print(e)
    try:
        json.dumps({1, 2})
    except TypeError as e:
        print(e)
    try:
        json.dumps(Point(1))
    except TypeError as e:
        print(e)
    for x in json.loads('{"a": 1, "b": [2]}'):
        print(x, x < 'b', x == 'a')
    a, b, c = json.loads('[1, 2, 3]')
    print(a, b, c)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
