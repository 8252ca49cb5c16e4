import hashlib
import tempfile

AT_IMPORT = hashlib.sha256(b"import").hexdigest(), hashlib.md5(b"import").hexdigest(), hashlib.sha1(b"x" * 100).digest()


def chain(n):
    data = b"seed"
    for i in range(n):
        data = hashlib.sha256(data + bytes([i])).digest()
    return data


def entry_point(argv):
    n = len(argv)
    for data in [b"", b"abc", b"a" * 55, b"b" * 56, b"c" * 64, b"d" * 1000, bytes(range(256)) * n, "h\xe9 \u20ac".encode("utf-8")]:
        print(len(data), hashlib.md5(data).hexdigest(), hashlib.sha1(data).hexdigest(), hashlib.sha256(data).hexdigest())
    print(AT_IMPORT == (hashlib.sha256(b"import").hexdigest(), hashlib.md5(b"import").hexdigest(), hashlib.sha1(b"x" * 100).digest()))
    h = hashlib.sha256()
    for i in range(20):
        h.update(b"part %d;" % (i * n))
    other = h.copy()
    other.update(b"more")
    print(h.hexdigest(), h.digest() == h.digest(), other.hexdigest() != h.hexdigest(), h.digest_size, len(h.digest()))
    h.update(b"more")
    print(h.hexdigest() == other.hexdigest())
    print(chain(40).hex())
    print(hashlib.md5(usedforsecurity=False).hexdigest(), hashlib.sha1(b"q", usedforsecurity=False).digest_size)
    print(len(tempfile.gettempdir()) > 0, tempfile.gettempprefix())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
