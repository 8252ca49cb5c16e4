def entry_point(argv):
    limit = len(argv) + 5
    calls = [0]

    def fact(n):
        calls[0] += 1
        if n <= 1:
            return 1
        return n * fact(n - 1)

    def is_even(n):
        return True if n == 0 else is_odd(n - 1)

    def is_odd(n):
        return False if n == 0 else is_even(n - 1)

    print(fact(limit), calls)
    print(is_even(limit), is_odd(limit))

    def walk(tree, depth=0):
        out = '.' * depth + str(tree[0])
        for child in children.get(tree[0], []):
            out += ' ' + walk((child, limit), depth + 1)
        return out
    children = {0: [1, 2], 1: [3], 3: [4, 5]}
    print(walk((0, 0)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
