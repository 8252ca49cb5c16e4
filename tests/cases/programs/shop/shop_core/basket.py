from settings import CONFIG


class Basket:
    def __init__(self, owner):
        self.owner = owner
        self.lines = []

    def put(self, name, count=1):
        if not 0 < count <= CONFIG['per_item']:
            raise ValueError('%d of %s' % (count, name))
        for index, (known, so_far) in enumerate(self.lines):
            if known == name:
                self.lines[index] = (name, so_far + count)
                return
        self.lines.append((name, count))

    def __len__(self):
        return len(self.lines)
