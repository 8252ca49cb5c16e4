"""Words of a text, and how often each is there."""


class Count(object):
    """A word, with how often it was there, and the line where it was first."""

    def __init__(self, word, line):
        self.word = word
        self.line = line
        self.times = 0

    def before(self, other):
        """Whether it comes before another: more often, or the same and earlier in the alphabet."""
        if self.times != other.times:
            return self.times > other.times
        return self.word < other.word


def words_of(line):
    """The words of a line, in small letters."""
    words = []
    start = -1
    for at in range(len(line)):
        if line[at].isalpha():
            if start < 0:
                start = at
        elif start >= 0:
            words.append(line[start:at].lower())
            start = -1
    if start >= 0:
        words.append(line[start:].lower())
    return words


def sorted_counts(counts):
    """The counts in order, by insertion."""
    result = []
    for count in counts:
        at = len(result)
        while at > 0 and count.before(result[at - 1]):
            at -= 1
        result.insert(at, count)
    return result


def most_frequent(text, limit):
    """The most frequent words of a text: how often each is there, and the line where it was first."""
    if limit < 1:
        raise ValueError("a limit of at least one")
    counts = {}
    for number, line in enumerate(text.split("\n")):
        for word in words_of(line):
            if word not in counts:
                counts[word] = Count(word, number + 1)
            counts[word].times += 1
    found = sorted_counts(counts.values())
    return [(count.word, count.times, count.line) for count in found[:limit]]
