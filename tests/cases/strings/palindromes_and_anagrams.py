def is_palindrome(s):
    cleaned = ''.join(c.lower() for c in s if c.isalnum())
    return cleaned == cleaned[::-1]


def anagrams(words):
    groups = {}
    for w in words:
        groups.setdefault(''.join(sorted(w.casefold())), []).append(w)
    return [g for g in groups.values() if len(g) > 1]


def longest_common_prefix(words):
    prefix = words[0]
    for w in words[1:]:
        while not w.startswith(prefix):
            prefix = prefix[:-1]
    return prefix


def compress(s):
    out = ''
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        out += s[i] + (str(j - i) if j - i > 1 else '')
        i = j
    return out


def roman(n):
    out = ''
    for value, text in [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'), (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]:
        while n >= value:
            out += text
            n -= value
    return out


def entry_point(argv):
    for s in ['A man, a plan, a canal: Panama', 'race a car', '', '\u00e9t\u00e9', 'No lemon, no melon!']:
        print(s, is_palindrome(s))
    print(anagrams(['listen', 'silent', 'google', 'Elbow', 'below', 'enlist', '\u00e9a', 'a\u00e9']), longest_common_prefix(['flower', 'flow', 'flight']), repr(longest_common_prefix(['a', 'b'])))
    print(compress('aaabccdddd'), compress(''), compress('\u4e2d\u4e2d\u4e2da'), [roman(n * len(argv)) for n in [1, 4, 9, 14, 40, 90, 400, 1994, 3888]])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
