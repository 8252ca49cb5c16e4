# A small scripting language in the layout of interpreters for the original toolchain: a lexer and a
# parser by hand, a compiler to bytecode, an object model with strategies, primitives whose tables
# are built by decorators while importing, a dispatch loop that is unrolled over opcodes, a JIT driver.
import os
import sys

from vm.errors import ScriptError, SyntaxProblem
from vm.interpreter import Interpreter
from vm.objects import space
from scripts import SCRIPTS


def run_script(name, source):
    print("== " + name)
    interpreter = Interpreter()
    try:
        w_result = interpreter.run(source, name)
    except SyntaxProblem as e:
        print(e.pretty(name))
        return 1
    except ScriptError as e:
        interpreter.flush()
        print("error: " + e.describe())
        return 1
    interpreter.flush()
    print("-> " + space.repr(w_result))
    return 0


def entry_point(argv):
    if len(argv) > 1:
        failures = 0
        for path in argv[1:]:
            fd = os.open(path, os.O_RDONLY, 0o777)
            chunks = []
            while True:
                chunk = os.read(fd, 4096)
                if not chunk:
                    break
                chunks.append(chunk)
            os.close(fd)
            failures += run_script(path, b"".join(chunks).decode("utf-8"))
        return failures
    failed = []
    for name, source in SCRIPTS:
        if run_script(name, source):
            failed.append(name)
    print("failed: " + ", ".join(failed))
    return 0


def target(driver, args):
    driver.exe_name = "script-vm"
    return entry_point, None


def jitpolicy(driver):
    from rpython.jit.codewriter.policy import JitPolicy
    return JitPolicy()


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
