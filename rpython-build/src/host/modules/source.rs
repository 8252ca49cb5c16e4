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
    source!("_unicodedata_tables", "_unicodedata_tables.py", false),
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
    source!("fnmatch", "fnmatch.py", false),
    source!("fractions", "fractions.py", false),
    source!("functools", "functools.py", false),
    source!("glob", "glob.py", false),
    source!("hashlib", "hashlib.py", false),
    source!("heapq", "heapq.py", false),
    source!("importlib", "importlib.py", false),
    source!("inspect", "inspect.py", false),
    source!("io", "io.py", false),
    source!("itertools", "itertools.py", false),
    source!("json", "json.py", false),
    source!("keyword", "keyword.py", false),
    source!("numbers", "numbers.py", false),
    source!("operator", "operator.py", false),
    source!("os", "os/__init__.py", true),
    source!("os.path", "os/path.py", false),
    source!("random", "random.py", false),
    source!("re", "re.py", false),
    source!("rpython", "rpython/__init__.py", true),
    source!("rpython.config", "rpython/config/__init__.py", true),
    source!("rpython.config.config", "rpython/config/config.py", false),
    source!(
        "rpython.config.translationoption",
        "rpython/config/translationoption.py",
        false
    ),
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
    source!("rpython.rlib.cache", "rpython/rlib/cache.py", false),
    source!(
        "rpython.rlib.compilerinfo",
        "rpython/rlib/compilerinfo.py",
        false
    ),
    source!(
        "rpython.rlib.rawstorage",
        "rpython/rlib/rawstorage.py",
        false
    ),
    source!("rpython.rlib.rvmprof", "rpython/rlib/rvmprof.py", false),
    source!("rpython.rlib._bigmath", "rpython/rlib/_bigmath.py", false),
    source!("rpython.rlib._clocks", "rpython/rlib/_clocks.py", false),
    source!("rpython.rlib._posix", "rpython/rlib/_posix.py", false),
    source!("rpython.rlib._sha512", "rpython/rlib/_sha512.py", false),
    source!("rpython.rlib._signals", "rpython/rlib/_signals.py", false),
    source!("rpython.rlib._sockaddr", "rpython/rlib/_sockaddr.py", false),
    source!("rpython.rlib._stream", "rpython/rlib/_stream.py", false),
    source!("rpython.rlib.debug", "rpython/rlib/debug.py", false),
    source!(
        "rpython.rlib.entrypoint",
        "rpython/rlib/entrypoint.py",
        false
    ),
    source!("rpython.rlib.jit", "rpython/rlib/jit.py", false),
    source!("rpython.rlib.listsort", "rpython/rlib/listsort.py", false),
    source!(
        "rpython.rlib.longlong2float",
        "rpython/rlib/longlong2float.py",
        false
    ),
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
    source!("rpython.rlib.rpoll", "rpython/rlib/rpoll.py", false),
    source!(
        "rpython.rlib.rshrinklist",
        "rpython/rlib/rshrinklist.py",
        false
    ),
    source!("rpython.rlib.rStringIO", "rpython/rlib/rStringIO.py", false),
    source!(
        "rpython.rlib.rposix_stat",
        "rpython/rlib/rposix_stat.py",
        false
    ),
    source!("rpython.rlib.rbisect", "rpython/rlib/rbisect.py", false),
    source!("rpython.rlib.rerased", "rpython/rlib/rerased.py", false),
    source!("rpython.rlib.rfile", "rpython/rlib/rfile.py", false),
    source!("rpython.rlib.rfloat", "rpython/rlib/rfloat.py", false),
    source!("rpython.rlib.rgc", "rpython/rlib/rgc.py", false),
    source!("rpython.rlib.rgil", "rpython/rlib/rgil.py", false),
    source!("rpython.rlib.rlocale", "rpython/rlib/rlocale.py", false),
    source!("rpython.rlib.rmd5", "rpython/rlib/rmd5.py", false),
    source!("rpython.rlib.rpath", "rpython/rlib/rpath.py", false),
    source!("rpython.rlib.rposix", "rpython/rlib/rposix.py", false),
    source!("rpython.rlib.rrandom", "rpython/rlib/rrandom.py", false),
    source!("rpython.rlib.rsha", "rpython/rlib/rsha.py", false),
    source!("rpython.rlib.rsignal", "rpython/rlib/rsignal.py", false),
    source!("rpython.rlib.rsocket", "rpython/rlib/rsocket.py", false),
    source!("rpython.rlib.rsre", "rpython/rlib/rsre/__init__.py", true),
    source!("rpython.rlib.rsre.rpy", "rpython/rlib/rsre/rpy.py", false),
    source!(
        "rpython.rlib.rsre.rsre_core",
        "rpython/rlib/rsre/rsre_core.py",
        false
    ),
    source!(
        "rpython.rlib.rsre.rsre_re",
        "rpython/rlib/rsre/rsre_re.py",
        false
    ),
    source!("rpython.rlib.rstack", "rpython/rlib/rstack.py", false),
    source!("rpython.rlib.rstacklet", "rpython/rlib/rstacklet.py", false),
    source!("rpython.rlib.rstackovf", "rpython/rlib/rstackovf.py", false),
    source!("rpython.rlib.rstring", "rpython/rlib/rstring.py", false),
    source!(
        "rpython.rlib.rstruct",
        "rpython/rlib/rstruct/__init__.py",
        true
    ),
    source!(
        "rpython.rlib.rstruct.error",
        "rpython/rlib/rstruct/error.py",
        false
    ),
    source!(
        "rpython.rlib.rstruct.ieee",
        "rpython/rlib/rstruct/ieee.py",
        false
    ),
    source!(
        "rpython.rlib.rstruct.runpack",
        "rpython/rlib/rstruct/runpack.py",
        false
    ),
    source!("rpython.rlib.rthread", "rpython/rlib/rthread.py", false),
    source!("rpython.rlib.rtime", "rpython/rlib/rtime.py", false),
    source!("rpython.rlib.rtimer", "rpython/rlib/rtimer.py", false),
    source!("rpython.rlib.runicode", "rpython/rlib/runicode.py", false),
    source!("rpython.rlib.rutf8", "rpython/rlib/rutf8.py", false),
    source!("rpython.rlib.rweakref", "rpython/rlib/rweakref.py", false),
    source!("rpython.rlib.rzlib", "rpython/rlib/rzlib.py", false),
    source!("rpython.rlib.signature", "rpython/rlib/signature.py", false),
    source!("rpython.rlib.streamio", "rpython/rlib/streamio.py", false),
    source!("rpython.rlib.types", "rpython/rlib/types.py", false),
    source!(
        "rpython.rlib.unicodedata",
        "rpython/rlib/unicodedata/__init__.py",
        true
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb",
        "rpython/rlib/unicodedata/unicodedb.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_11_0_0",
        "rpython/rlib/unicodedata/unicodedb_11_0_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_12_1_0",
        "rpython/rlib/unicodedata/unicodedb_12_1_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_13_0_0",
        "rpython/rlib/unicodedata/unicodedb_13_0_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_3_2_0",
        "rpython/rlib/unicodedata/unicodedb_3_2_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_5_2_0",
        "rpython/rlib/unicodedata/unicodedb_5_2_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_6_0_0",
        "rpython/rlib/unicodedata/unicodedb_6_0_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_6_2_0",
        "rpython/rlib/unicodedata/unicodedb_6_2_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_8_0_0",
        "rpython/rlib/unicodedata/unicodedb_8_0_0.py",
        false
    ),
    source!(
        "rpython.rlib.unicodedata.unicodedb_9_0_0",
        "rpython/rlib/unicodedata/unicodedb_9_0_0.py",
        false
    ),
    source!("rpython.rlib.unroll", "rpython/rlib/unroll.py", false),
    source!("rpython.rtyper", "rpython/rtyper/__init__.py", true),
    source!(
        "rpython.rtyper.annlowlevel",
        "rpython/rtyper/annlowlevel.py",
        false
    ),
    source!(
        "rpython.rtyper.extregistry",
        "rpython/rtyper/extregistry.py",
        false
    ),
    source!(
        "rpython.rtyper.lltypesystem",
        "rpython/rtyper/lltypesystem/__init__.py",
        true
    ),
    source!(
        "rpython.rtyper.lltypesystem._callbacks",
        "rpython/rtyper/lltypesystem/_callbacks.py",
        false
    ),
    source!(
        "rpython.rtyper.lltypesystem._importtime",
        "rpython/rtyper/lltypesystem/_importtime.py",
        false
    ),
    source!(
        "rpython.rtyper.lltypesystem.llmemory",
        "rpython/rtyper/lltypesystem/llmemory.py",
        false
    ),
    source!(
        "rpython.rtyper.lltypesystem.lloperation",
        "rpython/rtyper/lltypesystem/lloperation.py",
        false
    ),
    source!(
        "rpython.rtyper.lltypesystem.lltype",
        "rpython/rtyper/lltypesystem/lltype.py",
        false
    ),
    source!(
        "rpython.rtyper.lltypesystem.rffi",
        "rpython/rtyper/lltypesystem/rffi.py",
        false
    ),
    source!(
        "rpython.rtyper.tool",
        "rpython/rtyper/tool/__init__.py",
        true
    ),
    source!(
        "rpython.rtyper.tool.rffi_platform",
        "rpython/rtyper/tool/rffi_platform.py",
        false
    ),
    source!("rpython.tool", "rpython/tool/__init__.py", true),
    source!("rpython.tool.pairtype", "rpython/tool/pairtype.py", false),
    source!(
        "rpython.tool.sourcetools",
        "rpython/tool/sourcetools.py",
        false
    ),
    source!("rpython.translated", "rpython/translated/__init__.py", true),
    source!(
        "rpython.translated.array",
        "rpython/translated/array.py",
        false
    ),
    source!(
        "rpython.translated.builtins",
        "rpython/translated/builtins.py",
        false
    ),
    source!(
        "rpython.translated.collections",
        "rpython/translated/collections.py",
        false
    ),
    source!(
        "rpython.translated.contextlib",
        "rpython/translated/contextlib.py",
        false
    ),
    source!(
        "rpython.translated.copy",
        "rpython/translated/copy.py",
        false
    ),
    source!(
        "rpython.translated.errors",
        "rpython/translated/errors.py",
        false
    ),
    source!(
        "rpython.translated.functools",
        "rpython/translated/functools.py",
        false
    ),
    source!(
        "rpython.translated.json",
        "rpython/translated/json.py",
        false
    ),
    source!("rpython.translated.io", "rpython/translated/io.py", false),
    source!(
        "rpython.translated.traceback",
        "rpython/translated/traceback.py",
        false
    ),
    source!(
        "rpython.translated.itertools",
        "rpython/translated/itertools.py",
        false
    ),
    source!(
        "rpython.translated.memory",
        "rpython/translated/memory.py",
        false
    ),
    source!(
        "rpython.translated.operator",
        "rpython/translated/operator.py",
        false
    ),
    source!("rpython.translated.os", "rpython/translated/os.py", false),
    source!(
        "rpython.translated.os_path",
        "rpython/translated/os_path.py",
        false
    ),
    source!(
        "rpython.translated.random",
        "rpython/translated/random.py",
        false
    ),
    source!(
        "rpython.translated._re_error",
        "rpython/translated/_re_error.py",
        false
    ),
    source!(
        "rpython.translated._re_machine",
        "rpython/translated/_re_machine.py",
        false
    ),
    source!(
        "rpython.translated._re_read",
        "rpython/translated/_re_read.py",
        false
    ),
    source!("rpython.translated.re", "rpython/translated/re.py", false),
    source!(
        "rpython.translated.struct",
        "rpython/translated/struct.py",
        false
    ),
    source!("rpython.translated.sys", "rpython/translated/sys.py", false),
    source!(
        "rpython.translated.time",
        "rpython/translated/time.py",
        false
    ),
    source!("rpython.translator", "rpython/translator/__init__.py", true),
    source!(
        "rpython.translator.platform",
        "rpython/translator/platform/__init__.py",
        true
    ),
    source!(
        "rpython.translator.driver",
        "rpython/translator/driver.py",
        false
    ),
    source!(
        "rpython.translator.tool",
        "rpython/translator/tool/__init__.py",
        true
    ),
    source!(
        "rpython.translator.tool.cbuild",
        "rpython/translator/tool/cbuild.py",
        false
    ),
    source!("string", "string.py", false),
    source!("gc", "gc.py", false),
    source!("struct", "struct.py", false),
    source!("traceback", "traceback.py", false),
    source!("tempfile", "tempfile.py", false),
    source!("stat", "stat.py", false),
    source!("textwrap", "textwrap.py", false),
    source!("types", "types.py", false),
    source!("typing", "typing.py", false),
    source!("unicodedata", "unicodedata.py", false),
    source!("warnings", "warnings.py", false),
    source!("weakref", "weakref.py", false),
];
