import math


class Rng:
    def __init__(self, seed):
        self.s = seed

    def below(self, n):
        self.s = (self.s * 48271) % 2147483647
        return self.s % n

    def unit(self):
        return self.below(1000000) / 1000000


class Problem:
    def start(self, rng):
        raise NotImplementedError

    def neighbour(self, state, rng):
        raise NotImplementedError

    def cost(self, state):
        raise NotImplementedError


class Queens(Problem):
    def __init__(self, n):
        self.n = n

    def start(self, rng):
        return [rng.below(self.n) for _ in range(self.n)]

    def neighbour(self, state, rng):
        other = state[:]
        other[rng.below(self.n)] = rng.below(self.n)
        return other

    def cost(self, state):
        return sum(state[i] == state[j] or abs(state[i] - state[j]) == j - i
                   for i in range(self.n) for j in range(i + 1, self.n))


class Partition(Problem):
    def __init__(self, weights):
        if not weights:
            raise ValueError('nothing to part')
        self.weights = weights

    def start(self, rng):
        return [rng.below(2) for _ in self.weights]

    def neighbour(self, state, rng):
        other = list(state)
        i = rng.below(len(other))
        other[i] = 1 - other[i]
        return other

    def cost(self, state):
        return abs(sum(w if side else -w for w, side in zip(self.weights, state)))


def anneal(problem, seed, steps=3000, heat=5.0):
    rng = Rng(seed)
    state = problem.start(rng)
    cost = problem.cost(state)
    best = (cost, state)
    for step in range(steps):
        if not best[0]:
            return best[1], best[0], step
        temperature = heat * (1 - step / steps) + 0.01
        other = problem.neighbour(state, rng)
        c = problem.cost(other)
        if c <= cost or rng.unit() < math.exp((cost - c) / temperature):
            state, cost = other, c
            if c < best[0]:
                best = (c, other)
    return best[1], best[0], steps


def climb(problem, seed, patience=300):
    rng = Rng(seed)
    state = problem.start(rng)
    stuck = 0
    while stuck < patience and problem.cost(state):
        other = problem.neighbour(state, rng)
        if problem.cost(other) < problem.cost(state):
            state, stuck = other, 0
        else:
            stuck += 1
    return problem.cost(state)


def golden_section(f, low, high, rounds=60):
    g = (math.sqrt(5) - 1) / 2
    a, b = high - g * (high - low), low + g * (high - low)
    for _ in range(rounds):
        if f(a) < f(b):
            high, b = b, a
            a = high - g * (high - low)
        else:
            low, a = a, b
            b = low + g * (high - low)
    return (low + high) / 2


def entry_point(argv):
    q = Queens(6)
    state, cost, steps = anneal(q, 5)
    print(cost, q.cost(state), steps <= 3000, len(state))
    p = Partition([7, 11, 5, 13, 3, 9, 8, 14])
    state, cost, steps = anneal(p, 3)
    print(cost, sum(w for w, s in zip(p.weights, state) if s) in (35, 35 + cost))
    print(sorted({climb(p, seed) >= 0 for seed in range(1, 6)}), climb(Partition([4, 4]), 7) in (0, 8))
    print(f'{golden_section(lambda x: (x - 1.5) ** 2 + 2, -4.0, 9.0):.5f}', f'{golden_section(lambda x: abs(x), 1.0, 2.0):.4f}')
    for make in (lambda: Problem().cost([1]), lambda: anneal(Partition([]), 1)[1]):
        try:
            print(make())
        except NotImplementedError:
            print('NotImplementedError')
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
