import io, string
s = io.StringIO("l1\nl2\nl3"); print(s.readline(), s.read(2), s.tell(), s.seek(0), s.readlines(), s.read())
s.write("more"); s.seek(0); print(s.read(), s.getvalue().count("\n")); s.truncate(3) if False else None
b = io.BytesIO(); b.write(b"abc"); b.seek(1); b.write(b"XY"); print(b.getvalue(), b.tell(), b.read()); b.seek(-2, 2); print(b.read())
with io.StringIO() as f: f.write("x"); print(f.getvalue())
try: f.read()
except ValueError as e: print(e)
print(string.ascii_lowercase, string.digits, string.punctuation, string.hexdigits, string.whitespace.isspace(), len(string.printable), string.capwords("a bc d"))
t = string.Template("$who likes ${what} $$5"); print(t.substitute(who="x", what="y"), t.safe_substitute(who="z"))
try: t.substitute(who=1)
except KeyError as e: print("KeyError", e)
try: print("x", file=5)
except AttributeError as e: print(e)
print("a", "b", sep="", end="|\n", file=None)
