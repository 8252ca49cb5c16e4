def rotate(text, k):
    out = []
    for c in text:
        if 'a' <= c <= 'z':
            out.append(chr((ord(c) - 97 + k) % 26 + 97))
        elif c.isupper():
            out.append(chr((ord(c) - 65 + k) % 26 + 65))
        else:
            out.append(c)
    return ''.join(out)


def vowels(text):
    return sum(1 for c in text.lower() if c in 'aeiou')


def is_palindrome(text):
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]


def entry_point(argv):
    print(rotate('Hello, World!', 3), rotate(rotate('Hello', 5), -5), vowels('The Quick Brown Fox'))
    for t in ['A man, a plan, a canal: Panama', 'hello', '', 'No lemon, no melon', '\u00e9t\u00e9']:
        print(is_palindrome(t))
    counts = {}
    for c in 'mississippi':
        counts[c] = counts.get(c, 0) + 1
    print(counts, sorted(counts.items(), key=lambda kv: (-kv[1], kv[0])), max(counts, key=lambda k: counts[k]))
    print(' '.join(w[::-1] for w in 'the quick fox'.split()), 'snake_case_name'.title().replace('_', ''), ''.join('_' + c.lower() if c.isupper() else c for c in 'camelCaseName'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
