import re


def entry_point(argv):
    text = 'price: $100, cost: EUR200, \u20ac300 and 400'
    print(re.findall(r'(?<=\$)\d+', text), re.findall(r'(?<=EUR)\d+', text), re.findall(r'(?<=cost: )\w+', text), re.findall(r'(?<!\d)(?<![\w$\u20ac])\d+', text))
    print(re.findall(r'(?<=a|b)c', 'ac bc cc'), re.findall(r'(?<=(a.))x', 'abx aax x'), re.findall(r'(?<![ab]{2})c', 'abc aac xc c'), re.sub(r'(?<=-)\w', lambda m: m.group().upper(), 'a-b-c'))
    print(re.search(r'(?<=^)a', 'ba'), re.search(r'(?<=\bfoo )bar', 'foo bar').span(), re.split(r'(?<=[.!?])\s+', 'One. Two! Three? Four'), re.findall(r'(?<!^)[A-Z]', 'CamelCaseWord'))
    print(re.sub(r'(?<!^)(?=[A-Z])', '_', 'camelCaseHTTPWord').lower(), re.compile('(?<=ab)c').search('abc', 2).span(), re.compile('^c').search('abc', 2))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
