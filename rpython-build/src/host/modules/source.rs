//! The Python sources of standard modules and of `rpython.rlib`.

macro_rules! source {
    ($module:literal, $file:literal, $package:literal) => {
        (
            $module,
            concat!("<rpython>/", $file),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lib/", $file)),
            $package,
        )
    };
}

/// `rpython.ll` for CPython.
pub static EMULATION: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lib/rpython/ll.py"));

/// The dotted name, the name in messages, the text, whether it is a package.
pub static SOURCES: &[(&str, &str, &str, bool)] = &[
    source!("__future__", "__future__.py", false),
    source!("abc", "abc.py", false),
    source!("array", "array.py", false),
    source!("bisect", "bisect.py", false),
    source!("collections", "collections/__init__.py", true),
    source!("collections.abc", "collections/abc.py", false),
    source!("contextlib", "contextlib.py", false),
    source!("copy", "copy.py", false),
    source!("copyreg", "copyreg.py", false),
    source!("dataclasses", "dataclasses.py", false),
    source!("enum", "enum.py", false),
    source!("errno", "errno.py", false),
    source!("functools", "functools.py", false),
    source!("heapq", "heapq.py", false),
    source!("inspect", "inspect.py", false),
    source!("io", "io.py", false),
    source!("itertools", "itertools.py", false),
    source!("keyword", "keyword.py", false),
    source!("numbers", "numbers.py", false),
    source!("operator", "operator.py", false),
    source!("os", "os/__init__.py", true),
    source!("os.path", "os/path.py", false),
    source!("random", "random.py", false),
    source!("re", "re.py", false),
    source!("rpython", "rpython/__init__.py", true),
    source!("rpython.jit", "rpython/jit/__init__.py", true),
    source!(
        "rpython.jit.codewriter",
        "rpython/jit/codewriter/__init__.py",
        true
    ),
    source!(
        "rpython.jit.codewriter.policy",
        "rpython/jit/codewriter/policy.py",
        false
    ),
    source!("rpython.rlib", "rpython/rlib/__init__.py", true),
    source!("rpython.rlib.debug", "rpython/rlib/debug.py", false),
    source!("rpython.rlib.jit", "rpython/rlib/jit.py", false),
    source!("rpython.rlib.nonconst", "rpython/rlib/nonconst.py", false),
    source!(
        "rpython.rlib.objectmodel",
        "rpython/rlib/objectmodel.py",
        false
    ),
    source!(
        "rpython.rlib.rarithmetic",
        "rpython/rlib/rarithmetic.py",
        false
    ),
    source!("rpython.rlib.rbigint", "rpython/rlib/rbigint.py", false),
    source!("rpython.rlib.rerased", "rpython/rlib/rerased.py", false),
    source!("rpython.rlib.rfloat", "rpython/rlib/rfloat.py", false),
    source!("rpython.rlib.rstring", "rpython/rlib/rstring.py", false),
    source!("rpython.rlib.signature", "rpython/rlib/signature.py", false),
    source!("rpython.rlib.types", "rpython/rlib/types.py", false),
    source!("rpython.rlib.unroll", "rpython/rlib/unroll.py", false),
    source!("rpython.translated", "rpython/translated/__init__.py", true),
    source!(
        "rpython.translated.builtins",
        "rpython/translated/builtins.py",
        false
    ),
    source!(
        "rpython.translated.errors",
        "rpython/translated/errors.py",
        false
    ),
    source!("rpython.translated.io", "rpython/translated/io.py", false),
    source!("rpython.translated.os", "rpython/translated/os.py", false),
    source!(
        "rpython.translated.os_path",
        "rpython/translated/os_path.py",
        false
    ),
    source!("rpython.translated.sys", "rpython/translated/sys.py", false),
    source!(
        "rpython.translated.time",
        "rpython/translated/time.py",
        false
    ),
    source!("string", "string.py", false),
    source!("struct", "struct.py", false),
    source!("traceback", "traceback.py", false),
    source!("types", "types.py", false),
    source!("typing", "typing.py", false),
    source!("warnings", "warnings.py", false),
    source!("weakref", "weakref.py", false),
];
