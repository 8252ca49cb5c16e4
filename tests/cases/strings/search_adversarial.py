def entry_point(argv):
    n = 20000 * len(argv)
    text = 'a' * n
    needle = 'a' * (n // 2) + 'b'
    back = 'b' + 'a' * (n // 2)
    print(text.find(needle), text.rfind(back), needle in text, text.count(needle), text.replace(needle, 'x') == text)
    print(len(text.split(needle)), len(text.rsplit(back)), text.partition(needle)[1] == '', text.rpartition(back)[0] == '')
    mixed = ('ab' * (n // 4) + 'c') * 2
    print(mixed.find('ab' * (n // 4) + 'd'), mixed.find('ba' * (n // 8) + 'c'), mixed.rfind('ab' * (n // 4) + 'c'), mixed.count('abab' * (n // 16)))
    wide = '\u00e9' * n
    print(wide.find('\u00e9' * (n // 2) + 'e'), wide.find('\u00e9' * (n - 3), 2), wide.count('\u00e9' * 7), wide.rfind('e' + '\u00e9' * 9))
    raw = b'\x00' * n
    print(raw.find(b'\x00' * (n // 2) + b'\x01'), raw.rfind(b'\x01' + b'\x00' * (n // 2)), raw.count(b'\x00' * 6), raw.replace(b'\x00' * 1000, b'1') == b'1' * (n // 1000))
    periodic = 'abcabcabd' * (n // 9)
    print(periodic.find('abcabcabcabd'), periodic.find('cabdabcabcabdab'), periodic.rfind('dabca'), periodic.count('abcabd'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
