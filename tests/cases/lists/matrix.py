def multiply(a, b):
    n = len(a)
    m = len(b[0])
    result = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            total = 0
            for k in range(len(b)):
                total += a[i][k] * b[k][j]
            result[i][j] = total
    return result


def entry_point(argv):
    print(multiply([[1, 2], [3, 4]], [[5, 6], [7, 8]]))
    print(multiply([[1, 2, 3]], [[1], [2], [3]]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
