class Told:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        print(self.name, kind is None, value is None, traceback is None)
        if value is not None:
            print(kind.__name__, value, value.__traceback__ is not None, bool(traceback))
        return self.name == "suppresses"


class Wraps:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if value is not None:
            raise RuntimeError("wrapped").with_traceback(traceback) from value


def entry_point(argv):
    with Told("plain"):
        pass
    with Told("suppresses"):
        raise ValueError("x")
    try:
        with Told("passes"):
            raise KeyError("y")
    except KeyError as e:
        print(e)
    try:
        with Wraps():
            raise ValueError("z")
    except RuntimeError as e:
        print(e, e.__cause__)
    return 0
