TEMPLATE = '''
def power%d(x):
    result = 1
    for _ in range(%d):
        result *= x
    return result
'''

namespace = {}
for n in (2, 3):
    exec(TEMPLATE % (n, n), namespace)
square = namespace['power2']
cube = namespace['power3']


def entry_point(argv):
    print(square(5), cube(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
