"""dict.get without a default, of values that are numbers, bools, floats and tuples."""


def entry_point(argv):
    ages = {"ann": 30, "bob": 0}
    for name in ["ann", "bob", "cid"]:
        age = ages.get(name)
        print(name, age, age is None, age == 30, age != 0, bool(age))
    flags = {1: True, 2: False}
    for key in [1, 2, 3]:
        flag = flags.get(key)
        print(flag, flag is True, flag is False, flag is None, not flag)
    weights = {"a": 1.5, "b": -0.0}
    for key in ["a", "b", "c"]:
        print(weights.get(key), weights.get(key) == 1.5)
    places = {"home": (1, "x"), "work": (2, "y")}
    for key in ["home", "moon"]:
        place = places.get(key)
        if place is None:
            print("nowhere")
        else:
            number, text = place
            print(number + 1, text, place[1], len(place))
    print(places.get("home"), places.get("moon"))
    print(ages.pop("ann", None), ages.pop("ann", None), ages)
    total = 0
    for key in ["bob", "ann"]:
        total += ages.get(key) or 5
    print(total)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
