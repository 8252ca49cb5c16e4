class Journal:
    def __init__(self):
        self.lines = []

    def record(self, *words):
        self.lines.append('\t'.join([escape(word) for word in words]))

    def text(self):
        return '\n'.join(self.lines)


def escape(word):
    return word.replace('\\', '\\\\').replace('\t', '\\t')


def replay(text, db):
    count = 0
    for line in text.split('\n'):
        words = line.split('\t')
        if words[0] == 'set' and len(words) == 3:
            db.set(words[1], words[2])
        elif words[0] == 'del' and len(words) == 2:
            db.delete(words[1])
        else:
            raise ValueError(repr(line))
        count += 1
    return count
