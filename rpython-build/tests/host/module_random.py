import random
r = random.Random(42)
print([r.random() for _ in range(3)], [r.randint(1, 100) for _ in range(5)], r.choice("abcdef"), r.sample(range(100), 5), r.uniform(1, 2), r.getrandbits(70), r.randrange(0, 100, 7))
l = list(range(10)); r.shuffle(l); print(l, r.choices([1, 2, 3], k=4), r.choices("ab", weights=[1, 9], k=5), r.gauss(0, 1), r.expovariate(2), r.triangular(0, 1, 0.5), r.normalvariate(0, 1))
random.seed(7); print(random.random(), random.randint(0, 9))
print(random.Random("text").random(), random.Random(2.5).random(), random.Random(-3).random(), random.Random(2**70).random(), random.Random(b"by").random())
s = r.getstate(); a = r.random(); r.setstate(s); print(a == r.random(), len(r.sample(range(1000), 50)))
for f in (lambda: r.choice([]), lambda: r.randrange(0), lambda: r.sample([1], 2)):
    try: f()
    except (IndexError, ValueError) as e: print(type(e).__name__)
