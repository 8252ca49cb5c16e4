"""What `json` writes, with all its options, and reads again; what it does not read."""
import json


def attempt(text):
    try:
        json.loads(text)
        print('fine', repr(text))
    except json.JSONDecodeError as e:
        print(repr(text), '->', e.msg, e.lineno, e.colno, e.pos)


def entry_point(argv):
    print(json.dumps({'b': 1, 'a': -2}), json.dumps({'b': 1, 'a': -2}, sort_keys=True))
    print(json.dumps([1.5, -0.0, 1e100, 2.0]), json.dumps([True, False]), json.dumps([]))
    print(json.dumps('tab\t quote" back\\ slash/ é 日 \x01 \x7f'))
    print(json.dumps('é 日', ensure_ascii=False))
    print(json.dumps([[1, 2], [], [3]], indent=2))
    print(json.dumps({'k': [1, 2]}, indent=1))
    print(json.dumps({'k': 'v', 'l': ''}, separators=(',', ':')))
    print(json.dumps({1: 'one', 2: 'two'}))
    print(json.dumps(None), json.dumps(7), json.dumps('x'))
    data = json.loads('{"name": "Ann\\u00e9", "ages": [1, 20, -3], "ok": true, "none": null}')
    print(str(data['name']), [int(n) for n in data['ages']], bool(data['ok']))
    for text in ['', '{', '[1,]', '{"a" 1}', '"open', '[1 2]', 'nul', '01', '{"a": 1,}', '[1]x',
                 ' \n [1,\n 2,,]', '"bad \\x"', '1.', '-']:
        attempt(text)
    for text in ['0', '-1.5e3', '"\\ud83d\\ude00"', ' [ ] ', '{}', 'true']:
        attempt(text)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
