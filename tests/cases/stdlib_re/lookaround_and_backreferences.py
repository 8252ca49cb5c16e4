import re


def entry_point(argv):
    print(re.findall(r'\w+(?=;)', 'a;b c;'), re.findall(r'\b\w+\b(?!;)', 'a;b c;'), re.findall(r'(?<=\$)\d+', '$10 20 $30'))
    print(re.findall(r'(?<!\$)\b\d+', '$10 20 $30'))
    print(re.search(r'(\w)\1', 'abccd').group(), re.search(r'(\w+) \1', 'the the').span())
    print(re.search(r'(?P<q>[\'"]).*?(?P=q)', 'say "it\'s" ok').group())
    print(re.match(r'(a)?b\1', 'b') is None, re.match(r'(a?)b\1', 'b').group())
    print(re.sub(r'(\w)\1+', r'\1', 'aabbbcd'))
    print(re.match(r'(?=.*\d)(?=.*[a-z]).{4,}$', 'abc1') is not None, re.match(r'(?=.*\d).{4,}$', 'abcd') is None)
    print(re.findall(r'(?:x|(?=y))', 'xy'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
