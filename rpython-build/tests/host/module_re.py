import re
print(re.match(r"(\w+) (\w+)", "hello world again").groups(), re.search(r"\d+", "ab123c").group(), re.fullmatch(r"a+", "aaa") is not None, re.fullmatch("a", "ab"), re.match("b", "ab"))
print(re.findall(r"\w+", "a bb, ccc"), re.findall(r"(\w)(\d)", "a1 b2"), re.findall(r"x(\d*)", "x1x"), re.split(r",\s*", "a, b,c"), re.split(r"(-)", "a-b-c", maxsplit=1), re.split("", "ab"))
print(re.sub(r"\s+", " ", "a  b   c"), re.sub(r"(\w)(\d)", r"\2\1", "a1 b2"), re.sub("a", lambda m: m.group().upper(), "banana", count=2), re.subn("x", "y", "axbx"), re.sub(r"(?P<n>\d)", r"<\g<n>>", "1a2"), re.sub("x*", "-", "abxd"))
m = re.search(r"(?P<year>\d{4})-(?P<month>\d\d)?", "on 2024-05 ok")
print(m.group("year"), m["month"], m.groupdict(), m.span(), m.start(1), m.end("month"), m.lastindex, m.lastgroup, m, m.expand(r"\1/\g<month>"), m.string[:2])
print([x.group() for x in re.finditer("a|b", "cab")], re.escape("a.b*c"), re.compile("a", re.I).match("A").group(), re.findall("^x", "x\nx", re.M), re.search("a.b", "a\nb", re.S) is not None, re.search("a.b", "a\nb"))
print(re.findall(r"(?i)abc", "ABC abc"), re.findall(r"a{2,3}", "a aa aaa aaaa"), re.findall(r"a+?", "aaa"), re.match(r"(a)|b", "b").groups(), re.match(r"(a)|b", "b").group(1), re.findall(r"[^\W\d]+", "ab1c_"), re.findall(r"[a-c\]x-]", "ad]x-"))
print(re.search(r"(?<=\$)\d+", "cost $42").group(), re.search(r"(?<!a)b", "ab b").span(), re.search(r"a(?=b)", "acab").span(), re.search(r"a(?!c)", "acab").span(), re.match(r"(['\"]).*?\1", "'a\"b'c").group(), re.match(r"(?:ab)+", "ababa").group())
print(re.compile(r"""
   (\d+)  # number
   \s* ([a-z]+)   # unit
""", re.X).match("12 km").groups(), re.findall(r"\bfoo\b", "foo foobar foo"), re.match(r"\Aab\Z", "ab") is not None, re.findall(r"\$", "a$b$"), re.split(r"[;,]", "a;b,c"))
print(re.findall("é+", "éé e"), re.findall(r"\w+", "naïve café"), re.findall(r"\w+", "naïve", re.A), re.findall(b"\\d+", b"a12b3"), re.sub(b"a", b"b", b"aa"), re.match(r"\u0041\x42\t", "AB\t") is not None)
print(re.match("a*?$", "aaa").group(), re.match("(a*)(a*)", "aaa").groups(), re.match("(a+|b)*", "abab").groups(), re.search("(?s:.)b", "\nb").span(), re.findall("(?m:^)a", "a\na"), re.compile("x").pattern, re.compile("x", re.I | re.M).flags)
for bad in ("(", ")", "*", "a**", "[", "[b-a]", r"\q", "(?P<1>a)", "(?P<a>x)(?P<a>y)", r"\1", "(?z)", "a{3,2}", "(?<=a+)b"):
    try:
        re.compile(bad)
        print("ok", bad)
    except re.error as e:
        print(bad, "->", e)
tok = re.compile(r"\s*(?:(?P<num>\d+\.?\d*)|(?P<name>[A-Za-z_]\w*)|(?P<op>\*\*|[-+*/()]))")
print([(t.lastgroup, t.group(t.lastgroup)) for t in tok.finditer("x1 + 3.5*(y ** 2)")])
print(re.compile("a") == re.compile("a"), re.compile("(a)(b)?").groups, re.compile("(?P<k>a)").groupindex, re.match("(a)(b)?", "a").groups("-"), bool(re.match("", "")), re.findall("", "ab"), re.match("x", "yx", 0) if False else re.compile("x").match("yx", 1).span())
try: re.match("a", b"a")
except TypeError as e: print(e)
