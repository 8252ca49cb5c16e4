def entry_point(argv):
    log = []
    for i in range(5):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            log.append(i)
        finally:
            log.append(i + 100)
    print(log)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
