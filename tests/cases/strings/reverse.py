def reverse(s):
    result = ''
    for c in s:
        result = c + result
    return result


def is_palindrome(s):
    i = 0
    j = len(s) - 1
    while i < j:
        if s[i] != s[j]:
            return False
        i += 1
        j -= 1
    return True


def entry_point(argv):
    print(reverse('hello'), reverse(''), ''.join(reversed('abc')))
    for s in ['racecar', 'abba', 'abc', '', 'x']:
        print(is_palindrome(s))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
