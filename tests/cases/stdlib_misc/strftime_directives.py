import time
def entry_point(argv):
    for s in [0, 1700000000, 951782400, 788918400, 820454400, 1704067200, 1735603200, 1230768000, 1483228799]:
        t = time.gmtime(s)
        for d in "aAbBcdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%Csk":
            if d in "zZsk":
                continue
            print(d, time.strftime("%" + d, t))
    print(time.strftime("%d|%Q|%P|%k|%l|%", time.gmtime(0)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
