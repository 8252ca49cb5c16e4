import array
import collections
import json
import struct
import sys
from json import JSONDecodeError


def unpack(data):
    try:
        return str(struct.unpack('<ih', data)[0])
    except struct.error as e:
        return str(e)


def pack(n):
    try:
        return struct.pack('<B', n)
    except struct.error as e:
        return type(e).__name__.encode()


def parse(text):
    try:
        return json.dumps(json.loads(text))
    except json.JSONDecodeError as e:
        return 'JSONDecodeError %s (%d %d %d)' % (e.msg, e.lineno, e.colno, e.pos)


def parse_as_value_error(text):
    try:
        json.loads(text)
    except ValueError as e:
        return '%s %s' % (isinstance(e, JSONDecodeError), e)
    return 'fine'


def pops():
    out = []
    d = collections.deque([1])
    d.pop()
    try:
        d.pop()
    except IndexError as e:
        out.append(str(e))
    try:
        d.popleft()
    except IndexError as e:
        out.append(str(e))
    o = collections.OrderedDict()
    try:
        o.popitem()
    except KeyError as e:
        out.append(str(e))
    c = collections.Counter('aab')
    out.append(str(c['zz']))
    dd = collections.defaultdict(int)
    out.append(str(dd['x']))
    a = array.array('i', [1])
    try:
        a[3] = 1
    except IndexError as e:
        out.append(str(e))
    return out


def leave(n):
    try:
        if n == 0:
            sys.exit()
        if n == 1:
            sys.exit(3)
        sys.exit('message')
    except SystemExit as e:
        return str(e.code) if n < 2 else 'left'


def entry_point(argv):
    print(unpack(b'\x01\x00\x00\x00\x02\x00'), unpack(b'abc'), unpack(b''))
    print(pack(5), pack(300), pack(-1))
    for text in ['{"a": [1, 2]}', '', '[1,]', '{"a" 1}', 'nul', '"open', '[1] 2', '{"a":\n 1,\n x}']:
        print(parse(text), '/', parse_as_value_error(text))
    print(pops())
    print(leave(0), leave(1), leave(2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
