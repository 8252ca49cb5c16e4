import os


def entry_point(argv):
    print(os.environ.get('RPY_TEST_NOT_SET'), os.environ.get('RPY_TEST_NOT_SET', 'default'))
    print(os.getenv('RPY_TEST_NOT_SET', 'other'), os.getenv('RPY_TEST_NOT_SET'))
    print('RPY_TEST_NOT_SET' in os.environ, 'PATH' in os.environ)
    try:
        os.environ['RPY_TEST_NOT_SET']
    except KeyError as e:
        print('KeyError', e)
    os.environ['RPY_TEST_A'] = 'välue = with equals'
    print(os.environ['RPY_TEST_A'], os.getenv('RPY_TEST_A'))
    os.environ['RPY_TEST_A'] = ''
    print(repr(os.environ['RPY_TEST_A']), 'RPY_TEST_A' in os.environ)
    keys = [key for key in os.environ.keys() if key.startswith('RPY_TEST_')]
    print(keys)
    print(os.environ.setdefault('RPY_TEST_A', 'x') == '', os.environ.setdefault('RPY_TEST_B', 'y'))
    del os.environ['RPY_TEST_A']
    print('RPY_TEST_A' in os.environ)
    print(os.environ.pop('RPY_TEST_B', ''), os.environ.pop('RPY_TEST_B', 'none'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
