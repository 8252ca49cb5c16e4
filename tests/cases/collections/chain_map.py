from collections import ChainMap


def entry_point(argv):
    base = {'colour': 'red', 'user': 'guest'}
    env = {'user': 'admin'}
    c = ChainMap(env, base)
    print(c['user'], c['colour'], len(c), 'colour' in c, 'zz' in c, c.get('zz', 'none'), sorted(c))
    c['colour'] = 'blue'
    print(env, base, c['colour'])
    child = c.new_child({'user': 'local'})
    print(child['user'], child.parents['user'], len(child.maps), sorted(child.items()))
    del child['user']
    print(child['user'], sorted(child.keys()), sorted(child.values()))
    try:
        child['nope']
    except KeyError as e:
        print('KeyError', e)
    try:
        del child['user']
    except KeyError as e:
        print('KeyError')
    base['late'] = 'x'
    print(child['late'], dict(c) == {'user': 'admin', 'colour': 'blue', 'late': 'x'})
    e = ChainMap({'a': 1})
    print(e['a'], len(e), bool(e), e.pop('a'), len(e), bool(e))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
