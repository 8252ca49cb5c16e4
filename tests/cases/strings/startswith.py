def entry_point(argv):
    s = 'filename.py'
    print(s.startswith('file'), s.startswith('name'), s.startswith(''), s.startswith('name', 4))
    print(s.endswith('.py'), s.endswith('.rs'), s.endswith(''), s.endswith('filename.py!'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
