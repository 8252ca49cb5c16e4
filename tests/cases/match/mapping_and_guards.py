def handle(event):
    match event:
        case {'type': 'click', 'x': x, 'y': y}:
            return 'click at %s,%s' % (x, y)
        case {'type': 'key', 'key': ('a' | 'b') as k}:
            return 'ab ' + k
        case {'type': 'key', 'key': k} if len(k) > 1:
            return 'long ' + k
        case {'type': t, **rest}:
            return t + ' ' + ','.join(sorted(rest))
        case {}:
            return 'other %d' % len(event)


def classify(p):
    match p:
        case (0, 0):
            return 'origin'
        case (x, 0) | (0, x):
            return 'axis %d' % x
        case (x, y) if x == y:
            return 'diagonal'
        case (x, y) if x < 0 or y < 0:
            return 'negative'
        case _:
            return 'plain'


def text(s):
    match s:
        case 'yes' | 'y' | 'true':
            return True
        case 'no' | 'n' | 'false':
            return False
        case '':
            return False
        case other if other.isdigit():
            return int(other) > 0
    return False


def const(x):
    match x:
        case 0.5:
            return 'half'
        case 1.0:
            return 'one'
        case y:
            return '%g' % y


def entry_point(argv):
    for e in [{'type': 'click', 'x': '1', 'y': '2'}, {'type': 'key', 'key': 'a'}, {'type': 'key', 'key': 'tab'},
              {'type': 'key', 'key': 'z'}, {'q': '1'}, {}]:
        print(handle(e))
    for p in [(0, 0), (5, 0), (0, 7), (3, 3), (-1, 2), (1, 2)]:
        print(classify(p))
    print([text(s) for s in ['yes', 'n', '', '5', '0', 'zz']])
    print(const(0.5), const(1.0), const(2.5))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
