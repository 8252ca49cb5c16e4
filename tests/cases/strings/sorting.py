def entry_point(argv):
    words = ['pear', 'Apple', 'fig', 'apple', 'banana', '']
    words.sort()
    print(words)
    words.sort(reverse=True)
    print(words)
    print(sorted('hello'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
