# Who goes over an object asks it once for its iterator.
import functools
import itertools


class Some(object):
    def __init__(self, xs):
        self.xs = xs
        self.asked = 0
        self.left = 0

    def __iter__(self):
        self.asked += 1
        self.left = 2
        return self

    def __next__(self):
        if self.left == 0 or len(self.xs) == 0:
            raise StopIteration
        self.left -= 1
        return self.xs.pop(0)


def entry_point(argv):
    print(max(Some([1, 2, 9])), min(Some([4, 3, 1])))
    print(max(Some([1, 2, 9]), key=lambda x: -x), min(Some([4, 3, 1]), key=lambda x: -x))
    print(max(Some([1, 2, 9]), default=7), min(Some([]), default=7), max(Some([2, 1, 5]), key=abs, default=3))
    print(sum(Some([1, 2, 9])), sorted(Some([2, 1, 9])), list(Some([1, 2, 9])), tuple(Some([1, 2, 9])))
    print(functools.reduce(lambda a, b: a * 10 + b, Some([1, 2, 9])), functools.reduce(lambda a, b: a + b, Some([1, 2, 9]), 100))
    print(list(itertools.accumulate(Some([1, 2, 9]))), list(itertools.pairwise(Some([1, 2, 9]))))
    print([(k, list(g)) for k, g in itertools.groupby(Some([1, 1, 9]))])
    print(list(zip(Some([1, 2, 9]), Some([3, 4, 5]))), list(enumerate(Some([1, 2, 9]))), any(Some([0, 0, 1])), all(Some([1, 1, 0])))
    s = Some([1, 2, 3, 4, 5])
    print(max(s), s.asked, sum(s), s.asked, s.xs)
    return 0
