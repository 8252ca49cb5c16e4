"""An inverted index, with scores by the frequency of terms."""

import math

STOP_WORDS = frozenset(["a", "an", "and", "the", "of"])


class Posting(object):
    def __init__(self, document):
        self.document = document
        self.count = 0


class Index(object):
    def __init__(self):
        self.postings = {}
        self.lengths = []

    def add(self, text):
        number = len(self.lengths)
        terms = words(text)
        self.lengths.append(len(terms))
        for term in terms:
            found = self.postings.setdefault(term, [])
            if not found or found[-1].document != number:
                found.append(Posting(number))
            found[-1].count += 1

    def weight(self, term):
        found = len(self.postings.get(term, []))
        return math.log((1.0 + len(self.lengths)) / (1.0 + found)) + 1.0

    def search(self, query):
        scores = {}
        matched = {}
        terms = words(query)
        for term in terms:
            weight = self.weight(term)
            for posting in self.postings.get(term, []):
                number = posting.document
                share = posting.count / self.lengths[number]
                scores[number] = scores.get(number, 0.0) + share * weight
                matched[number] = matched.get(number, 0) + 1
        found = [n for n in scores if matched[n] == len(terms)]
        found.sort(key=lambda n: (-scores[n], n))
        return [(n, scores[n]) for n in found]


def words(text):
    cleaned = "".join([c.lower() if c.isalnum() else " " for c in text])
    return [word for word in cleaned.split() if word not in STOP_WORDS]


def search(documents, query):
    index = Index()
    for document in documents:
        index.add(document)
    return index.search(query)
