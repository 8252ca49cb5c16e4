def entry_point(argv):
    n = len(argv)
    t1 = str.maketrans('abc', 'xyz')
    t2 = str.maketrans('abc', 'xyz', 'de ')
    print('aabbcc dd ee'.translate(t1), 'aabbcc dd ee'.translate(t2), 'nothing'.translate(t1), ''.translate(t2))
    t3 = str.maketrans('\u00e9\u4e2d', 'ec')
    print('caf\u00e9 \u4e2d\u6587' .translate(t3) == 'cafe c\u6587')
    rot = str.maketrans('abcdefghijklmnopqrstuvwxyz', 'nopqrstuvwxyzabcdefghijklm')
    once = 'why did the chicken cross the road'.translate(rot)
    print(once, once.translate(rot))
    print('-'.join(w.translate(str.maketrans('', '', 'aeiou')) for w in ['hello', 'world', 'aeiou'][:n + 2]))
    d = {97: 'AA', 98: '', 99: 'c\u00e9'}
    print('abcabc'.translate(d), 'xyz'.translate({120: 'y'}))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
