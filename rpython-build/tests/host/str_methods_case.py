for s in ("hello World", "ÀÉÎ straße", "ǆ", "ΑΣ Σ", "x1y", "they're", "ﬁne", "İ"):
    print(s.upper(), s.lower(), s.title(), s.capitalize(), s.swapcase(), s.casefold())
tests = ["", "abc", "ABC", "Abc Def", "123", "½²", "٣", "a1", "a b", " \t\n", "_x", "1x", "é", "日本", "\x00", "ǅ", "a\u0301", "Ⅷ", "class"]
for name in ("isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric", "isprintable",
             "isspace", "istitle", "isupper"):
    print(name, "".join("T" if getattr(t, name)() else "." for t in tests))
print("a" < "b", "a" < "B", "abc" < "abd", "" < "a", "é" > "z", "a" == "a", "a" * 3, 3 * "ab", "ab" * -1, "a" + "b")
print(max("hello"), min("hello"), sorted("hello"), list(reversed("abc")), "abc"[True])
print(hash("a") == hash("a"), "abc".__len__(), str(b"x", "ascii"), str(object)[:7], str(None), str(12), str([1, "a"]))
