"""`re` in translated code, for patterns that are constants.

A pattern is read when the program is translated, and becomes a program for a small machine: lists
of integers. The machine tries alternatives in order and goes back where one fails, as CPython's
does. What it does not know (lookbehind of several characters, conditional groups, flags within a
pattern) is an error at translation.
"""

# Instructions: [code, argument, argument]
CHAR, ANY, ANY_ALL, SET, START, END, BOUNDARY, NOT_BOUNDARY, SAVE, SPLIT, JUMP, MATCH = range(12)
BACKREF, LOOK, LOOK_NOT, LOOK_END, LINE_START, LINE_END, END_ABSOLUTE, LOOP_START, LOOP_CHECK = range(12, 21)
BEHIND, BEHIND_NOT = range(21, 23)

IGNORECASE = I = 2
MULTILINE = M = 8
DOTALL = S = 16
VERBOSE = X = 64
ASCII = A = 256
UNICODE = U = 32


class error(Exception):
    """The pattern is wrong, or uses what is not supported."""


class CharSet(object):
    """Which characters: ranges, classes, perhaps all others."""

    def __init__(self):
        self.ranges = []
        self.classes = []
        self.negated = False
        self.ignorecase = False

    def add(self, low, high):
        self.ranges.append(low)
        self.ranges.append(high)

    def has_plain(self, code):
        ranges = self.ranges
        i = 0
        while i < len(ranges):
            if ranges[i] <= code <= ranges[i + 1]:
                return True
            i += 2
        for name in self.classes:
            if in_class(name, code):
                return True
        return False

    def has(self, code):
        found = self.has_plain(code)
        if not found and self.ignorecase:
            c = chr(code)
            lower = c.lower()
            upper = c.upper()
            if len(lower) == 1:
                found = self.has_plain(ord(lower))
            if not found and len(upper) == 1:
                found = self.has_plain(ord(upper))
        return found != self.negated


def in_class(name, code):
    c = chr(code)
    if name == 0:
        return c.isdecimal()
    if name == 1:
        return not c.isdecimal()
    if name == 2:
        return c.isspace()
    if name == 3:
        return not c.isspace()
    if name == 4:
        return is_word(code)
    return not is_word(code)


def is_word(code):
    return code == 95 or chr(code).isalnum()


class Program(object):
    """A compiled pattern."""

    def __init__(self, pattern, flags):
        self.pattern = pattern
        self.flags = flags
        self.code = []
        self.sets = []
        self.groups = 0
        self.names = []
        self.name_numbers = []
        self.loops = 0
        self.lead = -1


# Reading patterns: at translation only

class Reader:
    def __init__(self, text, flags):
        self.text = text
        self.at = 0
        self.flags = flags
        self.program = Program(text, flags)
        self.open_groups = []

    def fail(self, message):
        raise error("%s at position %d" % (message, self.at))

    def more(self):
        if self.flags & VERBOSE:
            while self.at < len(self.text):
                c = self.text[self.at]
                if c.isspace():
                    self.at += 1
                elif c == "#":
                    while self.at < len(self.text) and self.text[self.at] != "\n":
                        self.at += 1
                else:
                    break
        return self.at < len(self.text)

    def peek(self):
        return self.text[self.at] if self.more() else ""

    def next(self):
        if self.at >= len(self.text):
            self.fail("unexpected end of pattern")
        c = self.text[self.at]
        self.at += 1
        return c

    # A node is a list of instructions with addresses relative to its start.

    def alternatives(self):
        branches = [self.sequence()]
        while self.peek() == "|":
            self.at += 1
            branches.append(self.sequence())
        code = branches[-1]
        for branch in reversed(branches[:-1]):
            code = ([[SPLIT, 1, len(branch) + 2]] + branch + [[JUMP, len(code) + 1, 0]] + code)
        return code

    def sequence(self):
        code = []
        while self.more() and self.peek() not in "|)":
            code = code + self.repeated()
        return code

    def repeated(self):
        at = self.at
        before = self.program.groups
        item = self.atom()
        while self.more():
            c = self.peek()
            if c == "*":
                low, high = 0, -1
                self.at += 1
            elif c == "+":
                low, high = 1, -1
                self.at += 1
            elif c == "?":
                low, high = 0, 1
                self.at += 1
            elif c == "{":
                bounds = self.bounds()
                if bounds is None:
                    break
                low, high = bounds
            else:
                break
            greedy = True
            if self.peek() == "?":
                self.at += 1
                greedy = False
            elif self.peek() == "+":
                self.fail("possessive quantifiers are not supported")
            item = self.repeat(item, low, high, greedy)
        return item

    def bounds(self):
        end = self.text.find("}", self.at)
        inside = self.text[self.at + 1:end] if end >= 0 else ""
        parts = inside.split(",")
        if end < 0 or len(parts) > 2 or not all([p == "" or p.isdigit() for p in parts]) or inside in ("", ","):
            if inside == ",":
                self.at = end + 1
                return 0, -1
            return None
        self.at = end + 1
        low = int(parts[0]) if parts[0] else 0
        if len(parts) == 1:
            return low, low
        high = int(parts[1]) if parts[1] else -1
        if 0 <= high < low:
            self.fail("min repeat greater than max repeat")
        return low, high

    def repeat(self, item, low, high, greedy):
        if low > 1000 or high > 1000:
            self.fail("more than 1000 repetitions are not supported")
        code = item * low if low < 2 else [list(i) for n in range(low) for i in item]
        if high < 0:
            loop = self.program.loops
            self.program.loops += 1
            body = [[LOOP_START, loop, 0]] + item + [[LOOP_CHECK, loop, 0]]
            n = len(body)
            split = [SPLIT, 1, n + 2] if greedy else [SPLIT, n + 2, 1]
            return code + [split] + body + [[JUMP, -(n + 1), 0]]
        tail = []
        for i in range(high - low):
            n = len(item) + len(tail)
            split = [SPLIT, 1, n + 1] if greedy else [SPLIT, n + 1, 1]
            tail = [split] + item + tail
        return code + tail

    def atom(self):
        c = self.next()
        if c == "(":
            return self.group()
        if c == "[":
            return [self.char_set()]
        if c == ".":
            return [[ANY_ALL if self.flags & DOTALL else ANY, 0, 0]]
        if c == "^":
            return [[LINE_START if self.flags & MULTILINE else START, 0, 0]]
        if c == "$":
            return [[LINE_END if self.flags & MULTILINE else END, 0, 0]]
        if c == "\\":
            return [self.escape()]
        if c in "*+?":
            self.fail("nothing to repeat")
        return [self.literal(ord(c))]

    def literal(self, code):
        c = chr(code)
        if self.flags & IGNORECASE and (c.lower() != c or c.upper() != c):
            chars = CharSet()
            chars.add(code, code)
            chars.ignorecase = True
            return self.set_of(chars)
        return [CHAR, code, 0]

    def set_of(self, chars):
        self.program.sets.append(chars)
        return [SET, len(self.program.sets) - 1, 0]

    def group(self):
        program = self.program
        if self.peek() == "?":
            self.at += 1
            c = self.next()
            if c == ":":
                code = self.alternatives()
            elif c == "#":
                while self.next() != ")":
                    pass
                return []
            elif c in "=!":
                code = self.alternatives()
                code = [[LOOK if c == "=" else LOOK_NOT, len(code) + 2, 0]] + code + [[LOOK_END, 0, 0]]
            elif c == "<" and self.peek() in "=!":
                sign = self.next()
                inner = self.alternatives()
                if len(inner) != 1 or inner[0][0] not in (CHAR, SET, ANY, ANY_ALL):
                    self.fail("lookbehind of other than one character is not supported")
                code = [[BEHIND if sign == "=" else BEHIND_NOT, 2, 0]] + inner
            elif c == "P" and self.peek() == "=":
                self.at += 1
                name = self.name(")")
                if name not in program.names:
                    self.fail("unknown group name %r" % name)
                return [[BACKREF, program.name_numbers[program.names.index(name)], 0]]
            elif c == "P" or c == "<":
                if c == "P" and self.next() != "<":
                    self.fail("unknown extension")
                name = self.name(">")
                program.names.append(name)
                program.name_numbers.append(program.groups + 1)
                code = self.capture()
            else:
                self.fail("unknown or unsupported extension ?%s" % c)
        else:
            code = self.capture()
        if self.at >= len(self.text) or self.next() != ")":
            self.fail("missing ), unterminated subpattern")
        return code

    def name(self, end):
        stop = self.text.find(end, self.at)
        name = self.text[self.at:stop] if stop >= 0 else ""
        if not name.isidentifier():
            self.fail("bad character in group name")
        self.at = stop + (1 if end == ">" else 0)
        if end == ")":
            self.at = stop + 1
        return name

    def capture(self):
        self.program.groups += 1
        number = self.program.groups
        code = self.alternatives()
        return [[SAVE, 2 * number, 0]] + code + [[SAVE, 2 * number + 1, 0]]

    CLASSES = "dDsSwW"
    SPECIAL = {"n": 10, "t": 9, "r": 13, "f": 12, "v": 11, "a": 7, "0": 0}

    def char_code(self, c):
        """The character that an escape stands for."""
        if c == "x":
            digits = self.text[self.at:self.at + 2]
            self.at += 2
            return int(digits, 16)
        if c == "u":
            digits = self.text[self.at:self.at + 4]
            self.at += 4
            return int(digits, 16)
        if c in self.SPECIAL:
            return self.SPECIAL[c]
        if c.isalpha():
            self.fail("bad escape \\%s" % c)
        return ord(c)

    def escape(self):
        c = self.next()
        if c in self.CLASSES:
            chars = CharSet()
            chars.classes.append(self.CLASSES.index(c))
            return self.set_of(chars)
        if c == "b":
            return [BOUNDARY, 0, 0]
        if c == "B":
            return [NOT_BOUNDARY, 0, 0]
        if c == "A":
            return [START, 0, 0]
        if c == "Z":
            return [END_ABSOLUTE, 0, 0]
        if c.isdigit() and c != "0":
            number = int(c)
            if number > self.program.groups:
                self.fail("invalid group reference %d" % number)
            return [BACKREF, number, 0]
        return self.literal(self.char_code(c))

    def char_set(self):
        chars = CharSet()
        chars.ignorecase = bool(self.flags & IGNORECASE)
        if self.text[self.at:self.at + 1] == "^":
            self.at += 1
            chars.negated = True
        first = True
        while True:
            if self.at >= len(self.text):
                self.fail("unterminated character set")
            c = self.next()
            if c == "]" and not first:
                break
            first = False
            low = self.member(chars, c)
            if low >= 0 and self.text[self.at:self.at + 1] == "-" and self.text[self.at + 1:self.at + 2] not in ("]", ""):
                self.at += 1
                high = self.member(chars, self.next())
                if high < low:
                    self.fail("bad character range")
                chars.add(low, high)
            elif low >= 0:
                chars.add(low, low)
        return self.set_of(chars)

    def member(self, chars, c):
        if c != "\\":
            return ord(c)
        c = self.next()
        if c in self.CLASSES:
            chars.classes.append(self.CLASSES.index(c))
            return -1
        return 8 if c == "b" else self.char_code(c)


def read_pattern(pattern, flags):
    """A program for a pattern."""
    reader = Reader(pattern, flags)
    code = reader.alternatives()
    if reader.at < len(pattern):
        reader.fail("unbalanced parenthesis")
    program = reader.program
    program.code = []
    for instruction in code + [[MATCH, 0, 0]]:
        program.code.extend(instruction)
    if code and code[0][0] == CHAR:
        program.lead = code[0][1]
    return program


# The machine

class Machine(object):
    """One search: the text as code points, what groups hold, what to go back to."""

    def __init__(self, program, text):
        self.program = program
        self.text = text
        self.saved = [-1] * (2 * program.groups + 2)
        self.loops = [-1] * (program.loops + 1)
        self.steps = 0

    def run(self, pc, at, whole):
        """The end of a match from a place on, or -1."""
        code = self.program.code
        text = self.text
        n = len(text)
        # What to go back to: (pc, at) or (-1 - slot, value): what a slot was.
        stack_pc = []
        stack_at = []
        while True:
            op = code[3 * pc]
            x = code[3 * pc + 1]
            ok = True
            if op == CHAR:
                if at < n and text[at] == x:
                    at += 1
                    pc += 1
                else:
                    ok = False
            elif op == SET:
                if at < n and self.program.sets[x].has(text[at]):
                    at += 1
                    pc += 1
                else:
                    ok = False
            elif op == ANY:
                if at < n and text[at] != 10:
                    at += 1
                    pc += 1
                else:
                    ok = False
            elif op == ANY_ALL:
                if at < n:
                    at += 1
                    pc += 1
                else:
                    ok = False
            elif op == SPLIT:
                stack_pc.append(pc + code[3 * pc + 2])
                stack_at.append(at)
                pc += x
            elif op == JUMP:
                pc += x
            elif op == SAVE:
                stack_pc.append(-1 - x)
                stack_at.append(self.saved[x])
                self.saved[x] = at
                pc += 1
            elif op == LOOP_START:
                stack_pc.append(-1 - len(self.saved) - x)
                stack_at.append(self.loops[x])
                self.loops[x] = at
                pc += 1
            elif op == LOOP_CHECK:
                # A turn that took nothing ends the loop.
                if self.loops[x] == at:
                    pc += 2
                else:
                    pc += 1
            elif op == MATCH:
                if whole and at != n:
                    ok = False
                else:
                    return at
            elif op == LOOK_END:
                return at
            elif op == LOOK:
                if self.run(pc + 1, at, False) >= 0:
                    pc += x
                else:
                    ok = False
            elif op == LOOK_NOT:
                kept = self.saved[:]
                if self.run(pc + 1, at, False) < 0:
                    pc += x
                else:
                    self.saved = kept
                    ok = False
            elif op == BEHIND:
                if at > 0 and self.matches_one(pc + 1, text[at - 1]):
                    pc += 2
                else:
                    ok = False
            elif op == BEHIND_NOT:
                if at > 0 and self.matches_one(pc + 1, text[at - 1]):
                    ok = False
                else:
                    pc += 2
            elif op == BACKREF:
                length = self.same_group(x, at)
                if length >= 0:
                    at += length
                    pc += 1
                else:
                    ok = False
            else:
                ok = self.condition(op, at)
                pc += 1
            if not ok:
                going = True
                while going:
                    if len(stack_pc) == 0:
                        return -1
                    pc = stack_pc.pop()
                    at = stack_at.pop()
                    if pc >= 0:
                        going = False
                    else:
                        slot = -1 - pc
                        if slot < len(self.saved):
                            self.saved[slot] = at
                        else:
                            self.loops[slot - len(self.saved)] = at

    def matches_one(self, pc, c):
        op = self.program.code[3 * pc]
        x = self.program.code[3 * pc + 1]
        if op == CHAR:
            return c == x
        if op == SET:
            return self.program.sets[x].has(c)
        return op == ANY_ALL or c != 10

    def same_group(self, group, at):
        """How long the group is, if the same text is here; -1 if not."""
        start = self.saved[2 * group]
        end = self.saved[2 * group + 1]
        if start < 0 or end < 0 or at + end - start > len(self.text):
            return -1
        i = start
        while i < end:
            if self.text[i] != self.text[at + i - start]:
                return -1
            i += 1
        return end - start

    def condition(self, op, at):
        text = self.text
        n = len(text)
        if op == START:
            return at == 0
        if op == END_ABSOLUTE:
            return at == n
        if op == END:
            return at == n or at == n - 1 and text[at] == 10
        if op == LINE_START:
            return at == 0 or text[at - 1] == 10
        if op == LINE_END:
            return at == n or text[at] == 10
        before = at > 0 and is_word(text[at - 1])
        behind = at < n and is_word(text[at])
        return (before != behind) == (op == BOUNDARY)


class Match(object):
    """What matched, and where."""

    def __init__(self, program, string, saved, pos):
        self.re = program
        self.string = string
        self.saved = saved
        self.pos = pos

    def number(self, group):
        if group < 0 or group > self.re.groups:
            raise IndexError("no such group")
        return group

    def named(self, name):
        names = self.re.names
        i = 0
        while i < len(names):
            if names[i] == name:
                return self.re.name_numbers[i]
            i += 1
        raise IndexError("no such group")

    def text_of(self, number):
        start = self.saved[2 * number]
        end = self.saved[2 * number + 1]
        if start < 0 or end < 0:
            return None
        return self.string[start:end]

    def group(self, *which):
        if len(which) == 0:
            return self.text_of(0)
        if len(which) == 1:
            return self.text_of(which_group(self, which[0]))
        if len(which) == 2:
            return self.text_of(which_group(self, which[0])), self.text_of(which_group(self, which[1]))
        return (self.text_of(which_group(self, which[0])), self.text_of(which_group(self, which[1])),
                self.text_of(which_group(self, which[2])))

    def __getitem__(self, which):
        return self.text_of(which_group(self, which))

    def groups(self, default=None):
        """A list of the groups' texts."""
        result = []
        i = 1
        while i <= self.re.groups:
            text = self.text_of(i)
            result.append(default if text is None else text)
            i += 1
        return result

    def groupdict(self, default=None):
        result = {}
        i = 0
        while i < len(self.re.names):
            text = self.text_of(self.re.name_numbers[i])
            result[self.re.names[i]] = default if text is None else text
            i += 1
        return result

    def start(self, *which):
        number = which_group(self, which[0]) if len(which) else 0
        return self.saved[2 * number] if self.saved[2 * number + 1] >= 0 else -1

    def end(self, *which):
        return self.saved[2 * (which_group(self, which[0]) if len(which) else 0) + 1]

    def span(self, *which):
        number = which_group(self, which[0]) if len(which) else 0
        if self.saved[2 * number + 1] < 0:
            return -1, -1
        return self.saved[2 * number], self.saved[2 * number + 1]

    def expand(self, template):
        return expand_template(self, template)


def which_group(match, which):
    if isinstance(which, str):
        return match.named(which)
    return match.number(which)


def code_points(string):
    points = []
    for c in string:
        points.append(ord(c))
    return points


def match_at(program, string, points, at, whole):
    machine = Machine(program, points)
    end = machine.run(0, at, whole)
    if end < 0:
        return None
    machine.saved[0] = at
    machine.saved[1] = end
    return Match(program, string, machine.saved, at)


def search_from(program, string, points, at):
    n = len(points)
    lead = program.lead
    while at <= n:
        if lead >= 0:
            while at < n and points[at] != lead:
                at += 1
            if at >= n:
                return None
        found = match_at(program, string, points, at, False)
        if found is not None:
            return found
        at += 1
    return None


def all_matches(program, string):
    points = code_points(string)
    found = []
    at = 0
    while at <= len(points):
        m = search_from(program, string, points, at)
        if m is None:
            break
        found.append(m)
        if m.saved[1] > m.saved[0]:
            at = m.saved[1]
        else:
            at = m.saved[1] + 1
    return found


class Pattern(object):
    """A compiled pattern."""

    def __init__(self, program):
        self.program = program
        self.pattern = program.pattern
        self.groups = program.groups
        self.flags = program.flags | UNICODE

    def match(self, string, pos=0):
        return match_at(self.program, string, code_points(string), pos, False)

    def fullmatch(self, string, pos=0):
        return match_at(self.program, string, code_points(string), pos, True)

    def search(self, string, pos=0):
        return search_from(self.program, string, code_points(string), pos)

    def finditer(self, string):
        return iter(all_matches(self.program, string))

    def findall(self, string):
        """Strings: the whole match, or the group if there is one. Not for several groups."""
        if self.groups > 1:
            raise NotImplementedError("findall() with several groups: use finditer()")
        result = []
        for m in all_matches(self.program, string):
            text = m.text_of(self.groups)
            result.append("" if text is None else text)
        return result

    def split(self, string, maxsplit=0):
        """Strings; a group that took no part gives an empty one."""
        result = []
        at = 0
        count = 0
        for m in all_matches(self.program, string):
            if maxsplit and count >= maxsplit:
                break
            result.append(string[at:m.saved[0]])
            i = 1
            while i <= self.groups:
                text = m.text_of(i)
                result.append("" if text is None else text)
                i += 1
            at = m.saved[1]
            count += 1
        result.append(string[at:])
        return result

    def sub(self, repl, string, count=0):
        return replaced(self, repl, string, count)[0]

    def subn(self, repl, string, count=0):
        return replaced(self, repl, string, count)


def replaced(pattern, repl, string, count):
    parts = []
    at = 0
    n = 0
    for m in all_matches(pattern.program, string):
        if count and n >= count:
            break
        parts.append(string[at:m.saved[0]])
        parts.append(replacement(m, repl))
        at = m.saved[1]
        n += 1
    parts.append(string[at:])
    return "".join(parts), n


def replacement(m, repl):
    if isinstance(repl, str):
        return expand_template(m, repl)
    return repl(m)


def expand_template(m, template):
    if template.find("\\") < 0:
        return template
    parts = []
    i = 0
    while i < len(template):
        c = template[i]
        i += 1
        if c != "\\" or i >= len(template):
            parts.append(c)
            continue
        c = template[i]
        i += 1
        if c == "g" and i < len(template) and template[i] == "<":
            end = template.find(">", i)
            if end < 0:
                raise error("missing >, unterminated name")
            name = template[i + 1:end]
            i = end + 1
            if name.isdigit():
                text = m.text_of(m.number(int(name)))
            else:
                text = m.text_of(m.named(name))
            if text is not None:
                parts.append(text)
        elif c.isdigit():
            number = ord(c) - 48
            if i < len(template) and template[i].isdigit() and number * 10 + ord(template[i]) - 48 <= m.re.groups:
                number = number * 10 + ord(template[i]) - 48
                i += 1
            if number > m.re.groups:
                raise error("invalid group reference %d" % number)
            text = m.text_of(number)
            if text is not None:
                parts.append(text)
        elif c == "n":
            parts.append("\n")
        elif c == "t":
            parts.append("\t")
        elif c == "r":
            parts.append("\r")
        elif c == "\\":
            parts.append("\\")
        elif c.isalpha():
            raise error("bad escape \\" + c)
        else:
            parts.append("\\" + c)
    return "".join(parts)


_patterns = {}


def _compiled(pattern, flags):
    key = (pattern, int(flags))
    if key not in _patterns:
        _patterns[key] = Pattern(read_pattern(pattern, int(flags)))
    return _patterns[key]


_compiled._annspecialcase_ = "specialize:memo"


def compile(pattern, flags=0):
    return _compiled(pattern, flags)


compile._annspecialcase_ = "specialize:arg(0, 1)"


def match(pattern, string, flags=0):
    return _compiled(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return _compiled(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return _compiled(pattern, flags).search(string)


def findall(pattern, string, flags=0):
    return _compiled(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return _compiled(pattern, flags).finditer(string)


def split(pattern, string, maxsplit=0, flags=0):
    return _compiled(pattern, flags).split(string, maxsplit)


def sub(pattern, repl, string, count=0, flags=0):
    return _compiled(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return _compiled(pattern, flags).subn(repl, string, count)


match._annspecialcase_ = fullmatch._annspecialcase_ = search._annspecialcase_ = "specialize:arg(0, 2)"
findall._annspecialcase_ = finditer._annspecialcase_ = "specialize:arg(0, 2)"
split._annspecialcase_ = "specialize:arg(0, 3)"
sub._annspecialcase_ = subn._annspecialcase_ = "specialize:arg(0, 4)"


def escape(pattern):
    parts = []
    for c in pattern:
        if c in "()[]{}?*+-|^$\\.&~# \t\n\r\v\f":
            parts.append("\\")
        parts.append(c)
    return "".join(parts)
