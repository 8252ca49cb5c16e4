"""Counts words.

RPython: every variable has one type. It runs on CPython as well: `python3 words.py`.
"""


class Entry(object):
    """A word with the number of times it was seen."""

    def __init__(self, word, order):
        self.word = word
        self.order = order
        self.count = 0

    def comes_before(self, other):
        """More frequent words come first; of equally frequent ones, the first seen."""
        if self.count != other.count:
            return self.count > other.count
        return self.order < other.order


class Counter(object):
    def __init__(self, keep):
        self.keep = keep
        self.entries = {}
        self.total = 0

    def add_word(self, word):
        if not self.keep(word):
            return
        entry = self.entries.get(word)
        if entry is None:
            entry = Entry(word, len(self.entries))
            self.entries[word] = entry
        entry.count += 1
        self.total += 1

    def add_text(self, text):
        letters = []
        for c in text:
            if c.isalnum() or (c == "'" and len(letters) > 0):
                letters.append(c)
            elif len(letters) > 0:
                self.add_letters(letters)
                letters = []
        if len(letters) > 0:
            self.add_letters(letters)

    def add_letters(self, letters):
        while len(letters) > 0 and letters[-1] == "'":
            letters.pop()
        if len(letters) > 0:
            self.add_word("".join(letters).lower())

    def sorted_entries(self):
        return merge_sort([self.entries[word] for word in self.entries])


def merge_sort(entries):
    if len(entries) < 2:
        return entries
    middle = len(entries) // 2
    left = merge_sort(entries[:middle])
    right = merge_sort(entries[middle:])
    result = []
    i = 0
    j = 0
    while i < len(left) and j < len(right):
        if right[j].comes_before(left[i]):
            result.append(right[j])
            j += 1
        else:
            result.append(left[i])
            i += 1
    while i < len(left):
        result.append(left[i])
        i += 1
    while j < len(right):
        result.append(right[j])
        j += 1
    return result


def count(texts, keep, limit):
    """How many words and how many different ones, of those that are to be kept, and the `limit` most frequent."""
    counter = Counter(keep)
    for text in texts:
        counter.add_text(text)
    top = []
    for entry in counter.sorted_entries():
        if len(top) == limit:
            break
        top.append((entry.word, entry.count))
    return counter.total, len(counter.entries), top


def self_test():
    text = "The cat and the dog. 'The' end; isn't it?  The dogs' end..."
    total, different, top = count([text, ""], lambda word: True, 3)
    assert total == 12
    assert different == 8
    assert top == [("the", 4), ("end", 2), ("cat", 1)]
    assert count([], lambda word: True, 5) == (0, 0, [])
    assert count(["Äpfel äpfel end"], lambda word: word != "end", 5) == (2, 1, [("äpfel", 2)])


if __name__ == "__main__":
    self_test()
    print("words: ok")
