class Picky:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        if self.n < 0 or other.n < 0:
            raise ValueError("negative %d %d" % (self.n, other.n))
        return self.n == other.n

    def __hash__(self):
        if self.n == 13:
            raise RuntimeError("unlucky")
        return 1

    def __lt__(self, other):
        if self.n == other.n:
            raise ArithmeticError("tie")
        return self.n < other.n


def entry_point(argv):
    xs = [Picky(1), Picky(-2), Picky(3)]
    for f in range(7):
        try:
            if f == 0:
                print(Picky(3) in xs)
            elif f == 1:
                print(xs.index(Picky(1)))
            elif f == 2:
                d = {Picky(13): 1}
                print(len(d))
            elif f == 3:
                d = {Picky(5): 1}
                print(Picky(-5) in d)
            elif f == 4:
                print(sorted([Picky(2), Picky(1), Picky(2)])[0].n)
            elif f == 5:
                print([Picky(1), Picky(-1)] == [Picky(1), Picky(-1)])
            else:
                print((Picky(-1), 1) == (Picky(1), 1))
        except ValueError as e:
            print(f, "ValueError", e)
        except RuntimeError as e:
            print(f, "RuntimeError", e)
        except ArithmeticError as e:
            print(f, "ArithmeticError", e)
    return 0
