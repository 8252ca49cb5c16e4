def entry_point(argv):
    count = 0
    for a in range(3):
        for b in range(3):
            for c in range(3):
                for d in range(3):
                    if a < b:
                        if c != d:
                            if (a + b + c + d) % 2 == 0:
                                count += 1
    print(count)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
