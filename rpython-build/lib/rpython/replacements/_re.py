"""The machine that runs the programs of `re`: `_re_reader` says what they are.

It tries alternatives in order, and goes back where one fails, as CPython's does. While a program is
imported, `host/modules/re.rs` runs the same programs.
"""

from _re_reader import (
    CHAR, ANY, ANY_ALL, SET, START, END, BOUNDARY, NOT_BOUNDARY, SAVE, SPLIT, JUMP, MATCH, BACKREF, LOOK,
    LOOK_NOT, LOOK_END, LINE_START, LINE_END, END_ABSOLUTE, LOOP_START, LOOP_CHECK, BEHIND, BEHIND_NOT,
    ASCII_BOUNDARY, ASCII_NOT_BOUNDARY, BACKREF_IGNORE, CONDITION, ATOMIC, MANY, MANY_LAZY, is_word)

__specialize__ = "types"


class Machine(object):
    """One try: what groups hold, and what to go back to.

    `saved` holds where groups start and end, from 2 on; the number of the group that was closed
    last is in its first item.
    """

    def __init__(self, program, text, n):
        self.program = program
        self.text = text
        self.n = n
        self.saved = [-1] * (2 * program.groups + 2)
        self.loops = [-1] * (program.loops + 1)

    def run(self, pc, at, whole, not_at):
        """The end of a match from a place on, or -1. It is the end of the text if `whole` is
        true, and is not `not_at`."""
        code = self.program.code
        text = self.text
        n = self.n
        # What to go back to: (pc, at), and how far a repetition may give back; or
        # (-1 - slot, value): what a slot was.
        stack_pc = []
        stack_at = []
        stack_low = []
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
            elif op == MANY:
                most = code[3 * pc + 2]
                end = self.many(pc + 1, at, n if most < 0 else min(n, at + most))
                if end < at + x:
                    ok = False
                else:
                    pc += 2
                    if end > at + x:
                        stack_pc.append(pc)
                        stack_at.append(end - 1)
                        stack_low.append(at + x)
                    at = end
            elif op == MANY_LAZY:
                most = code[3 * pc + 2]
                end = self.many(pc + 1, at, min(n, at + x))
                if end < at + x:
                    ok = False
                else:
                    limit = n if most < 0 else min(n, at + most)
                    if end < limit:
                        # Coming back, one more is tried: the instruction itself finds out.
                        stack_pc.append(pc)
                        stack_at.append(end)
                        stack_low.append(-2 - limit)
                    at = end
                    pc += 2
            elif op == SPLIT:
                stack_pc.append(pc + code[3 * pc + 2])
                stack_at.append(at)
                stack_low.append(-1)
                pc += x
            elif op == JUMP:
                pc += x
            elif op == SAVE:
                stack_pc.append(-1 - x)
                stack_at.append(self.saved[x])
                stack_low.append(-1)
                if x & 1:
                    stack_pc.append(-1)
                    stack_at.append(self.saved[0])
                    stack_low.append(-1)
                    self.saved[0] = x >> 1
                self.saved[x] = at
                pc += 1
            elif op == LOOP_START:
                stack_pc.append(-1 - len(self.saved) - x)
                stack_at.append(self.loops[x])
                stack_low.append(-1)
                self.loops[x] = at
                pc += 1
            elif op == LOOP_CHECK:
                # A turn that took nothing ends the loop.
                if self.loops[x] == at:
                    pc += 2
                else:
                    pc += 1
            elif op == MATCH:
                if whole and at != n or at == not_at:
                    ok = False
                else:
                    return at
            elif op == LOOK_END:
                return at
            elif op == LOOK or op == ATOMIC or op == BEHIND:
                start = at - code[3 * pc + 2]
                kept = self.saved[:]
                end = self.run(pc + 1, start, False, -1) if start >= 0 else -1
                if end < 0:
                    ok = False
                else:
                    # What its groups were comes back if the search goes back behind it.
                    for slot in range(len(kept)):
                        if self.saved[slot] != kept[slot]:
                            stack_pc.append(-1 - slot)
                            stack_at.append(kept[slot])
                            stack_low.append(-1)
                    if op == ATOMIC:
                        at = end
                    pc += x
            elif op == LOOK_NOT or op == BEHIND_NOT:
                start = at - code[3 * pc + 2]
                kept = self.saved[:]
                if start >= 0 and self.run(pc + 1, start, False, -1) >= 0:
                    self.saved = kept
                    ok = False
                else:
                    pc += x
            elif op == BACKREF or op == BACKREF_IGNORE:
                length = self.same_group(x, at, op == BACKREF_IGNORE)
                if length >= 0:
                    at += length
                    pc += 1
                else:
                    ok = False
            elif op == CONDITION:
                if self.saved[2 * x + 1] >= 0:
                    pc += 1
                else:
                    pc += code[3 * pc + 2]
            else:
                ok = self.condition(op, at)
                pc += 1
            while not ok:
                if len(stack_pc) == 0:
                    return -1
                pc = stack_pc.pop()
                at = stack_at.pop()
                low = stack_low.pop()
                if pc < 0:
                    slot = -1 - pc
                    if slot < len(self.saved):
                        self.saved[slot] = at
                    else:
                        self.loops[slot - len(self.saved)] = at
                elif low >= -1:
                    if at > low and low >= 0:
                        stack_pc.append(pc)
                        stack_at.append(at - 1)
                        stack_low.append(low)
                    ok = True
                elif self.many(pc + 1, at, at + 1) > at:
                    # One more of a lazy repetition.
                    at += 1
                    if at < -2 - low:
                        stack_pc.append(pc)
                        stack_at.append(at)
                        stack_low.append(low)
                    pc += 2
                    ok = True

    def many(self, pc, at, limit):
        """How far the one-character instruction goes on matching."""
        op = self.program.code[3 * pc]
        x = self.program.code[3 * pc + 1]
        text = self.text
        if op == CHAR:
            while at < limit and text[at] == x:
                at += 1
        elif op == SET:
            chars = self.program.sets[x]
            while at < limit and chars.has(text[at]):
                at += 1
        elif op == ANY:
            while at < limit and text[at] != 10:
                at += 1
        elif limit > at:
            at = limit
        return at

    def same_group(self, group, at, ignorecase):
        """How long the group is, if the same text is here; -1 if not."""
        start = self.saved[2 * group]
        end = self.saved[2 * group + 1]
        if start < 0 or end < 0 or at + end - start > self.n:
            return -1
        i = start
        while i < end:
            a = self.text[i]
            b = self.text[at + i - start]
            if a != b and not (ignorecase and chr(a).lower() == chr(b).lower()):
                return -1
            i += 1
        return end - start

    def condition(self, op, at):
        text = self.text
        n = self.n
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
        limit = 0x110000
        if op == ASCII_BOUNDARY or op == ASCII_NOT_BOUNDARY:
            limit = 128
        before = at > 0 and text[at - 1] < limit and is_word(text[at - 1])
        behind = at < n and text[at] < limit and is_word(text[at])
        return (before != behind) == (op == BOUNDARY or op == ASCII_BOUNDARY)


class Last(object):
    def __init__(self):
        self.string = ""
        self.points = []


_last = Last()


def code_points(string):
    if isinstance(string, str):
        # A tokenizer asks for matches in one text again and again.
        if _last.string is not string:
            points = []
            for c in string:
                points.append(ord(c))
            _last.string = string
            _last.points = points
        return _last.points
    return list(bytes(string))


def found_at(program, points, at, n, whole, not_at):
    """Where the groups of a match at this place are, and the last of them; an empty list if there is none."""
    machine = Machine(program, points, n)
    end = machine.run(0, at, whole, not_at)
    if end < 0:
        return []
    saved = machine.saved
    saved.append(saved[0])
    saved[0] = at
    saved[1] = end
    return saved


def found_from(program, points, at, n, not_at):
    lead = program.lead
    while at <= n:
        if lead >= 0:
            while at < n and points[at] != lead:
                at += 1
            if at >= n:
                break
        found = found_at(program, points, at, n, False, not_at)
        if len(found) > 0:
            return found
        at += 1
    return []


def match_at(program, string, pos, endpos, whole):
    points = code_points(string)
    n = min(endpos, len(points))
    pos = min(max(pos, 0), len(points))
    if pos > n:
        return []
    return found_at(program, points, pos, n, whole, -1)


def search_from(program, string, pos, endpos):
    points = code_points(string)
    return found_from(program, points, min(max(pos, 0), len(points)), min(endpos, len(points)), -1)


def all_matches(program, string, pos, endpos, count):
    """The matches one behind the other, at most `count`."""
    points = code_points(string)
    n = min(endpos, len(points))
    at = min(max(pos, 0), len(points))
    found = []
    not_at = -1
    while at <= n and len(found) != count:
        saved = found_from(program, points, at, n, not_at)
        if len(saved) == 0:
            break
        found.append(saved)
        at = saved[1]
        # A match behind an empty one is somewhere else, or longer.
        not_at = at if saved[0] == at else -1
    return found
