def grade(score):
    if score >= 90:
        return 'A'
    elif score >= 75:
        return 'B'
    elif score >= 50:
        return 'C'
    else:
        return 'F'


def entry_point(argv):
    for s in [100, 90, 89, 75, 60, 50, 49, 0]:
        print(s, grade(s))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
