# exit status: 44
def entry_point(argv):
    print('300 does not fit in a byte')
    return 300


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
