def entry_point(argv):
    d = {'a': 1}
    print(d.get('a', 0), d.get('b', 0))
    print(d.setdefault('a', 5), d.setdefault('c', 7), d['c'])
    groups = {}
    for word in ['apple', 'avocado', 'banana', 'blueberry', 'cherry']:
        groups.setdefault(word[0], []).append(word)
    for k in groups:
        print(k, groups[k])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
