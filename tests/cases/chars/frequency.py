def entry_point(argv):
    counts = [0] * 26
    for c in 'the quick brown fox jumps over the lazy dog':
        if c != ' ':
            counts[ord(c) - ord('a')] += 1
    for i in range(26):
        if counts[i] > 1:
            print(chr(ord('a') + i), counts[i])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
