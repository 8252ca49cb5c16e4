def is_prime(n):
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        if n % i == 0:
            return False
        i += 1
    return True


def entry_point(argv):
    line = ''
    for n in range(60):
        if is_prime(n):
            line += str(n) + ' '
    print(line)
    print(is_prime(7919), is_prime(7917))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
