import os, os.path, sys, errno
p = os.path
print(p.join("a", "b", "c"), p.join("a", "/b"), p.join("a/", "b"), p.split("/a/b/c"), p.split("c"), p.splitext("a/b.tar.gz"), p.splitext(".rc"), p.basename("/a/b"), p.dirname("/a/b"), p.isabs("/a"), p.normpath("a/../b/./c//d"), p.normpath("/../x"), p.commonprefix(["abc", "abd"]), p.relpath("/a/b", "/a/c"), p.commonpath(["/a/b", "/a/c"]))
print(os.sep, os.name, os.linesep == "\n", p.exists("/nonexistent/zz"), p.isdir("/"), os.environ.get("NO_SUCH_VARIABLE_X"), os.getenv("NO_SUCH_VARIABLE_X", "d"), "NO_SUCH_VARIABLE_X" in os.environ, os.fspath("x"))
try: os.environ["NO_SUCH_VARIABLE_X"]
except KeyError as e: print("KeyError", e)
os.environ["NO_SUCH_VARIABLE_X"] = "v"; print(os.environ["NO_SUCH_VARIABLE_X"])
print(errno.ENOENT, errno.errorcode[2], sys.maxsize, sys.byteorder, sys.version_info[0], sys.version_info >= (3, 8), sys.maxunicode, "os" in sys.modules, isinstance(sys.path, list), isinstance(sys.argv, list), sys.float_info.max, sys.intern("a") == "a", sys.hash_info.modulus)
try: open("/nonexistent/file")
except FileNotFoundError as e: print(e, e.errno, e.filename)
try: sys.exit(3)
except SystemExit as e: print(e.code)
print(open(__file__ if False else "module_os_path.py").readline().strip() if p.exists("module_os_path.py") else "import os, os.path, sys, errno")
