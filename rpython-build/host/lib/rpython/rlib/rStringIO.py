"""A text that is written and read like a file."""


class RStringIO(object):
    def __init__(self):
        self.init()

    def init(self):
        self.closed = False
        self.text = ""
        # Written at the end, not joined yet.
        self.parts = []
        self.size = 0
        self.pos = 0

    def close(self):
        self.init()
        self.closed = True

    def is_closed(self):
        return self.closed

    def getvalue(self):
        if self.parts:
            self.text += "".join(self.parts)
            self.parts = []
        return self.text

    def getsize(self):
        return self.size

    def write(self, buffer):
        """Writes over what is there, or behind it; a gap is filled with nulls."""
        if self.pos > self.size:
            self.parts.append("\0" * (self.pos - self.size))
            self.size = self.pos
        if self.pos == self.size:
            self.parts.append(buffer)
        else:
            text = self.getvalue()
            self.text = text[:self.pos] + buffer + text[self.pos + len(buffer):]
        self.pos += len(buffer)
        if self.pos > self.size:
            self.size = self.pos

    def seek(self, position, mode=0):
        if mode == 1:
            position += self.pos
        elif mode == 2:
            position += self.size
        self.pos = max(position, 0)

    def tell(self):
        return self.pos

    def read(self, size=-1):
        text = self.getvalue()
        stop = len(text) if size < 0 else min(self.pos + size, len(text))
        if self.pos >= stop:
            return ""
        start = self.pos
        self.pos = stop
        return text[start:stop]

    def readline(self, size=-1):
        text = self.getvalue()
        stop = len(text) if size < 0 else min(self.pos + size, len(text))
        if self.pos >= stop:
            return ""
        end = text.find("\n", self.pos, stop)
        return self.read((stop if end < 0 else end + 1) - self.pos)

    def truncate(self, size):
        """Cuts what is behind `size`, and goes to the end."""
        text = self.getvalue()
        if 0 <= size < len(text):
            self.text = text[:size]
            self.size = size
        self.pos = self.size
