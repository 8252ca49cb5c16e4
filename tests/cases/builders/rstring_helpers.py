from rpython.rlib.rstring import split, rsplit, replace, replace_count, find, rfind, count, startswith, endswith, strip_spaces, assert_str0


def entry_point(argv):
    n = len(argv)
    s = 'a,b,,c'
    print(split(s, ','), split(s, ',', 1), rsplit(s, ','), rsplit(s, ',', 1), split(' x  y '), rsplit(' x  y ', None, 1))
    print(replace(s, ',', ';'), replace(s, ',', '', 2), replace_count(s, ',', '--'), replace_count('aaa', 'a', 'b', 2), replace_count('ab', '', '.'))
    print(find(s, ',', 0, len(s)), find(s, ',', 2, 3), rfind(s, ',', 0, len(s)), count(s, ',', 0, len(s)), find(s, 'zz', 0, 6))
    print(startswith(s, 'a,'), startswith(s, 'b', 2), endswith(s, 'c'), endswith(s, 'b', 0, 3), strip_spaces('  x \n'), assert_str0('name' * n))
    b = b'x-y-z'
    print(split(b, b'-'), replace(b, b'-', b'+'), startswith(b, b'x'), find(b, b'y', 0, 5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
