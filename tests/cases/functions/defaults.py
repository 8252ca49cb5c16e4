def greet(name, greeting='hello', mark='!'):
    return greeting + ' ' + name + mark


def entry_point(argv):
    print(greet('a'))
    print(greet('a', 'hi'))
    print(greet('a', mark='?'))
    print(greet(name='a', greeting='yo', mark=''))
    print(greet('a', mark='.', greeting='bye'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
