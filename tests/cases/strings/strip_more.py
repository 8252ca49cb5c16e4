def entry_point(argv):
    n = len(argv)
    s = ' \t\n x y \r\x0b\x0c\x1c '
    print(s.strip(), [s.lstrip() == 'x y \r\x0b\x0c\x1c ', s.rstrip() == ' \t\n x y'], ascii('\u2003\u00a0x\u3000'.strip()), ascii('\u200bx'.strip()))
    print('xxhixx'.strip('x'), 'xyhiyx'.strip('xy'), 'abcba'.strip('ab'), 'aaa'.strip('a') == '', ''.strip(), ''.strip('x'), 'hello'.strip(''), 'hello'.lstrip('eh'), 'hello'.rstrip('lo'), 'hello'.strip(None))
    print('\u00e9\u00e8x\u00e9'.strip('\u00e9'), '\U0001f600a\U0001f600'.strip('\U0001f600'), 'a\u00e9'.rstrip('\u00e9\u4e2d'), '0005'.lstrip('0'), '1.500'.rstrip('0').rstrip('.'), '[x]'.strip('[]'))
    chars = 'ab' * n
    print('abcab'.strip(chars), 'abcab'.lstrip(chars), 'abcab'.rstrip(chars), 'prefix-x'.removeprefix('prefix-'), 'x.py'.removesuffix('.py'), 'x'.removeprefix('xx'), 'xx'.removesuffix(''), 'aaa'.removeprefix('a'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
