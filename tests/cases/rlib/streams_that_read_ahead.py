from rpython.rlib.streamio import (Stream, BufferingInputStream, TextInputFilter, CRLFFilter, TextCRLFFilter, StreamError, MyNotImplementedError)


class Packets(Stream):
    """A text in packets, of which a read gives one or a part. All of it is ASCII but where `tell` is not asked for."""

    def __init__(self, packets, seekable=True):
        self.text = ''.join(packets)
        self.ends = []
        self.at = 0
        self.seekable = seekable
        end = 0
        for packet in packets:
            end += len(packet)
            self.ends.append(end)

    def read(self, n=-1):
        for end in self.ends:
            if end > self.at:
                stop = min(end, self.at + n)
                data = self.text[self.at:stop]
                self.at = stop
                return data
        return ''

    def tell(self):
        if not self.seekable:
            raise MyNotImplementedError('tell')
        return self.at

    def seek(self, offset, whence=0):
        if not self.seekable:
            raise MyNotImplementedError('seek')
        if whence == 1:
            offset += self.at
        elif whence == 2:
            offset += len(self.text)
        self.at = max(0, offset)

    def write(self, data):
        self.text = self.text[:self.at] + data + self.text[self.at + len(data):]
        self.at += len(data)
        self.ends.append(len(self.text))


def parts_of(stream, n):
    parts = []
    while True:
        part = stream.read(n)
        if part == '':
            return parts
        parts.append(part)


def lines_of(stream):
    lines = []
    while True:
        line = stream.readline()
        if line == '':
            return lines
        lines.append(line)


def buffered(size, seekable=True):
    return BufferingInputStream(Packets(['a', 'b', '\n', 'def', '\nxy\npq\nuv', 'wx'], seekable), size)


def show_buffers():
    whole = 'ab\ndef\nxy\npq\nuvwx'
    for size in [-1, 1, 4]:
        print(lines_of(buffered(size)), parts_of(buffered(size), 1) == list(whole), parts_of(buffered(size), 4), buffered(size).readall() == whole)
        f = buffered(size)
        print(repr(f.readline(2)), repr(f.readline(2)), f.tell(), f.peek()[1][f.peek()[0]:], f.count_buffered_bytes())
        good = 0
        for start in range(0, len(whole) + 1, 3):
            for stop in range(0, len(whole) + 1, 2):
                for whence in range(3):
                    f.seek(0, 0)
                    f.read(start)
                    f.seek([stop, stop - start, stop - len(whole)][whence], whence)
                    if f.tell() == stop and f.readall() == whole[stop:]:
                        good += 1
        print(good)
        f = buffered(size, False)
        f.read(2)
        f.seek(3, 1)
        print(repr(f.read(2)))
        f.seek(-4, 2)
        print(repr(f.readall()))
        try:
            f.seek(-100, 1)
        except MyNotImplementedError as e:
            print('not implemented', e)
        try:
            f.seek(-100, 2)
        except StreamError as e:
            print(e.message)
        try:
            f.seek(0, 5)
        except StreamError as e:
            print(e.message)
    f = BufferingInputStream(Packets(['\xe9\u20ac', 'x\ny\u20ac'], False), 3)
    print(f.read(1), f.peek(), f.count_buffered_bytes())
    f.seek(4, 1)
    print(repr(f.read(2)), f.readall())
    f = buffered(4)
    f.read(3)
    f.write('DEF')
    print(repr(f.read(3)), f.tell())
    f.seek(0, 0)
    print(repr(f.readall()))


def show_newlines():
    packets = ['foo\r', 'bar\r', '\nfoo\r\n', 'abc\ndef\rghi\r\nxyz', '\nuvw\npqr\r', '\n', 'abc\n']
    whole = ''.join(packets).replace('\r\n', '\n').replace('\r', '\n')
    print(parts_of(TextInputFilter(Packets(packets)), 100), lines_of(TextInputFilter(Packets(packets))))
    print(parts_of(TextInputFilter(Packets(packets)), 1) == list(whole), TextInputFilter(Packets(packets)).readall() == whole)
    f = TextInputFilter(Packets(packets))
    part = 'x'
    while part:
        part = f.read(100)
        place = f.tell()
        rest = f.readall()
        f.seek(place, 0)
        print(repr(part), place, f.getnewlines(), whole.endswith(part + rest))
    f = TextInputFilter(Packets(packets))
    for size in [2, 10, 1, 3, 100, 2]:
        line = f.readline(size)
        place = f.tell()
        rest = f.readall()
        f.seek(place, 0)
        print(repr(line), place, whole.endswith(line + rest))
    for pieces in [['abcd'], ['abcd\n'], ['abcd\r\n'], ['abcd\r', '\nefgh'], ['abcd', '\nefg\r', 'hij', 'k\r\n'], ['abcd', '\refg\r', '\nhij', 'k\n'], ['abcd\r']]:
        f = TextInputFilter(Packets(pieces))
        seen = []
        for piece in pieces:
            f.read(100)
            seen.append(f.getnewlines())
        rest = f.read(1)
        print(seen, f.getnewlines())
    long = 'x' * 199 + '\r\n' + 'y' * 198 + '\r\n\nz'
    print([len(line) for line in lines_of(TextInputFilter(Packets([long])))])
    f = TextInputFilter(Packets(['one\r', '\ntwo\rthree']))
    print(repr(f.readline()), f.peek(), repr(f.read(1)), f.peek())
    f.flush_buffers()
    print(f.tell(), f.peek(), repr(f.readall()))


def show_pairs():
    packets = ['abc\r\n', 'abc\r', '\nd\r\nef\r\ngh', 'a\rbc\r', 'def\n', '\r', '\n\r']
    whole = ''.join(packets)
    print(parts_of(TextCRLFFilter(Packets(packets)), 100), parts_of(CRLFFilter(Packets(packets)), 100))
    for n in [1, 2, 5]:
        print(''.join(parts_of(TextCRLFFilter(Packets(packets)), n)) == whole.replace('\r\n', '\n'))
        print(''.join(parts_of(CRLFFilter(Packets(packets)), n)) == whole.replace('\r\n', '\n').replace('\r', '\n'))
    f = TextCRLFFilter(Packets(packets))
    lines = []
    while True:
        place = f.tell()
        line = f.readline()
        f.seek(place, 0)
        if line != f.readline():
            print('another line')
        if line == '':
            break
        lines.append(line)
    print(lines, lines_of(CRLFFilter(Packets(packets))))
    below = Packets(['line1\r\nline2\rline3\r\n'])
    f = TextCRLFFilter(below)
    print(repr(f.readline()), repr(f.read(6)), f.tell())
    f.write('new\n')
    print(repr(f.readline()), repr(below.text), repr(f.readall()))


def entry_point(argv):
    show_buffers()
    show_newlines()
    show_pairs()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
