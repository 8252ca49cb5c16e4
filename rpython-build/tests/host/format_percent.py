print("%d %i %5d|%-5d|%05d|%+d|% d" % (1, 2, 3, 4, 5, 6, 7))
print("%x %X %o %#x %#o %08x" % (255, 255, 8, 255, 8, 255), "%s %r %a" % ("x", "y", "é"), "%c%c" % (65, "b"))
print("%e|%.2e|%f|%.1f|%g|%G|%10.3f|%-10.2f|%+.1f" % (1.5, 12345.678, 1.5, 2.25, 1e-5, 1e-10, 3.14159, 2.5, 1.0))
print("%(a)s %(b)05.1f %%" % {"a": 1, "b": 2.5}, "%s" % (1,), "%s" % [1, 2], "%s %s" % ((1, 2), 3), "100%%" % ())
print("%*d|%-*d|%.*f" % (5, 1, 5, 2, 2, 3.14159), "%.3s|%5.2s|" % ("abcdef", "xyz"), "%5s|%-5s|" % ("a", "b"))
print("%d" % 3.9, "%d" % True, "%d" % 10**20, "%x" % 2**70, "%s" % None, "%.0f" % 0.5, "%.0f" % 1.5, "%5.3d" % 7, "%ld" % 5)
for f in (lambda: "%d" % "a", lambda: "%d" % (1, 2), lambda: "%d %d" % 1, lambda: "%(a)s" % 1, lambda: "%q" % 1, lambda: "%" % 1,
          lambda: "%x" % 1.5, lambda: "%c" % "ab", lambda: "%(a)s" % {}, lambda: "%s" % (), lambda: "%*d" % ("a", 1), lambda: "x" % 1):
    try:
        print(f())
    except (TypeError, ValueError, KeyError) as e:
        print(type(e).__name__, e)
print(b"%d %s %x %r" % (1, b"x", 255, "r"), b"%5d|%-5s|" % (3, b"a"), b"%c%c" % (65, b"b"), b"%(k)s" % {b"k": b"v"}, bytearray(b"%d") % 5)
