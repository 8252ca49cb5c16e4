"""Reading regular expressions, while a program is imported or translated.

A pattern becomes a program: instructions of three integers, for a machine that tries alternatives in order
and goes back where one fails. What is read is a `Node`: instructions, and how few and how many characters
they take.
"""


class error(Exception):
    """The pattern is wrong, or uses what is not supported; or the template is."""

    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        Exception.__init__(self, msg if pos is None else "%s at position %d" % (msg, pos))
        self.msg = msg
        self.pattern = pattern
        self.pos = pos


# Instructions: [code, x, y]. Distances are from the instruction itself.
#   CHAR x, SET x, ANY, ANY_ALL     a character: this one, one of a set, any (but a newline)
#   MANY x y, MANY_LAZY x y         the one-character instruction behind it, x to y times (-1: no limit)
#   SPLIT x y                       goes on at x, and if that fails at y
#   JUMP x                          goes on at x
#   SAVE x                          keeps the place in a slot: 2 * group where it starts, the next one where it ends
#   LOOP_START x, LOOP_CHECK x      a turn of a loop begins; if it took nothing, goes past the next instruction
#   LOOK x, LOOK_NOT x, ATOMIC x    what is up to a LOOK_END matches here, or does not; goes on at x, with ATOMIC
#                                   behind what has matched
#   BEHIND x y, BEHIND_NOT x y      the same, y characters before
#   BACKREF x, BACKREF_IGNORE x y   the text of a group; y: only ASCII has case
#   CONDITION x y                   if a group has matched, goes on with the next instruction, if not at y
CHAR, ANY, ANY_ALL, SET, START, END, BOUNDARY, NOT_BOUNDARY, SAVE, SPLIT, JUMP, MATCH = range(12)
BACKREF, LOOK, LOOK_NOT, LOOK_END, LINE_START, LINE_END, END_ABSOLUTE, LOOP_START, LOOP_CHECK = range(12, 21)
BEHIND, BEHIND_NOT, ASCII_BOUNDARY, ASCII_NOT_BOUNDARY, BACKREF_IGNORE, CONDITION, ATOMIC = range(21, 28)
MANY, MANY_LAZY = range(28, 30)

ONE_CHARACTER = (CHAR, SET, ANY, ANY_ALL)

IGNORECASE = 2
LOCALE = 4
MULTILINE = 8
DOTALL = 16
UNICODE = 32
VERBOSE = 64
ASCII = 256

FLAGS = {"i": IGNORECASE, "m": MULTILINE, "s": DOTALL, "x": VERBOSE, "a": ASCII, "u": UNICODE}

# What has no limit takes so many characters.
NO_LIMIT = 1 << 30


class CharSet(object):
    """Which characters: ranges, classes, perhaps all others."""

    def __init__(self):
        self.ranges = []
        self.classes = []
        self.negated = False
        self.ignorecase = False
        self.ascii_only = False
        # Which of the first 128 characters are in it: filled in when all else is known.
        self.ascii = []

    def add(self, low, high):
        self.ranges.append(low)
        self.ranges.append(high)

    def said(self):
        """What the pattern says of it."""
        return self.ranges, self.classes, self.negated, self.ignorecase, self.ascii_only

    def finish(self):
        table = [False] * 128
        i = 0
        while i < len(self.ranges):
            for code in range(self.ranges[i], min(self.ranges[i + 1], 127) + 1):
                table[code] = True
            i += 2
        for name in self.classes:
            table = [a or b for a, b in zip(table, ascii_class(name))]
        if self.negated:
            table = [not here for here in table]
        if self.ignorecase:
            for code in ASCII_LETTERS:
                table[code] = self.look_up(code)
        self.ascii = table

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

    def look_up(self, code):
        found = self.has_plain(code)
        if not found and self.ignorecase and (code < 128 or not self.ascii_only):
            for other in case_variants(code):
                if self.has_plain(other) and (other < 128 or not self.ascii_only):
                    return not self.negated
        return found != self.negated


# Characters that are one but for their case, where that is not seen from upper and lower case alone.
CASE_GROUPS = {}
for _group in ("Ii\u0130\u0131 Kk\u212a Ss\u017f \u00b5\u039c\u03bc \u00c5\u00e5\u212b \u00df\u1e9e \u01c4\u01c5\u01c6 "
               "\u01c7\u01c8\u01c9 \u01ca\u01cb\u01cc \u01f1\u01f2\u01f3 \u0345\u0399\u03b9\u1fbe \u0390\u1fd3 "
               "\u0392\u03b2\u03d0 \u0395\u03b5\u03f5 \u0398\u03b8\u03d1\u03f4 \u039a\u03ba\u03f0 \u03a0\u03c0\u03d6 "
               "\u03a1\u03c1\u03f1 \u03a3\u03c2\u03c3 \u03a6\u03c6\u03d5 \u03a9\u03c9\u2126 \u03b0\u1fe3 "
               "\u0412\u0432\u1c80 \u0414\u0434\u1c81 \u041e\u043e\u1c82 \u0421\u0441\u1c83 \u0422\u0442\u1c84\u1c85 "
               "\u042a\u044a\u1c86 \u0462\u0463\u1c87 \u1c88\ua64a\ua64b \u1e60\u1e61\u1e9b \ufb05\ufb06").split():
    for _c in _group:
        CASE_GROUPS[ord(_c)] = [ord(_other) for _other in _group]
for _code in list(range(0x1f80, 0x1fb0)) + [0x1fb3, 0x1fc3, 0x1ff3]:
    if _code & 8 == 0:
        # Greek with an iota below: their upper cases are two characters.
        _title = _code + (8 if _code < 0x1fb0 else 9)
        CASE_GROUPS[_code] = CASE_GROUPS[_title] = [_code, _title]


def case_variants(code):
    """The characters that one stands for where case does not count."""
    if code in CASE_GROUPS:
        return CASE_GROUPS[code]
    c = chr(code)
    lower = c.lower()
    upper = c.upper()
    variants = []
    if len(lower) == 1:
        variants.append(ord(lower))
    if len(upper) == 1:
        variants.append(ord(upper))
    return variants


def in_class(name, code):
    """`\\d`, `\\D`, `\\s`, `\\S`, `\\w`, `\\W`; from 6 on those of ASCII."""
    if name >= 6:
        name -= 6
        if code >= 128 or 28 <= code <= 31:
            return name & 1 == 1
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


ASCII_LETTERS = [code for code in range(128) if chr(code).isalpha()]
_ascii_classes = {}


def ascii_class(name):
    """Which of the first 128 characters are in a class."""
    if name not in _ascii_classes:
        _ascii_classes[name] = [in_class(name, code) for code in range(128)]
    return _ascii_classes[name]


def is_word(code):
    return code == 95 or chr(code).isalnum()


class Program(object):
    """A compiled pattern."""

    def __init__(self, is_text):
        self.is_text = is_text
        self.flags = 0
        self.code = []
        self.sets = []
        self.groups = 0
        self.names = []
        self.name_numbers = []
        self.loops = 0
        # What a match begins with, if that is known, and how many characters it has at least.
        self.lead = -1
        self.low = 0
        self._matcher = None

    def _freeze_(self):
        return True

    @property
    def matcher(self):
        """The function that it is in translated code."""
        if self._matcher is None:
            from _re_code import written
            self._matcher = written(self)
        return self._matcher


class Node(object):
    def __init__(self, code, low, high):
        self.code = code
        self.low = low
        self.high = min(high, NO_LIMIT)


def atomic(node):
    """What matches at first, and nothing else when that leads nowhere."""
    return Node([[ATOMIC, len(node.code) + 2, 0]] + node.code + [[LOOK_END, 0, 0]], node.low, node.high)


class Reader:
    def __init__(self, text, flags, is_text):
        self.text = self.pattern = text
        self.at = 0
        self.flags = flags
        self.program = Program(is_text)
        self.open_groups = []

    def fail(self, message, at=None):
        raise error(message, self.pattern, self.at if at is None else at)

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

    def take(self, text):
        """Reads this, if it is next."""
        if not self.text.startswith(text, self.at):
            return False
        self.at += len(text)
        return True

    def next(self):
        if self.at >= len(self.text):
            self.fail("unexpected end of pattern")
        c = self.text[self.at]
        self.at += 1
        return c

    def alternatives(self):
        branches = [self.sequence()]
        while self.peek() == "|":
            self.at += 1
            branches.append(self.sequence())
        node = branches[-1]
        for branch in reversed(branches[:-1]):
            code = ([[SPLIT, 1, len(branch.code) + 2]] + branch.code
                    + [[JUMP, len(node.code) + 1, 0]] + node.code)
            node = Node(code, min(branch.low, node.low), max(branch.high, node.high))
        return node

    def sequence(self):
        code, low, high = [], 0, 0
        while self.more() and self.peek() not in "|)":
            node = self.repeated()
            code = code + node.code
            low += node.low
            high += node.high
        return Node(code, low, high)

    def repeated(self):
        before = self.at
        item = self.atom()
        quantified = False
        while self.more():
            at = self.at
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
            if item is None:
                self.fail("nothing to repeat", at)
            if quantified:
                self.fail("multiple repeat", at)
            quantified = True
            if self.text[self.at:self.at + 1] == "+":
                self.at += 1
                # Each turn is as its first match has it, too.
                turn = atomic(item) if len(item.code) > 1 else item
                item = atomic(self.repeat(turn, low, high, True))
            elif self.text[self.at:self.at + 1] == "?":
                self.at += 1
                item = self.repeat(item, low, high, False)
            else:
                item = self.repeat(item, low, high, True)
        if item is None:
            return Node([], 0, 0)
        return item

    def bounds(self):
        end = self.text.find("}", self.at)
        inside = self.text[self.at + 1:end] if end >= 0 else ""
        parts = inside.split(",")
        if end < 0 or len(parts) > 2 or inside == "" or not all([p == "" or p.isdigit() for p in parts]):
            if self.text[self.at:self.at + 1] == "{":
                return None
        if inside == "":
            return None
        start = self.at
        self.at = end + 1
        low = int(parts[0]) if parts[0] else 0
        if len(parts) == 1:
            return low, low
        high = int(parts[1]) if parts[1] else -1
        if 0 <= high < low:
            self.fail("min repeat greater than max repeat", start + 1)
        return low, high

    def repeat(self, item, low, high, greedy):
        most = NO_LIMIT if high < 0 else item.high * high
        code = self.repeated_code(item.code, item.low == 0, low, high, greedy)
        return Node(code, item.low * low, most if item.high > 0 else 0)

    def repeated_code(self, item, may_be_empty, low, high, greedy):
        if len(item) == 1 and item[0][0] in ONE_CHARACTER:
            return [[MANY if greedy else MANY_LAZY, low, high]] + item
        if len(item) * max(low, high) > 20000:
            self.fail("a repetition that is too large")
        code = [list(i) for n in range(low) for i in item]
        # A turn that takes nothing is the last one.
        start, check = [], []
        if may_be_empty and high != low:
            start, check = [[LOOP_START, self.program.loops, 0]], [[LOOP_CHECK, self.program.loops, 0]]
            self.program.loops += 1
        if high < 0:
            body = start + item + check
            n = len(body)
            split = [SPLIT, 1, n + 2] if greedy else [SPLIT, n + 2, 1]
            return code + [split] + body + [[JUMP, -(n + 1), 0]]
        tail = []
        for i in range(high - low):
            body = start + item
            if check:
                body = body + check + [[JUMP, 2, 0], [JUMP, len(tail) + 1, 0]]
            n = len(body) + len(tail)
            split = [SPLIT, 1, n + 1] if greedy else [SPLIT, n + 1, 1]
            tail = [split] + body + tail
        return code + tail

    def one(self, code, x=0):
        return Node([[code, x, 0]], 1, 1)

    def nothing(self, code, x=0):
        """An instruction that takes no characters."""
        return Node([[code, x, 0]], 0, 0)

    def atom(self):
        at = self.at
        c = self.next()
        if c == "(":
            return self.group(at)
        if c == "[":
            return self.char_set(at)
        if c == ".":
            return self.one(ANY_ALL if self.flags & DOTALL else ANY)
        if c == "^":
            return self.nothing(LINE_START if self.flags & MULTILINE else START)
        if c == "$":
            return self.nothing(LINE_END if self.flags & MULTILINE else END)
        if c == "\\":
            return self.escape(at)
        if c in "*+?":
            self.fail("nothing to repeat", at)
        return self.literal(ord(c))

    def literal(self, code):
        if self.flags & IGNORECASE and self.has_case(code) and case_variants(code) not in ([code], [code, code]):
            chars = self.new_set()
            chars.add(code, code)
            return self.set_of(chars)
        return self.one(CHAR, code)

    def has_case(self, code):
        return code < 128 or not self.flags & ASCII

    def new_set(self):
        chars = CharSet()
        chars.ignorecase = bool(self.flags & IGNORECASE)
        chars.ascii_only = bool(self.flags & ASCII)
        return chars

    def set_of(self, chars):
        sets = self.program.sets
        for number in range(len(sets)):
            if sets[number].said() == chars.said():
                return self.one(SET, number)
        chars.finish()
        sets.append(chars)
        return self.one(SET, len(sets) - 1)

    def group(self, at):
        program = self.program
        outer = self.flags
        if self.text[self.at:self.at + 1] == "?":
            self.at += 1
            c = self.next()
            if c == "#":
                while self.at < len(self.text) and self.text[self.at] != ")":
                    self.at += 1
                if self.at >= len(self.text):
                    self.fail("missing ), unterminated comment", at)
                self.at += 1
                return Node([], 0, 0)
            if c == ":":
                node = self.alternatives()
            elif c == ">":
                node = atomic(self.alternatives())
            elif c in "=!":
                node = self.alternatives()
                code = [LOOK if c == "=" else LOOK_NOT, len(node.code) + 2, 0]
                node = Node([code] + node.code + [[LOOK_END, 0, 0]], 0, 0)
            elif c == "<" and self.peek() in ("=", "!"):
                sign = self.next()
                node = self.alternatives()
                if node.low != node.high:
                    raise error("look-behind requires fixed-width pattern", self.pattern)
                code = [BEHIND if sign == "=" else BEHIND_NOT, len(node.code) + 2, node.low]
                node = Node([code] + node.code + [[LOOK_END, 0, 0]], 0, 0)
            elif c == "(":
                node = self.conditional(at)
            elif c == "P" and self.take("="):
                name = self.name(")")
                if name not in program.names:
                    self.fail("unknown group name %r" % name, at + 4)
                return self.backref(program.name_numbers[program.names.index(name)])
            elif c == "P":
                if not self.take("<"):
                    self.fail("unknown extension ?P" + self.text[self.at:self.at + 1], at + 1)
                name = self.name(">")
                if name in program.names:
                    self.fail("redefinition of group name %r as group %d; was group %d"
                              % (name, program.groups + 1, program.name_numbers[program.names.index(name)]),
                              at + 4)
                program.names.append(name)
                program.name_numbers.append(program.groups + 1)
                node = self.capture()
            elif c in FLAGS or c == "-" or c == "L":
                node = self.flag_group(c, at)
                if node is None:
                    return Node([], 0, 0)
            else:
                self.fail("unknown extension ?" + c, at + 1)
        else:
            node = self.capture()
        self.flags = outer
        if self.at >= len(self.text) or self.next() != ")":
            self.fail("missing ), unterminated subpattern", at)
        return node

    def flag_group(self, c, at):
        """`(?flags)` at the start, or `(?flags-flags:...)`."""
        on, off, removing = 0, 0, False
        while c != ")" and c != ":":
            if c == "-" and not removing:
                removing = True
            elif c not in FLAGS:
                self.fail("unknown flag", self.at - 1)
            elif removing:
                off |= FLAGS[c]
            else:
                on |= FLAGS[c]
            c = self.next()
        if c == ")":
            if removing or at != 0:
                self.fail("global flags not at the start of the expression", at)
            self.flags |= on
            self.program.flags |= on
            return None
        if on & ASCII:
            off |= UNICODE
        if on & UNICODE:
            off |= ASCII
        self.flags = (self.flags | on) & ~off
        return self.alternatives()

    def conditional(self, at):
        program = self.program
        stop = self.text.find(")", self.at)
        name = self.text[self.at:stop] if stop >= 0 else ""
        if name.isdigit():
            number = int(name)
            if number == 0 or number > program.groups + len(self.text):
                self.fail("bad group number")
        elif name in program.names:
            number = program.name_numbers[program.names.index(name)]
        else:
            self.fail("unknown group name %r" % name)
        self.at = stop + 1
        yes = self.sequence()
        no = Node([], 0, 0)
        if self.peek() == "|":
            self.at += 1
            no = self.sequence()
            if self.peek() == "|":
                self.fail("conditional backref with more than two branches")
        code = ([[CONDITION, number, len(yes.code) + 2]] + yes.code
                + [[JUMP, len(no.code) + 1, 0]] + no.code)
        return Node(code, min(yes.low, no.low), max(yes.high, no.high))

    def backref(self, number):
        if number in self.open_groups:
            self.fail("cannot refer to an open group")
        code = BACKREF_IGNORE if self.flags & IGNORECASE else BACKREF
        return Node([[code, number, 1 if self.flags & ASCII else 0]], 0, NO_LIMIT)

    def name(self, end):
        stop = self.text.find(end, self.at)
        if stop < 0:
            self.fail("missing %s, unterminated name" % end)
        name = self.text[self.at:stop]
        if not name:
            self.fail("missing group name")
        if not name.isidentifier():
            self.fail("bad character in group name %r" % name)
        self.at = stop + 1
        return name

    def capture(self):
        self.program.groups += 1
        number = self.program.groups
        self.open_groups.append(number)
        node = self.alternatives()
        self.open_groups.pop()
        return Node([[SAVE, 2 * number, 0]] + node.code + [[SAVE, 2 * number + 1, 0]], node.low, node.high)

    CLASSES = "dDsSwW"
    SPECIAL = {"n": 10, "t": 9, "r": 13, "f": 12, "v": 11, "a": 7}

    def class_number(self, c):
        return self.CLASSES.index(c) + (6 if self.flags & ASCII else 0)

    def hex_code(self, c, count, at):
        digits = self.text[self.at:self.at + count]
        if len(digits) < count or not all([d in "0123456789abcdefABCDEF" for d in digits]):
            self.fail("incomplete escape \\%s%s" % (c, digits), at)
        self.at += count
        return int(digits, 16)

    def char_code(self, c, at):
        """The character that an escape stands for."""
        if c == "x":
            return self.hex_code(c, 2, at)
        if c == "u":
            return self.hex_code(c, 4, at)
        if c == "U":
            return self.hex_code(c, 8, at)
        if c in self.SPECIAL:
            return self.SPECIAL[c]
        if c.isdigit():
            digits = c
            while len(digits) < 3 and self.text[self.at:self.at + 1] in tuple("01234567"):
                digits += self.next()
            if not all([d in "01234567" for d in digits]):
                self.fail("bad escape \\" + c, at)
            return int(digits, 8)
        if c.isalpha() and c < "\x80":
            self.fail("bad escape \\%s" % c, at)
        return ord(c)

    def escape(self, at):
        if self.at >= len(self.text):
            self.fail("bad escape (end of pattern)", at)
        c = self.next()
        if c in self.CLASSES:
            chars = CharSet()
            chars.classes.append(self.class_number(c))
            return self.set_of(chars)
        ascii = self.flags & ASCII
        if c == "b":
            return self.nothing(ASCII_BOUNDARY if ascii else BOUNDARY)
        if c == "B":
            return self.nothing(ASCII_NOT_BOUNDARY if ascii else NOT_BOUNDARY)
        if c == "A":
            return self.nothing(START)
        if c == "Z":
            return self.nothing(END_ABSOLUTE)
        if c.isdigit() and c != "0":
            following = self.text[self.at:self.at + 2]
            if len(following) == 2 and c in "0123" and all([d in "01234567" for d in following]):
                self.at += 2
                return self.literal(int(c + following, 8))
            number = int(c)
            if following[:1].isdigit():
                number = number * 10 + int(following[0])
                self.at += 1
            if number > self.program.groups:
                self.fail("invalid group reference %d" % number, at + 1)
            return self.backref(number)
        return self.literal(self.char_code(c, at))

    def char_set(self, at):
        chars = self.new_set()
        if self.text[self.at:self.at + 1] == "^":
            self.at += 1
            chars.negated = True
        first = True
        while True:
            if self.at >= len(self.text):
                self.fail("unterminated character set", at)
            begin = self.at
            c = self.next()
            if c == "]" and not first:
                break
            first = False
            low = self.member(chars, c, begin)
            rest = self.text[self.at:self.at + 2]
            if rest[:1] == "-" and rest[1:] not in ("]", ""):
                self.at += 1
                high = self.member(chars, self.next(), self.at - 1)
                if low < 0 or high < low:
                    self.fail("bad character range " + self.text[begin:self.at], begin)
                chars.add(low, high)
            elif low >= 0:
                chars.add(low, low)
        return self.set_of(chars)

    def member(self, chars, c, at):
        if c != "\\":
            return ord(c)
        c = self.next()
        if c in self.CLASSES:
            chars.classes.append(self.class_number(c))
            return -1
        return 8 if c == "b" else self.char_code(c, at)


def read_pattern(pattern, flags):
    """A program for a pattern."""
    is_bytes = isinstance(pattern, bytes)
    if is_bytes:
        reader = Reader(pattern.decode("latin-1"), flags | ASCII, False)
        reader.pattern = pattern
    else:
        reader = Reader(pattern, flags, True)
    node = reader.alternatives()
    if reader.at < len(pattern):
        reader.fail("unbalanced parenthesis")
    program = reader.program
    program.flags |= flags
    if not is_bytes and not program.flags & ASCII:
        program.flags |= UNICODE
    code = node.code
    for instruction in code:
        if instruction[0] == CONDITION and instruction[1] > program.groups:
            reader.fail("invalid group reference %d" % instruction[1])
    program.code = []
    for instruction in code + [[MATCH, 0, 0]]:
        program.code.extend(instruction)
    program.low = node.low
    if code and code[0][0] == CHAR:
        program.lead = code[0][1]
    return program
