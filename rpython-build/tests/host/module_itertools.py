from itertools import *
print(list(islice(count(3, 2), 4)), list(islice(cycle("ab"), 5)), list(repeat(1, 3)), list(accumulate([1, 2, 3])), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=10)))
print(list(chain([1], "ab")), list(chain.from_iterable([[1], [2, 3]])), list(compress("abc", [1, 0, 1])), list(dropwhile(lambda x: x < 2, [1, 2, 1])), list(takewhile(lambda x: x < 2, [1, 2, 1])))
print(list(filterfalse(lambda x: x % 2, range(5))), list(starmap(pow, [(2, 3), (3, 2)])), list(pairwise("abc")), list(zip_longest("ab", [1], fillvalue="-")))
print(list(product("ab", [1, 2])), list(product([0, 1], repeat=2)), list(permutations("abc", 2)), list(combinations("abcd", 2)), list(combinations_with_replacement("ab", 2)))
print([(k, list(g)) for k, g in groupby("aabbbca")], [(k, len(list(g))) for k, g in groupby([1, 3, 2, 4], key=lambda x: x % 2)])
a, b = tee([1, 2, 3]); print(next(a), next(a), list(b), list(a))
print(list(islice("abcdef", 2)), list(islice("abcdef", 1, 5, 2)), list(islice("abc", None)), list(permutations([1, 2, 3]))[:3], list(combinations([1], 2)), list(product()), list(permutations([], 0)))
it = iter(range(10)); print(list(islice(it, 1, 3)), next(it))
