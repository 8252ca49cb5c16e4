def entry_point(argv):
    s = '  text \n'
    print('[' + s.strip() + ']', '[' + s.lstrip() + ']', '[' + s.rstrip() + ']')
    print('xxabcxx'.strip('x'), 'xxabc'.lstrip('x'), 'abcyz'.rstrip('zy'), 'xyx'.strip('xy') + '|')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
