def entry_point(argv):
    items = [1]
    items.extend([2, 3])
    items += [4]
    items.extend(items)
    print(items)
    items *= 2
    print(len(items))
    words = ['a']
    words.extend('bc')
    words += ('d', 'e')
    print(words)
    items.extend(range(3))
    print(items[-3:])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
