TEXT = """the cat sat on the mat
the dog ate the cat
a cat and a dog"""


def entry_point(argv):
    index = {}
    for number, line in enumerate(TEXT.split('\n'), 1):
        for column, word in enumerate(line.split()):
            index.setdefault(word, {}).setdefault(number, []).append(column)
    for word in sorted(index):
        print(word, index[word])
    counts = {w: sum(len(c) for c in lines.values()) for w, lines in index.items()}
    top = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:3]
    print(top, max(counts, key=lambda w: counts[w]), sum(counts.values()), len(index))
    both = sorted(set(index['cat']) & set(index['dog']))
    print(both, 'cow' in index, index.get('cow', {}), list(index['the'].items()))
    lengths = {}
    for w in index:
        lengths.setdefault(len(w), []).append(w)
    print({k: sorted(v) for k, v in sorted(lengths.items())})
    bigrams = {}
    for line in TEXT.split('\n'):
        ws = line.split()
        for a, b in zip(ws, ws[1:]):
            bigrams[a, b] = bigrams.get((a, b), 0) + 1
    print(sorted(k for k, v in bigrams.items() if v > 1), len(bigrams))
    anagrams = {}
    for w in ['tea', 'ate', 'tan', 'nat', 'bat', 'eat']:
        anagrams.setdefault(''.join(sorted(w)), []).append(w)
    print(anagrams, [g for g in anagrams.values() if len(g) > 1])
    trie = {}
    for w in ['to', 'tea', 'ten']:
        prefix = ''
        for ch in w:
            trie.setdefault(prefix, set()).add(ch)
            prefix += ch
    print({k: sorted(v) for k, v in trie.items()})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
