def make(name, age):
    return (name, age)


def oldest(people):
    best = people[0]
    for p in people[1:]:
        if p[1] > best[1]:
            best = p
    return best


def entry_point(argv):
    people = [make('ann', 30), make('bob', 45), make('cy', 12)]
    name, age = oldest(people)
    print(name, age)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
