#: percent formats
print('%d|%5d|%-5d|%05d|%+d|%x|%#x|%o' % (1, 2, 3, 4, 5, 255, 255, 8))
#: percent floats
print('%f|%.2f|%8.3f|%e|%g|%g|%.0f' % (1.5, 2.345, 3.14159, 12345.678, 1e10, 0.0001, 2.5))
#: percent strings
print('%s|%r|%10s|%-6s|%.2s|%c|%c|%%' % ('a', 'b', 'c', 'd', 'efg', 'h', 105))
#: percent with a dict
print('%(a)s %(b)03d' % {'a': 1, 'b': 2}, '%s' % (None,), '%s' % [1])
#: percent star width
print('%*d|%-*d|%.*f' % (5, 1, 4, 2, 1, 3.14159))
#: percent errors
for f, a in (('%d', 'x'), ('%s %s', (1,)), ('%s', (1, 2)), ('%q', 1)):
    try: f % a
    except (TypeError, ValueError) as e: print(e)
#: format fields
print('{} {}'.format(1, 2), '{1} {0}'.format('a', 'b'), '{x.real} {y[0]} {z[k]}'.format(x=3, y=[4], z={'k': 5}), '{{}}'.format())
#: format alignment
print(format('a', '>5'), format('a', '*^7'), format(3, '<4') + '|', format(-3, '=+5'), '{:>{w}}'.format('x', w=4))
#: format integers
print(format(1234567, ','), format(255, '#x'), format(255, '08b'), format(1000, '_'), format(65, 'c'), format(3, '.2f'), format(5, '+d'))
#: format floats
print(format(3.14159, '.2f'), format(1e6, ','), format(0.25, '%'), format(1234.5, 'g'), format(1.0, ''), format(1e-7, 'e'), format(2.0, '08.3f'))
#: format errors
for v, s in ((1, 'q'), ('a', 'd'), (1.5, 'd'), ('a', '=5')):
    try: format(v, s)
    except ValueError as e: print(e)
#: f-string nesting
w = 6; v = 3.14159
print(f'{v:{w}.2f}|{v!r:>10}|{"q"}|{w=}|{w + 1 = }|{{}}|{[x for x in (1, 2)]}')
#: f-string conversions
s = 'a"b'
print(f"{s!r} {s!s:>5} {s!a}", f'{"ä"!a}')
#: repr of strings
print(repr('a\'b'), repr('a"b'), repr('\'"'), repr('\n\t\\\x00'), repr('ä\u200b\U0001F40D'), ascii('ä'))
#: escapes
print('\x41\u00e4\N{BULLET}\101\\', r'\n', len('\0'))
#: joined literals
print('a' 'b' "c" f'{1}' 'd')
#: slices of text
s = 'abcdef'
print(s[1:3], s[::-1], s[-3:], s[::2], s[5:1:-2], s[10:], s[:-10], s[2:2], s[-1])
#: finding
s = 'banana'
print(s.find('an'), s.rfind('an'), s.find('x'), s.index('n', 3), s.count('a'), s.count(''), 'nan' in s, s.find('', 6))
#: index raises
try: 'abc'.index('x')
except ValueError as e: print(e)
#: splitting
print('a b  c'.split(), 'a,b,,c'.split(','), 'a b c'.split(None, 1), 'a,b,c'.rsplit(',', 1), ''.split(), ''.split(','), 'a\nb\r\nc\n'.splitlines())
#: partition
print('k=v=w'.partition('='), 'k=v=w'.rpartition('='), 'kv'.partition('='), 'kv'.rpartition('='))
#: joining
print(','.join(['a', 'b']), ''.join(str(i) for i in range(3)), '-'.join('abc'))
try: ','.join([1])
except TypeError as e: print(e)
#: stripping
print(' a '.strip() + '|', 'xxaxx'.strip('x'), 'abcab'.lstrip('ab'), 'abcab'.rstrip('ba'), 'prefix-x'.removeprefix('prefix-'))
#: letter cases
print('hELLO wORLD'.capitalize(), 'hello world'.title(), 'aBc'.swapcase(), 'ß'.upper(), 'ẞ'.casefold(), "they're".title())
#: questions about text
print('abc'.isalpha(), '12'.isdigit(), '²'.isdigit(), '²'.isdecimal(), 'a1'.isalnum(), ' '.isspace(), 'a_1'.isidentifier(), ''.isalpha())
#: padding
print('a'.center(5, '*'), 'ab'.center(5, '*'), 'a'.ljust(3, '.'), 'a'.rjust(3), '42'.zfill(5), '-42'.zfill(5), 'a\tb'.expandtabs(4))
#: replace and translate
print('aaa'.replace('a', 'b', 2), 'abc'.replace('', '-'), 'abc'.translate(str.maketrans('ab', 'xy', 'c')), 'abc'.translate({97: None}))
#: starts and ends
print('abc'.startswith(('x', 'a')), 'abc'.endswith('bc'), 'abc'.startswith('b', 1), 'abc'.endswith('b', 0, 2), 'abc'.startswith(''))
#: comparison of strings
print('a' < 'b', 'Z' < 'a', 'ab' < 'abc', 'ä' > 'z', max('hello'), sorted('bca'), 'a' * 3, 'a' * -1)
#: encoding
print('äö'.encode(), 'äö'.encode('latin-1'), 'ä'.encode('ascii', 'replace'), 'ä€'.encode('ascii', 'ignore'))
#: decoding
print(b'\xc3\xa4'.decode(), b'\xe4'.decode('latin-1'), b'a\xff'.decode('utf-8', 'replace'))
try: b'\xff'.decode()
except UnicodeDecodeError as e: print(e)
#: bytes methods
b = b'ab\x00\xff'
print(b, b[0], b[1:3], list(b), b.hex(), bytes.fromhex('00 ff'), b.find(b'\x00'), b + b'!', bytes(3), b'a,b'.split(b','))
#: bytearray changes
a = bytearray(b'abc')
a[0] = 65; a.append(100); a.extend(b'ef'); del a[1]; a[1:2] = b'XYZ'
print(a, len(a), a.pop(), bytes(a))
#: bytes errors
for f in (lambda: bytes([256]), lambda: b'a' + 'a', lambda: bytearray(b'a').append(300)):
    try: f()
    except (ValueError, TypeError) as e: print(e)
#: ord and chr
print(ord('ä'), chr(8364), chr(0x1F40D), ord(b'a'), [chr(c) for c in range(97, 100)])
#: regular expressions
import re
m = re.match(r'(\w+)-(?P<n>\d+)', 'ab-12!')
print(m.groups(), m.group('n'), m.span(), re.sub(r'\d', lambda m: str(int(m[0]) + 1), 'a1b2'), re.findall(r'[ab]+', 'aabcab'))
#: text of containers
print(str([1, 'a', (2,), {'k': None}, {3}, 1.5, True]), repr(()), str({}), set(), frozenset([1]), [[]], ((),))
#: text of recursive containers
l = [1]; l.append(l); d = {}; d['d'] = d
print(l, d)
#: io in memory
import io
s = io.StringIO(); s.write('a\nb'); print('x', end='!', file=s)
print(repr(s.getvalue()))
#: print options
print(1, 2, sep='-', end='.\n'); print(); print('a', 'b', sep=''); print(*[1, 2], sep=', ')
