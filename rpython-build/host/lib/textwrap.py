"""Paragraphs of a width, and indentation."""

_WHITESPACE = "\t\n\x0b\x0c\r "


def _is_letter(text, at):
    return 0 <= at < len(text) and (text[at].isalpha() or text[at] == "_")


def _is_word(text, at):
    return at < len(text) and (text[at].isalnum() or text[at] in "_!\"'&.,?")


def _breaks_after(word, at):
    """Whether a line may end with the hyphen at this place."""
    before = _is_letter(word, at - 1) and (
        _is_letter(word, at - 2) or at >= 3 and word[at - 2] == "-" and _is_letter(word, at - 3))
    after = _is_letter(word, at + 1) and (
        _is_letter(word, at + 2) or at + 3 < len(word) and word[at + 2] == "-" and _is_letter(word, at + 3))
    return before and after


def _parts(word, hyphens):
    """The pieces of a word between which a line may be broken."""
    if not hyphens or "-" not in word:
        return [word]
    parts = []
    start = 0
    at = 0
    while at < len(word):
        if word[at] != "-":
            at += 1
            continue
        end = at
        while end < len(word) and word[end] == "-":
            end += 1
        if end - at >= 2 and at > start and _is_word(word, at - 1) and end < len(word) \
                and (word[end].isalnum() or word[end] == "_"):
            parts.append(word[start:at])
            parts.append(word[at:end])
            start = end
        elif end - at == 1 and _breaks_after(word, at):
            parts.append(word[start:end])
            start = end
        at = end
    if start < len(word):
        parts.append(word[start:])
    return parts


def _chunks(text, hyphens):
    """Words, pieces of words, and what is between words."""
    chunks = []
    at = 0
    while at < len(text):
        start = at
        space = text[at] in _WHITESPACE
        while at < len(text) and (text[at] in _WHITESPACE) == space:
            at += 1
        if space:
            chunks.append(text[start:at])
        else:
            chunks.extend(_parts(text[start:at], hyphens))
    return chunks


def wrap(text, width=70, *, initial_indent="", subsequent_indent="", expand_tabs=True, tabsize=8,
         replace_whitespace=True, drop_whitespace=True, break_long_words=True, break_on_hyphens=True,
         max_lines=None, placeholder=" [...]"):
    if width <= 0:
        raise ValueError("invalid width " + repr(width) + " (must be > 0)")
    if max_lines is not None:
        if max_lines > 1:
            indent_ = subsequent_indent
        else:
            indent_ = initial_indent
        if len(indent_) + len(placeholder.lstrip()) > width:
            raise ValueError("placeholder too large for max width")
    if expand_tabs:
        text = text.expandtabs(tabsize)
    if replace_whitespace:
        text = "".join([" " if c in _WHITESPACE else c for c in text])
    chunks = _chunks(text, break_on_hyphens)
    chunks.reverse()
    lines = []
    while chunks:
        start = subsequent_indent if lines else initial_indent
        room = width - len(start)
        if drop_whitespace and chunks[-1].strip() == "" and lines:
            chunks.pop()
        line = []
        length = 0
        while chunks and length + len(chunks[-1]) <= room:
            chunk = chunks.pop()
            line.append(chunk)
            length += len(chunk)
        if chunks and len(chunks[-1]) > room:
            left = max(room, 1) - length
            if break_long_words:
                chunk = chunks[-1]
                end = left
                if break_on_hyphens and len(chunk) > left:
                    hyphen = chunk.rfind("-", 0, left)
                    if hyphen > 0 and any([c != "-" for c in chunk[:hyphen]]):
                        end = hyphen + 1
                line.append(chunk[:end])
                chunks[-1] = chunk[end:]
                if not chunks[-1]:
                    chunks.pop()
            elif not line:
                line.append(chunks.pop())
            length = sum([len(chunk) for chunk in line])
        if drop_whitespace and line and line[-1].strip() == "":
            length -= len(line.pop())
        if line:
            rest_fits = not chunks or drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if max_lines is None or len(lines) + 1 < max_lines or rest_fits and length <= room:
                lines.append(start + "".join(line))
            else:
                done = False
                while line and not done:
                    if line[-1].strip() and length + len(placeholder) <= room:
                        line.append(placeholder)
                        lines.append(start + "".join(line))
                        done = True
                    else:
                        length -= len(line.pop())
                if not done:
                    if lines:
                        previous = lines[-1].rstrip()
                        if len(previous) + len(placeholder) <= width:
                            lines[-1] = previous + placeholder
                            break
                    lines.append(start + placeholder.lstrip())
                break
    return lines


def fill(text, width=70, *, initial_indent="", subsequent_indent="", expand_tabs=True, tabsize=8,
         replace_whitespace=True, drop_whitespace=True, break_long_words=True, break_on_hyphens=True,
         max_lines=None, placeholder=" [...]"):
    return "\n".join(wrap(
        text, width, initial_indent=initial_indent, subsequent_indent=subsequent_indent, expand_tabs=expand_tabs,
        tabsize=tabsize, replace_whitespace=replace_whitespace, drop_whitespace=drop_whitespace,
        break_long_words=break_long_words, break_on_hyphens=break_on_hyphens, max_lines=max_lines,
        placeholder=placeholder))


def shorten(text, width, *, placeholder=" [...]"):
    return fill(" ".join(text.strip().split()), width, max_lines=1, placeholder=placeholder)


def _margin(a, b):
    n = 0
    while n < len(a) and n < len(b) and a[n] == b[n]:
        n += 1
    return a[:n]


def dedent(text):
    lines = []
    margin = ""
    known = False
    for line in text.split("\n"):
        rest = line.lstrip(" \t")
        if not rest:
            lines.append("")
            continue
        lines.append(line)
        indent_ = line[:len(line) - len(rest)]
        margin = _margin(margin, indent_) if known else indent_
        known = True
    if margin:
        lines = [line[len(margin):] for line in lines]
    return "\n".join(lines)


def indent(text, prefix, predicate=None):
    out = []
    for line in text.splitlines(True):
        if predicate(line) if predicate is not None else line.strip() != "":
            out.append(prefix)
        out.append(line)
    return "".join(out)
