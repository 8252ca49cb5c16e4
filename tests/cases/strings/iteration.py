def entry_point(argv):
    count = 0
    vowels = ''
    for c in 'the quick brown fox':
        if c in 'aeiou':
            vowels += c
        count += 1
    print(count, vowels)
    for c in '':
        print('never')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
