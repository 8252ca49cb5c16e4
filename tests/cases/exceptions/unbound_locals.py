def late(flag):
    if flag:
        x = 1
    return x


def deleted(flag):
    x = 5
    if flag:
        del x
    return x


def loop_var(n):
    for i in range(n):
        pass
    return i


def handler_name(n):
    e = 'before'
    try:
        if n:
            raise ValueError('v')
    except ValueError as e:
        pass
    return e


def del_then_set(n):
    x = n
    del x
    x = n + 1
    return x


def entry_point(argv):
    n = len(argv)
    print(late(n), deleted(n - 1), loop_var(3), del_then_set(n))
    try:
        late(n - 1)
    except UnboundLocalError as e:
        print(e)
    try:
        deleted(n)
    except UnboundLocalError as e:
        print(e)
    try:
        loop_var(n - 1)
    except NameError as e:
        print(type(e).__name__, e)
    print(handler_name(0))
    try:
        print(handler_name(n))
    except UnboundLocalError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
