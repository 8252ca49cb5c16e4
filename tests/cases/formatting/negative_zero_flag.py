def entry_point(argv):
    xs = [0.0, -0.0, -0.001, -0.5, 1.5, -2.25, float('-inf'), float('nan'), -1e-300]
    for x in xs:
        print(f'{x:z.1f}|{x:z.0f}|{x:z}|{x:z.3e}|{x:+z.2f}|{x: z.1f}|{x:z.1%}|{x:z08.2f}|{x:z.3g}|{x:z,.2f}')
    for spec in ['z.1f', 'z', '+z.0f', '>z9.2f', 'z#.0f']:
        print([format(x, spec) for x in [-0.0, -0.04, -7.0]])
    try:
        print(format(len(argv), 'z' + 'd' * len(argv)))
    except ValueError as e:
        print(e)
    try:
        print(format('x', 'z' + '>5' * len(argv)))
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
