def entry_point(argv):
    stack = []
    for c in '(a[b]{c})':
        if c in '([{':
            stack.append(c)
        elif c in ')]}':
            print(stack.pop(), c)
    print(len(stack))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
