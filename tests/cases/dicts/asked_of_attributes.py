# Dicts and keys that are attributes: what is assigned, or changed by a call, between two questions is another one.
import sys


class Word:
    def __init__(self, text):
        self.text = text


class Counter:
    def __init__(self):
        self.counts = {}
        self.n = 0
        self.other = {}

    def add(self, word):
        self.counts[word] = self.counts.get(word, 0) + 1

    def add_word(self, w):
        self.counts[w.text] = self.counts.get(w.text, 0) + 1

    def has(self, w):
        if w.text in self.counts:
            self.n += 1
            return self.counts[w.text]
        return -1

    def swap(self, word):
        n = self.counts.get(word, 0)
        self.counts = self.other
        self.counts[word] = n + 10

    def rename(self, w):
        n = self.counts.get(w.text, 0)
        w.text = w.text + "!"
        self.counts[w.text] = n + 100

    def change(self, word):
        if word in self.counts:
            self.clear(word)
            return self.counts.get(word, -7)
        return 0

    def clear(self, word):
        self.counts = {word: 5}


def entry_point(argv):
    c = Counter()
    for w in "a b a c b a".split():
        c.add(w)
        c.add_word(Word(w))
    print(sorted(c.counts.items()), c.has(Word("a")), c.has(Word("z")), c.n)
    c.rename(Word("a"))
    c.swap("b")
    print(sorted(c.counts.items()))
    c.counts = {"b": 1}
    print(c.change("b"), c.change("q"))
    return 0

if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
