import os
from rpython.rlib.streamio import (open_file_as_stream, fdopen_as_stream, construct_stream_tower, Stream, DiskFile, BufferingInputStream,
                                   BufferingOutputStream, LineBufferingOutputStream, TextInputFilter, TextOutputFilter, CRLFFilter, TextCRLFFilter,
                                   CallbackReadFilter, StreamError, StreamErrors, MyNotImplementedError)


class Parts(Stream):
    """Gives texts, keeps what is written."""

    def __init__(self, parts):
        self.parts = parts
        self.written = []

    def read(self, n=-1):
        if self.parts:
            return self.parts.pop(0)
        return ''

    def write(self, data):
        self.written.append(data)

    def flush(self):
        self.written.append('!')


class Prompt(object):
    count = 0


PROMPT = Prompt()


def prompt():
    PROMPT.count += 1


def lines_of(stream):
    lines = []
    while True:
        line = stream.readline()
        if line == '':
            return lines
        lines.append(line)


def entry_point(argv):
    for parts in [['a\r', '\nb\rc', '\n', 'd\r'], ['\r\n\r\n'], ['x\ny', '\n'], [], ['\r', '\r', '\n']]:
        f = TextInputFilter(Parts(list(parts)))
        before = f.getnewlines()
        print(lines_of(f), before, f.getnewlines())
        g = TextInputFilter(Parts(list(parts)))
        print(repr(g.read(3)), repr(g.peek()[1]), repr(g.readall()), g.getnewlines())
    f = CRLFFilter(Parts(['one\r', '\ntwo\r\nthree\rfour', '\n']))
    print(repr(f.readall()))
    out = Parts([])
    for stream in [TextOutputFilter(out, '\r\n'), TextOutputFilter(out, '\n'), TextOutputFilter(out, '\r')]:
        stream.write('a\nb\n')
        stream.flush()
    TextCRLFFilter(out).write('x\ny\r\nz')
    print(out.written)
    out = Parts([])
    b = BufferingOutputStream(out, 10)
    for word in ['one ', 'two ', 'three ', 'four']:
        b.write(word)
    print(out.written, b.flushable())
    b.flush()
    print(out.written, b.flushable())
    out = Parts([])
    lines = LineBufferingOutputStream(out, 100)
    for word in ['one ', 'two\nthr', 'ee', '\n\nfour']:
        lines.write(word)
    print(out.written)
    lines.close()
    print(out.written)
    tower = BufferingInputStream(CallbackReadFilter(Parts(['l1\nl2', '\nl3']), prompt))
    print(repr(tower.read(5)), repr(tower.read(5)), repr(tower.readall()), PROMPT.count)

    path = '/tmp/rpy-filters-%d' % os.getpid()
    raw = DiskFile(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    raw.write('first\r\nsecond\rthird\n')
    print(raw.flushable(), raw.tell())
    raw.seek(2, 0)
    print(repr(raw.read(6)), raw.tell(), raw.count_buffered_bytes() >= 0, raw.try_to_find_file_descriptor() > 2)
    raw.seek(-2, 2)
    print(repr(raw.readall()))
    raw.close()
    for mode in ['U', 'rU', 'r', 'rb']:
        f = open_file_as_stream(path, mode)
        print(mode, lines_of(f), f.getnewlines())
        f.seek(1, 0)
        print(repr(f.read(3)), f.tell(), repr(f.peek()[1][:1]))
        f.close()
    f = open_file_as_stream(path, 'w', 0)
    f.write('now')
    print(f.flushable(), os.stat(path).st_size)
    f.close()
    f = open_file_as_stream(path, 'w', 1)
    f.write('part')
    print(f.flushable(), os.stat(path).st_size)
    f.write('\n')
    print(f.flushable(), os.stat(path).st_size)
    f.close()
    f = open_file_as_stream(path, 'w', 5)
    f.write('part')
    print(os.stat(path).st_size)
    f.write('more')
    print(os.stat(path).st_size)
    f.close1(False)
    f = fdopen_as_stream(os.open(path, os.O_RDONLY), 'r')
    print(repr(f.read(2)), f.peek()[1], f.count_buffered_bytes())
    f.flush_buffers()
    print(os.read(f.try_to_find_file_descriptor(), 3), f.count_buffered_bytes())
    f.close()
    for what in range(4):
        try:
            if what == 0:
                open_file_as_stream('/no/such/file')
            elif what == 1:
                raise StreamError('bad stream')
            elif what == 2:
                f.read(1)
            else:
                Parts([]).seek(0, 0)
        except StreamErrors as e:
            print(what, 'StreamErrors')
        except ValueError as e:
            print(what, e)
        except MyNotImplementedError as e:
            print(what, 'not implemented', e)
    for mode in ['x', '', 'r-', 'wq', 'rwb']:
        try:
            open_file_as_stream(path, mode)
        except ValueError as e:
            print('ValueError', e)
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
