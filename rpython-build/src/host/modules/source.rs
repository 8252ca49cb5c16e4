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

/// The dotted name, the name in messages, the text, whether it is a package.
pub static SOURCES: &[(&str, &str, &str, bool)] = &[
    source!("functools", "functools.py", false),
    source!("itertools", "itertools.py", false),
    source!("operator", "operator.py", false),
    source!("types", "types.py", false),
];
