import sys


class Counts:
    def __init__(self, *words):
        self.counts = {}
        self.extend(*words)

    def extend(self, *words):
        for word in words:
            self.counts[word] = self.counts.get(word, 0) + 1
        return self


def entry_point(argv):
    several = [Counts(*line.split()) for line in ["a b a", ""]]
    print([c.counts for c in several], Counts("q").extend(*"xyx").counts)
    print(Counts().extend(*{"k": 1}).extend("l", *["k"]).counts)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
