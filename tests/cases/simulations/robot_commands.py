class RobotError(Exception):
    def __init__(self, line, message):
        super().__init__(f'line {line}: {message}')
        self.line = line


class Robot:
    HEADINGS = 'NESW'
    STEP = {'N': (0, 1), 'E': (1, 0), 'S': (0, -1), 'W': (-1, 0)}

    def __init__(self, size):
        self.size = size
        self.x = self.y = 0
        self.heading = 'N'
        self.pen = False
        self.marks = {}
        self.procedures = {}

    def forward(self, n):
        dx, dy = self.STEP[self.heading]
        for _ in range(n):
            x, y = self.x + dx, self.y + dy
            if not (0 <= x < self.size and 0 <= y < self.size):
                raise ValueError(f'wall at {self.x},{self.y} going {self.heading}')
            if self.pen:
                self.marks[self.x, self.y] = self.heading
            self.x, self.y = x, y

    def turn(self, quarter):
        self.heading = self.HEADINGS[(self.HEADINGS.index(self.heading) + quarter) % 4]

    def run(self, text):
        self.execute([(n, line.split()) for n, line in enumerate(text.strip().split('\n'), 1)], 0)

    def execute(self, lines, depth):
        if depth > 10:
            raise RobotError(lines[0][0], 'too deep')
        i = 0
        while i < len(lines):
            number, words = lines[i]
            i += 1
            if not words:
                continue
            command, args = words[0], words[1:]
            try:
                if command == 'forward':
                    self.forward(int(args[0]))
                elif command in ('left', 'right'):
                    self.turn(1 if command == 'right' else -1)
                elif command == 'pen':
                    self.pen = args[0] == 'down'
                elif command in ('repeat', 'to'):
                    body, level = [], 1
                    while level:
                        entry = lines[i]
                        i += 1
                        if entry[1] and entry[1][0] in ('repeat', 'to'):
                            level += 1
                        elif entry[1] == ['end']:
                            level -= 1
                        if level:
                            body.append(entry)
                    if command == 'to':
                        self.procedures[args[0]] = body
                    else:
                        for _ in range(int(args[0])):
                            self.execute(body, depth + 1)
                else:
                    self.execute(self.procedures[command], depth + 1)
            except ValueError as e:
                raise RobotError(number, str(e))
            except IndexError:
                raise RobotError(number, f'{command!r} is incomplete')
            except KeyError as e:
                raise RobotError(number, f'unknown command {e}')

    def picture(self):
        for y in range(self.size - 1, -1, -1):
            print('  ' + ''.join('@' if (x, y) == (self.x, self.y) else self.marks.get((x, y), '.')
                                 for x in range(self.size)))


PROGRAM = """
to side
  forward 3
  right
end
pen down
repeat 4
  side
end
pen up
right
forward 5
left
forward 2
"""


def entry_point(argv):
    r = Robot(7)
    r.run(PROGRAM)
    print(r.x, r.y, r.heading, len(r.marks))
    r.picture()
    for text in ('forward 99', 'jump', 'forward', 'forward x', 'repeat 2\nforward 1', 'to loop\nloop\nend\nloop'):
        try:
            Robot(3).run(text)
        except RobotError as e:
            print(e.line, '|', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
