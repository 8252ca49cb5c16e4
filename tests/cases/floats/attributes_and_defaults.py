class Particle:
    mass = 1.5

    def __init__(self, x=0.0, v=1):
        self.x = x
        self.v = v
        self.trail = [x]

    def step(self, dt=0.5):
        self.x += self.v * dt
        self.trail.append(self.x)

    def energy(self):
        return self.mass * self.v ** 2 / 2


class Heavy(Particle):
    mass = 10.0


def mean(*values):
    return sum(values) / len(values) if values else 0.0


def clamp(x, lo=0.0, hi=1.0):
    return lo if x < lo else hi if x > hi else x


def entry_point(argv):
    n = len(argv)
    a = Particle()
    b = Heavy(2.5 * n, -2.0)
    for i in range(3):
        a.step()
        b.step(0.25)
    print(a.x, b.x, a.trail, b.trail, a.energy(), b.energy())
    a.v = 3 * n
    print(a.energy(), Particle.mass, Heavy.mass, b.mass)
    print(mean(1.0, 2.0), mean(), mean(n * 1.0), clamp(1.5), clamp(-0.5), clamp(0.25), clamp(5.0, hi=4.0), clamp(n, 2, 3))
    x = 1 if n > 1 else 0.5
    y = n if n == 1 else 2.5
    print(x + 1, y / 4, x == 0.5)
    total = 0
    for i in range(4):
        total += i * 0.5
    print(total, -total, total // 1, int(total))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
