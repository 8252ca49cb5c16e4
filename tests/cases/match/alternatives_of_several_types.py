# What alternatives of a pattern capture may be of several types.
class Ints:
    def __init__(self, v):
        self.v = v


class Floats:
    def __init__(self, v):
        self.v = v


class Texts:
    def __init__(self, v):
        self.v = v


def first(column: "Ints | Floats | Texts") -> float:
    match column:
        case Ints(v=[x]) | Floats(v=[x]):
            return x + 1
        case Ints(v=[x, _]) | Floats(v=[_, x]):
            return x + 2
        case Texts(v=v):
            return len(v)
    return -1


def entry_point(argv):
    columns: list[Ints | Floats | Texts] = [Ints([1]), Floats([1.5]), Texts(["t"] * len(argv)), Ints([1, 2]), Floats([])]
    for c in columns:
        match c:
            case Ints(v=[x]) | Floats(v=[x]):
                print(x + 1)
            case Ints(v=[x, *_]) | Texts(v=[x]):
                print(x)
            case _:
                print("none")
    print([float(first(c)) for c in columns])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
