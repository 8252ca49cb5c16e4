def entry_point(argv):
    try:
        raise ExceptionGroup('several', [ValueError(1), TypeError(2)])
    except ExceptionGroup as e:
        print(e)
    return 0
