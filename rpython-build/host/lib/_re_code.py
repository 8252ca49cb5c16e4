"""What a pattern is in translated code: a function, written from the program that `_re_reader` makes of it.

    matcher(p, at, n, search, whole, not_at, saved)

looks in a text `p` (`ll_re` says what that is) of `n` bytes, right at a place or, to `search`, from there on; fills in where the
groups are, and tells whether there is a match. The function is one loop over numbered parts: where a part goes on with
another, the optimiser makes a jump of that. A part that fails goes on with the last that was put off.

What may come next is known for each place of the program, as a set of bytes: so most alternatives are chosen and
most repetitions ended without putting anything off. A text is looked at in bytes: a character that is not ASCII is
decoded where a set is asked for it that has some of them.

Where there are ways enough to fail, a text may be tried in exponentially many. When a match has failed often, what is
tried is noted from there on, a bit for each state of the program and each place: the same would only fail again. (With back
references and conditions it would not, as groups count; such patterns may take as long as on CPython.)
"""

from _re_reader import (
    CHAR, ANY, ANY_ALL, SET, START, END, BOUNDARY, NOT_BOUNDARY, SAVE, SPLIT, JUMP, MATCH, BACKREF, LOOK,
    LOOK_NOT, LOOK_END, LINE_START, LINE_END, END_ABSOLUTE, LOOP_START, LOOP_CHECK, BEHIND, BEHIND_NOT,
    ASCII_BOUNDARY, ASCII_NOT_BOUNDARY, BACKREF_IGNORE, CONDITION, ATOMIC, MANY, MANY_LAZY, ONE_CHARACTER, is_word)
from rpython.helpers import ll_re
import rpython.replacements._re as machine

# Sets of bytes, and of the end of the text.
AT_END = 1 << 256
ALL = (1 << 257) - 1
WIDE = ((1 << 128) - 1) << 128
CONTINUATION = ((1 << 64) - 1) << 128

REGIONS = (LOOK, LOOK_NOT, BEHIND, BEHIND_NOT, ATOMIC)
# Parts that are not at an instruction; undoing has numbers below 0.
BEGIN, FAIL = 0, 1


# The functions of a set: a character further, or -1; as far as it goes; so many characters; as many, at most.
FUNCTIONS = """
def wide(code):
    return %s

def step(p, at, n):
    if at >= n:
        return -1
    c = byte(p, at)
    %s

def run(p, at, n):
    while at < n:
        c = byte(p, at)
        %s
    return at

def exactly(p, at, n, count):
    while count > 0 and at >= 0:
        at = step(p, at, n)
        count -= 1
    return at

def up_to(p, at, n, count):
    while count > 0:
        there = step(p, at, n)
        if there < 0:
            break
        at = there
        count -= 1
    return at
"""


class Chars(object):
    """A set of characters: what it has of bytes, and the functions that go along a text by it."""

    def __init__(self, is_text, code, chars):
        self.wide = None
        if not is_text:
            self.table = self.members(code, chars, 256)
        else:
            self.table = self.members(code, chars, 128)
            if code in (ANY, ANY_ALL):
                self.table |= WIDE
            elif code == CHAR:
                if chars >= 128:
                    self.wide = "code == %d" % chars
            else:
                self.wide = wide_test(chars)
                if self.wide == "True":
                    self.table |= WIDE
                    self.wide = None
                elif self.wide == "False":
                    self.wide = None
        self.names = dict(VOCABULARY)
        self.names["chars"] = chars
        self.is_text = is_text
        # Whether a character is a byte.
        self.narrow = not is_text or self.wide is None and not self.table & WIDE
        # What it begins with.
        self.lead = self.table & ~CONTINUATION if is_text else self.table
        if self.wide is not None:
            self.lead |= WIDE & ~CONTINUATION
        if code == CHAR and is_text and chars >= 128:
            self.lead = 1 << chr(chars).encode("utf-8")[0]
        self.run = self.step = self.exactly = self.up_to = None

    def members(self, code, chars, n):
        if code == ANY_ALL:
            return (1 << n) - 1
        if code == ANY:
            return (1 << n) - 1 - (1 << 10)
        if code == CHAR:
            return 1 << chars if chars < n else 0
        table = 0
        for c in range(n):
            if chars.ascii[c] if c < 128 else chars.look_up(c):
                table |= 1 << c
        return table

    def write(self):
        """Writes its functions."""
        test = test_of(self.table, self.names, "c")
        if self.wide is None:
            step = "return at + %s if %s else -1" % ("1" if self.narrow else "width(c)", test)
            run = "if not (%s):\n            break\n        at += 1" % test
        else:
            step = ("if c < 128:\n        return at + 1 if %s else -1\n"
                    "    return at + width(c) if wide(decode(p, at)) else -1" % test)
            run = ("if c < 128:\n            if not (%s):\n                break\n            at += 1\n"
                   "        elif wide(decode(p, at)):\n            at += width(c)\n"
                   "        else:\n            break" % test)
        names = self.names
        exec(FUNCTIONS % (self.wide or "False", step, run), names)
        self.run = names["run"]
        self.step = names["step"]
        self.exactly = names["exactly"]
        self.up_to = names["up_to"]


def wide_test(chars):
    """An expression for which `code`s that are not ASCII a set has."""
    variants = chars.ignorecase and not chars.ascii_only
    if variants and (any(chars.ranges[i] > 127 for i in range(1, len(chars.ranges), 2))
                     or any(chars.ascii[ord(c)] != chars.negated for c in "iksIKS")):
        return "chars.look_up(code)"
    tests = []
    for i in range(0, len(chars.ranges), 2):
        low, high = chars.ranges[i], chars.ranges[i + 1]
        if low <= 128 and high >= 0x10ffff:
            tests.append("True")
        elif high > 127:
            tests.append("%d <= code <= %d" % (low, high))
    for name in chars.classes:
        if name < 6:
            said = ("isdecimal", "isspace", "isalnum")[name >> 1]
            tests.append("%schr(code).%s()" % ("not " if name & 1 else "", said))
        elif name & 1:
            tests.append("True")
    if "True" in tests:
        return "False" if chars.negated else "True"
    if not tests:
        return "True" if chars.negated else "False"
    return "not (%s)" % " or ".join(tests) if chars.negated else " or ".join(tests)


def test_of(table, names, what):
    """An expression for whether a byte is in a table."""
    table &= ALL ^ AT_END
    bounds = [c for c in range(257) if (table >> c & 1) != (table << 1 >> c & 1)]
    negated = table & 1 == 1 and table >> 255 == 1
    if negated:
        bounds = bounds[1:-1]
    if len(bounds) > 2:
        name = "TABLE_%d" % len(names)
        names[name] = bytes_of(table)
        return "has(%s, %s)" % (name, what)
    if not bounds:
        return str(negated)
    low, high = bounds[0], bounds[1] - 1
    test = "%s == %d" % (what, low) if low == high else "%d <= %s <= %d" % (low, what, high)
    return "not (%s)" % test if negated else test


def bytes_of(table):
    """A table as bytes with an item for each byte."""
    return bytes([table >> c & 1 for c in range(256)])


VOCABULARY = {"__name__": "re"}
for _name in ("size byte has width decode back find scan new_stack pushed record cut is_at "
              "text_pointer bytes_pointer".split()):
    VOCABULARY[_name] = getattr(ll_re, _name)
for _name in ("Tried same_group same_group_but_case word_at word_before".split()):
    VOCABULARY[_name] = getattr(machine, _name)

_chars = {}


def chars_of(is_text, code, chars):
    key = (is_text, code, chars if code == CHAR else repr(chars.said()) if code == SET else 0)
    if key not in _chars:
        made = Chars(is_text, code, chars)
        made.write()
        _chars[key] = made
    return _chars[key]


class Writer(object):
    def __init__(self, program):
        self.program = program
        code = program.code
        self.ops = [(code[i], code[i + 1], code[i + 2]) for i in range(0, len(code), 3)]
        self.names = dict(VOCABULARY)
        self.chars = [self.chars_at(pc) for pc in range(len(self.ops))]
        self.regular = not any([op[0] in (BACKREF, BACKREF_IGNORE, CONDITION) for op in self.ops])
        self.first = [0] * len(self.ops)
        self.look_ahead()
        self.region = self.regions()
        self.puts_off = [self.is_put_off(pc) for pc in range(len(self.ops))]
        self.may_go_back = self.reached_behind_choice()
        self.noting = self.noted_regions()
        self.states = 0
        self.parts = {}
        # The numbers of parts that begin with an instruction.
        self.numbers = {}
        self.count = 2
        self.undoing = {}
        self.due = []

    def chars_at(self, pc):
        code, x, y = self.ops[pc]
        if code not in ONE_CHARACTER:
            return None
        return chars_of(self.program.is_text, code, self.program.sets[x] if code == SET else x)

    # What is known of the program.

    def next_of(self, pc):
        """Where an instruction may go on."""
        code, x, y = self.ops[pc]
        if code == SPLIT:
            return [pc + x, pc + y]
        if code == JUMP:
            return [pc + x]
        if code in (MATCH, LOOK_END):
            return []
        if code == LOOP_CHECK:
            return [pc + 1, pc + 2]
        if code in REGIONS:
            return [pc + 1, pc + x]
        if code == CONDITION:
            return [pc + 1, pc + y]
        if code in (MANY, MANY_LAZY):
            return [pc + 2]
        return [pc + 1]

    def look_ahead(self):
        """What may come next, if there is to be a match, at each instruction."""
        first = self.first
        changed = True
        while changed:
            changed = False
            for pc in range(len(self.ops) - 1, -1, -1):
                code, x, y = self.ops[pc]
                if code in (MATCH, LOOK_END, BACKREF, BACKREF_IGNORE):
                    found = ALL
                elif code in ONE_CHARACTER:
                    found = self.chars[pc].lead
                elif code in (MANY, MANY_LAZY):
                    found = self.chars[pc + 1].lead if x > 0 else self.chars[pc + 1].lead | first[pc + 2]
                elif code in (LINE_END, END):
                    found = first[pc + 1] & (1 << 10 | AT_END)
                elif code == END_ABSOLUTE:
                    found = first[pc + 1] & AT_END
                elif code == LOOK:
                    found = first[pc + 1] & first[pc + x]
                elif code in (LOOK_NOT, BEHIND, BEHIND_NOT):
                    found = first[pc + x]
                elif code == ATOMIC:
                    found = first[pc + 1]
                else:
                    found = 0
                    for there in self.next_of(pc):
                        found |= first[there]
                if found != first[pc]:
                    first[pc] = found
                    changed = True

    def regions(self):
        """The innermost look-around or atomic group that each instruction is in, or -1."""
        region = [-1] * len(self.ops)
        for pc in range(len(self.ops)):
            code, x, y = self.ops[pc]
            if code in REGIONS:
                for inner in range(pc + 1, pc + x):
                    region[inner] = pc
        return region

    def accepts(self, pc):
        """Whether all is matched here."""
        while self.ops[pc][0] in (SAVE, JUMP):
            pc += self.ops[pc][1] if self.ops[pc][0] == JUMP else 1
        return self.ops[pc][0] in (MATCH, LOOK_END)

    def is_put_off(self, pc):
        """Whether an instruction leaves something to go back to."""
        code, x, y = self.ops[pc]
        if code == MANY:
            return (x != y and self.chars[pc + 1].lead & self.first[pc + 2] != 0
                    and not self.accepts(pc + 2))
        if code == MANY_LAZY:
            return x != y
        return code == SPLIT and self.first[pc + x] & self.first[pc + y] != 0

    def reached_behind_choice(self):
        """Whether there may be something to go back to when an instruction is reached."""
        reached = [False] * len(self.ops)
        changed = True
        while changed:
            changed = False
            for pc in range(len(self.ops)):
                if reached[pc] or self.puts_off[pc] or self.ops[pc][0] in REGIONS:
                    for there in self.next_of(pc):
                        if not reached[there]:
                            reached[there] = changed = True
        return reached

    def noted_regions(self):
        """Where what was tried is noted: all but where there are a few ways only."""
        if not self.regular:
            return []
        looping = [False] * len(self.ops)
        for pc in range(len(self.ops)):
            code, x, y = self.ops[pc]
            if code == JUMP and x < 0:
                for inner in range(pc + x, pc):
                    looping[inner] = True
        weights = {}
        for pc in range(len(self.ops)):
            if self.puts_off[pc]:
                of = self.region[pc]
                weight = 6 if looping[pc] else 3 if self.ops[pc][0] != SPLIT else 1
                weights[of] = weights.get(of, 0) + weight
        return [of for of in weights if weights[of] >= 6]

    # Writing.

    def number(self, pc):
        """The number of the part that begins with an instruction."""
        if pc not in self.numbers:
            self.numbers[pc] = self.new_number()
            self.due.append(pc)
        return self.numbers[pc]

    def new_number(self):
        self.count += 1
        return self.count - 1

    def goto(self, pc):
        return ["pc = %d" % self.number(pc), "continue"]

    def fail(self):
        return ["pc = %d" % FAIL, "continue"]

    def when(self, condition, lines, otherwise=None):
        result = ["if %s:" % condition] + ["    " + line for line in lines]
        if otherwise:
            result += ["else:"] + ["    " + line for line in otherwise]
        return result

    def push(self, what, a, b):
        return ["stack = pushed(stack, depth, %s, %s, %s)" % (what, a, b), "depth += 3"]

    def comes(self, first):
        """A condition: what comes next is among these."""
        test = test_of(first, self.names, "byte(p, at)")
        if first & AT_END:
            if first & ~AT_END == 0:
                return "at >= n"
            return "(at >= n or %s)" % test
        return "(at < n and %s)" % test

    def note(self, pc, loops):
        """Fails if this was tried before."""
        if self.region[pc] not in self.noting:
            return []
        state = str(self.states)
        factor = 1
        for loop in loops:
            state += " + (%d if loop_%d == at else 0)" % (factor, loop)
            factor *= 2
        self.states += factor
        return self.when("tried.noted and tried.known(%s, at)" % state, self.fail())

    def loops_around(self, pc):
        return [x for start, (code, x, y) in enumerate(self.ops)
                if code == LOOP_START and start < pc
                and any([self.ops[end][0] == LOOP_CHECK and self.ops[end][1] == x and end > pc
                         for end in range(pc, len(self.ops))])]

    def undo(self, slot):
        """The number of the part that undoes what a slot was given."""
        if slot not in self.undoing:
            self.undoing[slot] = -1 - len(self.undoing)
        return self.undoing[slot]

    def part(self, pc):
        """The lines from an instruction on, up to where it goes elsewhere."""
        lines = []
        while True:
            more, following = self.instruction(pc)
            lines += more
            if following < 0:
                return lines
            if following in self.joins:
                return lines + self.goto(following)
            pc = following

    def instruction(self, pc):
        """The lines of an instruction, and where it goes on; -1 if it has gone."""
        code, x, y = self.ops[pc]
        if code == CHAR:
            return self.literal(pc)
        if code in ONE_CHARACTER:
            return self.one(pc), pc + 1
        if code == MANY:
            return self.many(pc, x, y), pc + 2
        if code == MANY_LAZY:
            return self.many_lazy(pc, x, y), pc + 2
        if code == SPLIT:
            return self.split(pc, pc + x, pc + y), pc + x
        if code == JUMP:
            return [], pc + x
        if code == MATCH:
            wrong = "whole and at != n" if self.program.low > 0 else "whole and at != n or at == not_at"
            lines = self.when(wrong, self.fail())
            lines += ["saved[0] = start", "saved[1] = at"]
            groups = self.program.groups
            for slot in range(2, 2 * groups + 2):
                lines.append("saved[%d] = slot_%d" % (slot, slot))
            lines.append("saved[%d] = %s" % (2 * groups + 2, "last" if groups else "-1"))
            return lines + ["return True"], -1
        if code == SAVE:
            lines = []
            if self.may_go_back[pc]:
                lines = self.push(self.undo(x), "slot_%d" % x, "last")
            lines.append("slot_%d = at" % x)
            if x & 1:
                lines.append("last = %d" % (x >> 1))
            return lines, pc + 1
        if code == LOOP_START:
            lines = []
            if self.may_go_back[pc]:
                lines = self.push(self.undo(-x - 1), "loop_%d" % x, "0")
            return lines + ["loop_%d = at" % x], pc + 1
        if code == LOOP_CHECK:
            return self.when("loop_%d == at" % x, self.goto(pc + 2)), pc + 1
        if code in REGIONS:
            return self.enter(pc, code, x, y), pc + 1
        if code == LOOK_END:
            return self.leave(self.region[pc])
        if code in (BACKREF, BACKREF_IGNORE):
            lines = ["at = same_group(p, slot_%d, slot_%d, at, n)" % (2 * x, 2 * x + 1)]
            if code == BACKREF_IGNORE:
                wide = self.program.is_text and y == 0
                lines = ["at = same_group_but_case(p, slot_%d, slot_%d, at, n, %s)" % (2 * x, 2 * x + 1, wide)]
            return lines + self.when("at < 0", self.fail()), pc + 1
        if code == CONDITION:
            return self.when("slot_%d < 0" % (2 * x + 1), self.goto(pc + y)), pc + 1
        return self.when("not (%s)" % self.condition(code), self.fail()), pc + 1

    def condition(self, code):
        if code == START:
            return "at == 0"
        if code == END_ABSOLUTE:
            return "at == n"
        if code == END:
            return "at == n or at == n - 1 and byte(p, at) == 10"
        if code == LINE_START:
            return "at == 0 or byte(p, at - 1) == 10"
        if code == LINE_END:
            return "at == n or byte(p, at) == 10"
        wide = self.program.is_text and code in (BOUNDARY, NOT_BOUNDARY)
        sides = "word_before(p, at, %s) %%s word_at(p, at, n, %s)" % (wide, wide)
        if code in (BOUNDARY, ASCII_BOUNDARY):
            return sides % "!="
        return "n > 0 and " + sides % "=="

    def functions(self, chars):
        """The names of the functions of a set."""
        number = 0
        while self.names.get("run_%d" % number, chars.run) != chars.run:
            number += 1
        for name in ("run", "step", "exactly", "up_to"):
            self.names["%s_%d" % (name, number)] = getattr(chars, name)
        return number

    def one(self, pc):
        chars = self.chars[pc]
        if chars.narrow:
            test = test_of(chars.table, self.names, "byte(p, at)")
            return self.when("at >= n or not (%s)" % test, self.fail()) + ["at += 1"]
        return ["at = step_%d(p, at, n)" % self.functions(chars)] + self.when("at < 0", self.fail())

    def literal(self, pc):
        """Characters one behind the other, as far as nothing leads between them."""
        text = ""
        while self.ops[pc][0] == CHAR and (not text or pc not in self.joins):
            text += chr(self.ops[pc][1])
            pc += 1
        units = text.encode("utf-8" if self.program.is_text else "latin-1")
        tests = ["byte(p, at%s) != %d" % (" + %d" % i if i else "", units[i]) for i in range(len(units))]
        if len(units) > 8:
            name = "LITERAL_%d" % len(self.names)
            self.names[name] = text if self.program.is_text else units
            tests = ["not is_at(p, at, %s_pointer(%s))" % ("text" if self.program.is_text else "bytes", name)]
        wrong = " or ".join(["at > n - %d" % len(units)] + tests)
        return self.when(wrong, self.fail()) + ["at += %d" % len(units)], pc

    def many(self, pc, least, most):
        chars = self.chars[pc + 1]
        number = self.functions(chars)
        lines = self.note(pc, self.loops_around(pc)) if self.puts_off[pc] else []
        if chars.narrow:
            limit = "n" if most < 0 else "min(n, at + %d)" % most
            lines.append("end = run_%d(p, at, %s)" % (number, limit))
            lowest = "at + %d" % least if least else "at"
            if least:
                lines += self.when("end < " + lowest, self.fail())
        else:
            lowest = "at"
            if least:
                lines += ["at = exactly_%d(p, at, n, %d)" % (number, least)] + self.when("at < 0", self.fail())
            if most < 0:
                lines.append("end = run_%d(p, at, n)" % number)
            else:
                lines.append("end = up_to_%d(p, at, n, %d)" % (number, most - least))
        if self.leads(pc) and least <= 1 and most < 0:
            lines.append("passed = end")
        if self.puts_off[pc]:
            lines += self.when("end > " + lowest, self.push(self.fewer(pc, chars), "end", lowest))
        return lines + ["at = end"]

    def fewer(self, pc, chars):
        """The part that tries with a character less than before."""
        first = self.first[pc + 2] & (ALL ^ AT_END)
        lines = ["at -= 1"]
        if self.program.is_text:
            first &= ~CONTINUATION
        if first | (CONTINUATION if self.program.is_text else 0) != ALL ^ AT_END:
            test = test_of(first, self.names, "byte(p, at)")
            lines += ["while at >= low and not (%s):" % test, "    at -= 1"]
            lines += self.when("at < low", self.fail())
        elif not chars.narrow:
            lines += ["while byte(p, at) & 0xC0 == 0x80:", "    at -= 1"]
        number = self.new_number()
        lines += self.when("at > low", self.push(number, "at", "low"))
        lines += self.note(pc, self.loops_around(pc))
        self.parts[number] = lines + self.goto(pc + 2)
        return number

    def many_lazy(self, pc, least, most):
        chars = self.chars[pc + 1]
        number = self.functions(chars)
        lines = self.note(pc, self.loops_around(pc)) if self.puts_off[pc] else []
        if least:
            lines += ["at = exactly_%d(p, at, n, %d)" % (number, least)] + self.when("at < 0", self.fail())
        if self.puts_off[pc]:
            # The third number is how many more there may be.
            lines += self.push(self.more(pc, number, most), "at", most - least if most >= 0 else -1)
        return lines

    def more(self, pc, number, most):
        """The part that tries with a character more than before."""
        step = ["there = step_%d(p, at, n)" % number]
        what = self.new_number()
        again = self.push(what, "at", "low")
        if most >= 0:
            step.append("low -= 1")
            again = self.when("low > 0", again)
        first = self.first[pc + 2]
        lines = step + ["while there >= 0:", "    at = there", "    if %s:" % self.comes(first), "        break"]
        if most >= 0:
            lines += ["    if low == 0:", "        there = -1", "        break"]
        lines += ["    " + line for line in step]
        if first == ALL:
            lines = step
        passed = ["passed = at"] if most < 0 and self.leads(pc) else []
        lines += self.when("there < 0", passed + self.fail())
        lines += ["at = there"] + again + self.note(pc, self.loops_around(pc))
        self.parts[what] = lines + self.goto(pc + 2)
        return what

    def leads(self, pc):
        """Whether each try begins with this repetition: behind it none needs to begin before where it
        ended, as what follows was tried everywhere there."""
        if not self.regular:
            return False
        at = 0
        while at < pc and self.ops[at][0] in (SAVE, BOUNDARY, NOT_BOUNDARY, ASCII_BOUNDARY, ASCII_NOT_BOUNDARY):
            at += 1
        return at == pc

    def split(self, pc, one, other):
        a, b = self.first[one], self.first[other]
        if not self.puts_off[pc]:
            return self.when("not " + self.comes(a), self.goto(other))
        lines = self.note(pc, self.loops_around(pc))
        if a != ALL:
            lines += self.when("not " + self.comes(a), self.goto(other))
        push = self.push(self.number(other), "at", "0")
        if b != ALL:
            return lines + self.when(self.comes(b), push)
        return lines + push

    def enter(self, pc, code, x, distance):
        """Into a look-around or an atomic group: if it fails, the part at the base is come to."""
        leave = ["tried = tried.outer"] if pc in self.noting else []
        if code in (LOOK_NOT, BEHIND_NOT):
            leave = leave + self.goto(pc + x)
        else:
            leave = leave + self.fail()
        number = self.new_number()
        self.parts[number] = leave
        lines = []
        if distance:
            how = "back(p, at, %d)" if self.program.is_text else "at - %d"
            lines = ["there = " + how % distance]
            lines += self.when("there < 0", self.goto(pc + x) if code == BEHIND_NOT else self.fail())
        lines += self.push(number, "at", "0") + ["base_%d = depth" % pc]
        if distance:
            lines.append("at = there")
        if pc in self.noting:
            lines.append("tried = Tried(at, n, STATES, tried)")
        return lines

    def leave(self, region):
        """What is in a look-around or an atomic group has matched."""
        code, x, y = self.ops[region]
        lines = ["tried = tried.outer"] if region in self.noting else []
        base = "base_%d" % region
        if code in (LOOK_NOT, BEHIND_NOT):
            # What groups were comes back, then the base itself fails.
            lines += ["depth = cut(stack, %s, depth)" % base,
                      "stack = pushed(stack, %s - 3, %d, 0, 0)" % (base, FAIL)]
            return lines + self.fail(), -1
        if code != ATOMIC:
            lines.append("at = record(stack, %s - 2)" % base)
        lines += ["depth = cut(stack, %s - 3, depth)" % base]
        return lines, region + x

    def begin(self):
        """A try, or to search, the first place where there may be a match."""
        lines = []
        program = self.program
        first = self.first[0]
        if self.ops[0][0] == LINE_START:
            lines += self.when("at > 0 and byte(p, at - 1) != 10",
                               ["at = find(p, 10, at, n)"] + self.when("at < 0", ["return False"]) + ["at += 1"])
        elif first != ALL and self.ops[0][0] != START:
            bytes = first & (ALL ^ AT_END)
            if self.program.is_text:
                bytes &= ~CONTINUATION
            if first == 0:
                return ["return False"]
            members = [c for c in range(256) if bytes >> c & 1]
            if first & AT_END or len(members) > 1:
                name = "TABLE_%d" % len(self.names)
                self.names[name] = bytes_of(bytes)
                lines.append("at = scan(p, %s, at, n)" % name)
                if not first & AT_END:
                    lines += self.when("at >= n", ["return False"])
            else:
                lines += ["at = find(p, %d, at, n)" % members[0]] + self.when("at < 0", ["return False"])
        lines = self.when("search", lines) if lines else []
        lines.append("start = at")
        for slot in range(2, 2 * program.groups + 2):
            lines.append("slot_%d = -1" % slot)
        if program.groups:
            lines.append("last = -1")
        if 0 in self.joins:
            return lines + self.goto(0)
        return lines + self.part(0)

    def failing(self):
        lines = []
        if any(self.puts_off) or any([op[0] in REGIONS for op in self.ops]):
            back = ["depth -= 3", "pc = record(stack, depth)", "at = record(stack, depth + 1)",
                    "low = record(stack, depth + 2)"]
            if self.noting:
                back.append("tried.failed()")
            lines += self.when("depth > 0", back + ["continue"])
        if self.ops[0][0] == START:
            return lines + ["return False"]
        lines += self.when("not search or start >= n", ["return False"])
        lines.append("at = start + %s" % ("width(byte(p, start))" if self.program.is_text else "1"))
        lines += self.when("passed > at", ["at = passed"])
        return lines + ["pc = %d" % BEGIN, "continue"]

    def matcher(self):
        ways = [0] * len(self.ops)
        for pc in range(len(self.ops)):
            for there in self.next_of(pc):
                # (A repetition that leaves something to go back to comes there from that, too.)
                ways[there] += 2 if self.puts_off[pc] and self.ops[pc][0] != SPLIT else 1
        self.joins = [pc for pc in range(len(self.ops)) if ways[pc] > 1] + [0] * (ways[0] > 0)
        self.parts[BEGIN] = self.begin()
        while self.due:
            pc = self.due.pop()
            self.parts[self.numbers[pc]] = self.part(pc)
        self.parts[FAIL] = self.failing()
        for slot in sorted(self.undoing, key=lambda slot: self.undoing[slot]):
            if slot < 0:
                lines = ["loop_%d = at" % (-1 - slot)]
            else:
                lines = ["slot_%d = at" % slot, "last = low"]
            self.parts[self.undoing[slot]] = lines + self.fail()
        lines = ["def matcher(p, at, n, search, whole, not_at, saved):"]
        if self.program.low > 0:
            lines += ["    if n - at < %d:" % self.program.low, "        return False"]
        lines += ["    start = passed = at", "    depth = 0", "    low = 0", "    stack = new_stack()"]
        if self.noting:
            lines.append("    tried = Tried(at, n, STATES, None)")
        for slot in range(2, 2 * self.program.groups + 2):
            lines.append("    slot_%d = -1" % slot)
        lines.append("    last = -1")
        for loop in range(self.program.loops):
            lines.append("    loop_%d = -1" % loop)
        for pc in range(len(self.ops)):
            if self.ops[pc][0] in REGIONS:
                lines.append("    base_%d = 0" % pc)
        lines += ["    pc = %d" % BEGIN, "    while True:"]
        lines += ["        " + line for line in self.choice(sorted(self.parts))]
        self.names["STATES"] = self.states
        exec("\n".join(lines) + "\n", self.names)
        return self.names["matcher"]

    def choice(self, numbers):
        """The part that `pc` says, found in halves."""
        if len(numbers) == 1:
            return self.parts[numbers[0]]
        half = len(numbers) // 2
        return self.when("pc < %d" % numbers[half], self.choice(numbers[:half]), self.choice(numbers[half:]))


def written(program):
    """The function of a program."""
    return Writer(program).matcher()
