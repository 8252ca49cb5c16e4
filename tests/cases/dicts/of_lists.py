def entry_point(argv):
    graph = {1: [2, 3], 2: [4], 3: [4], 4: [0][:0]}
    seen = {}
    todo = [1]
    order = []
    while todo:
        n = todo.pop()
        if n in seen:
            continue
        seen[n] = True
        order.append(n)
        for m in graph[n]:
            todo.append(m)
    print(order)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
