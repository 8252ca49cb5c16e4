LOOKUPS = (KeyError, IndexError)
ALL = (ValueError, LOOKUPS)


def entry_point(argv):
    try:
        print([1, 2][len(argv) % 2])
    except ALL as e:
        print(e)
    return 0
