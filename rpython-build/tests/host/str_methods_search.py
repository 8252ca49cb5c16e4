s = "hello world, hello"
print(s.find("lo"), s.find("lo", 5), s.find("z"), s.rfind("lo"), s.index("w"), s.rindex("h"), s.count("l"), s.count(""))
print(s.startswith("hell"), s.startswith("world", 6), s.startswith(("x", "he")), s.endswith("lo"), s.endswith("wor", 0, 9))
print(s.find("", 100), s.find("", len(s)), "".find(""), s.find("o", -5), s.find("h", 1, -1), s.count("lo", 4))
print(s.partition(" "), s.rpartition("hello"), s.partition("zz"), s.rpartition("zz"))
print(s.replace("hello", "bye"), s.replace("l", "L", 2), "abc".replace("", "-"), "aaa".replace("aa", "b"))
print(s.removeprefix("hello"), s.removesuffix("lo"), s.removeprefix("x"))
print("äöü".find("ü"), "日本語テキスト".index("テ"), "a😀b".find("b"), len("😀é"))
print("x" in s, "wor" in s, "" in s, s[4], s[-1], s[2:5], s[::-1], s[::3], s[10:2:-2], s[100:], s[-3:])
for f in (lambda: s.index("zz"), lambda: s.rindex("zz"), lambda: s.partition(""), lambda: s.startswith(1), lambda: s.find(1),
          lambda: s.count(), lambda: s.replace("a"), lambda: s.split("")):
    try:
        f()
    except (ValueError, TypeError) as e:
        print(type(e).__name__)
