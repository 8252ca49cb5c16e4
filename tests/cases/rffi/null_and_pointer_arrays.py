from rpython.rtyper.lltypesystem import lltype, rffi


def entry_point(argv):
    n = len(argv)
    p = rffi.liststr2charpp(['one', 'two', 'caf\u00e9'])
    print(rffi.charpp2liststr(p), rffi.charp2str(p[1]), bool(p[3]))
    rffi.free_charpp(p)
    with rffi.scoped_str2charp('text') as cp:
        print(rffi.charp2str(cp), rffi.charp2strn(cp, 2), rffi.charpsize2str(cp, 3), cp[0], ord(cp[4]))
        q = rffi.ptradd(cp, 1 * n)
        print(rffi.charp2str(q), q[0])
        q[0] = 'X'
        print(rffi.charp2str(cp))
    null = lltype.nullptr(rffi.CCHARP.TO)
    print(bool(null), null == rffi.NULL, not null)
    with lltype.scoped_alloc(rffi.INTP.TO, 4) as ip:
        for i in range(4):
            ip[i] = rffi.cast(rffi.INT, i * 1000000007)
        print([int(ip[i]) for i in range(4)])
    with lltype.scoped_alloc(rffi.DOUBLEP.TO, 3) as dp:
        for i in range(3):
            dp[i] = i * 0.5
        print(dp[0] + dp[1] + dp[2])
    with rffi.scoped_alloc_buffer(10) as buf:
        for i in range(5):
            buf.raw[i] = chr(ord('a') + i)
        print(buf.str(5), buf.str(0) == '', buf.size)
        try:
            buf.str(11)
        except ValueError as e:
            print('ValueError', e)
    with rffi.scoped_unicode2wcharp('wide \u20ac') as wp:
        print(rffi.wcharp2unicode(wp), rffi.wcharpsize2unicode(wp, 4))
    raw, case = rffi.alloc_buffer(8)
    for i in range(3):
        raw[i] = 'xyz'[i]
    print(rffi.str_from_buffer(raw, case, 8, 3))
    rffi.keep_buffer_alive_until_here(raw, case)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
