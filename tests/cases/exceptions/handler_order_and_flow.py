def classify(f, x):
    try:
        f(x)
    except ZeroDivisionError:
        return 'zero'
    except ArithmeticError:
        return 'arithmetic'
    except (IndexError, KeyError) as e:
        return 'lookup ' + str(e)
    except Exception as e:
        return 'exception ' + type(e).__name__
    except:
        return 'base'
    return 'none'


def div(x):
    return 10 // (x - x)


def over(x):
    raise OverflowError('o')


def index(x):
    return [1][x + 5]


def key(x):
    return {0: 1}[x + 7]


def value(x):
    return int('q' * x)


def exit_(x):
    raise SystemExit(x)


def fine(x):
    return x


def entry_point(argv):
    for f in [div, over, index, key, value, exit_, fine]:
        print(classify(f, len(argv)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
