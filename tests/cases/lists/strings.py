def entry_point(argv):
    words = ['zeta', 'alpha', 'mid']
    words.append('beta')
    words.sort()
    print(words, ' '.join(words), max(words), len(words[0]))
    letters = list('hello')
    letters[0] = 'J'
    print(''.join(letters))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
