def entry_point(argv):
    n = len(argv)
    a = bytearray(b' Hello, World ')
    print(a.upper(), a.lower(), a.strip(), a.lstrip(), a.rstrip(), a.title(), a.swapcase(), a.capitalize(), a.replace(b'o', b'0'), a.center(20, b'*'), a.ljust(16), a.rjust(16), a.zfill(18))
    print(a.split(), a.split(b','), a.rsplit(b',', 1), a.partition(b','), a.rpartition(b'o'), a.splitlines(), a.removeprefix(b' '), a.removesuffix(b'ld '))
    print(a.startswith(b' H'), a.endswith(b'd '), a.isalpha(), a.isdigit(), a.isspace(), a.isupper(), a.islower(), a.istitle(), a.isascii(), a.isalnum(), a.rfind(b'o'), a.rindex(b'l'), a.count(b'l'))
    print(a.decode(), a.hex(), b', '.join([bytes(a[1:3]), b'x']), a.translate(bytes(range(256))) == a, a.expandtabs())
    a += b'x' * n
    print(a, repr(a), str(a), '%s' % a, f'{a}', [a], len(a), list(a)[:3], sum(a), max(a), a[1:3].decode())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
