"""Facts of the C compiler: it is asked while the program is imported.

A `CConfig` class lists what is to be known; `configure` compiles a C program that prints it, and
runs it. The answers are those of the machine that translates.
"""

from rpython import ll
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

__specialize__ = "low_level"


class CompilationError(Exception):
    """What the C compiler says of a program."""


def _run(eci, definitions, body):
    """The lines that a C program writes."""
    lines = ["#include <stdio.h>", "#include <stddef.h>", "#include <stdint.h>", "#include <sys/types.h>"]
    lines += list(eci.pre_include_bits)
    lines += ["#include <%s>" % name for name in eci.includes]
    lines += list(eci.post_include_bits)
    lines += definitions
    lines += ["int main(void) {"] + body + ["    return 0;", "}", ""]
    flags = ["-I" + name for name in eci.include_dirs] + ["-L" + name for name in eci.library_dirs]
    flags += list(eci.compile_extra) + ["-l" + name for name in eci.libraries] + list(eci.link_extra)
    output, messages = ll.run_c("\n".join(lines), flags)
    if output is None:
        raise CompilationError(messages)
    return output.split("\n")[:-1]


class CConfigEntry(object):
    """Something to be asked. `questions` gives C statements, each of which prints a line."""

    definitions = ()

    def questions(self):
        raise NotImplementedError

    def answer(self, lines):
        raise NotImplementedError


def _integer(expression):
    """Prints an integer of any type."""
    return ("    if ((%s) < 0) printf(\"%%lld\\n\", (long long)(%s)); else printf(\"%%llu\\n\", "
            "(unsigned long long)(%s));" % (expression, expression, expression))


class ConstantInteger(CConfigEntry):
    def __init__(self, name):
        self.name = name

    def questions(self):
        return [_integer(self.name)]

    def answer(self, lines):
        return int(lines[0])


class DefinedConstantInteger(CConfigEntry):
    """The macro's value; None if it is not defined."""

    def __init__(self, macro):
        self.macro = macro

    def questions(self):
        return ["#ifdef %s" % self.macro, _integer(self.macro), "#else", "    puts(\"-\");", "#endif"]

    def answer(self, lines):
        return None if lines[0] == "-" else int(lines[0])


class DefinedConstantString(CConfigEntry):
    def __init__(self, macro, name=None):
        self.macro = macro
        self.name = name or macro

    def questions(self):
        return ["#ifdef %s" % self.macro, "    puts(\"=\" %s);" % self.name, "#else", "    puts(\"-\");", "#endif"]

    def answer(self, lines):
        return None if lines[0] == "-" else lines[0][1:]


class DefinedConstantDouble(CConfigEntry):
    def __init__(self, macro):
        self.macro = macro

    def questions(self):
        return ["#ifdef %s" % self.macro, "    printf(\"%%.17g\\n\", (double)(%s));" % self.macro, "#else",
                "    puts(\"-\");", "#endif"]

    def answer(self, lines):
        return None if lines[0] == "-" else float(lines[0])


class Defined(CConfigEntry):
    """Whether it is a macro."""

    def __init__(self, macro):
        self.macro = macro

    def questions(self):
        return ["#ifdef %s" % self.macro, "    puts(\"1\");", "#else", "    puts(\"0\");", "#endif"]

    def answer(self, lines):
        return lines[0] == "1"


class IntegerFunctionResult(CConfigEntry):
    """What a call gives."""

    def __init__(self, function_name, argument_types=None):
        self.call = function_name if "(" in function_name else function_name + "()"

    def questions(self):
        return [_integer(self.call)]

    def answer(self, lines):
        return int(lines[0])


class SizeOf(CConfigEntry):
    def __init__(self, name):
        self.name = name

    def questions(self):
        return ["    printf(\"%%d\\n\", (int)sizeof(%s));" % self.name]

    def answer(self, lines):
        return int(lines[0])


_SIGNED = {1: ll.I8, 2: ll.I16, 4: ll.I32, 8: ll.Signed}
_UNSIGNED = {1: ll.U8, 2: ll.U16, 4: ll.U32, 8: ll.Unsigned}


def _number(hint, size, kind):
    """The type of numbers of a size; the hint, if it is one."""
    if kind == "f":
        return ll.Float if size == 8 else ll.SingleFloat
    if ll.type_kind(hint) != "primitive":
        return hint
    if hint is not lltype.Void and rffi.sizeof(hint) == size and (hint in rffi._UNSIGNED) == (kind == "u"):
        return hint
    return (_UNSIGNED if kind == "u" else _SIGNED)[size]


def _is_number(hint):
    return ll.type_kind(hint) == "primitive" and hint not in (ll.Char, ll.UniChar)


class SimpleType(CConfigEntry):
    """A number type; the hint says what kind of."""

    def __init__(self, name, ctype_hint=rffi.INT, ifdef=None):
        self.name = name
        self.hint = ctype_hint
        self.ifdef = ifdef

    def questions(self):
        lines = ["    printf(\"%%d %%c\\n\", (int)sizeof(%s), (%s)0.5 != 0 ? 'f' : (%s)-1 > 0 ? 'u' : 's');"
                 % (self.name, self.name, self.name)]
        if ll.type_kind(self.hint) != "primitive":
            lines = ["    printf(\"%%d p\\n\", (int)sizeof(%s));" % self.name]
        if self.ifdef is not None:
            lines = ["#ifdef " + self.ifdef] + lines + ["#else", "    puts(\"-\");", "#endif"]
        return lines

    def answer(self, lines):
        if lines[0] == "-":
            return None
        size, kind = lines[0].split(" ")
        return _number(self.hint, int(size), kind)


class Struct(CConfigEntry):
    """A structure with some of its fields, laid out as C has it."""

    def __init__(self, name, interesting_fields, ifdef=None, adtmeths={}):
        self.name = name
        self.fields = interesting_fields
        self.ifdef = ifdef

    def questions(self):
        lines = ["    printf(\"%%d\\n\", (int)sizeof(%s));" % self.name]
        for field, hint in self.fields:
            kind = "'p'"
            if _is_number(hint):
                kind = "x.%s = 0, x.%s += 0.5, x.%s != 0 ? 'f' : (x.%s = -1, x.%s > 0) ? 'u' : 's'" % ((field,) * 5)
            lines.append("    { %s x; printf(\"%%d %%d %%c\\n\", (int)offsetof(%s, %s), (int)sizeof(x.%s), (%s)); }"
                         % (self.name, self.name, field, field, kind))
        if self.ifdef is not None:
            missing = ["    puts(\"-\");"] * len(lines)
            lines = ["#ifdef " + self.ifdef] + lines + ["#else"] + missing + ["#endif"]
        return lines

    def answer(self, lines):
        if lines[0] == "-":
            return None
        size = int(lines[0])
        placed = []
        for (field, hint), line in zip(self.fields, lines[1:]):
            offset, length, kind = line.split(" ")
            T = _number(hint, int(length), kind) if _is_number(hint) else hint
            item = getattr(T, "OF", None)
            if item is not None and int(length) % rffi.sizeof(item) == 0:
                # An array is as long as C has it.
                T = rffi.CFixedArray(item, int(length) // rffi.sizeof(item))
            if rffi.sizeof(T) != int(length):
                raise TypeError("field %s of %s has %s bytes, not %d" % (field, self.name, length, rffi.sizeof(T)))
            placed.append((int(offset), field, T))
        placed.sort(key=lambda item: item[0])
        fields = []
        end = 0

        def pad(n):
            fields.append(("_pad%d" % len(fields), rffi.CFixedArray(ll.U8, n)))

        for offset, field, T in placed:
            align = rffi._align(T)
            if (end + align - 1) // align * align != offset:
                pad(offset - end)
            fields.append((field, T))
            end = offset + rffi.sizeof(T)
        name = self.name[7:] if self.name.startswith("struct ") else self.name
        align = max([1] + [rffi._align(T) for _, T in fields])
        if (end + align - 1) // align * align != size:
            pad(size - end)
        return rffi.CStruct(name, *fields)


class _Compiles(CConfigEntry):
    """Whether a C program compiles that uses it: asked alone."""

    def __init__(self, name):
        self.name = name


class Has(_Compiles):
    """Whether there is a function, variable, type with `sizeof`, or constant of this name."""

    def tried(self):
        return [], ["    (void)%s;" % self.name]


class Works(_Compiles):
    """Whether anything compiles at all."""

    def __init__(self):
        _Compiles.__init__(self, "")

    def tried(self):
        return [], []


def _lines_of(entry):
    if isinstance(entry, Struct):
        return 1 + len(entry.fields)
    return 1


def _ask(entries, eci):
    body = []
    for entry in entries:
        body += entry.questions()
    lines = _run(eci, [], body)
    answers = []
    for entry in entries:
        count = _lines_of(entry)
        answers.append(entry.answer(lines[:count]))
        lines = lines[count:]
    return answers


def configure_entries(entries, eci, ignore_errors=False):
    """What each of the entries is."""
    plain = [entry for entry in entries if not isinstance(entry, _Compiles)]
    known = dict(zip([id(entry) for entry in plain], _ask(plain, eci) if plain else []))
    result = []
    for entry in entries:
        if isinstance(entry, _Compiles):
            try:
                definitions, body = entry.tried()
                _run(eci, definitions, body)
                result.append(True)
            except CompilationError:
                if isinstance(entry, Works):
                    raise
                result.append(False)
        else:
            result.append(known[id(entry)])
    return result


def configure(CConfig, ignore_errors=False):
    """What the entries of a class are, by name."""
    names = [name for name in dir(CConfig) if isinstance(getattr(CConfig, name), CConfigEntry)]
    entries = [getattr(CConfig, name) for name in names]
    eci = getattr(CConfig, "_compilation_info_", ExternalCompilationInfo())
    return dict(zip(names, configure_entries(entries, eci, ignore_errors)))


def _one(entry, eci, kwds):
    return configure_entries([entry], eci or ExternalCompilationInfo(**kwds))[0]


def eci_from_header(c_header_source, include_dirs=(), libraries=()):
    return ExternalCompilationInfo(pre_include_bits=[c_header_source], include_dirs=include_dirs,
                                   libraries=libraries)


def getstruct(name, c_header_source, interesting_fields, eci=None):
    return _one(Struct(name, interesting_fields), eci or eci_from_header(c_header_source), {})


def getsimpletype(name, c_header_source, ctype_hint=rffi.INT, eci=None):
    return _one(SimpleType(name, ctype_hint), eci or eci_from_header(c_header_source), {})


def getconstantinteger(name, c_header_source, eci=None):
    return _one(ConstantInteger(name), eci or eci_from_header(c_header_source), {})


def getdefined(macro, c_header_source, eci=None):
    return _one(Defined(macro), eci or eci_from_header(c_header_source), {})


def getdefinedinteger(macro, c_header_source, eci=None):
    return _one(DefinedConstantInteger(macro), eci or eci_from_header(c_header_source), {})


def getdefinedstring(macro, c_header_source, eci=None):
    return _one(DefinedConstantString(macro), eci or eci_from_header(c_header_source), {})


def getdefineddouble(macro, c_header_source, eci=None):
    return _one(DefinedConstantDouble(macro), eci or eci_from_header(c_header_source), {})


def getintegerfunctionresult(function, args=None, c_header_source="", includes=(), eci=None):
    call = "%s(%s)" % (function, ", ".join([str(arg) for arg in args or []]))
    eci = eci or ExternalCompilationInfo(pre_include_bits=[c_header_source] if c_header_source else [],
                                         includes=includes)
    return _one(IntegerFunctionResult(call), eci, {})


def has(name, c_header_source, include_dirs=None, libraries=()):
    return _one(Has(name), eci_from_header(c_header_source, include_dirs or (), libraries), {})


def sizeof(name, eci, **kwds):
    return _one(SizeOf(name), eci, kwds)


def verify_eci(eci):
    """Raises `CompilationError` unless a program with it compiles."""
    _run(eci, [], [])


def checkcompiles(expression, c_header_source, include_dirs=None):
    return has(expression, c_header_source, include_dirs)


def memory_alignment():
    """What `malloc` aligns to."""
    return _one(SizeOf("struct { char c; max_align_t m; }"), ExternalCompilationInfo(), {}) // 2
