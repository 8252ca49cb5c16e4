//! The toolchain's own helpers in low-level Python: modules of the package `rpython.helpers`.
//!
//! To add a helper module: a file in `rpython-build/helpers`, and a line here.

use super::Standard;

macro_rules! helpers {
    ($($name:literal,)*) => {
        const HELPERS: &[(&str, &str, &str)] = &[$((
            $name,
            concat!("<rpython>/helpers/", $name, ".py"),
            include_str!(concat!("../../../helpers/", $name, ".py")),
        ),)*];
    };
}

helpers! {
    "app_format",
    "app_int",
    "app_intenum",
    "app_classes",
    "app_dataclass",
    "app_finalize",
    "app_errors",
    "app_func",
    "app_hash",
    "app_spread",
    "app_iter",
    "app_managed",
    "app_math",
    "app_named",
    "app_named_methods",
    "app_mathfunc",
    "app_object",
    "app_operators",
    "app_raw",
    "app_str",
    "app_strenum",
    "app_text",
    "ll_append",
    "ll_builder",
    "ll_bytes",
    "ll_codecs",
    "ll_dict",
    "ll_float",
    "ll_format",
    "ll_hash",
    "ll_instance",
    "ll_int",
    "ll_iter",
    "ll_list",
    "ll_math",
    "ll_optional",
    "ll_raw",
    "ll_seq",
    "ll_sort",
    "ll_stacklet",
    "ll_str",
    "ll_strmethods",
    "ll_system",
    "ll_thread",
    "ll_unicode",
    "ll_wide",
    "wire",
}

/// The package that helpers are in.
pub const PACKAGE: &str = "rpython.helpers";

/// The helpers' files: names and texts.
pub fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    HELPERS.iter().map(|&(_, file, text)| (file, text))
}

/// The helper module (or package) of this dotted name.
pub fn find(name: &str) -> Option<Standard> {
    if name == PACKAGE || name == "rpython" {
        let (file, text) = ("<rpython>/__init__.py", "");
        return Some(Standard::Source {
            file,
            text,
            package: true,
        });
    }
    let child = name.strip_prefix(PACKAGE)?.strip_prefix('.')?;
    let &(_, file, text) = HELPERS.iter().find(|h| h.0 == child)?;
    Some(Standard::Source {
        file,
        text,
        package: false,
    })
}
