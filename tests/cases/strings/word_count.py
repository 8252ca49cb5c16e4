def entry_point(argv):
    text = 'the cat and the dog and the bird'
    counts = {}
    for word in text.split():
        counts[word] = counts.get(word, 0) + 1
    for word in sorted(counts.keys()):
        print(word, counts[word])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
